import CellDirector
import XCTest

/// Tests a programmatic screen whose table gets its size from constraints alone.
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
