import CellDirector
import XCTest

/// Tests `systemLayoutSizeFitting(_:)` on a view without constraints.
final class FittingTests: ConformanceTestCase {
    @MainActor
    func testAViewWithoutConstraintsOrContentKeepsItsSize() async {
        XCTAssertEqual(UIView(frame: rect(0, 0, 3, 4)).systemLayoutSizeFitting(.zero), CGSize(width: 3, height: 4))
    }
}
