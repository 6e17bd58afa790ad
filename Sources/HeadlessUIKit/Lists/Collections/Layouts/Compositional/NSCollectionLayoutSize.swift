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

/// The width and height of an item. Mirrors `NSCollectionLayoutSize` and its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, NSCopying {
    open private(set) var widthDimension: NSCollectionLayoutDimension
    open private(set) var heightDimension: NSCollectionLayoutDimension

    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// Returns the object itself, because it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space between or around items. Mirrors `NSCollectionLayoutSpacing` and its members, UIKit. The class methods
/// return `NSCollectionLayoutSpacing`; UIKit's return `Self`.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    final let space: GroupSpace

    private init(_ space: GroupSpace) { self.space = space }

    /// Returns a space of at least the given length in points. The remaining space in a group is distributed between
    /// its flexible spaces.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(GroupSpace(length: Double(flexibleSpacing), isFlexible: true))
    }

    /// Returns a space of a fixed length in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(GroupSpace(length: Double(fixedSpacing)))
    }

    open var spacing: CGFloat { CGFloat(space.length) }
    open var isFlexibleSpacing: Bool { space.isFlexible }
    open var isFixedSpacing: Bool { !space.isFlexible }

    /// Returns the object itself, because it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an item. Mirrors `NSCollectionLayoutEdgeSpacing` and its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    open private(set) var leading: NSCollectionLayoutSpacing?
    open private(set) var top: NSCollectionLayoutSpacing?
    open private(set) var trailing: NSCollectionLayoutSpacing?
    open private(set) var bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// Returns the object itself, because it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The position at which a supplementary item is attached. Mirrors `NSCollectionLayoutAnchor` and its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    open private(set) var edges: NSDirectionalRectEdge
    open private(set) var offset: CGPoint
    open private(set) var isFractionalOffset: Bool

    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
    }

    /// Creates an anchor with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }

    /// Creates an anchor with an offset in fractions of the supplementary item's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
    }

    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Returns the object itself, because it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
