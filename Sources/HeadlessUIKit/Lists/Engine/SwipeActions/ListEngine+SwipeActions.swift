import Foundation

/// Opens and closes rows that show their swipe actions, and makes the delegate calls in UIKit's order.
extension ListEngine {
    /// Opens a row, and closes the row that was open before.
    func open(
        _ asked: FollowedRow, _ edge: SwipeEdge, _ configuration: UISwipeActionsConfiguration, isSwiped: Bool
    ) {
        // Keeps the list alive, because the delegate may release it.
        let list = list
        closeOpenRow()
        // A delegate call may have moved the row out of view.
        guard let path = asked.path, shownCell(path) != nil else { return }
        let row = follow(path, outlivesReloads: false)
        if isSwiped { list.willSwipe(path) }
        // The delegate may have removed the row or opened a different one.
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

    /// Calls an action's handler. The row closes when the handler reports completion; a row that was removed in the
    /// meantime is already closed.
    func perform(_ action: UIContextualAction, _ button: UIButton) {
        guard let row = openRow else { return }
        // Keeps the list alive, because the handler may release it.
        withExtendedLifetime(list) {
            action.handler(action, button) { [weak self, weak row] _ in
                guard let self, let row, openRow === row else { return }
                closeOpenRow()
            }
        }
    }

    /// Closes the open row. If a swipe opened the row, notifies the delegate that editing has ended; the index path is
    /// `nil` if the row no longer exists.
    func closeOpenRow() {
        guard let opened = openRow else { return }
        openRow = nil
        list.showActions(opened, false)
        if opened.isSwiped { list.didSwipe(opened.row.path) }
    }
}

extension OpenRow {
    func takePlace() { view.takePlace(at: edge, of: cell) }

    /// Adds the actions to the cell or removes them from it.
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
