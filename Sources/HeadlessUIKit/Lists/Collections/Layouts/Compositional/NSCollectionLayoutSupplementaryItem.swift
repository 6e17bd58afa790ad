import Foundation

/// A view that is attached to an item or a group, such as a badge. Mirrors `NSCollectionLayoutSupplementaryItem` and
/// its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    open private(set) var elementKind: String
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The z-index. Views with a higher z-index are in front.
    open var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func remade() -> NSCollectionLayoutItem {
        NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = super.copied()
        (copy as? NSCollectionLayoutSupplementaryItem)?.zIndex = zIndex
        return copy
    }

    /// Returns the view's frame in a left-to-right layout. The container anchor is a point in the container, and the
    /// item anchor is the point in the view that is placed there. Without an item anchor, the view is inside the
    /// container, at the edges that the container anchor specifies.
    final func frame(_ size: CGSize, in container: CGRect) -> CGRect {
        func part(_ edges: NSDirectionalRectEdge, _ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge)
            -> CGFloat
        {
            edges.contains(near) ? 0 : edges.contains(far) ? 1 : 0.5
        }
        func offset(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
            anchor.isFractionalOffset
                ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height) : anchor.offset
        }
        let outer = CGPoint(
            x: part(containerAnchor.edges, .leading, .trailing), y: part(containerAnchor.edges, .top, .bottom))
        var (own, shift) = (outer, offset(containerAnchor))
        if let anchor = itemAnchor {
            own = CGPoint(x: part(anchor.edges, .leading, .trailing), y: part(anchor.edges, .top, .bottom))
            let of = offset(anchor)
            shift = CGPoint(x: shift.x - of.x, y: shift.y - of.y)
        }
        return CGRect(
            x: container.minX + outer.x * container.width - own.x * size.width + shift.x,
            y: container.minY + outer.y * container.height - own.y * size.height + shift.y, width: size.width,
            height: size.height)
    }
}
