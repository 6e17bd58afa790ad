import CellDirector
import XCTest

/// Tests that a view controller's custom root view fills the screen even if it is created without a size.
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
