import Foundation

/// Where something in a collection view lies. Mirrors `UICollectionViewLayoutAttributes` and its members, UIKit, as far
/// as it can be asked for: headlessly a layout can't be told by it.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
    /// In points, in the collection view's content.
    open var frame = CGRect.zero
    open var indexPath: IndexPath
    /// Mirrors `UICollectionViewLayoutAttributes.representedElementKind`: `nil` for an item.
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
    /// Whether the layout decides how broad the view is.
    final var keepsBreadth = false
    /// Whether the view has said how large it wants to be.
    final var isFitted = false

    /// Mirrors `UICollectionViewLayoutAttributes.bounds`: its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    /// Another size leaves the center where it is.
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
    /// Recorded, but for a handler of visible items, as are the following.
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
