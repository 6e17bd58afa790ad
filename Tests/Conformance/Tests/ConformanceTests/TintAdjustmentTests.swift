import CellDirector
import XCTest

/// Tests how views adjust their tint color.
final class TintAdjustmentTests: ConformanceTestCase {
    private final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @MainActor
    func testAViewFollowsTheAdjustmentModeOfItsSuperview() async {
        let (outer, inner) = (UIView(), Tinted())
        outer.addSubview(inner)
        _ = inWindow(outer)
        outer.tintColor = .red
        XCTAssertEqual(inner.tintAdjustmentMode, .normal)
        XCTAssertEqual(inner.tintColor, .red)
        let before = inner.changes
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        XCTAssertNotEqual(inner.tintColor, .red)
        XCTAssertGreaterThan(inner.changes, before)
        inner.tintAdjustmentMode = .normal
        XCTAssertEqual(inner.tintColor, .red)
        inner.tintAdjustmentMode = .automatic
        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(inner.tintAdjustmentMode, .normal)
        XCTAssertEqual(inner.tintColor, .red)
    }
}
