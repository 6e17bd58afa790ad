/// What directors have in common towards UIKit: what their list says as a scroll view goes on, unchanged and in order, to an
/// object of the user's.
@MainActor
public class ScrollForwarder: NSObject, UIScrollViewDelegate {
    /// Hears what the list says as a scroll view, as the list's own delegate would. It is not retained.
    public weak var scrollDelegate: (any UIScrollViewDelegate)?

    // A method is taken as a value before it is called: UIKit's are optional, the headless ones are not, and both make an
    // optional function.

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidScroll)?(scrollView)
    }

    // MARK: Dragging

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewWillBeginDragging)?(scrollView)
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        (scrollDelegate?.scrollViewWillEndDragging)?(scrollView, velocity, targetContentOffset)
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        (scrollDelegate?.scrollViewDidEndDragging)?(scrollView, decelerate)
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewWillBeginDecelerating)?(scrollView)
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidEndDecelerating)?(scrollView)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidEndScrollingAnimation)?(scrollView)
    }

    // MARK: To the top

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        (scrollDelegate?.scrollViewShouldScrollToTop)?(scrollView) ?? true
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidScrollToTop)?(scrollView)
    }

    // MARK: Zooming

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        (scrollDelegate?.viewForZooming)?(scrollView) ?? nil
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidZoom)?(scrollView)
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        (scrollDelegate?.scrollViewWillBeginZooming)?(scrollView, view)
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        (scrollDelegate?.scrollViewDidEndZooming)?(scrollView, view, scale)
    }

    // MARK: Insets

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        (scrollDelegate?.scrollViewDidChangeAdjustedContentInset)?(scrollView)
    }
}
