import Foundation

// MARK: - Inserting, deleting, reloading and moving

extension UITableView {
    /// Begins a block of updates. Mirrors `UITableView.beginUpdates()`.
    public func beginUpdates() { openUpdates() }

    /// Mirrors `UITableView.endUpdates()`. Stops on updates that do not fit what the data source says before and after.
    public func endUpdates() { closeUpdates() }

    /// Mirrors `UITableView.insertRows(at:with:)`. The index paths are those after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(paths(indexPaths).map { .insertRow($0) })
    }

    /// Mirrors `UITableView.deleteRows(at:with:)`. The index paths are those before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(paths(indexPaths).map { .deleteRow($0) })
    }

    /// Asks for new cells for rows; the old ones go out as they come in. Mirrors `UITableView.reloadRows(at:with:)`. The
    /// index paths are those before the update.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(paths(indexPaths).map { .reloadRow($0) })
    }

    /// Mirrors `UITableView.moveRow(at:to:)`: from before the update, to after it. The row keeps its cell.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let both = paths([indexPath, newIndexPath])
        update([.moveRow(both[0], to: both[1])])
    }

    /// Mirrors `UITableView.insertSections(_:with:)`.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .insertSection($0) })
    }

    /// Mirrors `UITableView.deleteSections(_:with:)`.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .deleteSection($0) })
    }

    /// Mirrors `UITableView.reloadSections(_:with:)`.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(sections.map { .reloadSection($0) })
    }

    /// Mirrors `UITableView.moveSection(_:toSection:)`.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update([.moveSection(section, to: newSection)])
    }
}
