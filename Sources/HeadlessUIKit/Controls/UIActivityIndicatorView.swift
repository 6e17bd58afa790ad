import Foundation

/// Indicates that a task is in progress. Mirrors `UIActivityIndicatorView` and its members, UIKit. It is not animated headlessly.
open class UIActivityIndicatorView: UIView {
    /// Mirrors `UIActivityIndicatorView.Style`.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Deprecated in UIKit, like the next two: the first two are medium-sized, the last is large.
        case gray = 2
        case white = 1
        case whiteLarge = 0
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if frame.size == .zero { frame.size = intrinsicContentSize }
        showOrHide()
    }

    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    open var color: UIColor! = .gray
    /// Whether the view is hidden while it is not animating.
    open var hidesWhenStopped = true { didSet { showOrHide() } }

    open private(set) var isAnimating = false
    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }
    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

    /// 20 × 20 points, or 37 × 37 for the large styles (unverified). Mirrors `UIActivityIndicatorView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
