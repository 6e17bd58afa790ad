import Foundation

/// Shows the progress of a task. Mirrors `UIProgressView` and its members, UIKit.
open class UIProgressView: UIView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor)]
    }

    /// Mirrors `UIProgressView.Style`.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIProgressView.progressViewProperties, to: self)
    }

    open var progressViewStyle = Style.default
    /// The progress, clamped to the range from 0 to 1.
    open var progress: Float {
        get { done }
        set { done = min(max(newValue, 0), 1) }
    }
    private var done: Float = 0
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    // These images are stored, but not drawn.
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    /// The size: 4 points tall (unverified), without an intrinsic width. Mirrors `UIProgressView`'s
    /// `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
