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

    /// Keeps the list of selected rows and the look of the row's cell together.
    final func setSelected(_ selected: Bool, _ path: RowPath) {
        if let index = selectedPaths.firstIndex(of: path) {
            if !selected { selectedPaths.remove(at: index) }
        } else if selected {
            selectedPaths.append(path)
        }
        if let cell = shownCell(path), cell.isSelected != selected { cell.isSelected = selected }
    }
}
