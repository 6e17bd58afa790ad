import Foundation

// MARK: - Selection

extension ListEngine {
    /// Whether several rows can be selected now.
    var selectsMultiple: Bool {
        isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection
    }

    /// Whether a finger may select rows now.
    var selectsRows: Bool {
        selectsMultiple || (isEditing ? list.allowsSelectionDuringEditing : list.allowsSelection)
    }

    var selectedPaths: [RowPath] { selection.all }

    /// The selected rows for whoever asks the delegate about one after the other, which may change the rows.
    var selectedRows: [FollowedRow] { selectedPaths.map { follow($0, outlivesReloads: false) } }

    func isSelected(_ path: RowPath) -> Bool { selection.contains(path) }

    /// The highlight of a row ends, which may have got another cell while it was touched.
    func endHighlight(_ cell: any ListCell, _ path: RowPath) {
        cell.isHighlighted = false
        if cell.path != path { shownCell(path)?.isHighlighted = false }
    }

    func isSelected(_ row: FollowedRow) -> Bool { row.path.map { isSelected($0) } ?? false }

    /// Keeps the list of selected rows and the look of the row's cell together.
    func setSelected(_ selected: Bool, _ path: RowPath) {
        if selected { selection.insert(path) } else { selection.remove(path) }
        if let cell = shownCell(path), cell.isSelected != selected { cell.isSelected = selected }
    }

    /// Drops the selection where only editing allows several rows. Unverified; no delegate is called.
    func dropSelectionOfEditing() {
        guard !isEditing, list.allowsMultipleSelectionDuringEditing, !list.allowsMultipleSelection else { return }
        for path in selectedPaths { setSelected(false, path) }
    }

    /// Selects a row from code, or drops the selection for `nil`.
    ///
    /// - Returns: Whether there is such a row.
    func select(_ indexPath: IndexPath?) -> Bool {
        guard isInUse() else { return false }
        carryOutPending()
        guard let path = indexPath.flatMap(RowPath.init) else {
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
