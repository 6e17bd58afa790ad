import Foundation

/// Is called as the user works with a search bar. Mirrors `UISearchBarDelegate`, UIKit.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Mirrors `searchBarShouldBeginEditing(_:)`. Default: yes.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Mirrors `searchBarTextDidBeginEditing(_:)`.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Mirrors `searchBarShouldEndEditing(_:)`. Default: yes.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Mirrors `searchBarTextDidEndEditing(_:)`.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Mirrors `searchBar(_:textDidChange:)`: called for each letter and when the text is cleared, never for a text set by code.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Mirrors `searchBar(_:shouldChangeTextIn:replacementText:)`, asked for each letter. Default: yes.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Mirrors `searchBarSearchButtonClicked(_:)`.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Mirrors `searchBarBookmarkButtonClicked(_:)`.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Mirrors `searchBarCancelButtonClicked(_:)`.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Mirrors `searchBarResultsListButtonClicked(_:)`.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Mirrors `searchBar(_:selectedScopeButtonIndexDidChange:)`.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
