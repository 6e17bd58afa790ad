// The user sees one page of those that lie over one another. A view that is on no controller's page is on the only one.
extension Finger {
    /// Checks that the user sees the page that a controller shows.
    ///
    /// - Complexity: O(the controllers around it, and those inside the outermost).
    static func checkPage(_ controller: UIViewController, of view: UIView) throws(TouchRefusal) {
        var inner = controller
        while let outer = inner.parent {
            if let top = (outer as? UINavigationController)?.topViewController, top !== inner {
                throw .covered(name(view), by: "\(name(top)), which was pushed")
            }
            if let chosen = (outer as? UITabBarController)?.selectedViewController, chosen !== inner {
                throw .covered(name(view), by: "\(name(chosen)), whose tab is chosen")
            }
            inner = outer
        }
        let top = inner.topmost
        if top !== inner { throw .covered(name(view), by: "\(name(top)), which is presented") }
    }

    /// A controller by its class, and its title or its page's.
    private static func name(_ controller: UIViewController) -> String {
        let kind = String(describing: Swift.type(of: controller))
        var page: UIViewController? = controller
        while let current = page {
            if let title = current.navigationItem.title ?? current.title { return "\(kind) \"\(title)\"" }
            page =
                (current as? UINavigationController)?.topViewController
                ?? (current as? UITabBarController)?.selectedViewController
        }
        return kind
    }
}
