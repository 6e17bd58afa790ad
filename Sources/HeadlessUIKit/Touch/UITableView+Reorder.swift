import Foundation

/// What a table does when a finger drags a row to another place, in UIKit's order.
extension UITableView {
    /// Drags a row over the rows between it and its destination, and lets go. The delegate may send it elsewhere, each time
    /// it is over a row. Believed: dropped in its own place, the data source hears nothing.
    /// Whether UIKit shows the handle of a row that can be moved and can't be edited is not known: none is shown here, and the
    /// row can be dragged all the same.
    final func dragRow(_ source: RowPath, to destination: RowPath) throws(TouchRefusal) {
        guard isEditingStorage else { throw .notAllowed("rows can be moved only while the table is being edited") }
        let before = changes
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: source.indexPath) else {
            throw .notAllowed("the row can't be moved")
        }
        let cell = visibleCell(source)
        cell?.isReordering = true
        cell?.updateConfigurationIfNeeded()
        var target = source
        for over in way(from: source, to: destination) {
            let proposed = over.indexPath
            let answer = delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: source.indexPath, toProposedIndexPath: proposed)
            target = answer.flatMap(RowPath.init) ?? over
        }
        cell?.isReordering = false
        // Believed: a drag ends without a drop when the rows change under it.
        guard target != source, changes == before, geometry != nil else { return }
        dataSource.tableView(self, moveRowAt: source.indexPath, to: target.indexPath)
        if leftOut.contains(.move) {
            throw .notAllowed("the data source moves no rows: it has no tableView(_:moveRowAt:to:)")
        }
        // A data source that changed the table itself, as a diffable one does, has moved the row already.
        if changes == before, geometry != nil { moved(source, to: target) }
        layoutIfNeeded()
    }
}
