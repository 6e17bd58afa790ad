import XCTest

@testable import HeadlessUIKit

/// What says how far something is.
final class ProgressTests: XCTestCase {
    @MainActor
    func testAnActivityIndicatorIsHiddenWhileItStands() async {
        let indicator = UIActivityIndicatorView(style: .medium)
        XCTAssertTrue(indicator.isHidden)
        XCTAssertEqual(indicator.frame.size, CGSize(width: 20, height: 20))
        indicator.startAnimating()
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertFalse(indicator.isHidden)
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        XCTAssertFalse(indicator.isHidden)
        indicator.hidesWhenStopped = true
        XCTAssertTrue(indicator.isHidden)
    }

    @MainActor
    func testProgressStaysBetweenNothingAndAll() async {
        let view = UIProgressView(progressViewStyle: .bar)
        view.setProgress(1.5, animated: true)
        XCTAssertEqual(view.progress, 1)
        view.progress = -1
        XCTAssertEqual(view.progress, 0)
    }

    @MainActor
    func testAFingerTurnsThePage() async throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.frame.size = CGSize(width: 120, height: 26)
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        control.currentPage = 9
        XCTAssertEqual(control.currentPage, 2)
        try Finger().choose(page: 1, in: control)
        try Finger().choose(page: 1, in: control)
        XCTAssertEqual(pages, [1])
        XCTAssertThrowsError(try Finger().choose(page: 3, in: control)) { error in
            XCTAssertEqual("\(error)", "there is no page 3 in UIPageControl")
        }
        XCTAssertThrowsError(try Finger().tap(control))
        control.numberOfPages = 1
        XCTAssertEqual(control.currentPage, 0)
        control.hidesForSinglePage = true
        XCTAssertThrowsError(try Finger().choose(page: 0, in: control))
    }
}
