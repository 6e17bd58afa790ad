import CellDirector
import XCTest

/// Tests that `scrollViewDidEndScrollingAnimation(_:)` is called only after a programmatic scroll that is animated and
/// changes the content offset.
final class ScrollEventTests: ScrollEventTestCase {
    @MainActor
    func testOnlyAnAnimatedScrollFromCodeThatMovesReportsItsEnd() async throws {
        let recorder = ScrollRecorder()
        let table = makeScrollView(recorder)
        table.setContentOffset(CGPoint(x: 0, y: 44), animated: true)
        XCTAssertEqual(recorder.takeCalls(), ["didScroll 44", "didAnimate 44"])
        table.setContentOffset(CGPoint(x: 0, y: 44), animated: true)
        XCTAssertEqual(recorder.takeCalls(), [])
        table.setContentOffset(.zero, animated: false)
        XCTAssertEqual(recorder.takeCalls(), ["didScroll 0"])
        table.scrollToRow(at: path(50), at: .top, animated: true)
        XCTAssertEqual(recorder.takeCalls(), ["didScroll 2200", "didAnimate 2200"])
        table.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
        XCTAssertEqual(recorder.takeCalls(), ["didScroll 0", "didAnimate 0"])
    }
}
