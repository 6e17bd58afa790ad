import Foundation

/// The position and appearance of a cell or view in a collection view. Mirrors `UICollectionViewLayoutAttributes` and its
/// members, UIKit.
///
/// A layout that overrides ``UICollectionViewLayout/layoutAttributesForElements(in:)`` determines what its collection view
/// shows with such attributes. A layout of HeadlessUIKit answers with them.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
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
        (indexPath, representedElementKind, isDecoration) =
            (other.indexPath, other.representedElementKind, other.isDecoration)
        (keepsBreadth, isFitted) = (other.keepsBreadth, other.isFitted)
        (frame, ownTransform, spatial) = (other.frame, other.ownTransform, other.spatial)
        (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
    }

    /// Returns a copy of the same class. As in UIKit, a subclass must copy the members that it adds.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = (type(of: self) as AnyClass as? any CopiedAttributes.Type)?.init(copying: self)
        return copy as? UICollectionViewLayoutAttributes ?? self
    }

    /// Whether another object has the same class and the same values. A collection view applies attributes to a view only
    /// if they are not equal to those applied before. As in UIKit, a subclass must compare the members that it adds.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated {
            type(of: other) == type(of: self) && other.indexPath == indexPath && other.frame == frame
                && other.ownTransform == ownTransform && other.spatial == spatial
                && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden
                && other.representedElementKind == representedElementKind && other.isDecoration == isDecoration
        }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    private final var isDecoration = false
    /// Whether the layout, rather than the view, determines the view's width.
    final var keepsBreadth = false
    /// Whether the view has returned its fitting size.
    final var isFitted = false

    /// The frame in the collection view's content, in points. It does not include the ``transform`` (unverified).
    open var frame = CGRect.zero
    /// The rectangle around the transformed view.
    final var outline: CGRect {
        if ownTransform.isIdentity { return frame }
        let center = center
        return frame.boundingBox { point in
            let moved = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(ownTransform)
            return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
        }
    }

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
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The transform around the center. Setting it replaces ``transform3D``.
    open var transform: CGAffineTransform {
        get { ownTransform }
        set { (ownTransform, spatial) = (newValue, nil) }
    }
    /// The transform in three dimensions. Setting it replaces ``transform`` with its part in the plane.
    open var transform3D: CATransform3D {
        get { spatial ?? CATransform3DMakeAffineTransform(ownTransform) }
        set {
            ownTransform = CATransform3DGetAffineTransform(newValue)
            spatial = CATransform3DIsAffine(newValue) ? nil : newValue
        }
    }
    private final var ownTransform = CGAffineTransform.identity
    /// The transform, if it does not stay in the plane.
    final private(set) var spatial: CATransform3D?
    /// The order of overlapping views: views with a larger number are in front.
    open var zIndex = 0
    /// Whether the view is hidden. A collection view creates no view for a hidden element.
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
