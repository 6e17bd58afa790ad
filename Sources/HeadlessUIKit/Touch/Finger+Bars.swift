/// Actions on bars.
extension Finger {
    /// Taps a bar button item. If the item has a custom view, the tap is refused for the same reasons as a tap on that
    /// view.
    public func tap(_ item: UIBarButtonItem) throws(TouchRefusal) {
        let name = item.title ?? item.accessibilityLabel ?? item.accessibilityIdentifier ?? ""
        let view = item.shownView
        guard view.superview != nil else { throw .offScreen("UIBarButtonItem \"\(name)\"") }
        try tap(view)
    }

    /// Swipes from the left edge of a navigation controller to go back.
    ///
    /// If `isGivenUp`, the finger moves back to the edge before it lifts. The page then stays, but it has been notified that
    /// it would disappear, and the page below that it would appear.
    public func swipeBack(
        in navigationController: UINavigationController, givingUp isGivenUp: Bool = false
    ) throws(TouchRefusal) {
        try reach(navigationController.view)
        guard navigationController.swipeBack(isGivenUp: isGivenUp) else {
            throw .notAllowed("a swipe from the edge does not go back from this page")
        }
    }

    /// Taps the tab with the given title.
    public func choose(tab title: String, in tabBar: UITabBar) throws(TouchRefusal) {
        let buttons = (tabBar.items ?? []).map(\.button)
        guard let button = buttons.first(where: { $0.currentTitle == title }) else {
            let titles = buttons.compactMap(\.currentTitle).map { "\"\($0)\"" }.joined(separator: ", ")
            throw .notAllowed("there is no tab \"\(title)\", there is \(titles.isEmpty ? "none" : titles)")
        }
        try tap(button)
    }
}
