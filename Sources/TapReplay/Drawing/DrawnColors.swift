import HeadlessUIKit

/// The colors of a view and its subviews. System colors are listed by name. All other colors are resolved for the
/// view's traits.
@MainActor
struct DrawnColors {
    private struct Part: Hashable {
        let view: ObjectIdentifier
        let kind: String
    }

    /// The colored parts, in the order in which they occur in the view tree.
    private var parts: [(part: Part, name: String, color: String)] = []

    init(of view: UIView) { collect(view) }

    private mutating func collect(_ view: UIView) {
        if view.isHidden { return }
        add("background", view.backgroundColor, view)
        add("tint", view.tintColor, view)
        switch view {
        case let label as UILabel: add("text", label.textColor, label)
        case let field as UITextField: add("text", field.textColor, field)
        case let textView as UITextView: add("text", textView.textColor, textView)
        case let button as UIButton: add("text", button.currentTitleColor, button)
        default: break
        }
        for inner in view.ownSubviews { collect(inner) }
    }

    private mutating func add(_ kind: String, _ color: UIColor?, _ view: UIView) {
        let resolved =
            color.map { $0.isOfSystem ? "\($0)" : "\($0.resolvedColor(with: view.traitCollection))" } ?? "none"
        parts.append((Part(view: ObjectIdentifier(view), kind: kind), "\(kind) of \(Self.name(view))", resolved))
    }

    /// Returns the name that is used for a view in the output.
    ///
    /// The background view of a cell has the same name as the cell.
    private static func name(_ view: UIView) -> String {
        if let cell = view.superview as? any ListCell, view !== cell.contentView, !(view is UIControl) {
            return "\(type(of: cell))"
        }
        let text = (view.accessibilityIdentifier ?? view.ownText).map { " \(ScriptSpelling.text($0))" }
        return "\(type(of: view))\(text ?? "")"
    }

    /// Returns one line for each changed color, such as `~ text of UILabel "Ada": label → white`.
    ///
    /// Equal lines are merged.
    func changes(since before: DrawnColors) -> [String] {
        let colors = Dictionary(before.parts.map { ($0.part, $0.color) }) { first, _ in first }
        var (lines, counts): ([String], [String: Int]) = ([], [:])
        for (part, name, color) in parts {
            let old = colors[part] ?? "none"
            if old == color { continue }
            let line = "~ \(name): \(old) → \(color)"
            if counts[line] == nil { lines.append(line) }
            counts[line, default: 0] += 1
        }
        return lines.map { line in counts[line].map { $0 > 1 ? "\(line), \($0) times" : line } ?? line }
    }
}
