import Foundation
import HeadlessUIKit
import XCTest

/// Tests which methods a scroll view calls on its delegate, and in which order.
final class ScrollEventTests: ScrollEventTestCase {
    @MainActor
    func testADragReportsItsBeginningTheScrollAndItsEnd() async throws {
        let noter = Noter()
        let table = makeScrollView(noter)
        try Finger().scroll(table, by: 100)
        XCTAssertEqual(
            noter.takeCalls(),
            ["willBegin 0 dragging", "didScroll 100 dragging", "willEnd 100 dragging", "didEnd false 100"])
    }

    @MainActor
    func testAScrollViewDeceleratesToAnotherTargetChosenByItsDelegate() async throws {
        let noter = Noter()
        noter.target = 132
        let table = makeScrollView(noter)
        try Finger().scroll(table, by: 100)
        XCTAssertEqual(
            noter.takeCalls(),
            [
                "willBegin 0 dragging", "didScroll 100 dragging", "willEnd 100 dragging", "didEnd true 100",
                "willDecelerate 100", "didScroll 132", "didDecelerate 132",
            ])
        XCTAssertFalse(table.isDecelerating)
    }

    @MainActor
    func testATapOnTheStatusBarScrollsToTheTopOfTheInsets() async throws {
        let noter = Noter()
        let table = makeScrollView(noter)
        table.contentInset.top = 20
        XCTAssertEqual(noter.takeCalls(), ["didScroll -20", "inset -20"])
        table.contentOffset.y = 500
        _ = noter.takeCalls()
        try Finger().scrollToTop(table)
        XCTAssertEqual(noter.takeCalls(), ["didScroll -20", "didScrollToTop -20"])
        table.contentOffset.y = 500
        _ = noter.takeCalls()
        noter.scrollsToTop = false
        try Finger().scrollToTop(table)
        XCTAssertEqual(noter.takeCalls(), [])
        table.scrollsToTop = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().scrollToTop(table) },
            "a tap on the status bar does not scroll this to its top")
    }
}
