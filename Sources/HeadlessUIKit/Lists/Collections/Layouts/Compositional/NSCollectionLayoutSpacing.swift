import Foundation

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
