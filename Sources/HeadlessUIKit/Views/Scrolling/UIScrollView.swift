import Foundation

/// A window onto something larger. Mirrors `UIScrollView` and its members, UIKit.
open class UIScrollView: UIView {
    /// The delegate for scrolling: a list's own delegate, which has another type, is it too.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    // A list's `delegate` has another type than this one, as in UIKit. Swift lets it stand beside this one, not override it.
    /// Not retained.
    @_disfavoredOverload
    open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    /// The content's point at the view's upper left corner. Set outside of what can be scrolled to, it stays there;
    /// when insets, content or frame change, one that lay inside is moved inside again.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            guard newValue != boundsOrigin else { return }
            boundsOrigin = newValue
            isOutside = clamped(newValue) != newValue
            setNeedsLayout()
            contentScrolled?()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    /// Tells the bar above, which shows a large title as long as the content is at its top.
    final var contentScrolled: (() -> Void)?
    /// Whether some of the content is above what is seen.
    final var isScrolledDown: Bool { boundsOrigin.y > -adjustedContentInset.top }

    /// In points; constraints to the ``contentLayoutGuide`` make it, if there are any.
    @exclusivity(unchecked) open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            // A list's content changes as it is measured: it goes back to it when that has ended.
            if !isList { limitsChanged() } else if clamped(boundsOrigin) == boundsOrigin { isOutside = false }
        }
    }
    /// Whether code has scrolled beyond the content: nothing else leaves the offset there.
    @exclusivity(unchecked) final var isOutside = false
    /// What is scrolled. Views inside that are tied to the scroll view's own edges are tied to these.
    open var contentLayoutGuide: UILayoutGuide { layoutGuide(.content) }
    /// The scroll view itself, which is not scrolled.
    open var frameLayoutGuide: UILayoutGuide { layoutGuide(.frame) }
    /// In points. At the top of the content, another inset at the top moves the offset with it, and so it is at the left edge
    /// (unverified: Apple's documentation says nothing of it, and UIKit does so with the insets of the safe area). Everywhere else
    /// the offset stays, within its limits.
    @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            setNeedsLayout()
            if !isOutside {
                if contentOffset.y == -oldValue.top { contentOffset.y = -contentInset.top }
                if contentOffset.x == -oldValue.left { contentOffset.x = -contentInset.left }
            }
            limitsChanged()
            adjustedContentInsetDidChange()
            scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
    }
    /// Mirrors `UIScrollView.adjustedContentInset`: headlessly the safe area of a named device does not inset what is scrolled.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open func adjustedContentInsetDidChange() {}
    /// What other recognizers wait for, or run beside. A finger that scrolls does not run it headlessly, and
    /// ``UIView/gestureRecognizers`` does not list it.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer()
        pan.view = self
        return pan
    }()
    open var isScrollEnabled = true
    /// Headlessly a scroll ends at the edge.
    open var bounces = true
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var alwaysBounceHorizontal = false
    /// In points. Recorded, not applied.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// In points. Recorded, not applied.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Nothing is drawn.
    open func flashScrollIndicators() {}
    /// What the user pulls down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    /// Recorded, not applied.
    open var isPagingEnabled = false
    /// Recorded, not applied.
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Mirrors `UIScrollView.contentInsetAdjustmentBehavior`: nothing to adjust to headlessly.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    /// Mirrors `UIScrollView.KeyboardDismissMode`.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Mirrors `UIScrollView.ContentInsetAdjustmentBehavior`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Whether a finger is on the content.
    open var isTracking: Bool { isDragging }
    /// Mirrors `UIScrollView.isDecelerating`: a headless scroll ends with the finger, unless the delegate chooses where.
    open internal(set) var isDecelerating = false
    /// Whether a finger scrolls now.
    open internal(set) var isDragging = false

    /// There is no time: the scroll has ended on return.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(animated: animated) { self.contentOffset = contentOffset }
    }

    /// Scrolls from code. The delegate is notified at once of the end of an animation, if there was anything to animate.
    final func scroll(animated: Bool, _ work: () -> Void) {
        let before = contentOffset
        work()
        if animated, contentOffset != before { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let seen = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if rect.minY < seen.minY || rect.height > seen.height {
            offset.y += rect.minY - seen.minY
        } else if rect.maxY > seen.maxY {
            offset.y += rect.maxY - seen.maxY
        }
        if rect.minX < seen.minX || rect.width > seen.width {
            offset.x += rect.minX - seen.minX
        } else if rect.maxX > seen.maxX {
            offset.x += rect.maxX - seen.maxX
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    override final func sizeChanged() { limitsChanged() }

    /// What can be scrolled to has changed: an offset that lay inside is inside again.
    private func limitsChanged() {
        let nearest = clamped(boundsOrigin)
        if nearest == boundsOrigin { isOutside = false } else if !isOutside { contentOffset = nearest }
    }

    /// Where a scroll comes to rest that a finger began and ended.
    func rest(from start: CGPoint, lifted: CGPoint) -> CGPoint { lifted }

    /// The nearest offset at which a scroll can rest.
    final func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let largest = CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - frame.width),
            y: max(-inset.top, contentSize.height + inset.bottom - frame.height))
        return CGPoint(
            x: min(max(offset.x, -inset.left), largest.x), y: min(max(offset.y, -inset.top), largest.y))
    }
}
