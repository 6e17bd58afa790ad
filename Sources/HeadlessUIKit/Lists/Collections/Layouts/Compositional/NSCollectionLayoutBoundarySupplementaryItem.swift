import Foundation

/// A header or footer of a section or of the whole layout. Mirrors `NSCollectionLayoutBoundarySupplementaryItem` and
/// its members, UIKit.
///
/// In HeadlessUIKit, all headers at the start of a section share the same space, which is as long as the first header
/// that extends the boundary. The same applies to the footers at the end (unverified).
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    open private(set) var alignment: NSRectAlignment
    open private(set) var offset: CGPoint
    /// Whether the view makes the section longer. If not, the view overlaps the section's content at the edge
    /// (unverified).
    open var extendsBoundary = true
    /// Whether the view stays visible as long as its section is visible.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer. The offset is in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: .top), nil)
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}
