import Foundation

/// A view that a collection view uses again: a cell, a header or a footer. Mirrors `UICollectionReusableView`, UIKit.
/// Sizes are the layout's: a view is neither given layout attributes nor asked for them headlessly, so that overrides of the
/// methods about them compile and are not called.
open class UICollectionReusableView: ListReusableView {
    /// Mirrors `UICollectionReusableView.init(frame:)`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Mirrors `UICollectionReusableView.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Mirrors `UICollectionReusableView.apply(_:)`. Not called headlessly.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Mirrors `UICollectionReusableView.preferredLayoutAttributesFitting(_:)`. Not called headlessly.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Mirrors `UICollectionReusableView.willTransition(from:to:)`. Not called headlessly.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Mirrors `UICollectionReusableView.didTransition(from:to:)`. Not called headlessly.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// What stands for a header or footer that nobody gave.
final class MissingReusableView: UICollectionReusableView {}
