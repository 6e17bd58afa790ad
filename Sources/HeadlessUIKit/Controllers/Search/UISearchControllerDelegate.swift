import Foundation

/// Hears of a search's beginning and end. Mirrors `UISearchControllerDelegate` and its members, UIKit, but for
/// `presentSearchController(_:)`, whose absence nobody can tell headlessly.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows what was found. Mirrors `UISearchResultsUpdating`, UIKit.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Mirrors `updateSearchResults(for:)`: called when the search bar becomes first responder and when its text changes.
    func updateSearchResults(for searchController: UISearchController)
}
