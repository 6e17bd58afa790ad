/// The standalone views of all lists: views of any kind that show an item but are not cells, headers or footers.
@MainActor
enum StandaloneViews {
    private static var views: [ObjectIdentifier: AnyObject] = [:]
    /// When there are this many entries, the entries of deallocated views are removed.
    private static var limit = 16

    /// The number of entries, including the entries of deallocated views that have not been removed yet.
    static var count: Int { views.count }

    static func insert(_ view: UIView) {
        if views.count >= limit {
            for (key, view) in views where Self.object(of: view) == nil { views[key] = nil }
            limit = max(16, 2 * views.count)
        }
        views[ObjectIdentifier(view)] = WeakObject(view)
    }

    static func contains(_ view: UIView) -> Bool {
        !views.isEmpty && views[ObjectIdentifier(view)].flatMap(object) === view
    }

    private static func object(of entry: AnyObject) -> AnyObject? { unsafeDowncast(entry, to: WeakObject.self).object }
}

extension UIView {
    /// Whether a director may have bound the view to a row. Checks only the view's class and the standalone views,
    /// which avoids the cost of looking up the view's binding.
    var mayShowRow: Bool {
        self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
            || StandaloneViews.contains(self)
    }
}
