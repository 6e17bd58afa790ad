import Foundation

/// A view that shows an image. Mirrors `UIImageView` and its members, UIKit. It does not receive touches, unless user
/// interaction is enabled.
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view with the image's size.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UIImageView.imageViewProperties, to: self)
    }

    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    /// The preferred configuration of a symbol image. It affects only pictures of the screen.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    // MARK: Animation

    /// The images of an animation, which is not drawn: pictures show the ``image``.
    open var animationImages: [UIImage]? { didSet { isAnimating = false } }
    /// The images of an animation while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { isAnimating = false } }
    /// The duration of one cycle, in seconds; 0, the default, means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// How often the animation is repeated; 0, the default, means until it is stopped.
    open var animationRepeatCount = 0
    /// Whether the animation was started. It does not stop by itself.
    public private(set) final var isAnimating = false
    open func startAnimating() { isAnimating = animationImages != nil || highlightedAnimationImages != nil }
    open func stopAnimating() { isAnimating = false }

    // MARK: Size

    /// The size of the image. Without an image, the view has no intrinsic size. Mirrors `UIImageView`'s
    /// `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .image }
    package override var isBlank: Bool { image == nil }
    package override func textDrawing(value: String) -> TextDrawing? {
        image.map { .image("▣ \(accessibilityLabel ?? $0.description)") }
    }
}
