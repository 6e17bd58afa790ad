import Foundation

/// Says how much of something is done. Mirrors `UIProgressView`, UIKit.
open class UIProgressView: UIView {
    /// Mirrors `UIProgressView.Style`.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// Mirrors `UIProgressView.init(progressViewStyle:)`.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Mirrors `UIProgressView.progressViewStyle`.
    open var progressViewStyle = Style.default
    /// From 0 to 1; kept between them. Mirrors `UIProgressView.progress`.
    open var progress: Float {
        get { done }
        set { done = min(max(newValue, 0), 1) }
    }
    private var done: Float = 0
    /// Mirrors `UIProgressView.setProgress(_:animated:)`.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    // Recorded, not drawn.

    /// Mirrors `UIProgressView.progressTintColor`.
    open var progressTintColor: UIColor?
    /// Mirrors `UIProgressView.trackTintColor`.
    open var trackTintColor: UIColor?
    /// Mirrors `UIProgressView.progressImage`.
    open var progressImage: UIImage?
    /// Mirrors `UIProgressView.trackImage`.
    open var trackImage: UIImage?

    /// 4 points high (unverified). Mirrors `UIProgressView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
