import Foundation

/// What a list does when a row is opened to its actions, in UIKit's order.
extension ListEngine {
    /// Opens a row; one that was open closes.
    func open(
        _ asked: FollowedRow, _ edge: SwipeEdge, _ configuration: UISwipeActionsConfiguration, isSwiped: Bool
    ) {
        // The delegate may let go of the list.
        let list = list
        closeOpenRow()
        // Who was asked may have pushed it out of sight.
        guard let path = asked.path, shownCell(path) != nil else { return }
        let row = follow(path, outlivesReloads: false)
        if isSwiped { list.willSwipe(path) }
        // Who was told may have taken the row away, or opened another.
        guard openRow == nil else { return }
        guard let path = row.path, let cell = shownCell(path) else {
            if isSwiped { list.didSwipe(row.path) }
            return
        }
        let view = SwipeActionsView(configuration.actions) { [unowned self] in perform($0, $1) }
        let opened = OpenRow(row, cell, edge, view, configuration, isSwiped: isSwiped)
        openRow = opened
        list.showActions(opened, true)
    }

    /// Calls an action's handler, which closes the row when it says that it is done; a row that went meanwhile is closed.
    func perform(_ action: UIContextualAction, _ button: UIButton) {
        guard let row = openRow else { return }
        // The handler may let go of the list, too.
        withExtendedLifetime(list) {
            action.handler(action, button) { [weak self, weak row] _ in
                guard let self, let row, openRow === row else { return }
                closeOpenRow()
            }
        }
    }

    /// Closes the row that is open. The delegate is notified of the end of a swipe, without an index path if the row is gone.
    func closeOpenRow() {
        guard let opened = openRow else { return }
        openRow = nil
        list.showActions(opened, false)
        if opened.isSwiped { list.didSwipe(opened.row.path) }
    }
}

extension OpenRow {
    func takePlace() { view.takePlace(at: edge, of: cell) }

    /// Shows the actions in the cell, or does so no longer.
    func setShown(_ isShown: Bool) {
        if isShown {
            cell.addSubview(view)
            takePlace()
        } else {
            view.removeFromSuperview()
        }
        cell.isSwiped = isShown && isSwiped
    }
}
