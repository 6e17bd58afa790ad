import XCTest
@testable import HeadlessUIKit

/// Tests containers whose subclasses override methods without calling `super`, as apps do.
final class ContainerSubclassTests: NavigationTestCase {
    private final class Navigation: UINavigationController {
        override func viewDidLoad() {}
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
    }

    private final class Tabs: UITabBarController {
        override func viewDidLoad() {}
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
    }

    private final class Pages: UIPageViewController {
        override func viewDidLoad() {}
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
    }

    @MainActor
    func testAContainerShowsItsPageEvenIfNoOverrideCallsSuper() async throws {
        for usesWindow in [false, true] {
            let page = Page("Page")
            let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([page], direction: .forward, animated: false)
            pages.title = "Pages"
            let tabs = Tabs()
            tabs.viewControllers = [pages, Page("Other")]
            let navigation = Navigation(rootViewController: tabs)
            tabs.navigationItem.title = "Tabs"
            let window = UIWindow(frame: UIScreen.main.bounds)
            if usesWindow {
                window.rootViewController = navigation
                window.makeKeyAndVisible()
            } else {
                appear(navigation)
            }
            navigation.view.layoutIfNeeded()
            XCTAssertTrue(page.view.isDescendant(of: navigation.view))
            XCTAssertTrue(tabs.tabBar.isDescendant(of: tabs.view))
            XCTAssertTrue(navigation.navigationBar.isDescendant(of: navigation.view))
            XCTAssertEqual(page.calls, ["appeared"])
            let screen = UIScreen.main.bounds.size
            XCTAssertEqual(page.view.frame.width, screen.width)
            XCTAssertEqual(tabs.tabBar.frame.maxY, tabs.view.frame.height)
            XCTAssertGreaterThan(page.view.frame.height, 300)
            XCTAssertEqual(navigation.navigationBar.topItem?.title, "Tabs")
            try Finger().choose(tab: "Other", in: tabs.tabBar)
            XCTAssertEqual(tabs.selectedIndex, 1)
            navigation.pushViewController(Page("Next"), animated: false)
            XCTAssertTrue(navigation.topViewController?.view.isDescendant(of: navigation.view) ?? false)
        }
    }

    /// The subviews of the container are there when `viewDidLoad` is called, so that a view that is added there is in
    /// front of them.
    @MainActor
    func testAViewThatIsAddedInViewDidLoadIsInFront() async throws {
        final class Overlaid: UITabBarController {
            let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            override func viewDidLoad() { view.addSubview(overlay) }
        }
        let tabs = Overlaid()
        tabs.viewControllers = [Page("A")]
        appear(tabs)
        XCTAssertTrue(tabs.view.subviews.last === tabs.overlay)
        XCTAssertTrue(tabs.selectedViewController?.view.isDescendant(of: tabs.view) ?? false)
    }
}
