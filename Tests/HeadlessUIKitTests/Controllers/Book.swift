import Foundation
import HeadlessUIKit

/// A page that logs its callbacks.
@MainActor
final class BookPage: UIViewController {
    let number: Int
    private let log: BookLog
    init(_ number: Int, _ log: BookLog) {
        (self.number, self.log) = (number, log)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(number) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(number) did disappear") }
    override func didMove(toParent parent: UIViewController?) {
        log.calls.append("\(number) \(parent == nil ? "left" : "joined")")
    }
}

/// A log of the callbacks of a book and its pages.
@MainActor
final class BookLog {
    var calls: [String] = []
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A book with numbered pages. The book and its pages record their callbacks in the same log.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = BookLog()
    let count: Int
    init(_ count: Int) { self.count = count }

    func page(_ number: Int) -> UIViewController? { (0..<count).contains(number) ? BookPage(number, log) : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? BookPage).flatMap { page($0.number - 1) } }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? BookPage).flatMap { page($0.number + 1) } }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.calls.append("to \(pendingViewControllers.map { ($0 as? BookPage)?.number ?? -1 })")
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.calls.append("from \(previousViewControllers.map { ($0 as? BookPage)?.number ?? -1 }) \(completed)")
    }
}

/// Shows a page of a book.
@MainActor
func openBook(
    _ book: Book, at number: Int, _ orientation: UIPageViewController.NavigationOrientation = .horizontal
) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    pages.dataSource = book
    pages.delegate = book
    book.page(number).map { pages.setViewControllers([$0], direction: .forward, animated: false) }
    pages.beginAppearanceTransition(true, animated: false)
    pages.endAppearanceTransition()
    return pages
}

/// Returns the number of the visible page of a book.
@MainActor
func shownNumber(_ pages: UIPageViewController) -> Int? { (pages.viewControllers?.first as? BookPage)?.number }
