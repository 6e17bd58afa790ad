import Foundation

// MARK: - Cells and delegate calls

extension UITableView {
    final func askForCell(_ path: RowPath) -> (any ListCell)? {
        dataSource?.tableView(self, cellForRowAt: engine.indexPath(path))
    }

    /// Whether a row's cell is in editing mode. Asks the data source even if the table is not in editing mode, as UIKit
    /// does.
    final func showsEditing(_ path: RowPath) -> Bool { canEdit(path) && engine.isEditing }

    final func willDisplay(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UITableViewCell, !cell.reuse.isPlaceholder else { return }
        askIndentationLevel(cell, path)
        showControls(cell, path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: engine.indexPath(path))
    }

    final func didEndDisplaying(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UITableViewCell, !cell.reuse.isPlaceholder else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: engine.indexPath(path))
    }

    /// Returns a cell for a row: the row's existing cell if the row is being reconfigured, or a dequeued cell if it is
    /// not. Returns `nil` after raising an exception.
    final func requestedCell(_ identifier: String, _ indexPath: IndexPath) -> UITableViewCell? {
        let isRequested = engine.request.map { engine.path(indexPath) == $0.path } ?? false
        if isRequested, engine.request?.dequeued != nil {
            stop(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need "
                    + "to dequeue more cells than the table view is requesting, use the "
                    + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
                    + "\(identifier), index path: \(ListException.print(indexPath))")
            return nil
        }
        if isRequested, let existing = engine.request?.existing as? UITableViewCell {
            guard existing.reuseIdentifier == identifier else {
                stop(ListException.otherIdentifier)
                return nil
            }
            engine.request?.dequeued = existing
            return existing
        }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            stop(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return nil
        }
        if isRequested { engine.request?.dequeued = cell }
        return cell
    }

    // MARK: Prefetching

    final var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
    }
}
