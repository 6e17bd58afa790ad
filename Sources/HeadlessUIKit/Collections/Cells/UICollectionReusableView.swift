import Foundation

/// A view that a collection view uses again: a cell, a header or a footer. Mirrors `UICollectionReusableView`, UIKit.
/// Sizes are the layout's: a view is neither given layout attributes nor asked for them headlessly, so that overrides of the
/// methods about them compile and are not called.
open class UICollectionReusableView: UIView, ReusableView {
    /// Mirrors `UICollectionReusableView.init(frame:)`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Mirrors `UICollectionReusableView.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How a list makes a view of a registered class: see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(frame:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(frame: .zero)
        reuse.identifier = reuseIdentifier
    }

    package final var reuse = ReuseState()
    final override var isRootOfLayout: Bool { superviewStorage?.listEngine != nil }

    /// Mirrors `UICollectionReusableView.reuseIdentifier`.
    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a used view is handed out again. Mirrors `UICollectionReusableView.prepareForReuse()`.
    open func prepareForReuse() {}

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
