/// What a finger does with bars.
extension Finger {
    /// Taps a bar's button. One with a custom view is refused where a tap of that view is.
    public func tap(_ item: UIBarButtonItem) throws(TouchRefusal) {
        let name = item.title ?? item.accessibilityLabel ?? item.accessibilityIdentifier ?? ""
        guard let view = item.shownView, view.superview != nil else { throw .offScreen("UIBarButtonItem \"\(name)\"") }
        try tap(view)
    }

    /// Swipes from a navigation controller's left edge, to go back.
    public func swipeBack(in navigationController: UINavigationController) throws(TouchRefusal) {
        try reach(navigationController.view)
        guard navigationController.swipeBack() else {
            throw .notAllowed("a swipe from the edge does not go back from this page")
        }
    }

    /// Taps the tab with a title.
    public func choose(tab title: String, in tabBar: UITabBar) throws(TouchRefusal) {
        let buttons = (tabBar.items ?? []).map(\.button)
        guard let button = buttons.first(where: { $0.currentTitle == title }) else {
            let titles = buttons.compactMap(\.currentTitle).map { "\"\($0)\"" }.joined(separator: ", ")
            throw .notAllowed("there is no tab \"\(title)\", there is \(titles.isEmpty ? "none" : titles)")
        }
        try tap(button)
    }
}
