import Foundation

/// A visible item or view of a section. Mirrors `NSCollectionLayoutVisibleItem` and its members, UIKit, without
/// `transform3D`.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    /// The z-index. Views with a higher z-index are in front.
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    /// The name of the item: its element kind, or "item" for a cell (unverified).
    var name: String { get }
    var indexPath: IndexPath { get }
    /// The frame in the content, in points. In a section that scrolls orthogonally, it does not depend on the section's
    /// content offset.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
