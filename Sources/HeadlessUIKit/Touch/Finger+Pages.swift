import Foundation

// If pages are stacked, only the front page can be touched. A view that does not belong to a controller is treated as
// part of the front page.
extension Finger {
    /// Throws if another page is in front of a controller's page.
    ///
    /// - Complexity: O(*n*), where *n* is the number of controllers inside the outermost parent controller.
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

    /// Turns the page of the innermost page view controller whose pages can be turned with the given swipe. Throws if
    /// there is no next page in that direction.
    ///
    /// - Returns: `false` if there is no such controller, or if a scroll view around the touched view scrolls instead.
    func turnsPage(
        around view: UIView, _ swipe: UISwipeGestureRecognizer.Direction
    ) throws(TouchRefusal) -> Bool {
        let isSideways = swipe == .left || swipe == .right
        var around: UIView? = view
        while let current = around {
            if let inner = current as? UIScrollView, inner.isScrollEnabled {
                let (content, size) = (inner.contentSize, inner.frame.size)
                if isSideways ? content.width > size.width : content.height > size.height { return false }
            }
            if let pages = current.controller as? UIPageViewController, let direction = pages.direction(of: swipe) {
                guard pages.isScrollEnabled else { throw .notAllowed("scrolling is switched off") }
                let touched = TouchedPage(view)
                defer { withExtendedLifetime(touched) {} }
                if pages.turn(direction) { return true }
                throw .notAllowed("there is no page \(direction == .forward ? "after" : "before") the visible one")
            }
            around = current.superviewStorage
        }
        return false
    }

    /// Returns a controller's class and title. If the controller has no title, the title of the page that it shows is
    /// used.
    private static func name(_ controller: UIViewController) -> String {
        let kind = String(describing: Swift.type(of: controller))
        var page: UIViewController? = controller
        while let current = page {
            if let title = current.navigationItem.title ?? current.title { return "\(kind) \"\(title)\"" }
            page = current.visibleChild
        }
        return kind
    }
}

/// The controllers of a touched page, retained until the touch has ended.
@MainActor
struct TouchedPage {
    private var controllers: [UIViewController] = []

    init(_ view: UIView) {
        var around: UIView? = view
        while let current = around, current.controller == nil { around = current.superviewStorage }
        // A bar button is in the view of a container controller. A tap on the button may remove one of the container's
        // children, so the children are retained, too.
        var page = around?.controller
        controllers = page?.children ?? []
        while let current = page {
            controllers.append(current)
            page = current.parent
        }
    }
}
