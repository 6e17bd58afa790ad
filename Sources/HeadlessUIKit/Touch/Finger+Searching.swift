/// Actions on search bars.
extension Finger {
    /// Taps a search bar and types text, character by character. A line break presses the Search key.
    public func type(_ text: String, into searchBar: UISearchBar) throws(TouchRefusal) {
        try type(text, into: searchBar.searchTextField)
    }

    /// Replaces the whole text of a search bar with text that is typed character by character. A line break presses the
    /// Search key.
    public func type(_ text: String, over searchBar: UISearchBar) throws(TouchRefusal) {
        try type(text, over: searchBar.searchTextField)
    }

    /// Taps the clear button of a search bar.
    public func clear(_ searchBar: UISearchBar) throws(TouchRefusal) { try clear(searchBar.searchTextField) }

    /// Taps a search bar's Cancel button.
    public func cancel(_ searchBar: UISearchBar) throws(TouchRefusal) {
        guard searchBar.showsCancelButton else { throw .notAllowed("the search bar has no Cancel button") }
        try tap(searchBar.cancelButton)
    }

    /// Taps the scope button with the given title.
    public func choose(scope title: String, in searchBar: UISearchBar) throws(TouchRefusal) {
        guard searchBar.hasScopeRow else { throw .notAllowed("the search bar shows no scopes") }
        try choose(segment: title, in: searchBar.scopes)
    }
}
