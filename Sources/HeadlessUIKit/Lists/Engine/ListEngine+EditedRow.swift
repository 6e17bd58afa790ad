import Foundation

/// The row that contains the first responder and has been scrolled out of view.
@MainActor
struct EditedRow {
    let row: FollowedRow
    let cell: any ListCell
    /// The row's last position, which remains known after the row is removed.
    var lastPath: RowPath
}

extension ListEngine {
    /// If the cell of a row that was scrolled out of view contains the first responder, keeps the cell, so that editing
    /// continues. As in UIKit, the cell stays in the list, but no longer has an index path. Unverified: the delegate's
    /// `didEndDisplaying` method is called only when editing has ended.
    ///
    /// - Returns: Whether the cell is kept.
    func keepWhileEdited(_ cell: any ListCell, _ path: RowPath) -> Bool {
        guard containsFirstResponder(cell) else { return false }
        if openRow?.cell === cell { closeOpenRow() }
        cell.path = nil
        dropEditedRow()
        editedRow = EditedRow(row: follow(path, outlivesReloads: false), cell: cell, lastPath: path)
        return true
    }

    /// Returns the cell that was kept for a row; `nil` if no cell was kept for it.
    func editedCell(_ path: RowPath) -> (any ListCell)? {
        guard let editedRow, editedRow.row.path == path else { return nil }
        return editedRow.cell
    }

    /// Returns the cell that was kept for a row, and stops keeping it, because the row becomes visible again.
    func takeEdited(_ path: RowPath) -> (any ListCell)? {
        guard let cell = editedCell(path) else { return nil }
        editedRow = nil
        return cell
    }

    /// Removes the kept cell if editing has ended, or if the row was removed or reloaded. Otherwise, updates the cell's
    /// position.
    func updateEditedRow() {
        guard let kept = editedRow else { return }
        guard let path = kept.row.path, containsFirstResponder(kept.cell) else { return dropEditedRow() }
        editedRow?.lastPath = path
        setFrame(kept.cell, path)
    }

    /// Lets the next layout remove the kept cell, if editing has ended in it.
    func editingEndedInside() {
        if let editedRow, !containsFirstResponder(editedRow.cell) { list.setNeedsLayout() }
    }

    private func containsFirstResponder(_ cell: UIView) -> Bool {
        (UIResponder.firstResponder as? UIView)?.isDescendant(of: cell) ?? false
    }

    func dropEditedRow() {
        guard let kept = editedRow else { return }
        editedRow = nil
        endDisplaying(kept.cell, kept.lastPath)
    }

    /// Returns the given subviews, except for the kept cell, which is out of view.
    func visible(_ subviews: [UIView]) -> [UIView] {
        guard let editedRow else { return subviews }
        return subviews.filter { $0 !== editedRow.cell }
    }
}
