import Foundation

/// A view that a collection view reuses: a cell, a supplementary view such as a header, or a decoration view. Mirrors
/// `UICollectionReusableView` and its members, UIKit. If the layout requests a preferred size, the view provides it.
/// Layout attributes are applied to the view if the layout positions its elements itself.
open class UICollectionReusableView: UIView, ReusableView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        if let identifier = coder.element["reuseIdentifier"] { reuse.identifier = identifier }
    }

    /// Creates a view of a registered class for a list; see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(frame:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(frame: .zero)
        reuse.identifier = reuseIdentifier
    }

    @exclusivity(unchecked) package final var reuse = ReuseState()
    /// The attributes that were applied last, if the layout positions its elements itself.
    final var applied: UICollectionViewLayoutAttributes?
    final override func constraintsInsideChanged() { setNeedsFittingByConstraints() }
    final override var isRootOfLayout: Bool { superviewStorage?.isList == true }

    final override var listEnvironment: UIListEnvironment? { reuse.listEnvironment }

    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a reused view is dequeued.
    open func prepareForReuse() {}

    /// Called after the view's position and appearance have been set to those of layout attributes, if these are not equal
    /// to the ones before. Only called if the layout positions its elements itself.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns attributes with the size that the view prefers. Called if the layout requests this size: a list requests
    /// the height, a flow layout with an estimated size requests both dimensions, and a layout of groups requests the
    /// estimated dimensions. The base class calls
    /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = layoutAttributes.size
        let wanted = layoutAttributes.keepsBreadth ? fittingSize(atWidth: size.width) : fittingSize(about: size)
        if let wanted {
            layoutAttributes.isFitted = true
            layoutAttributes.size = wanted
        }
        return layoutAttributes
    }

    /// Called on visible views before ``UICollectionView/setCollectionViewLayout(_:animated:)`` changes the layout.
    /// Unverified: it is also called for changes without animation.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called on visible views after ``UICollectionView/setCollectionViewLayout(_:animated:)`` has changed the layout.
    /// Unverified: it is also called for changes without animation.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

// A dynamic cast finds this conformance even though it is marked unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UICollectionReusableView: RegisteredView {}

/// An empty view, returned in place of a supplementary view that the data source does not provide.
final class MissingReusableView: UICollectionReusableView {}
