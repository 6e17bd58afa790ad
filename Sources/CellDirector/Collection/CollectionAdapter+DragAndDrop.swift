// Implements drags and drops. The adapter becomes the collection view's drag delegate and drop delegate only if
// handlers are registered.

extension CollectionAdapter: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        core.dragItems(indexPath, session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        core.endDrag()
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        core.canDrop(session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let answer = core.dropProposal(session, destinationIndexPath)
        return answer as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(
                operation: answer?.operation ?? session.defaultOperation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        core.drop(coordinator.session, coordinator.destinationIndexPath) { coordinator.drop($0, toItemAt: $1) }
    }
}
