import Foundation

#if !canImport(ObjectiveC)
extension NSObjectProtocol where Self: UIResponder {
    /// Calls a closure when a property of the object has changed. Mirrors `NSObject.observe(_:options:changeHandler:)`,
    /// Foundation.
    ///
    /// The closure is called if the value differs from the last one, and not before the change (`prior`). These properties
    /// of views and controllers can be observed: `alpha`, `attributedText`, `bounds`, `center`, `contentInset`,
    /// `contentOffset`, `contentSize`, `frame`, `image`, `isEnabled`, `isHidden`, `isHighlighted`, `isSelected`, `text`
    /// and `title`. Observers of any other
    /// property are called only if one of these changes, too.
    @MainActor @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(of: self)
        var last = self[keyPath: keyPath]
        let options = options
        let call: @MainActor (Self, Value?, Value) -> Void = { object, old, new in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        KeyValueObserving.add(
            KeyValueObserving.Entry(object: self, observation: observation) { [weak self] in
                guard let self else { return }
                let (old, new) = (last, self[keyPath: keyPath])
                guard !KeyValueObserving.areEqual(old, new) else { return }
                last = new
                call(self, old, new)
            }, of: self)
        if options.contains(.initial) { call(self, nil, last) }
        return observation
    }
}
#endif
