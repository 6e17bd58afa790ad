import Foundation

// MARK: - Selection

extension ListScrollView {
    /// Whether several rows can be selected now.
    final var selectsMultiple: Bool {
        isEditingStorage ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a finger may select rows now.
    final var selectsRows: Bool {
        isEditingStorage
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// The rows that are selected, in the order of their selection.
    package final var selectedIndexPaths: [IndexPath] { selectedPaths.map(\.indexPath) }

    /// Whether the whole list is being edited.
    package final var isInEditingMode: Bool { isEditingStorage }

    /// Keeps the list of selected rows and the look of the row's cell together.
    final func setSelected(_ selected: Bool, _ path: RowPath) {
        if let index = selectedPaths.firstIndex(of: path) {
            if !selected { selectedPaths.remove(at: index) }
        } else if selected {
            selectedPaths.append(path)
        }
        if let cell = shownCell(path), cell.isSelected != selected { cell.isSelected = selected }
    }

    /// Selects a row from code, or drops the selection for `nil`.
    ///
    /// - Returns: Whether there is such a row.
    final func select(_ indexPath: IndexPath?) -> Bool {
        guard isInUse() else { return false }
        carryOutPending()
        guard let path = indexPath.flatMap(RowPath.init) else {
            for path in selectedPaths { setSelected(false, path) }
            return false
        }
        guard geometry?.contains(path) ?? false else { return false }
        if !selectsMultiple { for other in selectedPaths where other != path { setSelected(false, other) } }
        setSelected(true, path)
        return true
    }
}
