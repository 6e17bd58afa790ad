import CellDirector
import XCTest

/// Tests that a content offset may exceed the scrolling limits only if it is set programmatically. Also tests scrolling
/// to a section without rows.
final class ScrollLimitTests: ConformanceTestCase {
    @MainActor
    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        view.contentSize = CGSize(width: 100, height: 1_000)
        return view
    }

    /// Changes the bottom inset as if the keyboard appeared and then disappeared.
    @MainActor
    func testAShrinkingInsetAdjustsTheOffset() async {
        let list: [UIScrollView] = [makeScrollView(), makeTable(Recorder(count: 100), rowHeight: 10)]
        for view in list {
            view.frame.size.height = 400
            view.layoutIfNeeded()
            view.contentInset.bottom = 300
            view.contentOffset.y = 900
            view.layoutIfNeeded()
            view.contentInset.bottom = 0
            view.layoutIfNeeded()
            XCTAssertEqual(view.contentOffset.y, 600)
        }
    }

    /// Tests of a public library, which pass on iPhones, assert the offset of zero.
    @MainActor
    func testAnInsetOfAPlainScrollViewChangesItsOffsetOnlyIfItMust() async {
        let view = makeScrollView()
        view.contentInset = UIEdgeInsets(top: 64, left: 8, bottom: 0, right: 0)
        XCTAssertEqual(view.contentOffset, .zero)
        view.contentOffset.y = -64
        view.contentInset.top = 20
        XCTAssertEqual(view.contentOffset.y, -20)
    }

    @MainActor
    func testShrinkingContentAdjustsTheOffset() async {
        let view = makeScrollView()
        view.contentOffset.y = 600
        view.contentSize.height = 500
        XCTAssertEqual(view.contentOffset.y, 100)
        view.contentSize.height = 300
        XCTAssertEqual(view.contentOffset.y, 0)
    }

    @MainActor
    func testAGrowingFrameAdjustsTheOffset() async {
        let list: [UIScrollView] = [makeScrollView(), makeTable(Recorder(count: 100), rowHeight: 10)]
        for view in list {
            view.frame.size.height = 400
            view.layoutIfNeeded()
            view.contentOffset.y = 600
            view.layoutIfNeeded()
            view.frame.size.height = 700
            view.layoutIfNeeded()
            XCTAssertEqual(view.contentOffset.y, 300)
            XCTAssertEqual((view as? UITableView)?.visibleCells.count ?? 70, 70)
        }
    }

    @MainActor
    func testAnOffsetSetBeyondTheLimitsByCodeIsKept() async {
        let list: [UIScrollView] = [makeScrollView(), makeTable(Recorder(count: 100), rowHeight: 10)]
        for view in list {
            view.contentOffset.y = 5_000
            view.layoutIfNeeded()
            view.contentInset.bottom = 30
            view.frame.size.height = 300
            view.layoutIfNeeded()
            XCTAssertEqual(view.contentOffset.y, 5_000)
            view.contentOffset.y = 700
            view.layoutIfNeeded()
            view.frame.size.height = 500
            view.layoutIfNeeded()
            XCTAssertEqual(view.contentOffset.y, 530, "an offset within the limits is clamped again")
        }
    }

    @MainActor
    func testTheDelegateIsNotifiedOfAnAdjustedOffset() async {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let (view, delegate) = (makeScrollView(), Delegate())
        view.contentOffset.y = 600
        view.delegate = delegate
        view.contentSize.height = 900
        view.contentSize.height = 1_000
        XCTAssertEqual(delegate.offsets, [500])
    }

    /// Apple, `scrollToRow(at:at:animated:)`: "NSNotFound is a valid row index for scrolling to a section with zero
    /// rows."
    @MainActor
    func testScrollingToARowOfNSNotFoundScrollsToItsSection() async {
        let recorder = Recorder([(0..<50).map(String.init), [], (0..<50).map(String.init)])
        recorder.headerHeight = 30
        let table = makeTable(recorder)
        table.layoutIfNeeded()
        table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, table.rect(forSection: 1).minY)
        table.scrollToRow(at: path(NSNotFound, 0), at: .none, animated: false)
        XCTAssertEqual(table.contentOffset.y, 0)
        table.scrollToRow(at: path(NSNotFound, 1), at: .bottom, animated: false)
        XCTAssertEqual(table.bounds.maxY, table.rect(forSection: 1).maxY)
    }
}
