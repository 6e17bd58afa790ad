import Foundation

/// The position and appearance of a cell or view in a collection view. Mirrors `UICollectionViewLayoutAttributes` and
/// its members, UIKit, for queries only: in HeadlessUIKit, a layout can't be defined with attributes.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The frame in the collection view's content, in points.
    open var frame = CGRect.zero
    open var indexPath = IndexPath()
    /// Mirrors `UICollectionViewLayoutAttributes.representedElementKind`. `nil` for an item.
    open private(set) var representedElementKind: String?

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        isDecoration = true
    }

    /// Creates a copy of attributes of the same class; see `CopiedAttributes`.
    @available(*, unavailable, message: "call copy() instead")
    public required convenience init(copying other: UICollectionViewLayoutAttributes) {
        self.init()
        (frame, indexPath, representedElementKind) = (other.frame, other.indexPath, other.representedElementKind)
        (isDecoration, keepsBreadth, isFitted) = (other.isDecoration, other.keepsBreadth, other.isFitted)
        (alpha, transform, zIndex, isHidden) = (other.alpha, other.transform, other.zIndex, other.isHidden)
    }

    /// Returns a copy of the same class. As in UIKit, a subclass must copy the members that it adds.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
            let copy = (type(of: self) as AnyClass as? any CopiedAttributes.Type)?.init(copying: self)
            return copy as? UICollectionViewLayoutAttributes ?? self
        }
    }

    private final var isDecoration = false
    /// Whether the layout, rather than the view, determines the view's width.
    final var keepsBreadth = false
    /// Whether the view has returned its fitting size.
    final var isFitted = false

    /// Mirrors `UICollectionViewLayoutAttributes.bounds`. Its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    /// The size. Changing it does not move the center.
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

/// Attributes that can be copied even though their class is known only at run time; see `RegisteredView`.
@MainActor
protocol CopiedAttributes: AnyObject {
    init(copying other: UICollectionViewLayoutAttributes)
}

// A dynamic cast finds this conformance even though it is marked unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UICollectionViewLayoutAttributes: CopiedAttributes {}

extension UICollectionView {
    /// Mirrors `UICollectionView.ElementCategory`.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
}
