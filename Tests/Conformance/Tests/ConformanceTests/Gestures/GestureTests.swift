import CellDirector
import XCTest

/// Tests that a gesture recognizer belongs to at most one view.
final class GestureTests: GestureTestCase {
    @MainActor
    func testARecognizerBelongsToOneView() async {
        let tap = Tap()
        let (first, second) = (view(tap), view())
        XCTAssertTrue(tap.view === first)
        second.addGestureRecognizer(tap)
        XCTAssertEqual(first.gestureRecognizers, [], "empty after the last one was removed")
        XCTAssertNil(UIView().gestureRecognizers)
        XCTAssertEqual(second.gestureRecognizers, [tap])
        second.gestureRecognizers = nil
        XCTAssertNil(tap.view)
    }
}
