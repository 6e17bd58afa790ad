import CellDirector
import XCTest

/// Gestures as a finger makes them, on cells and on views in them.
final class GestureTests: GestureTestCase {
    @MainActor
    func testARecognizerBelongsToOneView() async {
        let tap = Tap()
        let (first, second) = (view(tap), view())
        XCTAssertTrue(tap.view === first)
        second.addGestureRecognizer(tap)
        XCTAssertNil(first.gestureRecognizers)
        XCTAssertEqual(second.gestureRecognizers, [tap])
        second.gestureRecognizers = nil
        XCTAssertNil(tap.view)
    }
}
