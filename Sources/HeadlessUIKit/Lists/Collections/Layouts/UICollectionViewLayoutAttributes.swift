import Foundation

/// The position and appearance of a cell or view in a collection view. Mirrors `UICollectionViewLayoutAttributes` and
/// its members, UIKit, for queries only: in HeadlessUIKit, a layout can't be defined with attributes.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
    /// The frame in the collection view's content, in points.
    open var frame = CGRect.zero
    open var indexPath: IndexPath
    /// Mirrors `UICollectionViewLayoutAttributes.representedElementKind`. `nil` for an item.
    open private(set) var representedElementKind: String?

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        super.init()
    }

    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
        super.init()
    }

    public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        isDecoration = true
        super.init()
    }

    private final var isDecoration = false
    /// Whether the layout determines the view's breadth.
    final var keepsBreadth = false
    /// Whether the view has returned its fitting size.
    final var isFitted = false

    /// Mirrors `UICollectionViewLayoutAttributes.bounds`. Its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    /// The size. Changing it keeps the center.
    open var size: CGSize {
        get { frame.size }
        set {
            let center = center
            frame.size = newValue
            self.center = center
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The opacity. It has an effect only if it is set in a `visibleItemsInvalidationHandler`; elsewhere, it is only
    /// stored. The same is true of `transform`, `zIndex` and `isHidden`.
    open var alpha: CGFloat = 1
    open var transform = CGAffineTransform.identity
    open var zIndex = 0
    open var isHidden = false
    open var representedElementCategory: UICollectionView.ElementCategory {
        isDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
    }
}

extension UICollectionView {
    /// Mirrors `UICollectionView.ElementCategory`.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
}
