import Foundation

/// A picture. Mirrors `UIImageView` and its members, UIKit. A finger passes through it, unless interaction is enabled.
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// A view as large as the image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    /// Recorded, not drawn.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    // MARK: Size

    /// The image's size; unknown without one. Mirrors `UIImageView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
