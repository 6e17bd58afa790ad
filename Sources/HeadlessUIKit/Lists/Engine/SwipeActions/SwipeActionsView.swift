import Foundation

/// The edge of a row at which actions are uncovered.
enum SwipeEdge {
    case leading, trailing
}

/// The actions of an open row, as buttons from the row's edge inwards. UIKit's own is private.
package final class SwipeActionsView: UIView {
    package let actions: [UIContextualAction]
    /// One for each action.
    let buttons: [UIButton]

    /// Buttons that tell which action was tapped, and which button shows it.
    init(_ actions: [UIContextualAction], perform: @escaping @MainActor (UIContextualAction, UIButton) -> Void) {
        self.actions = actions
        buttons = actions.map { action in
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.backgroundColor = action.backgroundColor
            let tap = UIAction { [unowned button] _ in perform(action, button) }
            button.addAction(tap, for: .primaryActionTriggered)
            return button
        }
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    /// Takes its place at an edge of a cell, over its content, which UIKit moves aside. Unverified: a button is at least 74 points
    /// wide.
    func takePlace(at edge: SwipeEdge, of cell: UIView) {
        let (size, isLeft) = (cell.frame.size, (edge == .leading) != cell.isMirrored)
        let widths = buttons.map { max(74, $0.intrinsicContentSize.width + 24) }
        let width = widths.reduce(0, +)
        frame = CGRect(x: isLeft ? 0 : size.width - width, y: 0, width: width, height: size.height)
        var start: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let x = isLeft ? start : frame.width - start - width
            button.frame = CGRect(x: x, y: 0, width: width, height: size.height)
            start += width
        }
    }

    package required init?(coder: NSCoder) { return nil }
}
