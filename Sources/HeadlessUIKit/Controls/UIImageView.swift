import Foundation

/// A picture. Mirrors `UIImageView`, UIKit. A finger passes through it, unless interaction is enabled.
open class UIImageView: UIView {
    /// Mirrors `UIImageView.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UIImageView.init(image:)`.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UIImageView.init(image:highlightedImage:)`.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UIImageView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UIImageView.image`.
    open var image: UIImage?
    /// Mirrors `UIImageView.highlightedImage`.
    open var highlightedImage: UIImage?
    /// Mirrors `UIImageView.isHighlighted`.
    open var isHighlighted = false
    /// Mirrors `UIImageView.preferredSymbolConfiguration`. Recorded, not drawn.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}
