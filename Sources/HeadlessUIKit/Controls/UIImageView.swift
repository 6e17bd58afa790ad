import Foundation

/// A picture. Mirrors `UIImageView`, UIKit. A finger passes through it, unless interaction is enabled.
open class UIImageView: UIView {
    /// Mirrors `UIImageView.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as the image. Mirrors `UIImageView.init(image:)`.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// A view as large as the image. Mirrors `UIImageView.init(image:highlightedImage:)`.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Mirrors `UIImageView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UIImageView.image`.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// Mirrors `UIImageView.highlightedImage`.
    open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// Mirrors `UIImageView.isHighlighted`.
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    /// Mirrors `UIImageView.preferredSymbolConfiguration`. Recorded, not drawn.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    // MARK: Size

    /// The image's size; unknown without one. Mirrors `UIImageView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
