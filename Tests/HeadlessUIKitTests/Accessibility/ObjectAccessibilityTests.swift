import HeadlessUIKit
import XCTest

/// Tests what objects other than views say to users of assistive technologies.
final class ObjectAccessibilityTests: ConformanceTestCase {
    private final class Mark: NSObject {}

    @MainActor func testAnyObjectHasALabel() async {
        let (mark, other) = (Mark(), Mark())
        XCTAssertNil(mark.accessibilityLabel)
        XCTAssertFalse(mark.isAccessibilityElement)
        mark.accessibilityLabel = "Paid"
        mark.accessibilityTraits = .button
        mark.isAccessibilityElement = true
        XCTAssertEqual(mark.accessibilityLabel, "Paid")
        XCTAssertEqual(mark.accessibilityTraits, .button)
        XCTAssertTrue(mark.isAccessibilityElement)
        XCTAssertNil(other.accessibilityLabel)
    }

    @MainActor func testAViewHasOneLabel() async {
        let view = UIView()
        (view as NSObject).accessibilityLabel = "Paid"
        XCTAssertEqual(view.accessibilityLabel, "Paid")
        view.accessibilityValue = "1"
        XCTAssertEqual((view as NSObject).accessibilityValue, "1")
    }
}
