import Foundation
import HeadlessUIKit
import XCTest

final class ScrollViewTests: ScrollViewTestCase {
    @MainActor
    func testTheDelegateIsNotifiedOfEveryScroll() async throws {
        let view = makeScrollView()
        let recorder = ScrollRecorder()
        view.delegate = recorder
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        XCTAssertEqual(recorder.calls, ["did scroll"])
        recorder.calls = []
        try Finger().scroll(view, by: 5)
        XCTAssertEqual(recorder.calls, ["will drag", "did scroll", "did drag"])
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
}

@MainActor
private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("did drag")
    }
}
