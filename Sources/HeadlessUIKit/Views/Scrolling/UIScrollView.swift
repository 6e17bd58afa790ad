import Foundation

/// A view that scrolls content larger than itself. Mirrors `UIScrollView` and its members, UIKit.
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { clipsToBounds = true }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIScrollView.scrollViewProperties, to: self)
        if let control = coder.make("refreshControl", as: UIRefreshControl.self) { refreshControl = control }
    }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "delegate":
            .outlet(value) { (delegate: any UIScrollViewDelegate) in setDelegate(delegate) }
        case "refreshControl": .outlet(value) { (control: UIRefreshControl) in refreshControl = control }
        default: super._setOutlet(name, to: value)
        }
    }
    /// Sets the delegate that an interface file connects. Lists, whose delegates have another type, override it.
    func setDelegate(_ delegate: any UIScrollViewDelegate) { scrollDelegate = delegate }

    /// The delegate for scrolling. For a list, it is the same object as the list's own `delegate`, which has a
    /// different type.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// The delegate, which is not retained. As in UIKit, a list's `delegate` has a different type. Swift does not allow
    /// a property to be overridden by a property of a different type, so lists overload this property.
    @_disfavoredOverload
    open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    /// The point of the content at the view's top left corner.
    ///
    /// An offset that is explicitly set beyond the edges of the content is kept. When the insets, the content size or
    /// the frame changes, an offset that was within the limits is adjusted to stay within them.
    ///
    /// If the offset is more than 100,000 points from the content of a table or collection view, such as
    /// `greatestFiniteMagnitude`, the list scrolls to its nearest end at the next layout. Apps rely on this to scroll to
    /// the bottom; the exact distance is unverified. Numbers that are not finite count as the largest finite numbers, and
    /// NaN as the current offset.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            let newValue = CGPoint(
                x: newValue.x.finite(orWithout: boundsOrigin.x), y: newValue.y.finite(orWithout: boundsOrigin.y))
            guard newValue != boundsOrigin else { return }
            originWillChange(to: newValue)
            boundsOrigin = newValue
            isOutside = clamped(newValue) != newValue
            setNeedsLayout()
            contentScrolled?()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    /// Called when the content is about to be scrolled to an offset.
    func originWillChange(to origin: CGPoint) {}
    /// Called when the content has scrolled, so that a navigation bar's large title scrolls with it.
    final var contentScrolled: (() -> Void)?
    /// Whether part of the content is scrolled out of sight at the top. A rounding error does not count.
    final var isScrolledDown: Bool { boundsOrigin.y + adjustedContentInset.top > 0.001 }

    /// Whether part of the content is scrolled out of sight at the bottom.
    final var hidesContentBelow: Bool {
        boundsOrigin.y + untransformedFrame.height - adjustedContentInset.bottom < contentSize.height - 0.5
    }

    /// The size of the content, in points. If there are constraints to the ``contentLayoutGuide``, they determine this
    /// size.
    @exclusivity(unchecked) open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            if KeyValueObserving.isActive { KeyValueObserving.changed(self) }
            if Self.isAnySafeAreaSet { setNeedsLayout() }
            // A list's content size changes while its rows are measured, and the list corrects its offset afterward.
            // The offset is therefore not adjusted here.
            if !isList { limitsChanged() } else if clamped(boundsOrigin) == boundsOrigin { isOutside = false }
        }
    }
    /// Whether an offset beyond the limits has been set programmatically. If not, the offset is kept within the limits.
    @exclusivity(unchecked) final var isOutside = false
    /// The layout guide for the content area. Constraints between the edges of the scroll view and its subviews refer
    /// to this guide.
    open var contentLayoutGuide: UILayoutGuide { layoutGuide(.content) }
    /// The layout guide for the scroll view's frame. Unlike the content, it does not scroll.
    open var frameLayoutGuide: UILayoutGuide { layoutGuide(.frame) }
    /// The insets of the content, not including the safe area insets, in points.
    ///
    /// While the content is scrolled to the top, changing the top inset also changes the offset. The same is true of
    /// the left inset while the content is scrolled to the left edge. Unverified: Apple's documentation does not
    /// mention this, but UIKit does it for safe area insets. In all other cases, the offset changes only if necessary
    /// to stay within its limits.
    @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
        didSet {
            if contentInset != oldValue { adjustedContentInsetChanged(from: oldValue + safeInset, keepsZero: !isList) }
            if KeyValueObserving.isActive { KeyValueObserving.changed(self) }
        }
    }
    /// Whether the content is inset by the height of the keyboard, and scrolls so that the first responder is visible.
    final var avoidsKeyboard = false
    /// The insets for the safe area and the keyboard that are added to ``contentInset``, in points. They are updated at
    /// each layout.
    @exclusivity(unchecked) final var safeInset = UIEdgeInsets.zero {
        didSet {
            if safeInset != oldValue { adjustedContentInsetChanged(from: contentInset + oldValue, keepsZero: false) }
        }
    }
    /// The sum of ``contentInset`` and the safe area insets, in points. ``contentInsetAdjustmentBehavior`` determines
    /// which of the safe area insets are included. In the table of a ``UITableViewController``, the bottom inset also
    /// leaves space for the keyboard.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeInset }
    open func adjustedContentInsetDidChange() {}
    /// The height in points of the part of a large title that is out of sight because this content is scrolled.
    final var hiddenTitleHeight: CGFloat = 0
    /// The top inset, in points, when the content is scrolled to its top: a large title is then in sight.
    package final var restingInset: CGFloat {
        adjustedContentInset.top + (safeInset.top > 0 ? hiddenTitleHeight : 0)
    }
    /// A pan recognizer to which other recognizers can refer, for example to wait until it fails. A ``Finger`` that
    /// scrolls does not run this recognizer, and ``UIView/gestureRecognizers`` does not contain it.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer()
        pan.view = self
        return pan
    }()
    open var isScrollEnabled = true
    /// Whether the user can pull the content beyond its edges. A ``Finger`` that scrolls stops at the edge even so, but
    /// it can pull to refresh only if the content bounces.
    open var bounces = true
    /// Whether content that is not taller than the scroll view bounces, too. If it does not, a ``Finger`` can neither
    /// drag it up or down nor pull it to refresh. If it does, ``adjustedContentInset`` includes the top and bottom safe
    /// area insets; see ``contentInsetAdjustmentBehavior``. By default, `true` for tables (unverified) and `false` for
    /// other scroll views.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { setNeedsLayout() } }
    }
    /// The rate at which scrolling slows down. Stored, but has no effect: scrolling stops at its target immediately.
    open var decelerationRate = DecelerationRate.normal
    /// Stored, but has no effect: indicators are not shown.
    open var indicatorStyle = IndicatorStyle.default
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { setNeedsLayout() } }
    }
    /// The insets, in points. The value is stored, but has no effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets, in points. The value is stored, but has no effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of both indicators. Getting this property returns the insets of the vertical indicator.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Does nothing: indicators are not shown.
    open func flashScrollIndicators() {}
    /// The control that the user pulls down to refresh the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    /// Whether the content comes to rest at multiples of the scroll view's size when the user scrolls.
    ///
    /// When a ``Finger`` lifts, the content moves to the nearest page, horizontally and vertically. Unverified: the
    /// delegate is notified of a deceleration even if the finger lifts exactly at a page. Also unverified: the pages
    /// begin at the smallest offset that ``adjustedContentInset`` allows or, in a collection view whose layout is
    /// mirrored, at the largest one. The end of the content counts as a page.
    open var isPagingEnabled = false
    /// Stored, but has no effect.
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    /// In the modes `.onDrag` and `.onDragWithAccessory`, text editing ends when a finger begins to drag the content.
    /// The interactive modes have no effect, because a drag never reaches the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether the insets of the scroll indicators are adjusted to the safe area. Stored, but has no effect: no indicators
    /// are shown.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The behavior for adjusting the insets to the safe area. Mirrors `UIScrollView.contentInsetAdjustmentBehavior`.
    ///
    /// With `.automatic` and `.scrollableAxes`, ``adjustedContentInset`` includes the safe area insets in the
    /// directions in which the content is larger than the scroll view or always bounces. With `.automatic`, it also
    /// includes the top and bottom safe area insets if the scroll view is the view of a controller inside a navigation
    /// or tab bar controller, or a subview of that view (unverified for subviews), unless the controller's
    /// ``UIViewController/automaticallyAdjustsScrollViewInsets`` is `false`. With `.never`, the scroll view's top
    /// and bottom safe area insets also apply to its subviews; with any other value, they do not.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
    }

    /// Mirrors `UIScrollView.DecelerationRate`.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Mirrors `UIScrollView.IndicatorStyle`.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// Mirrors `UIScrollView.KeyboardDismissMode`.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

        var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    }

    /// Mirrors `UIScrollView.ContentInsetAdjustmentBehavior`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Whether a finger is touching the content to scroll it. The value is always the same as ``isDragging``.
    open var isTracking: Bool { isDragging }

    override var handlesTouches: Bool { true }

    // These methods are not called, because a simulated touch reaches the content without delay and never becomes a
    // scroll.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !view.handlesTouches || view is UIScrollView
    }
    /// Whether the content is still moving after the finger has lifted. Mirrors `UIScrollView.isDecelerating`: with a
    /// ``Finger``, this happens only if the delegate or a carousel chooses a target other than the offset at which the
    /// finger lifts.
    open internal(set) var isDecelerating = false
    /// Whether a finger is scrolling the content.
    open internal(set) var isDragging = false

    /// Scrolls to an offset. An animation completes before the method returns.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(animated: animated) { self.contentOffset = contentOffset }
    }

    /// Scrolls programmatically. If the scroll is animated and moves the content, the delegate is notified immediately
    /// that the animation has ended.
    final func scroll(animated: Bool, _ work: () -> Void) {
        let before = contentOffset
        work()
        guard animated, contentOffset != before, let scrollDelegate else { return }
        AnimationEnd.call { scrollDelegate.scrollViewDidEndScrollingAnimation(self) }
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

    override final var isScrollView: Bool { true }
    override var marginsOfContent: UIEdgeInsets { marginsWithoutBars }

    override final func sizeChanged() { limitsChanged() }
    override final func prepareLayout() { if Self.isAnySafeAreaSet || safeInset != .zero { updateSafeInset() } }

    /// Called when ``adjustedContentInset`` has changed. Content that is scrolled to the top or left edge stays there
    /// (unverified).
    ///
    /// - Parameter keepsZero: Whether an offset of zero stays. Setting ``contentInset`` of a scroll view that is not a list
    ///   leaves it alone, as tests of public libraries assert.
    private func adjustedContentInsetChanged(from old: UIEdgeInsets, keepsZero: Bool) {
        setNeedsLayout()
        if !isOutside {
            let new = adjustedContentInset
            if contentOffset.y == -old.top, !keepsZero || old.top != 0 { contentOffset.y = -new.top }
            if contentOffset.x == -old.left, !keepsZero || old.left != 0 { contentOffset.x = -new.left }
        }
        limitsChanged()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// If the offset was within the previous limits, adjusts it so that it is within the current limits.
    private func limitsChanged() {
        let nearest = clamped(boundsOrigin)
        if nearest == boundsOrigin { isOutside = false } else if !isOutside { contentOffset = nearest }
    }

    /// Whether the user can drag the content horizontally or vertically: it is larger than the visible area, or it
    /// bounces.
    final func canBeDragged(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let inset = adjustedContentInset
        return axis == .horizontal
            ? contentSize.width + inset.left + inset.right > untransformedFrame.width
                || bounces && alwaysBounceHorizontal
            : contentSize.height + inset.top + inset.bottom > untransformedFrame.height
                || bounces && alwaysBounceVertical
    }

    /// Whether the offset is so far from the content that it means the end of the content.
    final var isFarOutside: Bool {
        let nearest = clamped(boundsOrigin)
        return max(abs(boundsOrigin.x - nearest.x), abs(boundsOrigin.y - nearest.y)) > 100_000
    }

    /// Returns the offset at which the content comes to rest after a drag.
    func rest(from start: CGPoint, lifted: CGPoint) -> CGPoint { isPagingEnabled ? nearestPage(lifted) : lifted }

    /// Whether the first page is at the right end of the content.
    var pagesFromRight: Bool { false }

    /// Returns the offset of the page that is nearest to an offset.
    private func nearestPage(_ offset: CGPoint) -> CGPoint {
        let (before, after) = pages(around: offset)
        return CGPoint(
            x: offset.x - before.x < after.x - offset.x ? before.x : after.x,
            y: offset.y - before.y < after.y - offset.y ? before.y : after.y)
    }

    /// Returns the offsets of the pages before and after an offset that is within the limits; the offset itself if it
    /// is that of a page.
    final func pages(around offset: CGPoint) -> (before: CGPoint, after: CGPoint) {
        let smallest = clamped(CGPoint(x: -CGFloat.infinity, y: -.infinity))
        let largest = clamped(CGPoint(x: CGFloat.infinity, y: .infinity))
        let first = CGPoint(x: pagesFromRight ? largest.x : smallest.x, y: smallest.y)
        func page(
            _ rule: FloatingPointRoundingRule, _ offset: CGFloat, _ first: CGFloat, _ length: CGFloat,
            _ ends: (CGFloat, CGFloat)
        ) -> CGFloat {
            guard length > 0, offset != ends.0, offset != ends.1 else { return offset }
            let number = (offset - first) / length
            // A sum of widths may miss a page's offset by a rounding error.
            let nearest = number.rounded()
            return first + (abs(number - nearest) < 0.001 ? nearest : number.rounded(rule)) * length
        }
        func page(_ rule: FloatingPointRoundingRule) -> CGPoint {
            let x = page(rule, offset.x, first.x, untransformedFrame.width, (smallest.x, largest.x))
            let y = page(rule, offset.y, first.y, untransformedFrame.height, (smallest.y, largest.y))
            return clamped(CGPoint(x: x, y: y))
        }
        return (page(.down), page(.up))
    }

    /// Returns the offset inside the limits that is nearest to the given offset.
    final func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let smallest = CGPoint(x: -inset.left, y: -restingInset)
        let largest = CGPoint(
            x: max(smallest.x, contentSize.width + inset.right - untransformedFrame.width),
            y: max(smallest.y, contentSize.height + inset.bottom - untransformedFrame.height))
        return CGPoint(
            x: min(max(offset.x, smallest.x), largest.x), y: min(max(offset.y, smallest.y), largest.y))
    }
}

extension CGFloat {
    /// The number itself, the nearest finite number if the number is infinite, or another number if it is NaN.
    fileprivate func finite(orWithout other: CGFloat) -> CGFloat {
        isNaN ? other : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
