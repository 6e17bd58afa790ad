/// What a finger does with a search bar.
extension Finger {
    /// Types into a search bar, letter by letter, after tapping it. A line break is the Search key.
    public func type(_ text: String, into searchBar: UISearchBar) throws(TouchRefusal) {
        try type(text, into: searchBar.searchTextField)
    }

    /// Selects all of a search bar's text and types over it. It does so letter by letter; a line break is the Search
    /// key.
    public func type(_ text: String, over searchBar: UISearchBar) throws(TouchRefusal) {
        try type(text, over: searchBar.searchTextField)
    }

    /// Taps the button that empties a search bar.
    public func clear(_ searchBar: UISearchBar) throws(TouchRefusal) { try clear(searchBar.searchTextField) }

    /// Taps a search bar's Cancel button.
    public func cancel(_ searchBar: UISearchBar) throws(TouchRefusal) {
        guard searchBar.showsCancelButton else { throw .notAllowed("the search bar has no Cancel button") }
        try tap(searchBar.cancelButton)
    }

    /// Taps the scope with a title.
    public func choose(scope title: String, in searchBar: UISearchBar) throws(TouchRefusal) {
        guard searchBar.hasScopeRow else { throw .notAllowed("the search bar shows no scopes") }
        try choose(segment: title, in: searchBar.scopes)
    }
}
