/// The views of all lists that show items and are no cells, headers or footers: any view may be one.
@MainActor
enum StandaloneViews {
    private static var views: [ObjectIdentifier: WeakObject] = [:]
    /// At how many views those that have gone are let go.
    private static var limit = 16

    /// How many there are, those among them that have gone and were not let go yet.
    static var count: Int { views.count }

    static func insert(_ view: UIView) {
        if views.count >= limit {
            views = views.filter { $0.value.object != nil }
            limit = max(16, 2 * views.count)
        }
        views[ObjectIdentifier(view)] = WeakObject(view)
    }

    static func contains(_ view: UIView) -> Bool {
        !views.isEmpty && views[ObjectIdentifier(view)]?.object === view
    }
}

extension UIView {
    /// Whether a director may have told the view which row it shows: told by its class, without a look at what it keeps.
    var mayShowRow: Bool {
        self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
            || StandaloneViews.contains(self)
    }
}
