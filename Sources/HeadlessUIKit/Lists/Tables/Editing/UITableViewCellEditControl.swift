import Foundation

/// The minus or plus control at a cell's leading edge while the table is in editing mode. UIKit has a private class of
/// this name.
package final class UITableViewCellEditControl: UIControl {
    /// The editing style, which determines whether the control shows a minus or a plus.
    package let style: UITableViewCell.EditingStyle

    /// Creates a control. Its accessibility label is unverified.
    init(style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
        accessibilityLabel = style == .insert ? "Insert" : "Remove"
    }

    package required init?(coder: NSCoder) {
        style = .delete
        super.init(coder: coder)
    }

    // MARK: Description

    package override var hasSizeOfUIKit: Bool { true }
    // Unverified.
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? { .editControl(style == .insert ? "⊕ " : "⊖ ") }
}

/// The reorder handle at a cell's trailing edge. UIKit has a private class of this name.
package final class UITableViewCellReorderControl: UIControl {
    /// Creates a handle. Its accessibility label is unverified.
    init() {
        super.init(frame: .zero)
        accessibilityLabel = "Reorder"
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Description

    package override var hasSizeOfUIKit: Bool { true }
    // Unverified.
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? { .handle(" ≡") }
}
