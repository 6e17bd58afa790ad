import CellDirector
import XCTest

/// A screen as programmatic screens are written: its table gets its size from constraints alone.
final class PinnedTableTests: ConformanceTestCase {
    @MainActor
    func testAControllersOwnViewWithoutASizeFillsTheScreen() async throws {
        final class Bare: UIViewController {
            override func loadView() { view = UIView() }
        }
        let bare = Bare()
        bare.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(bare.view.frame, rect(0, 0, 390, 844))
    }
}
