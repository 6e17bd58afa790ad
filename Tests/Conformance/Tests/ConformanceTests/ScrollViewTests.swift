import CellDirector
import XCTest

final class ScrollViewTests: ScrollViewTestCase {
    @MainActor
    func testTheOffsetIsTheBoundsOrigin() async {
        let view = makeScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        XCTAssertEqual(view.bounds.origin, CGPoint(x: 0, y: 30))
        XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 30))
    }

    @MainActor
    func testARectIsMadeVisibleByTheShortestScroll() async {
        let view = makeScrollView()
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        XCTAssertEqual(view.contentOffset.y, 220)
        view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 20), animated: false)
        XCTAssertEqual(view.contentOffset.y, 220, "the rectangle is already visible")
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
        XCTAssertEqual(view.contentOffset.y, 100)
    }
}
