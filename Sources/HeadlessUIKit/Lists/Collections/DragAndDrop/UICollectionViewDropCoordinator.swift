import Foundation

/// Describes a drop in a collection view, and moves the dropped items to their places. Mirrors
/// `UICollectionViewDropCoordinator` and its members, UIKit.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// The item at which the items were dropped; `nil` if the finger was not over an item. For an item of the same
    /// collection view, this is the index path that it has after it was removed from its old position.
    var destinationIndexPath: IndexPath? { get }
    /// The drop delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Inserts a placeholder item, which the data source does not count, at its `insertionIndexPath`. Unverified: it is
    /// inserted before the data source's item at that index path, after other placeholders.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Moves the item's preview to an item, which has already been inserted. Animations take no time.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the item's preview into a rectangle of an item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Moves the item's preview to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
