/// Actions that a VoiceOver user can perform.
extension Finger {
    /// Performs the custom accessibility action with the given name.
    ///
    /// The action may belong to the view, to one of its superviews within the same row, or to an accessibility element
    /// of one of these views.
    public func perform(_ name: String, of view: UIView) throws(TouchRefusal) {
        try reach(view)
        var names: [String] = []
        var current: UIView? = view
        while let ancestor = current {
            for action in ancestor.allCustomActions {
                guard action.name == name else {
                    names.append(action.name)
                    continue
                }
                guard action.actionHandler?(action) ?? false else { throw .notAllowed("\"\(name)\" was not possible") }
                return ancestor.root.layoutIfNeeded()
            }
            current = ancestor.isRow ? nil : ancestor.superview
        }
        let others = names.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .notAllowed(
            "\(Self.name(view)) has no custom action \"\(name)\", it has \(others.isEmpty ? "none" : others)")
    }
}

extension UIView {
    fileprivate var allCustomActions: [UIAccessibilityCustomAction] {
        let elements = accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        return (accessibilityCustomActions ?? []) + elements.flatMap { $0.accessibilityCustomActions ?? [] }
    }
}
