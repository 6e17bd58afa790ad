import Foundation

/// The width or height of an item. Mirrors `NSCollectionLayoutDimension` and its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    private(set) final var length = GroupLength.absolute(0)

    /// Creates a length of 0. UIKit's class has no public initializer.
    public override required init() { super.init() }

    private static func make(_ length: GroupLength) -> Self {
        let dimension = self.init()
        dimension.length = length
        return dimension
    }

    /// Returns a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(.fractionOfWidth(Double(fractionalWidth)))
    }

    /// Returns a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionOfHeight(Double(fractionalHeight)))
    }

    /// Returns a fixed length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        make(.absolute(Double(absoluteDimension)))
    }

    /// Returns an estimated length in points, which is used until the item's cell is measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        make(.estimated(Double(estimatedDimension), isUniform: false))
    }

    /// Returns an estimated length. All siblings get the length of the largest sibling. In HeadlessUIKit, this applies
    /// only perpendicular to the line in which their group arranges them; along the line, each item has its own length
    /// (unverified).
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        make(.estimated(Double(estimate), isUniform: true))
    }

    open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    open var isEstimated: Bool { if case .estimated(_, false) = length { true } else { false } }
    open var isUniformAcrossSiblings: Bool { length.isUniform }

    /// The fraction, or the length in points.
    open var dimension: CGFloat {
        switch length {
        case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value), .estimated(let value, _):
            CGFloat(value)
        }
    }

    /// Returns the object itself, because it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
