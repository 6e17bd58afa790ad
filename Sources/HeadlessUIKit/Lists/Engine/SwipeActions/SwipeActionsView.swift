import Foundation

/// The edge of a row at which its actions are revealed.
enum SwipeEdge {
    case leading, trailing
}

/// The actions of an open row, as buttons ordered from the row's edge inward. The corresponding class in UIKit is
/// private.
package final class SwipeActionsView: UIView {
    package let actions: [UIContextualAction]
    /// The buttons, one for each action.
    let buttons: [UIButton]

    /// Creates the buttons. `perform` is called with the action that was tapped and its button.
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

    /// Positions the view at an edge of a cell, over the content. UIKit moves the content aside instead. The first button
    /// reaches the edge of the screen, and its title is within the safe area. Unverified: a button is at least 74 points
    /// wide.
    func takePlace(at edge: SwipeEdge, of cell: UIView) {
        let (size, isLeft) = (cell.frame.size, (edge == .leading) != cell.isMirrored)
        let safe = isLeft ? cell.safeAreaInsets.left : cell.safeAreaInsets.right
        let insets = UIEdgeInsets(top: 0, left: isLeft ? safe : 0, bottom: 0, right: isLeft ? 0 : safe)
        if insets != .zero { buttons.first?.contentEdgeInsets = .zero }
        var widths = buttons.map { max(74, $0.intrinsicContentSize.width + 24) }
        if insets != .zero, let first = buttons.first {
            widths[0] += safe
            first.contentEdgeInsets = insets
        }
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
