import HeadlessUIKit
import XCTest

/// Tests that a page view controller shows a page, and that a finger can turn the page.
final class PageViewControllerTests: NavigationTestCase {
    /// A data source with four pages. It also provides the number of pages and the current page for a page control.
    @MainActor
    private final class NumberedBook: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<4).map { _ in UIViewController() }
        var questions = 0
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 < 3 ? pages[$0 + 1] : nil } }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            questions += 1
            return pageViewController.viewControllers?.first.flatMap(pages.firstIndex) ?? 0
        }
    }

    @MainActor
    func testTheFirstPageAppearsWithItsContainer() async throws {
        let book = Book(3)
        let pages = openBook(book, at: 1)
        XCTAssertEqual(book.log.take(), ["1 joined", "1 will appear", "1 did appear"])
        let view = try XCTUnwrap(pages.viewControllers?.first?.view)
        XCTAssertEqual(view.convert(view.bounds, to: nil), pages.view.bounds)
        XCTAssertEqual(pages.children.count, 1)
    }

    @MainActor
    func testASwipeTurnsThePage() async throws {
        let book = Book(3)
        let pages = openBook(book, at: 1)
        _ = book.log.take()
        try Finger().swipe(XCTUnwrap(pages.viewControllers?.first?.view), .left)
        XCTAssertEqual(shownNumber(pages), 2)
        XCTAssertEqual(pages.children, pages.viewControllers)
        XCTAssertEqual(
            book.log.take().filter { $0.hasSuffix("]") || $0.hasSuffix("true") }, ["to [2]", "from [1] true"])
        for number in [1, 0] {
            try Finger().swipe(pages.view, .right)
            XCTAssertEqual(shownNumber(pages), number)
        }
    }

    @MainActor
    func testASwipeBeyondTheLastPageIsRefused() async {
        let book = Book(1)
        let pages = openBook(book, at: 0)
        let swipe = { (direction: UISwipeGestureRecognizer.Direction) in
            refusal { () throws(TouchRefusal) in try Finger().swipe(pages.view, direction) }
        }
        XCTAssertEqual(swipe(.left), "there is no page after the visible one")
        XCTAssertEqual(swipe(.right), "there is no page before the visible one")
        XCTAssertEqual(swipe(.up), "UIView can't be swiped: no gesture recognizer expects a swipe that way")
        pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.isScrollEnabled = false
        XCTAssertEqual(swipe(.left), "scrolling is switched off")
        pages.dataSource = nil
        XCTAssertEqual(swipe(.left), "UIView can't be swiped: no gesture recognizer expects a swipe that way")
    }

    @MainActor
    func testAnInnerScrollViewScrollsInsteadOfTurningThePage() async throws {
        let book = Book(2)
        let pages = openBook(book, at: 0)
        let page = try XCTUnwrap(pages.viewControllers?.first?.view)
        let banners = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        page.addSubview(banners)
        banners.contentSize = CGSize(width: 400, height: 100)
        XCTAssertNotNil(refusal { () throws(TouchRefusal) in try Finger().swipe(banners, .left) })
        XCTAssertEqual(shownNumber(pages), 0)
        banners.contentSize = CGSize(width: 200, height: 400)
        try Finger().swipe(banners, .left)
        XCTAssertEqual(shownNumber(pages), 1)
    }

    @MainActor
    func testVerticalPagesAreTurnedUpAndDown() async throws {
        let book = Book(3)
        let vertical = openBook(book, at: 1, .vertical)
        try Finger().swipe(vertical.view, .up)
        XCTAssertEqual(shownNumber(vertical), 2)
        try Finger().swipe(vertical.view, .down)
        XCTAssertEqual(shownNumber(vertical), 1)
    }

    @MainActor
    func testASwipeToTheRightTurnsForwardInARightToLeftLayout() async throws {
        defer { UIView.setDeviceDirection(.leftToRight, onScreen: []) }
        let book = Book(2)
        let pages = openBook(book, at: 0)
        UIView.setDeviceDirection(.rightToLeft, onScreen: [pages.view])
        try Finger().swipe(pages.view, .right)
        XCTAssertEqual(shownNumber(pages), 1)
    }

    @MainActor
    func testCodeTurnsThePageWithoutTheDelegate() async throws {
        let book = Book(3)
        let pages = openBook(book, at: 0)
        _ = book.log.take()
        var finished: Bool?
        let next = try XCTUnwrap(book.page(2))
        pages.setViewControllers([next], direction: .forward, animated: true) { finished = $0 }
        XCTAssertEqual(finished, true)
        XCTAssertEqual(
            book.log.take(),
            ["2 will appear", "0 will disappear", "0 did disappear", "2 did appear", "0 left", "2 joined"])
        pages.setViewControllers([next], direction: .forward, animated: true)
        XCTAssertEqual(book.log.take(), [])
    }

    @MainActor
    func testSettingNoPageRaisesAnException() async {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        XCTAssertEqual(
            exceptions { pages.setViewControllers([], direction: .forward, animated: false) }.map(\.reason),
            [
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
                    + "transition"
            ])
    }

    @MainActor
    func testThePageControlFollowsThePages() async throws {
        let book = NumberedBook()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        appear(pages)
        let control = try XCTUnwrap(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        XCTAssertFalse(control.isHidden)
        XCTAssertEqual(control.numberOfPages, 4)
        XCTAssertEqual(control.currentPage, 1)
        XCTAssertEqual(book.pages[1].view.frame.height, pages.view.bounds.height - 37)
        XCTAssertEqual(control.frame.maxY, pages.view.bounds.maxY)

        let questions = book.questions
        try Finger().swipe(pages.view, .left)
        XCTAssertEqual(control.currentPage, 2)
        XCTAssertEqual(book.questions, questions, "the index is updated without the data source")

        try Finger().choose(page: 0, in: control)
        XCTAssertEqual(pages.viewControllers, [book.pages[0]])
        XCTAssertEqual(control.currentPage, 0)
        pages.setViewControllers([book.pages[3]], direction: .forward, animated: false)
        XCTAssertEqual(control.currentPage, 3)
    }

    @MainActor
    func testThereIsNoPageControlWithoutBothMethods() async throws {
        let pages = openBook(Book(2), at: 0)
        XCTAssertEqual(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first?.isHidden, true)
    }

    @MainActor
    func testTheOptionsOfTheSpineApplyToPageCurlsOnly() async {
        let mid = [UIPageViewController.OptionsKey.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        let make = { (style: UIPageViewController.TransitionStyle, options: [UIPageViewController.OptionsKey: Any]?) in
            UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
        }
        XCTAssertEqual(make(.pageCurl, mid).spineLocation, .mid)
        XCTAssertEqual(make(.pageCurl, nil).spineLocation, .min)
        XCTAssertEqual(make(.scroll, mid).spineLocation, UIPageViewController.SpineLocation.none)
    }
}
