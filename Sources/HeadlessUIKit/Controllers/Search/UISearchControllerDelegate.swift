import Foundation

/// The delegate of a search controller, which is notified when a search begins and ends. Mirrors
/// `UISearchControllerDelegate` and its members, UIKit, except `presentSearchController(_:)`, which would have no
/// effect.
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

/// Updates the search results. Mirrors `UISearchResultsUpdating`, UIKit.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Mirrors `updateSearchResults(for:)`: called when the search becomes active or inactive, and, while it is active,
    /// when the search bar becomes first responder, when its text changes and when the user chooses a scope.
    func updateSearchResults(for searchController: UISearchController)
}
