import CellDirector
import XCTest

/// Tests what views tell assistive technologies.
final class AccessibilityTests: ConformanceTestCase {
    @MainActor
    func testAViewCountsItsElements() async {
        let (view, first, second) = (UIView(), UIView(), UIView())
        view.accessibilityElements = [first, second]
        XCTAssertEqual(view.accessibilityElementCount(), 2)
        XCTAssertTrue(view.accessibilityElement(at: 1) as AnyObject? === second)
        XCTAssertEqual(view.index(ofAccessibilityElement: second), 1)
        XCTAssertEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
    }

    @MainActor
    func testAViewKeepsTheWordsThatNameIt() async {
        let view = UIView()
        view.accessibilityUserInputLabels = ["Send", "Post"]
        XCTAssertEqual(view.accessibilityUserInputLabels, ["Send", "Post"])
    }
}
