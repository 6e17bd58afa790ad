import Foundation

/// Says that something takes time. Mirrors `UIActivityIndicatorView`, UIKit. Nothing turns headlessly.
open class UIActivityIndicatorView: UIView {
    /// Mirrors `UIActivityIndicatorView.Style`.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// Mirrors `UIActivityIndicatorView.init(style:)`.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
    }
    /// Mirrors `UIActivityIndicatorView.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Mirrors `UIActivityIndicatorView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if frame.size == .zero { frame.size = intrinsicContentSize }
        showOrHide()
    }

    /// Mirrors `UIActivityIndicatorView.style`.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// Mirrors `UIActivityIndicatorView.color`.
    open var color: UIColor! = .gray
    /// Whether it is hidden while nothing takes time. Mirrors `UIActivityIndicatorView.hidesWhenStopped`.
    open var hidesWhenStopped = true { didSet { showOrHide() } }

    /// Mirrors `UIActivityIndicatorView.isAnimating`.
    open private(set) var isAnimating = false
    /// Mirrors `UIActivityIndicatorView.startAnimating()`.
    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }
    /// Mirrors `UIActivityIndicatorView.stopAnimating()`.
    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

    /// 20 points square, or 37 (unverified). Mirrors `UIActivityIndicatorView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
