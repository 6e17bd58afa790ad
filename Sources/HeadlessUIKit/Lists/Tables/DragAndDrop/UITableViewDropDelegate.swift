import Foundation

/// Handles what is dropped in a table. Mirrors `UITableViewDropDelegate`, UIKit.
///
/// Every method mirrors the UIKit method of the same name. The default implementation of an optional method behaves as
/// UIKit does if the method is not implemented.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Adds the dropped items to the model and to the table. Not called if the last proposal's operation was `.cancel`
    /// or `.forbidden`.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table accepts drops of the session. If not, no other method is called. Default: `true`.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns how a drop at the finger's position would be handled. Called when the finger enters the table, and each
    /// time that it passes over another row. At the end of a section, the row does not exist yet. The index path is
    /// `nil` if the finger is over empty space. If the session does not allow moves, a move counts as `.cancel`.
    /// Default: a copy, without a specified intent (unverified).
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called for each table that the session has entered, when it ends, whatever its outcome.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the appearance of a dropped row. Default: `nil`, which means the whole row.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
