import CellDirector
import XCTest

/// The base class of `ScrollEventTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class ScrollEventTestCase: ConformanceTestCase {
    @MainActor
    final class ScrollRecorder: NSObject, UITableViewDelegate {
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
    func makeScrollView(_ recorder: ScrollRecorder) -> UITableView {
        let table = makeTable(Recorder(count: 100))
        table.delegate = recorder
        table.layoutIfNeeded()
        return table
    }
}
