import Foundation

/// A view that a collection view uses again: a cell, a header or a footer. Mirrors `UICollectionReusableView` and its
/// members, UIKit. It says how large it wants to be where its layout asks; layout attributes are not given to it.
open class UICollectionReusableView: UIView, ReusableView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How a list makes a view of a registered class: see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(frame:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(frame: .zero)
        reuse.identifier = reuseIdentifier
    }

    @exclusivity(unchecked) package final var reuse = ReuseState()
    final override func constraintsInsideChanged() { setNeedsFittingByConstraints() }
    final override var isRootOfLayout: Bool { superviewStorage?.isList == true }

    final override var listEnvironment: UIListEnvironment? { reuse.listEnvironment }

    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a used view is handed out again.
    open func prepareForReuse() {}

    /// Not called headlessly.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// How large the view wants to be, where its layout asks: a list for the height, a flow layout with an estimated size for
    /// both. The base class asks
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

    /// Called on views on screen. Unverified: also where the layout changes without animation.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called on views on screen. Unverified: also where the layout changes without animation.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

// A cast finds it all the same: see `RegisteredView`.
@available(*, unavailable)
extension UICollectionReusableView: RegisteredView {}

/// An empty view, in place of a header or footer that the data source does not give.
final class MissingReusableView: UICollectionReusableView {}
