import Foundation
import HeadlessUIKit
import XCTest

/// What a scroll view's delegate hears, and in which order.
final class ScrollEventTests: XCTestCase {
    @MainActor
    private final class Noter: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var target: CGFloat?
        var scrollsToTop = true

        func takeCalls() -> [String] {
            defer { calls = [] }
            return calls
        }

        private func note(_ call: String, _ view: UIScrollView) {
            calls.append("\(call) \(Int(view.contentOffset.y))\(view.isDragging ? " dragging" : "")")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBegin", scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("willEnd", scrollView)
            XCTAssertEqual(velocity, .zero)
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("didEnd \(decelerate)", scrollView)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate", scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate", scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate", scrollView) }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset", scrollView) }
    }

    @MainActor
    private func makeScrollView(_ noter: Noter) -> UITableView {
        let table = makeTable(Recorder(count: 100))
        table.delegate = noter
        table.layoutIfNeeded()
        return table
    }

    @MainActor
    func testADragTellsItsBeginningTheScrollAndItsEnd() async throws {
        let noter = Noter()
        let table = makeScrollView(noter)
        try Finger().scroll(table, by: 100)
        XCTAssertEqual(
            noter.takeCalls(),
            ["willBegin 0 dragging", "didScroll 100 dragging", "willEnd 100 dragging", "didEnd false 100"])
    }

    @MainActor
    func testADelegateThatChoosesAnotherTargetMakesItDecelerate() async throws {
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
    func testOnlyAnAnimatedScrollFromCodeThatMovesTellsItsEnd() async throws {
        let noter = Noter()
        let table = makeScrollView(noter)
        table.setContentOffset(CGPoint(x: 0, y: 44), animated: true)
        XCTAssertEqual(noter.takeCalls(), ["didScroll 44", "didAnimate 44"])
        table.setContentOffset(CGPoint(x: 0, y: 44), animated: true)
        XCTAssertEqual(noter.takeCalls(), [])
        table.setContentOffset(.zero, animated: false)
        XCTAssertEqual(noter.takeCalls(), ["didScroll 0"])
        table.scrollToRow(at: path(50), at: .top, animated: true)
        XCTAssertEqual(noter.takeCalls(), ["didScroll 2200", "didAnimate 2200"])
        table.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
        XCTAssertEqual(noter.takeCalls(), ["didScroll 0", "didAnimate 0"])
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
