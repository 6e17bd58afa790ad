import XCTest
@testable import HeadlessUIKit

/// Tests page controls: changing the current page by touch, and hiding the control.
final class ProgressTests: XCTestCase {
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

    @MainActor
    func testAControlThatTheAppHidStaysHidden() async {
        let control = UIPageControl()
        control.isHidden = true
        control.numberOfPages = 3
        XCTAssertTrue(control.isHidden)
        control.hidesForSinglePage = true
        control.numberOfPages = 1
        control.numberOfPages = 3
        XCTAssertTrue(control.isHidden)
        control.isHidden = false
        control.numberOfPages = 1
        control.isHidden = true
        control.numberOfPages = 3
        XCTAssertTrue(control.isHidden, "the app's value is kept when the number of pages changes")
        control.isHidden = false
        control.numberOfPages = 1
        XCTAssertTrue(control.isHidden)
        control.numberOfPages = 2
        XCTAssertFalse(control.isHidden)
        control.numberOfPages = 1
        control.hidesForSinglePage = false
        XCTAssertFalse(control.isHidden)
    }
}
