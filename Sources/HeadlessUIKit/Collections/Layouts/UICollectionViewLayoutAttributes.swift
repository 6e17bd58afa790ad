import Foundation

/// Where something in a collection view lies. Mirrors `UICollectionViewLayoutAttributes`, UIKit, as far as it can be asked
/// for: headlessly a layout can't be told by it.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// In points, in the collection view's content. Mirrors `UICollectionViewLayoutAttributes.frame`.
    open var frame = CGRect.zero
    /// Mirrors `UICollectionViewLayoutAttributes.indexPath`.
    open var indexPath: IndexPath
    /// Mirrors `UICollectionViewLayoutAttributes.representedElementKind`: `nil` for an item.
    public let representedElementKind: String?

    /// Mirrors `UICollectionViewLayoutAttributes.init(forCellWith:)`.
    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        super.init()
    }

    /// Mirrors `UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)`.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
        super.init()
    }

    /// Mirrors `UICollectionViewLayoutAttributes.bounds`.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// Mirrors `UICollectionViewLayoutAttributes.size`.
    open var size: CGSize { frame.size }
    /// Mirrors `UICollectionViewLayoutAttributes.center`.
    open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
