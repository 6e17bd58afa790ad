import HeadlessUIKit
import XCTest

/// Tests undocumented details of how a swipe turns a page.
final class UnverifiedPageTests: UnverifiedTestCase {
    @MainActor
    func testThePagesAppearBetweenTheDelegatesCalls() async throws {
        let book = Book(3)
        let pages = openBook(book, at: 1)
        _ = book.log.take()
        try Finger().swipe(XCTUnwrap(pages.viewControllers?.first?.view), .left)
        XCTAssertEqual(
            book.log.take(),
            [
                "to [2]", "2 will appear", "1 will disappear", "1 did disappear", "2 did appear", "1 left", "2 joined",
                "from [1] true",
            ])
    }

    @MainActor
    func testARecognizerPrecedesThePages() async throws {
        let book = Book(2)
        let pages = openBook(book, at: 0)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        pages.viewControllers?.first?.view.addGestureRecognizer(swipe)
        try Finger().swipe(XCTUnwrap(pages.viewControllers?.first?.view), .left)
        XCTAssertEqual(shownNumber(pages), 0)
    }
}
