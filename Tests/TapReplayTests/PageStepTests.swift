import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests that steps turn the pages of a page view controller.
final class PageStepTests: XCTestCase {
    private final class Guide: UIPageViewController, UIPageViewControllerDataSource {
        private let steps = ["one", "two"].map { name in
            let (page, label) = (UIViewController(), UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30)))
            label.text = name
            label.accessibilityIdentifier = name
            page.view.addSubview(label)
            return page
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([steps[0]], direction: .forward, animated: false)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === steps[1] ? steps[0] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === steps[0] ? steps[1] : nil }
    }

    @MainActor
    func testASwipeTurnsThePage() async throws {
        let screen = ReplayScreen("guide") { Guide(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        let script = """
            screen guide
            expect id "one" is visible
            swipe id "one" left
            expect id "two" is visible
            expect id "one" is not visible
            expect swipe id "two" left not possible because "no page after"
            swipe id "two" right
            expect id "one" is visible
            """
        let failures = try await ShelfReplay(script, on: [screen]).mismatches
        XCTAssertEqual(failures, [])
    }
}
