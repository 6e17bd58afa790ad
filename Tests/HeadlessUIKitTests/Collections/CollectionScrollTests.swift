import HeadlessUIKit
import TestSupport
import XCTest

/// Tests programmatic scrolls of collection views.
final class CollectionScrollTests: XCTestCase {
    @MainActor
    private func list(_ recorder: ScrollLog) -> UICollectionView {
        let list = LayoutSource([100]).list(UICollectionViewFlowLayout())
        list.delegate = recorder
        return list
    }

    @MainActor
    func testTheDelegateIsCalledAtTheEndOfAnAnimatedScroll() async {
        let log = ScrollLog()
        let list = list(log)
        (list.frame.size.height, log.ends) = (200, 0)
        list.scrollToItem(at: path(60), at: .top, animated: false)
        XCTAssertEqual(log.ends, 0)
        list.scrollToItem(at: path(0), at: .top, animated: true)
        XCTAssertEqual(log.ends, 1)
        list.scrollToItem(at: path(0), at: .top, animated: true)
        XCTAssertEqual(log.ends, 1, "the content does not move")
        list.selectItem(at: path(50), animated: true, scrollPosition: .bottom)
        XCTAssertEqual(log.ends, 2)
        list.selectItem(at: path(0), animated: true, scrollPosition: [])
        XCTAssertEqual(log.ends, 2)
    }

    /// UIKit's header says that two scroll positions along the same axis are refused. The message is unverified.
    @MainActor
    func testTwoScrollPositionsAlongOneAxisAreRefused() async {
        for position in [[.top, .bottom], [.left, .centeredHorizontally], [.top, .left, .right]]
            as [UICollectionView.ScrollPosition]
        {
            let list = list(ScrollLog())
            let raised = exceptions { list.scrollToItem(at: path(60), at: position, animated: false) }
            XCTAssertEqual(raised.map(\.name), ["NSInvalidArgumentException"])
            XCTAssertEqual(list.contentOffset, .zero)
        }
        let list = list(ScrollLog())
        list.frame.size.height = 200
        let raised = exceptions { list.scrollToItem(at: path(60), at: [.top, .left], animated: false) }
        XCTAssertEqual(raised, [])
        XCTAssertGreaterThan(list.contentOffset.y, 0)
    }
}

private final class ScrollLog: NSObject, UICollectionViewDelegate {
    var ends = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}
