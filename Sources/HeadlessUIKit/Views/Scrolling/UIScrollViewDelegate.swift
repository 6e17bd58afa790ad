import Foundation

/// Receives the events of a scroll view. Mirrors `UIScrollViewDelegate`, UIKit.
///
/// Every method mirrors the UIKit method of the same name. The default implementations do what UIKit does if a delegate
/// does not implement the method.
///
/// Dragging with a ``Finger`` calls these methods in order: `scrollViewWillBeginDragging`, `scrollViewDidScroll`,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`. If the delegate, a carousel or paging chooses a target other
/// than the offset at which the finger lifts, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` and
/// `scrollViewDidEndDecelerating` are called next. None of these methods is called if the content can't be dragged
/// because it fits and does not bounce.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    // MARK: Dragging

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called before the finger lifts. Mirrors `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    ///
    /// For a ``Finger``, the velocity is 0 and the target is the offset at which the finger lifts, or the nearest resting
    /// offset of a carousel or a paging scroll view. The delegate may choose a different target. In a paging scroll view,
    /// that has no effect, and UIKit's warning is logged.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    // MARK: Scrolling from code

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    // MARK: Scrolling to the top

    /// Returns whether a tap on the status bar may scroll to the top; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    // MARK: Zooming, which headless fingers do not support

    /// Returns the view to zoom; `nil` by default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    // MARK: Insets

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
