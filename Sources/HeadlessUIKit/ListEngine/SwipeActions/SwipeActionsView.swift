import Foundation

/// The edge of a row at which actions are uncovered.
enum SwipeEdge {
    case leading, trailing
}

/// The actions of an open row, as buttons from the row's edge inwards. UIKit's own is private.
package final class SwipeActionsView: UIView {
    let actions: [UIContextualAction]
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

    package required init?(coder: NSCoder) { return nil }
}
