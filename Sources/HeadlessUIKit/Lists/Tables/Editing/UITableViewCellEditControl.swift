import Foundation

/// The minus or plus at a row's leading edge while its table is edited. UIKit's own is private: the class's name is.
package final class UITableViewCellEditControl: UIControl {
    /// Whether it is a minus or a plus.
    package let style: UITableViewCell.EditingStyle

    /// Unverified: the accessibility labels.
    init(style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
        accessibilityLabel = style == .insert ? "Insert" : "Remove"
    }

    package required init?(coder: NSCoder) {
        style = .delete
        super.init(coder: coder)
    }
}

/// The handle at a row's trailing edge that a finger drags it by. UIKit's own is private: the class's name is.
package final class UITableViewCellReorderControl: UIControl {
    /// Unverified: the accessibility label.
    init() {
        super.init(frame: .zero)
        accessibilityLabel = "Reorder"
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }
}
