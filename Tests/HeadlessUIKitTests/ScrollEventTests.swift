import Foundation
import HeadlessUIKit
import XCTest

/// Tests which methods a scroll view calls on its delegate, and in which order.
final class ScrollEventTests: ScrollEventTestCase {
    @MainActor
    func testADragReportsItsBeginningTheScrollAndItsEnd() async throws {
        let recorder = ScrollRecorder()
        let table = makeScrollView(recorder)
        try Finger().scroll(table, by: 100)
        XCTAssertEqual(
            recorder.takeCalls(),
            ["willBegin 0 dragging", "didScroll 100 dragging", "willEnd 100 dragging", "didEnd false 100"])
    }

    @MainActor
    func testAScrollViewDeceleratesToAnotherTargetChosenByItsDelegate() async throws {
        let recorder = ScrollRecorder()
        recorder.target = 132
        let table = makeScrollView(recorder)
        try Finger().scroll(table, by: 100)
        XCTAssertEqual(
            recorder.takeCalls(),
            [
                "willBegin 0 dragging", "didScroll 100 dragging", "willEnd 100 dragging", "didEnd true 100",
                "willDecelerate 100", "didScroll 132", "didDecelerate 132",
            ])
        XCTAssertFalse(table.isDecelerating)
    }

    @MainActor
    func testATapOnTheStatusBarScrollsToTheTopOfTheInsets() async throws {
        let recorder = ScrollRecorder()
        let table = makeScrollView(recorder)
        table.contentInset.top = 20
        XCTAssertEqual(recorder.takeCalls(), ["didScroll -20", "inset -20"])
        table.contentOffset.y = 500
        _ = recorder.takeCalls()
        try Finger().scrollToTop(table)
        XCTAssertEqual(recorder.takeCalls(), ["didScroll -20", "didScrollToTop -20"])
        table.contentOffset.y = 500
        _ = recorder.takeCalls()
        recorder.scrollsToTop = false
        try Finger().scrollToTop(table)
        XCTAssertEqual(recorder.takeCalls(), [])
        table.scrollsToTop = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().scrollToTop(table) },
            "a tap on the status bar does not scroll this to its top")
    }
}
