import Foundation

/// What a table does when a finger touches a row, in UIKit's order.
extension UITableView {
    /// The row is highlighted, unless the delegate says no: that ends the touch, and a selected row keeps its look
    /// (`UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`).
    final func press(_ row: FollowedRow, _ cell: any ListCell) -> Bool {
        guard engine.selectsRows, let asked = row.path else { return false }
        let delegate = delegate
        guard delegate?.tableView(self, shouldHighlightRowAt: asked.indexPath) ?? true, let path = row.path else {
            return false
        }
        engine.shownCell(path)?.isHighlighted = true
        delegate?.tableView(self, didHighlightRowAt: path.indexPath)
        return true
    }

    /// Unverified: the highlight ends before the delegate is asked about the selection.
    final func lift(_ row: FollowedRow, _ cell: any ListCell) {
        guard let lifted = row.path else { return }
        let delegate = delegate
        cancelPress(lifted, cell)
        // What the delegate did meanwhile may have changed the rows.
        guard let path = row.path else { return }
        if engine.selectsMultiple, engine.isSelected(path) { deselect(row, delegate) } else { select(row, delegate) }
    }

    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        engine.endHighlight(cell, path)
        delegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    final func cancelMovement() {}

    private func select(_ touched: FollowedRow, _ delegate: (any UITableViewDelegate)?) {
        let extends = engine.selectsMultiple && !engine.selection.isEmpty
        guard let row = answer(touched, delegate, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
        if !engine.selectsMultiple {
            for old in engine.selectedRows where old.path != row.path && old.path.map(engine.isSelected) == true {
                deselect(old, delegate)
            }
        }
        guard let path = row.path else { return }
        engine.setSelected(true, path)
        guard let delegate else { return }
        delegate.tableView(self, didSelectRowAt: path.indexPath)
        // The primary action of a row follows its selection, changed or not, unless that extends one of several.
        guard !extends, let path = row.path,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath), let path = row.path
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
    }

    /// `nil` from the delegate leaves the row selected; another row's index path deselects that one.
    private func deselect(_ selected: FollowedRow, _ delegate: (any UITableViewDelegate)?) {
        guard let path = answer(selected, delegate, { $0.tableView(self, willDeselectRowAt: $1) })?.path else { return }
        engine.setSelected(false, path)
        delegate?.tableView(self, didDeselectRowAt: path.indexPath)
    }

    /// The row that a delegate names when it is asked about one: that row, wherever it is after the question, or another.
    /// `nil`: it refuses, or the row has gone.
    private func answer(
        _ asked: FollowedRow, _ delegate: (any UITableViewDelegate)?,
        _ question: (any UITableViewDelegate, IndexPath) -> IndexPath?
    ) -> FollowedRow? {
        guard let delegate else { return asked }
        guard let path = asked.path, let named = question(delegate, path.indexPath).flatMap(RowPath.init) else {
            return nil
        }
        if named == path { return asked.path == nil ? nil : asked }
        return engine.contains(named) ? engine.follow(named) : nil
    }

    // MARK: Dragging

    /// The delegate may send the row elsewhere, each time it is over another. Unverified: dropped where it was, the data source
    /// hears nothing. Whether UIKit shows the handle of a row that can be moved and can't be edited is not known: none is
    /// shown here, and the row can be dragged all the same. Unverified: a drag ends without a drop when the rows change under it.
    final func drag(_ row: FollowedRow, to destination: RowPath) throws(TouchRefusal) {
        guard engine.isEditing else { throw .notAllowed("rows can be moved only while the table is being edited") }
        guard let source = row.path else { return }
        engine.phases.begin(.dragging)
        defer { engine.phases.end() }
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: source.indexPath) else {
            throw .notAllowed("the row can't be moved")
        }
        guard !engine.phases.isInterrupted else { return }
        let cell = engine.shownCell(source) as? UITableViewCell
        cell?.isReordering = true
        cell?.prepareLayout()
        var target = source
        for over in engine.way(from: source, to: destination) where !engine.phases.isInterrupted {
            let answer = delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: source.indexPath, toProposedIndexPath: over.indexPath)
            target = answer.flatMap(RowPath.init) ?? over
        }
        cell?.isReordering = false
        guard target != source, !engine.phases.isInterrupted else { return }
        dataSource.tableView(self, moveRowAt: source.indexPath, to: target.indexPath)
        if engine.unimplemented.contains(.move) {
            throw .notAllowed("the data source moves no rows: it has no tableView(_:moveRowAt:to:)")
        }
        // A data source that changed the table itself, as a diffable one does, has moved the row already.
        if !engine.phases.isInterrupted { engine.moved(source, to: target) }
        layoutIfNeeded()
    }
}
