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

/// The controllers around what is tapped, held until the tap has ended.
@MainActor
struct TouchedPage {
    private var controllers: [UIViewController] = []

    init(_ view: UIView) {
        var around: UIView? = view
        while let current = around, current.controller == nil { around = current.superviewStorage }
        // A bar's button is its container's, and may be what takes the page away.
        var page = around?.controller
        controllers = page?.children ?? []
        while let current = page {
            controllers.append(current)
            page = current.parent
        }
    }
}
