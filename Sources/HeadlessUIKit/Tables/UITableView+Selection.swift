import Foundation

extension UITableView {
    /// The row that is selected, the first of several. Mirrors `UITableView.indexPathForSelectedRow`.
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.first?.indexPath }

    /// In the order of their selection; `nil` if there are none. Mirrors `UITableView.indexPathsForSelectedRows`.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selectedPaths.isEmpty ? nil : selectedPaths.map(\.indexPath)
    }

    /// Selects a row from code: no delegate is told. `nil` drops the selection. Mirrors
    /// `UITableView.selectRow(at:animated:scrollPosition:)`.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard select(indexPath), let indexPath, scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row from code: no delegate is told. Mirrors `UITableView.deselectRow(at:animated:)`.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard isInUse() else { return }
        if let path = RowPath(indexPath) { setSelected(false, path) }
    }
}
