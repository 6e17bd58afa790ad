import Foundation

/// Provides the pages that the user turns to. Mirrors `UIPageViewControllerDataSource` and its members, UIKit.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before the given page; `nil` if the given page is the first one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after the given page; `nil` if the given page is the last one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Mirrors `presentationCount(for:)`: returns the number of pages in the page control. It is called after a page or
    /// the data source has been set programmatically, but not when the user turns pages. If either this method or
    /// ``presentationIndex(for:)`` is not implemented, there is no page control; the default implementations return -1.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Mirrors `presentationIndex(for:)`: returns the index of the visible page in the page control.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { -1 }
}
