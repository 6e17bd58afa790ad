import Foundation

/// Touches on a table's rows, with the delegate calls in UIKit's order.
extension UITableView {
    /// Highlights a row. Returns `false`, which ends the touch, if rows can't be selected or the delegate refuses to
    /// highlight the row. In these cases, a selected row keeps its selected appearance, as Apple documents for
    /// `UITableViewDelegate.tableView(_:shouldHighlightRowAt:)`.
    final func press(_ row: FollowedRow, _ cell: any ListCell) -> Bool {
        guard engine.selectsRows, let asked = row.path, engine.placeholder(at: asked) == nil else { return false }
        let delegate = delegate
        guard delegate?.tableView(self, shouldHighlightRowAt: engine.indexPath(asked)) ?? true, let path = row.path
        else {
            return false
        }
        engine.shownCell(path)?.isHighlighted = true
        delegate?.tableView(self, didHighlightRowAt: engine.indexPath(path))
        return true
    }

    /// Selects or deselects the row when the finger is lifted. Unverified: the highlight ends before the delegate is
    /// asked about the selection.
    final func lift(_ row: FollowedRow, _ cell: any ListCell) {
        guard let lifted = row.path else { return }
        let delegate = delegate
        cancelPress(lifted, cell)
        // The delegate may have changed the rows in the calls above.
        guard let path = row.path else { return }
        if engine.selectsMultiple, engine.isSelected(path) { deselect(row, delegate) } else { select(row, delegate) }
    }

    final func selectByFocus(_ row: FollowedRow) {
        guard selectionFollowsFocus, engine.selectsRows, let path = row.path, !engine.isSelected(path),
            delegate?.tableView(self, selectionFollowsFocusForRowAt: engine.indexPath(path)) ?? true
        else { return }
        select(row, delegate, isPrimary: false)
    }

    final func canFocus(_ path: RowPath) -> Bool {
        delegate?.tableView(self, canFocusRowAt: engine.indexPath(path)) ?? allowsFocus
    }

    final func askForPreferredFocus() -> IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

    final func cancelPress(_ path: RowPath, _ cell: any ListCell) {
        engine.endHighlight(cell, path)
        delegate?.tableView(self, didUnhighlightRowAt: engine.indexPath(path))
    }

    final func cancelMovement() {}

    private func select(
        _ touched: FollowedRow, _ delegate: (any UITableViewDelegate)?, isPrimary: Bool = true
    ) {
        let extends = engine.selectsMultiple && !engine.selection.isEmpty
        guard let row = answer(touched, delegate, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
        if !engine.selectsMultiple {
            for old in engine.selectedRows where old.path != row.path && old.path.map(engine.isSelected) == true {
                deselect(old, delegate)
            }
        }
        guard let path = row.path else { return }
        engine.setSelected(true, path)
        // UIKit performs the cell's segue before it notifies the delegate, as developers have reported.
        engine.shownCell(path)?.rareProperties?.selectionSegue?()
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        guard let delegate, let path = row.path else { return }
        delegate.tableView(self, didSelectRowAt: engine.indexPath(path))
        // The primary action is performed after the selection, even if the selection did not change, unless the tap
        // extended a multiple selection.
        guard isPrimary, !extends, let path = row.path,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: engine.indexPath(path)), let path = row.path
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: engine.indexPath(path))
    }

    /// Deselects a row. If the delegate's `tableView(_:willDeselectRowAt:)` returns `nil`, the row stays selected; if
    /// it returns a different index path, that row is deselected instead.
    private func deselect(_ selected: FollowedRow, _ delegate: (any UITableViewDelegate)?) {
        guard let path = answer(selected, delegate, { $0.tableView(self, willDeselectRowAt: $1) })?.path else { return }
        engine.setSelected(false, path)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        delegate?.tableView(self, didDeselectRowAt: engine.indexPath(path))
    }

    /// Returns the row that the delegate chooses: either the row it was asked about, whose index path may have changed
    /// during the call, or a different row. Returns `nil` if the delegate refuses or the row no longer exists.
    private func answer(
        _ asked: FollowedRow, _ delegate: (any UITableViewDelegate)?,
        _ question: (any UITableViewDelegate, IndexPath) -> IndexPath?
    ) -> FollowedRow? {
        guard let delegate else { return asked }
        guard let path = asked.path, let named = question(delegate, engine.indexPath(path)).flatMap(engine.path) else {
            return nil
        }
        if named == path { return asked.path == nil ? nil : asked }
        return engine.contains(named) ? engine.follow(named) : nil
    }

    // MARK: Dragging

    /// Drags a row to a destination. The delegate may redirect the row each time it passes over another row.
    /// Unverified: the data source is not called if the row is dropped at its original position. It is not known
    /// whether UIKit shows the reorder control of a row that can be moved but not edited. In HeadlessUIKit, the control
    /// is not shown, but the row can still be dragged. Unverified: a drag ends without a drop if the rows change while
    /// it is in progress.
    final func drag(_ row: FollowedRow, to destination: RowPath) throws(TouchRefusal) {
        guard engine.isEditing else { throw .notAllowed("rows can be moved only while the table is being edited") }
        guard let source = row.path else { return }
        engine.phases.begin(.dragging)
        defer { engine.phases.end() }
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: engine.indexPath(source)) else {
            throw .notAllowed("the row can't be moved")
        }
        guard !engine.phases.isInterrupted else { return }
        let cell = engine.shownCell(source) as? UITableViewCell
        cell?.isReordering = true
        cell?.prepareLayout()
        var target = source
        for over in engine.way(from: source, to: destination) where !engine.phases.isInterrupted {
            let answer = delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: engine.indexPath(source),
                toProposedIndexPath: engine.indexPath(over))
            target = answer.flatMap(engine.path) ?? over
        }
        cell?.isReordering = false
        guard target != source, !engine.phases.isInterrupted else { return }
        guard moveRow(source, to: target) else {
            throw .notAllowed("the data source moves no rows: it has no tableView(_:moveRowAt:to:)")
        }
    }

    /// Moves a row that was dropped at another position: the data source moves it, and then the table.
    ///
    /// - Returns: Whether the data source moves rows.
    final func moveRow(_ source: RowPath, to target: RowPath) -> Bool {
        guard let dataSource else { return false }
        engine.phases.begin(.dragging)
        dataSource.tableView(self, moveRowAt: engine.indexPath(source), to: engine.indexPath(target))
        // If the data source has updated the table itself, for example by applying a snapshot, the row has already been
        // moved.
        let isUnchanged = engine.phases.end()
        guard !engine.unimplemented.contains(.move) else { return false }
        if isUnchanged { engine.moved(source, to: target) }
        layoutIfNeeded()
        return true
    }
}
