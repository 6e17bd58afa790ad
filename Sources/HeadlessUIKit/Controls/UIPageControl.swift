import Foundation

/// A row of dots that indicates the current page. Mirrors `UIPageControl` and its members, UIKit.
open class UIPageControl: UIControl {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UIPageControl.pageIndicatorTintColor), .init(\UIPageControl.currentPageIndicatorTintColor),
        ]
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIPageControl.pageControlProperties, to: self)
    }

    open var numberOfPages = 0 {
        didSet {
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            showOrHide()
            invalidateIntrinsicContentSize()
        }
    }
    /// The current page, clamped to the existing pages. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set { page = min(max(0, newValue), max(0, numberOfPages - 1)) }
    }
    private var page = 0
    open var hidesForSinglePage = false { didSet { showOrHide() } }
    /// Mirrors `UIPageControl.Direction`.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    /// Mirrors `UIPageControl.BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }
    /// The direction of the dots, which has an effect only in pictures. The vertical directions are not drawn.
    open var direction = Direction.natural
    /// Stored, but not drawn.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Stored, but not drawn.
    open var preferredIndicatorImage: UIImage?
    /// The color of the dots for all pages except the current page.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the dot for the current page.
    open var currentPageIndicatorTintColor: UIColor?
    /// Stored, but has no effect.
    open var allowsContinuousInteraction = true

    /// Whether the control is hidden, either by the app or because of ``hidesForSinglePage`` (unverified: in the latter
    /// case, UIKit may hide the control without setting this property).
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            isHiddenByApp = newValue
            showOrHide()
        }
    }
    private var isHiddenByApp = false

    private func showOrHide() {
        super.isHidden = isHiddenByApp || hidesForSinglePage && numberOfPages <= 1
    }

    /// The diameter of a dot, and the distance between the centers of two dots, in points.
    package static let (dot, pitch): (CGFloat, CGFloat) = (22.0 / 3, 53.0 / 3)

    /// Returns the size for a number of pages, in points. Recorded for three pages, on simulators with three pixels a
    /// point.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch + 18, height: 77.0 / 3)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Description

    package override var adviceForTap: String? { "choose one of its pages" }
    package override var hasSizeOfUIKit: Bool { true }
    package override var precedesSuperviews: Bool { true }

    /// Returns a drawing such as `○●○○`, with at most twenty dots.
    package override func textDrawing(value: String) -> TextDrawing? {
        let first = max(0, min(currentPage - 10, numberOfPages - 20))
        return .control((first..<min(first + 20, numberOfPages)).map { $0 == currentPage ? "●" : "○" }.joined())
    }
}
