import Foundation

/// Receives the rows that will soon be needed. Mirrors `UITableViewDataSourcePrefetching`, UIKit.
@MainActor @preconcurrency
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows near the visible rows, nearest rows first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called with rows that were passed to `tableView(_:prefetchRowsAt:)` but are no longer needed. By default, does
    /// nothing.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
