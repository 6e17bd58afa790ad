import CellDirector
import XCTest

/// Tests both variants of `systemLayoutSizeFitting`.
final class FittingTests: ConformanceTestCase {
    @MainActor
    func testAViewWithoutConstraintsOrContentHasTheSizeItHas() async {
        XCTAssertEqual(UIView(frame: rect(0, 0, 3, 4)).systemLayoutSizeFitting(.zero), CGSize(width: 3, height: 4))
    }
}
