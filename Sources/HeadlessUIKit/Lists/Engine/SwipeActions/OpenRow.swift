import Foundation

/// A row whose actions are shown. A list has at most one open row.
@MainActor
final class OpenRow {
    let row: FollowedRow
    let cell: any ListCell
    let edge: SwipeEdge
    let view: SwipeActionsView
    let configuration: UISwipeActionsConfiguration
    /// Whether the row was opened by a swipe rather than by its delete control.
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
