import Foundation
import HeadlessUIKit
import XCTest

final class ScrollViewTests: XCTestCase {
    @MainActor
    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }

    @MainActor
    func testTheOffsetIsTheBoundsOrigin() async {
        let view = makeScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        XCTAssertEqual(view.bounds.origin, CGPoint(x: 0, y: 30))
        XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 30))
    }

    @MainActor
    func testTheDelegateHearsOfEveryScroll() async throws {
        let view = makeScrollView()
        let noter = ScrollNoter()
        view.delegate = noter
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        XCTAssertEqual(noter.calls, ["did scroll"])
        noter.calls = []
        try Finger().scroll(view, by: 5)
        XCTAssertEqual(noter.calls, ["will drag", "did scroll", "did drag"])
    }

    @MainActor
    func testAFingersScrollEndsAtTheInsets() async throws {
        let view = makeScrollView()
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        try Finger().scroll(view, by: -500)
        XCTAssertEqual(view.contentOffset.y, -20)
        try Finger().scroll(view, by: 5000)
        XCTAssertEqual(view.contentOffset.y, 930)
    }

    @MainActor
    func testARectIsScrolledIntoSightByTheShortestWay() async {
        let view = makeScrollView()
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        XCTAssertEqual(view.contentOffset.y, 220)
        view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 20), animated: false)
        XCTAssertEqual(view.contentOffset.y, 220, "visible already")
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
        XCTAssertEqual(view.contentOffset.y, 100)
    }
}

@MainActor
private final class ScrollNoter: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("did drag")
    }
}
