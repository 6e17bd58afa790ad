import CellDirector
import XCTest

/// Tests that a view controller's custom root view without a size fills the screen.
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
