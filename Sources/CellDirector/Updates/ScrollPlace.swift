/// The visible rows and where they lie on screen, so that an update leaves the first of them that stays in place.
///
/// At the very top of the list there is none: what comes there is to be seen.
@MainActor
struct ScrollPlace {
    struct Row {
        let configurator: any TableRowConfigurator
        let cell: UITableViewCell
        /// How far the scroll lies below the row's top.
        let distance: CGFloat
    }

    private let tableView: UITableView
    private let rows: [Row]

    init?(_ director: TableDirector) {
        let tableView = director.tableView
        guard tableView.contentOffset.y > -tableView.adjustedContentInset.top else { return nil }
        self.tableView = tableView
        rows = tableView.visibleCells.compactMap { cell in
            guard let indexPath = tableView.indexPath(for: cell), let row = director.configurator(at: indexPath) else {
                return nil
            }
            let distance = tableView.contentOffset.y - tableView.rectForRow(at: indexPath).minY
            return Row(configurator: row, cell: cell, distance: distance)
        }
    }

    /// Scrolls so that the first row that is found lies where it was.
    func restore(_ find: (Row) -> IndexPath?) {
        for row in rows {
            guard let indexPath = find(row) else { continue }
            let wanted = tableView.rectForRow(at: indexPath).minY + row.distance
            let inset = tableView.adjustedContentInset
            let lowest = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
            let y = min(max(wanted, -inset.top), lowest)
            if abs(y - tableView.contentOffset.y) > 0.5 {
                tableView.setContentOffset(CGPoint(x: tableView.contentOffset.x, y: y), animated: false)
            }
            return
        }
    }
}
