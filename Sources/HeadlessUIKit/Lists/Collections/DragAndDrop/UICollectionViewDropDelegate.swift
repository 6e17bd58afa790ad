import Foundation

/// Handles what is dropped in a collection view. Mirrors `UICollectionViewDropDelegate`, UIKit.
///
/// Every method mirrors the UIKit method of the same name. The default implementation of an optional method behaves as
/// UIKit does if the method is not implemented.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Adds the dropped items to the model and to the collection view. Not called if the last proposal's operation was
    /// `.cancel` or `.forbidden`.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the collection view accepts drops of the session. If not, no other method is called. Default: `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns how a drop at the finger's position would be handled. Called when the finger enters the collection view,
    /// and each time that it passes over another item. At the end of a section, the item does not exist yet. The index
    /// path is `nil` if the finger is over empty space. If the session does not allow moves, a move counts as
    /// `.cancel`. Default: a copy, without a specified intent (unverified).
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called for each collection view that the session has entered, when it ends, whatever its outcome.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the appearance of a dropped item. Default: `nil`, which means the whole item.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
