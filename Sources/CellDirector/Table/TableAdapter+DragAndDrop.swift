// Implements drags and drops. The adapter becomes the table's drag delegate and drop delegate only if handlers are
// registered.

extension TableAdapter: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        core.dragItems(indexPath, session)
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { core.endDrag() }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { core.canDrop(session) }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let answer = core.dropProposal(session, destinationIndexPath)
        return answer as? UITableViewDropProposal
            ?? UITableViewDropProposal(
                operation: answer?.operation ?? session.defaultOperation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        core.drop(coordinator.session, coordinator.destinationIndexPath) { coordinator.drop($0, toRowAt: $1) }
    }
}
