import Foundation

/// What a list does when a row is opened to its actions, in UIKit's order.
extension ListScrollView {
    /// Opens a row; one that was open closes.
    final func open(
        _ cell: any ListCell, _ edge: SwipeEdge, _ configuration: UISwipeActionsConfiguration, isSwiped: Bool
    ) {
        closeOpenRow()
        guard let path = cell.path else { return }
        if isSwiped { willSwipe(path) }
        // Who was told may have taken the row away, or opened another.
        guard openRow == nil else { return }
        guard cell.path != nil else {
            if isSwiped { didSwipe(nil) }
            return
        }
        let view = SwipeActionsView(configuration.actions) { [unowned self] in perform($0, $1) }
        let row = OpenRow(cell, edge, view, configuration, isSwiped: isSwiped)
        openRow = row
        show(row)
    }

    /// Calls an action's handler, which closes the row when it says that it is done; a row that went meanwhile is closed.
    final func perform(_ action: UIContextualAction, _ button: UIButton) {
        guard let row = openRow else { return }
        action.handler(action, button) { [weak self, weak row] _ in
            guard let self, let row, openRow === row else { return }
            closeOpenRow()
        }
    }

    /// Closes the row that is open. The delegate hears of the end of a swipe, without an index path if the row is gone.
    final func closeOpenRow() {
        guard let row = openRow else { return }
        openRow = nil
        hide(row)
        guard row.isSwiped else { return }
        didSwipe(row.cell.path.flatMap { geometry?.contains($0) == true ? $0 : nil })
    }
}
