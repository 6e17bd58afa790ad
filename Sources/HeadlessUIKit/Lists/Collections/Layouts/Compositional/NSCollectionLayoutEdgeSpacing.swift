import Foundation

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
