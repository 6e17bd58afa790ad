import Foundation

/// Hears of a search's beginning and end. Mirrors `UISearchControllerDelegate`, UIKit, but for
/// `presentSearchController(_:)`, whose absence nobody can tell headlessly.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Mirrors `willPresentSearchController(_:)`.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Mirrors `didPresentSearchController(_:)`.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Mirrors `willDismissSearchController(_:)`.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Mirrors `didDismissSearchController(_:)`.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows what was found. Mirrors `UISearchResultsUpdating`, UIKit.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Mirrors `updateSearchResults(for:)`: called when the search bar becomes first responder and when its text changes.
    func updateSearchResults(for searchController: UISearchController)
}
