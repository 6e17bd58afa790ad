import HeadlessUIKit
import XCTest

/// Tests containers whose first page shows another page in its `viewDidLoad`.
final class FirstPageTests: XCTestCase {
    @MainActor
    private final class Page: AppearanceLog {
        var loaded: () -> Void = {}
        override func viewDidLoad() {
            super.viewDidLoad()
            loaded()
        }
    }

    @MainActor
    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Checks that the first page is not in the window and has not appeared, that the second page is in the window and
    /// has appeared once, and that a finger can touch the second page.
    @MainActor
    private func check(
        _ first: Page, _ second: Page, _ window: UIWindow, line: UInt = #line
    ) throws {
        XCTAssertNil(first.viewIfLoaded?.superview, line: line)
        XCTAssertTrue(second.viewIfLoaded?.window === window, line: line)
        XCTAssertEqual(first.calls, [], line: line)
        XCTAssertEqual(second.calls, ["will appear", "did appear"], line: line)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        second.view.addSubview(button)
        window.layoutIfNeeded()
        try Finger().tap(button)
        XCTAssertEqual(taps, 1, line: line)
    }

    @MainActor
    func testAPageThatPushesWhileItLoadsIsNotShown() async throws {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        first.loaded = { [unowned navigation] in navigation.pushViewController(second, animated: false) }
        let window = show(navigation)
        XCTAssertEqual(navigation.viewControllers, [first, second])
        try check(first, second, window)
        navigation.popViewController(animated: false)
        XCTAssertEqual(first.calls, ["will appear", "did appear"])
        XCTAssertTrue(first.view.window === window)
        XCTAssertNil(second.view.superview)
    }

    @MainActor
    func testAPageThatReplacesTheStackWhileItLoadsIsNotShown() async throws {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        first.loaded = { [unowned navigation] in navigation.setViewControllers([second], animated: false) }
        let window = show(navigation)
        XCTAssertEqual(navigation.viewControllers, [second])
        XCTAssertNil(first.parent)
        try check(first, second, window)
    }

    @MainActor
    func testATabThatSelectsAnotherTabWhileItLoadsIsNotShown() async throws {
        let (first, second) = (Page(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        first.loaded = { [unowned tabs] in tabs.selectedIndex = 1 }
        let window = show(tabs)
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertTrue(tabs.tabBar.selectedItem === second.tabBarItem)
        try check(first, second, window)
    }

    @MainActor
    func testAPageOfATabThatPushesWhileItLoadsIsNotShown() async throws {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        first.loaded = { [unowned navigation] in navigation.pushViewController(second, animated: false) }
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        try check(first, second, show(tabs))
    }

    @MainActor
    func testAPageThatPushesWhileItLoadsIsNotShownInAnEmptyStackThatIsOnScreen() async throws {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController()
        let window = show(navigation)
        first.loaded = { [unowned navigation] in navigation.pushViewController(second, animated: false) }
        navigation.pushViewController(first, animated: false)
        try check(first, second, window)
    }

    @MainActor
    func testATabThatSelectsAnotherTabWhileItLoadsIsNotShownOnScreen() async throws {
        let (start, first, second) = (Page(), Page(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [start, first, second]
        let window = show(tabs)
        first.loaded = { [unowned tabs] in tabs.selectedIndex = 2 }
        tabs.selectedIndex = 1
        XCTAssertEqual(tabs.selectedIndex, 2)
        try check(first, second, window)
        XCTAssertNil(start.view.superview)
        XCTAssertEqual(start.calls.suffix(2), ["will disappear", "did disappear"])
    }

    @MainActor
    func testAPageThatPushesBeforeItAppearsIsReplaced() async {
        final class Eager: UIViewController {
            var page: UIViewController?
            override func viewWillAppear(_ animated: Bool) {
                guard let page else { return }
                self.page = nil
                navigationController?.pushViewController(page, animated: false)
            }
        }
        let (first, second) = (Eager(), Page())
        first.page = second
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        XCTAssertTrue(navigation.topViewController === second)
        XCTAssertNil(first.view.superview)
        XCTAssertTrue(second.view.window === window)
        XCTAssertEqual(second.calls, ["will appear", "did appear"])
    }
}
