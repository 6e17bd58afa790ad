import Foundation

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
