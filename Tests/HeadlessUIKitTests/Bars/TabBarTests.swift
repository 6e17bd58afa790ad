import XCTest

@testable import HeadlessUIKit

/// Tests choosing a tab by touch, changing the tabs of a tab bar controller, and hiding its tab bar. Also tests a tab
/// bar without a controller.
final class TabBarTests: XCTestCase {
    @MainActor
    private final class Tabs: UITabBarController, UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: UIViewController?

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            calls.append("bar \(item.title ?? "") from \(selectedIndex)")
        }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should \(viewController.tabBarItem.title ?? "")")
            return viewController !== refused
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("did \(viewController.tabBarItem.title ?? "")")
        }
    }

    @MainActor
    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    @MainActor
    private func show() -> (Tabs, UINavigationController, Page) {
        let (tabs, root, page) = (Tabs(), Page(), Page())
        root.title = "Inbox"
        page.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, page]
        tabs.delegate = tabs
        tabs.beginAppearanceTransition(true, animated: false)
        tabs.endAppearanceTransition()
        return (tabs, navigation, page)
    }

    @MainActor
    func testAFingerChoosesATab() async throws {
        let (tabs, navigation, page) = show()
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(navigation.view.isDescendant(of: tabs.view))
        XCTAssertTrue(page.tabBarController === tabs)
        XCTAssertTrue(navigation.topViewController?.tabBarController === tabs)

        try Finger().choose(tab: "Settings", in: tabs.tabBar)
        XCTAssertEqual(tabs.calls, ["should Settings", "bar Settings from 0", "did Settings"])
        XCTAssertTrue(tabs.selectedViewController === page)
        XCTAssertEqual(page.calls, ["appeared"])
        XCTAssertEqual((navigation.topViewController as? Page)?.calls, ["appeared", "disappeared"])
        XCTAssertNil(navigation.view.superview)
        XCTAssertEqual(page.view.frame, tabs.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.bottom, tabs.tabBar.frame.height)

        tabs.calls = []
        tabs.selectedIndex = 0
        XCTAssertEqual(tabs.calls, [], "setting selectedIndex in code does not call the delegate")
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "Inbox")
        tabs.selectedIndex = 7
        XCTAssertEqual(tabs.selectedIndex, 0)
    }

    @MainActor
    func testATabIsNotChosenIfTheDelegateRefusesOrItsItemIsDisabled() async throws {
        let (tabs, _, page) = show()
        tabs.refused = page
        try Finger().choose(tab: "Settings", in: tabs.tabBar)
        XCTAssertEqual(tabs.calls, ["should Settings"])
        XCTAssertEqual(tabs.selectedIndex, 0)
        page.tabBarItem.isEnabled = false
        XCTAssertThrowsError(try Finger().choose(tab: "Settings", in: tabs.tabBar)) { error in
            XCTAssertEqual("\(error)", "UIButton \"Settings\" is disabled")
        }
        XCTAssertThrowsError(try Finger().choose(tab: "Search", in: tabs.tabBar)) { error in
            XCTAssertEqual("\(error)", "there is no tab \"Search\", there is \"Inbox\", \"Settings\"")
        }
    }

    @MainActor
    func testTheSelectedTabLeadsBackToTheRootAndAPushedPageHidesTheBar() async throws {
        let (tabs, navigation, _) = show()
        let page = Page()
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(Page(), animated: false)
        try Finger().choose(tab: "Inbox", in: tabs.tabBar)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(tabs.calls, ["should Inbox", "bar Inbox from 0", "did Inbox"])

        navigation.pushViewController(page, animated: false)
        XCTAssertTrue(tabs.tabBar.isHidden)
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(navigation.view.frame, tabs.view.bounds)
        XCTAssertEqual(page.view.frame.maxY, tabs.view.bounds.maxY)
        XCTAssertThrowsError(try Finger().choose(tab: "Settings", in: tabs.tabBar))
        navigation.popViewController(animated: false)
        XCTAssertFalse(tabs.tabBar.isHidden)

        tabs.tabBar.isHidden = true
        tabs.view.setNeedsLayout()
        tabs.view.layoutIfNeeded()
        XCTAssertTrue(tabs.tabBar.isHidden, "in between, the app decides")
    }

    @MainActor
    func testAPushedPageHidesTheBarWithoutAWindowToo() async {
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: Page()))
        tabs.viewControllers = [navigation]
        let page = Page()
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: false)
        XCTAssertTrue(tabs.tabBar.isHidden)
    }

    @MainActor
    func testTabsAreAddedRemovedAndRenamed() async throws {
        let (tabs, navigation, page) = show()
        navigation.topViewController?.title = "Mail"
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Mail", "Settings"])
        page.tabBarItem.badgeValue = "3"
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(tabs.tabBar.subviews.map(\.accessibilityValue), [nil, "3"])
        XCTAssertEqual(tabs.tabBar.subviews.map(\.frame.width), [195, 195])

        tabs.setViewControllers([page], animated: true)
        XCTAssertTrue(tabs.selectedViewController === page)
        XCTAssertEqual(page.calls, ["appeared"])
        XCTAssertNil(navigation.parent)
        page.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        try Finger().choose(tab: "Favorites", in: tabs.tabBar)
        tabs.viewControllers = nil
        XCTAssertNil(tabs.selectedViewController)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    }

    @MainActor
    func testACustomTabBarCallsItsDelegate() async throws {
        @MainActor
        final class Listener: NSObject, UITabBarDelegate {
            var titles: [String?] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
        }
        let (bar, listener) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49)), Listener())
        bar.delegate = listener
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
        try Finger().choose(tab: "B", in: bar)
        try Finger().choose(tab: "B", in: bar)
        XCTAssertEqual(listener.titles, ["B", "B"])
        XCTAssertEqual(bar.selectedItem?.title, "B")
    }
}
