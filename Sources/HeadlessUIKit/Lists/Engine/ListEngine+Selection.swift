import Foundation

// MARK: - Selection

extension ListEngine {
    /// Whether multiple selection is currently allowed.
    var selectsMultiple: Bool {
        isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection
    }

    /// Whether rows can currently be selected by touch.
    var selectsRows: Bool {
        selectsMultiple || (isEditing ? list.allowsSelectionDuringEditing : list.allowsSelection)
    }

    var selectedPaths: [RowPath] { selection.all }

    /// The selected rows, whose positions are kept up to date when the list changes. Use this property instead of
    /// `selectedPaths` to call the delegate for each row, because the delegate may change the rows.
    var selectedRows: [FollowedRow] { selectedPaths.map { follow($0, outlivesReloads: false) } }

    func isSelected(_ path: RowPath) -> Bool { selection.contains(path) }

    /// Removes a row's highlight. If the row's cell was replaced during the touch, removes the highlight from both
    /// cells.
    func endHighlight(_ cell: any ListCell, _ path: RowPath) {
        cell.isHighlighted = false
        if cell.path != path { shownCell(path)?.isHighlighted = false }
    }

    func isSelected(_ row: FollowedRow) -> Bool { row.path.map { isSelected($0) } ?? false }

    /// Selects or deselects a row, both in the selection and in its cell.
    func setSelected(_ selected: Bool, _ path: RowPath) {
        if selected { selection.insert(path) } else { selection.remove(path) }
        if let cell = shownCell(path), cell.isSelected != selected { cell.isSelected = selected }
    }

    /// Clears the selection after editing has ended, if multiple selection is allowed only during editing. The delegate
    /// is not called (unverified).
    func dropSelectionOfEditing() {
        guard !isEditing, list.allowsMultipleSelectionDuringEditing, !list.allowsMultipleSelection else { return }
        for path in selectedPaths { setSelected(false, path) }
    }

    /// Selects a row programmatically. `nil` clears the selection.
    ///
    /// - Returns: Whether the row exists.
    func select(_ indexPath: IndexPath?) -> Bool {
        guard isInUse() else { return false }
        carryOutPending()
        guard let path = indexPath.flatMap(path) else {
            for path in selectedPaths { setSelected(false, path) }
            return false
        }
        guard contains(path) else { return false }
        if !selectsMultiple, !selection.isEmpty {
            for other in selectedPaths where other != path { setSelected(false, other) }
        }
        setSelected(true, path)
        return true
    }
}
