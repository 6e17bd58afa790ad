import Foundation

/// Describes a drop in a table, and moves the dropped items to their rows. Mirrors `UITableViewDropCoordinator` and its
/// members, UIKit.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    /// The row at which the items were dropped, which does not exist yet at the end of a section; `nil` if they were
    /// dropped in empty space, and the intent is then unspecified. For one of the list's own, this is the index path
    /// that it has after it was removed from its old position.
    var destinationIndexPath: IndexPath? { get }
    /// The drop delegate's last proposal.
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Inserts a placeholder row, which the data source does not count, at its `insertionIndexPath`. Unverified: it is
    /// inserted before the data source's row at that index path, after other placeholders.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Moves the item's preview to a row, which has already been inserted. Animations take no time.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the item's preview into a rectangle of a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Moves the item's preview to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
