import CellDirector
import XCTest

/// Tests replacing the view controllers of a navigation controller, and presenting a view controller while another one
/// is presented.
final class NavigationTests: NavigationTestCase {
    @MainActor
    func testTheControllersAreReplaced() async {
        let (root, kept, next) = (Page("Root"), Page("Kept"), Page("Next"))
        let navigation = UINavigationController(rootViewController: root)
        appear(navigation)
        navigation.pushViewController(kept, animated: false)

        navigation.setViewControllers([root, kept, next], animated: true)
        XCTAssertEqual(navigation.viewControllers, [root, kept, next])
        XCTAssertTrue(next.view.isDescendant(of: navigation.view))
        XCTAssertEqual(kept.calls, ["appeared", "disappeared"])
        XCTAssertEqual(next.calls, ["appeared"])

        navigation.viewControllers = [next]
        XCTAssertEqual(navigation.viewControllers, [next])
        XCTAssertNil(root.parent)
        XCTAssertNil(kept.parent)
        XCTAssertEqual(next.calls, ["appeared"])
        XCTAssertNil(button("Back", in: navigation.view))
    }

    @MainActor
    func testPresentingASecondScreenIsIgnoredAndLeaksNothing() async {
        weak var leaked: UIViewController?
        let page = Page("Page")
        _ = inWindow(page.view as UIView)
        do {
            let first = Page("First")
            leaked = first
            let second = Page("Second")
            page.present(first, animated: false)
            page.present(second, animated: false)
            XCTAssertTrue(page.presentedViewController === first)
            XCTAssertNil(second.presentingViewController)
            XCTAssertFalse(second.isViewLoaded)
            XCTAssertEqual(second.calls, [])
            first.dismiss(animated: false)
            page.present(second, animated: false)
            XCTAssertTrue(page.presentedViewController === second, "the first one has been dismissed")
            second.dismiss(animated: false)
        }
        XCTAssertNil(page.presentedViewController)
        XCTAssertNil(leaked)
    }
}
