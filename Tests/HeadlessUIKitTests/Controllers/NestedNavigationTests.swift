import HeadlessUIKit
import XCTest

/// Tests pages that change the navigation stack or the selected tab while appearing or disappearing, such as a redirect
/// to a login page. Afterward, according to the pages' appearance calls, the page on top or the page of the selected
/// tab must be the only page on screen: every other page must have disappeared, or must never have appeared. The order
/// of the calls is unverified.
final class NestedNavigationTests: XCTestCase {
    private class Page: UIViewController {
        enum Call: CaseIterable {
            case willAppear, isAppearing, didAppear, willDisappear, didDisappear
        }

        var calls: [Call] = []
        var onCall: (call: Call, act: () -> Void)?

        private func note(_ call: Call) {
            calls.append(call)
            guard let onCall, onCall.call == call else { return }
            self.onCall = nil
            onCall.act()
        }

        override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
        override func viewIsAppearing(_ animated: Bool) { note(.isAppearing) }
        override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
        override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
        override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }

        /// Whether the page is on screen after the calls so far, or `nil` if the calls are out of order or the page is
        /// still appearing or disappearing. A page that is disappearing may appear again, as when a swipe back is
        /// canceled.
        var isInSight: Bool? {
            var state = Call.didDisappear
            for call in calls {
                let before: [Call] =
                    switch call {
                    case .willAppear: [.didDisappear, .willDisappear]
                    case .isAppearing: [.willAppear]
                    case .didAppear: [.isAppearing]
                    case .willDisappear: [.willAppear, .isAppearing, .didAppear]
                    case .didDisappear: [.willDisappear]
                    }
                guard before.contains(state) else { return nil }
                state = call
            }
            return state == .didAppear ? true : state == .didDisappear ? false : nil
        }
    }

    /// Returns a navigation controller that shows the first page and then pushes the others.
    @MainActor
    private func makeNavigation(_ pages: [Page]) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.view.layoutIfNeeded()
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        return navigation
    }

    @MainActor
    private func check(_ navigation: UINavigationController, _ pages: [Page], _ what: String, line: UInt = #line) {
        navigation.view.layoutIfNeeded()
        for page in pages {
            let isOnTop = navigation.topViewController === page
            XCTAssertEqual(page.isInSight, isOnTop, "\(what): \(page.title ?? "") \(page.calls)", line: line)
            XCTAssertEqual(page.viewIfLoaded?.isDescendant(of: navigation.view) ?? false, isOnTop, what, line: line)
            XCTAssertEqual(
                page.parent === navigation, navigation.viewControllers.contains(page), "\(what): \(page.title ?? "")",
                line: line)
        }
    }

    @MainActor
    private func makePages() -> [Page] {
        ["A", "B", "C"].map {
            let page = Page()
            page.title = $0
            return page
        }
    }

    @MainActor
    func testADisappearingPageMayReplaceTheStack() async {
        for call in [Page.Call.willDisappear, .didDisappear] {
            let pages = makePages()
            let navigation = makeNavigation(Array(pages[0...1]))
            pages[1].onCall = (
                call,
                { [unowned navigation] in
                    navigation.setViewControllers([pages[0], pages[2]], animated: false)
                }
            )
            navigation.popViewController(animated: true)
            XCTAssertEqual(navigation.viewControllers, [pages[0], pages[2]])
            check(navigation, pages, "\(call)")
        }
    }

    @MainActor
    func testAnAppearingPageMayPushAnother() async {
        for call in [Page.Call.willAppear, .isAppearing, .didAppear] {
            let pages = makePages()
            let navigation = makeNavigation([pages[0]])
            pages[1].onCall = (
                call, { [unowned navigation] in navigation.pushViewController(pages[2], animated: false) }
            )
            navigation.pushViewController(pages[1], animated: true)
            XCTAssertEqual(navigation.viewControllers, pages)
            check(navigation, pages, "push at \(call)")
            pages[1].onCall = (call, { [unowned navigation] in navigation.popViewController(animated: false) })
            navigation.popViewController(animated: true)
            XCTAssertEqual(navigation.viewControllers, [pages[0]])
            check(navigation, pages, "pop at \(call)")
        }
    }

    /// A page that calls a closure when its view is loaded.
    private final class Redirect: Page {
        var onLoad: () -> Void = {}
        override func viewDidLoad() { onLoad() }
    }

    @MainActor
    func testAPageMayChangeTheStackWhenItsViewIsLoaded() async {
        for isReplaced in [false, true] {
            let (pages, redirect) = (makePages(), Redirect())
            let navigation = makeNavigation([pages[0]])
            redirect.onLoad = { [unowned navigation] in
                if isReplaced {
                    navigation.setViewControllers([pages[1]], animated: false)
                } else {
                    navigation.popViewController(animated: false)
                }
            }
            navigation.pushViewController(redirect, animated: true)
            XCTAssertEqual(navigation.viewControllers, [pages[isReplaced ? 1 : 0]])
            check(navigation, [pages[0], pages[1], redirect], "replaced: \(isReplaced)")
        }
    }

    @MainActor
    func testAnAppearingTabMaySelectAnother() async {
        for call in [Page.Call.willAppear, .isAppearing, .didAppear] {
            for other in [0, 2] {
                let (pages, tabs) = (makePages(), UITabBarController())
                tabs.viewControllers = pages
                tabs.view.layoutIfNeeded()
                tabs.beginAppearanceTransition(true, animated: false)
                tabs.endAppearanceTransition()
                pages[1].onCall = (call, { [unowned tabs] in tabs.selectedIndex = other })
                tabs.selectedIndex = 1
                XCTAssertEqual(tabs.selectedIndex, other)
                tabs.view.layoutIfNeeded()
                for (index, page) in pages.enumerated() {
                    XCTAssertEqual(page.isInSight, index == other, "\(call), \(other): \(index) \(page.calls)")
                    XCTAssertEqual(page.viewIfLoaded?.isDescendant(of: tabs.view) ?? false, index == other)
                }
            }
        }
    }

    @MainActor
    func testATabMayChangeTheTabsWhileItAppears() async {
        for call in [Page.Call.willAppear, .isAppearing, .didAppear] {
            for kept in [[3, 0, 1, 2], [1], [2, 1], [0, 2], [3, 0], []] {
                let (pages, tabs) = (makePages() + [Page()], UITabBarController())
                tabs.viewControllers = Array(pages.prefix(3))
                tabs.view.layoutIfNeeded()
                tabs.beginAppearanceTransition(true, animated: false)
                tabs.endAppearanceTransition()
                pages[1].onCall = (call, { [unowned tabs] in tabs.viewControllers = kept.map { pages[$0] } })
                tabs.selectedIndex = 1
                tabs.view.layoutIfNeeded()
                XCTAssertEqual(tabs.viewControllers ?? [], kept.map { pages[$0] })
                let selected = tabs.selectedViewController
                if kept.contains(1) { XCTAssertTrue(selected === pages[1], "\(call), \(kept)") }
                XCTAssertEqual(selected == nil, kept.isEmpty, "\(call), \(kept)")
                XCTAssertEqual(tabs.tabBar.items?.count ?? 0, kept.count, "\(call), \(kept)")
                for (index, page) in pages.enumerated() {
                    let place = "\(call), \(kept): \(index) \(page.calls)"
                    XCTAssertEqual(page.isInSight, page === selected, place)
                    XCTAssertEqual(page.viewIfLoaded?.isDescendant(of: tabs.view) ?? false, page === selected, place)
                    XCTAssertEqual(page.parent === tabs, kept.contains(index), place)
                }
            }
        }
    }

    @MainActor
    func testADisappearingPageMayKeepItselfInTheStack() async {
        for call in [Page.Call.willDisappear, .didDisappear] {
            let pages = makePages()
            let navigation = makeNavigation(Array(pages[0...1]))
            pages[1].onCall = (
                call,
                { [unowned navigation] in
                    navigation.setViewControllers([pages[0], pages[1]], animated: false)
                }
            )
            navigation.popViewController(animated: true)
            XCTAssertEqual(navigation.viewControllers, [pages[0], pages[1]])
            check(navigation, pages, "\(call)")
        }
    }
}
