import Foundation
import XCTest
@testable import HeadlessUIKit

/// Tests where a finger's drag comes to rest in a scroll view that scrolls by pages.
final class PagingTests: XCTestCase {
    @MainActor
    private final class Recorder: NSObject, UICollectionViewDelegate, UITableViewDelegate {
        var calls: [String] = []
        var target: CGPoint?
        private func note(_ call: String, _ view: UIScrollView) {
            calls.append("\(call) \(Int(view.contentOffset.x)),\(Int(view.contentOffset.y))")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            let offset = targetContentOffset.pointee
            note("will end at \(Int(offset.x)),\(Int(offset.y)):", scrollView)
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("did end \(decelerate)", scrollView)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate", scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate", scrollView) }
    }

    @MainActor
    private func makeScroll(_ content: CGSize) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = content
        scroll.isPagingEnabled = true
        return scroll
    }

    @MainActor
    func testADragComesToRestAtTheNearestPage() async throws {
        for (by, expected): (CGFloat, CGFloat) in [
            (200, 320), (160, 320), (159, 0), (320, 320), (490, 640), (2_000, 1_280), (-50, 0),
        ] {
            let scroll = makeScroll(CGSize(width: 1_600, height: 400))
            try Finger().scroll(scroll, sidewaysBy: by)
            XCTAssertEqual(scroll.contentOffset, CGPoint(x: expected, y: 0), "\(by)")
        }
        let scroll = makeScroll(CGSize(width: 320, height: 2_000))
        try Finger().scroll(scroll, by: 250)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 400))
        try Finger().scroll(scroll, by: -250)
        XCTAssertEqual(scroll.contentOffset, .zero)
    }

    @MainActor
    func testTheDelegateIsNotifiedOfTheDecelerationToThePage() async throws {
        let (scroll, recorder) = (makeScroll(CGSize(width: 1_600, height: 400)), Recorder())
        scroll.delegate = recorder
        try Finger().scroll(scroll, sidewaysBy: 200)
        XCTAssertEqual(
            recorder.calls,
            [
                "scroll 200,0", "will end at 320,0: 200,0", "did end true 200,0", "will decelerate 200,0",
                "scroll 320,0", "did decelerate 320,0",
            ])
        recorder.calls = []
        // A drag of exactly one page decelerates, too.
        try Finger().scroll(scroll, sidewaysBy: 320)
        XCTAssertEqual(
            recorder.calls,
            [
                "scroll 640,0", "will end at 640,0: 640,0", "did end true 640,0", "will decelerate 640,0",
                "did decelerate 640,0",
            ])
        recorder.calls = []
        // The page to which the content returns is reported as well.
        try Finger().scroll(scroll, sidewaysBy: 100)
        XCTAssertEqual(recorder.calls.last, "did decelerate 640,0")
        recorder.calls = []
        // At the end, nothing moves.
        scroll.contentOffset.x = 1_280
        recorder.calls = []
        try Finger().scroll(scroll, sidewaysBy: 100)
        XCTAssertEqual(recorder.calls, ["will end at 1280,0: 1280,0", "did end false 1280,0"])
    }

    @MainActor
    func testTheDelegateCannotChooseAnotherTarget() async throws {
        let (scroll, recorder) = (makeScroll(CGSize(width: 1_600, height: 400)), Recorder())
        scroll.delegate = recorder
        recorder.target = CGPoint(x: 20, y: 0)
        let warned = warnings { try? Finger().scroll(scroll, sidewaysBy: 200) }
        XCTAssertEqual(scroll.contentOffset.x, 320)
        XCTAssertEqual(warned, ["Stop offset can not be modified for paging scroll views"])
    }

    @MainActor
    func testTheLastPageEndsAtTheEndOfTheContent() async throws {
        let scroll = makeScroll(CGSize(width: 1_000, height: 400))
        try Finger().scroll(scroll, sidewaysBy: 2_000)
        XCTAssertEqual(scroll.contentOffset.x, 680)
        try Finger().scroll(scroll, sidewaysBy: -10)
        XCTAssertEqual(scroll.contentOffset.x, 680)
        try Finger().scroll(scroll, sidewaysBy: -30)
        XCTAssertEqual(scroll.contentOffset.x, 640)
    }

    @MainActor
    func testPagesBeginAtTheInset() async throws {
        let scroll = makeScroll(CGSize(width: 320, height: 2_000))
        scroll.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        scroll.contentOffset.y = -47
        try Finger().scroll(scroll, by: 100)
        XCTAssertEqual(scroll.contentOffset.y, -47)
        try Finger().scroll(scroll, by: 300)
        XCTAssertEqual(scroll.contentOffset.y, 353)
    }

    @MainActor
    private final class Pages: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Page", for: indexPath)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A collection view with five pages, inside a view that scrolls vertically.
    @MainActor
    func testAPagingListInsideAnotherListComesToRestAtAPageInBothDirections() async throws {
        for isMirrored in [false, true] {
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            outer.contentSize = CGSize(width: 300, height: 900)
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 300, height: 200)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
            if isMirrored {
                list.semanticContentAttribute = .forceRightToLeft
            }
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Page")
            let (pages, recorder) = (Pages(), Recorder())
            list.dataSource = pages
            list.delegate = recorder
            list.isPagingEnabled = true
            outer.addSubview(list)
            list.layoutIfNeeded()
            let start = list.contentOffset.x
            let way: CGFloat = start == 0 ? 1 : -1
            try Finger().scroll(list, sidewaysBy: 160 * way)
            XCTAssertEqual(list.contentOffset.x, start + 300 * way)
            XCTAssertEqual(list.indexPathsForVisibleItems, [IndexPath(item: 1, section: 0)])
            XCTAssertEqual(recorder.calls.last, "did decelerate \(Int(start + 300 * way)),0")
            try Finger().scroll(list, toRowAt: IndexPath(item: 3, section: 0))
            XCTAssertEqual(list.indexPathsForVisibleItems, [IndexPath(item: 3, section: 0)])
            XCTAssertEqual(outer.contentOffset, .zero)
        }
    }

    @MainActor
    func testScrollingToARowShowsThePageOnWhichItBegins() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let pages = Pages()
        table.rowHeight = 90
        table.dataSource = pages
        table.isPagingEnabled = true
        table.layoutIfNeeded()
        for (row, expected): (Int, CGFloat) in [(8, 400), (4, 0), (29, 2_300), (9, 800)] {
            try Finger().scroll(table, toRowAt: IndexPath(row: row, section: 0))
            XCTAssertEqual(table.contentOffset.y, expected, "\(row)")
        }
    }
}
