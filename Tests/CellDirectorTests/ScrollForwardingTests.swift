import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that the scroll view callbacks of a table or collection view are forwarded to the app's own delegate.
final class ScrollForwardingTests: XCTestCase {
    @MainActor func testADragIsForwardedInTheOrderOfTheTablesCalls() async throws {
        let (screen, listener) = (Screen(users(50)), ScrollListener())
        let table = UITableView(frame: screen.tableView.frame)
        let own = PlainRows()
        table.dataSource = own
        table.delegate = own
        table.layoutIfNeeded()
        screen.director.scrollDelegate = listener

        try screen.finger.scroll(screen.tableView, by: 100)
        try screen.finger.scroll(table, by: 100)

        XCTAssert(listener.heard.contains("didScroll"))
        XCTAssertEqual(listener.heard, own.listener.heard)
    }

    @MainActor func testACollectionsScrollingIsForwardedToo() async throws {
        let (tiles, listener, other) = (TileScreen(tiles(0..<50)), ScrollListener(), ScrollListener())
        tiles.director.scrollDelegate = listener
        try tiles.finger.scroll(tiles.collectionView, by: 100)
        XCTAssert(listener.heard.contains("didScroll"))
        tiles.director.scrollDelegate = other
        let before = listener.heard
        try tiles.finger.scroll(tiles.collectionView, by: 100)
        XCTAssertEqual(listener.heard, before)
        XCTAssert(other.heard.contains("didScroll"))
    }

    @MainActor func testTheDelegateAnswersTheScrollViewsQuestions() async {
        let (screen, listener) = (Screen(users(50)), ScrollListener())
        let (table, director) = (screen.tableView, screen.director)
        XCTAssertTrue(table.answering.scrollViewShouldScrollToTop(table))
        XCTAssertNil(table.answering.viewForZooming(in: table))

        director.scrollDelegate = listener
        var target = CGPoint.zero
        table.answering.scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &target)

        XCTAssertFalse(table.answering.scrollViewShouldScrollToTop(table))
        XCTAssert(table.answering.viewForZooming(in: table) === table)
        XCTAssertEqual(target.y, 7)
    }

    @MainActor func testEveryScrollEventIsForwarded() async {
        let (screen, listener) = (Screen(users(1)), ScrollListener())
        let (table, director) = (screen.tableView, screen.director)
        director.scrollDelegate = listener

        table.answering.scrollViewDidEndDragging(table, willDecelerate: true)
        table.answering.scrollViewWillBeginDecelerating(table)
        table.answering.scrollViewDidEndDecelerating(table)
        table.answering.scrollViewDidEndScrollingAnimation(table)
        table.answering.scrollViewDidScrollToTop(table)
        table.answering.scrollViewDidZoom(table)
        table.answering.scrollViewWillBeginZooming(table, with: nil)
        table.answering.scrollViewDidEndZooming(table, with: nil, atScale: 2)
        table.answering.scrollViewDidChangeAdjustedContentInset(table)

        XCTAssertEqual(
            listener.heard,
            [
                "didEndDragging true", "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation",
                "didScrollToTop", "didZoom", "willBeginZooming", "didEndZooming 2.0", "didChangeAdjustedContentInset",
            ])
    }

    @MainActor func testTheDelegateIsNotRetained() async {
        let screen = Screen(users(1))
        var listener: ScrollListener? = ScrollListener()
        screen.director.scrollDelegate = listener
        let weak = Weak(listener)
        listener = nil

        XCTAssertNil(weak.object)
        XCTAssertNil(screen.director.scrollDelegate)
    }
}

@MainActor
private final class ScrollListener: NSObject, UIScrollViewDelegate {
    private(set) var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("didScroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard.append("willEndDragging")
        if targetContentOffset.pointee == .zero { targetContentOffset.pointee.y = 7 }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEndScrollingAnimation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("didScrollToTop") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("willBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        heard.append("didEndZooming \(scale)")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        heard.append("didChangeAdjustedContentInset")
    }
}

/// The data source and delegate of a table that has fifty rows and no director. It receives the scroll view callbacks
/// directly.
@MainActor
private final class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let listener = ScrollListener()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { listener.scrollViewDidScroll(scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { listener.scrollViewWillBeginDragging(scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        listener.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        listener.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
}
