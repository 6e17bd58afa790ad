import Foundation

/// A row that shows its actions. A list has one at most.
@MainActor
final class OpenRow {
    let row: FollowedRow
    let cell: any ListCell
    let edge: SwipeEdge
    let view: SwipeActionsView
    let configuration: UISwipeActionsConfiguration
    /// Whether a swipe opened it, else its minus.
    let isSwiped: Bool

    init(
        _ row: FollowedRow, _ cell: any ListCell, _ edge: SwipeEdge, _ view: SwipeActionsView,
        _ configuration: UISwipeActionsConfiguration, isSwiped: Bool
    ) {
        self.row = row
        self.cell = cell
        self.edge = edge
        self.view = view
        self.configuration = configuration
        self.isSwiped = isSwiped
    }
}
