import Foundation

/// Indicates that a task is in progress. Mirrors `UIActivityIndicatorView` and its members, UIKit. In HeadlessUIKit, it
/// is not animated.
open class UIActivityIndicatorView: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UIActivityIndicatorView.color)]
    }

    /// Mirrors `UIActivityIndicatorView.Style`.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// A medium-sized gray indicator. This style and the next two styles are deprecated in UIKit.
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

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIActivityIndicatorView.activityIndicatorViewProperties, to: self)
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

    /// The size: 20 × 20 points, or 37 × 37 points for the large styles (unverified). Mirrors
    /// `UIActivityIndicatorView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
