import ListDifference

/// What a person sees of a list before it changes: the rows in sight and those selected, to be found again after it.
@MainActor
struct KeptPlaces {
    private struct Row {
        let indexPath: IndexPath
        let cell: UITableViewCell
        /// How far the scroll lies below the row's top.
        let distance: CGFloat
    }

    private let tableView: UITableView
    private let sections: [TableSection]
    private let selected: [IndexPath]
    /// From top to bottom. At the very top of the list there are none: what comes there is to be seen.
    private let rows: [Row]

    init(_ director: TableDirector) {
        let tableView = director.tableView
        self.tableView = tableView
        sections = director.sections
        selected = (tableView.indexPathsForSelectedRows ?? []).filter { director.configurator(at: $0) != nil }
        guard tableView.showsRows, tableView.contentOffset.y > -tableView.adjustedContentInset.top else {
            rows = []
            return
        }
        rows = tableView.visibleCells.compactMap { cell in
            guard let indexPath = tableView.indexPath(for: cell), director.configurator(at: indexPath) != nil else {
                return nil
            }
            let distance = tableView.contentOffset.y - tableView.rectForRow(at: indexPath).minY
            return Row(indexPath: indexPath, cell: cell, distance: distance)
        }
    }

    /// After a reload: everything is found by its identity.
    func restore(reloaded new: [TableSection]) {
        guard !selected.isEmpty || !rows.isEmpty else { return }
        let finder = RowFinder(selected + rows.map(\.indexPath), from: sections, to: new)
        select(finder)
        scroll(rows) { finder[$0.indexPath] }
    }

    /// After a change by which rows kept their cells, but for those whose section was replaced.
    ///
    /// A row that changed places does not take the scroll with it: the rows around it stay in place.
    func restore(changed difference: TableDifference, to new: [TableSection]) {
        let movedRows = Set(difference.moves.map(\.from))
        let movedSections = Set(difference.sectionMoves.map(\.from))
        let staying = rows.filter { row in
            let position = RowPosition(section: row.indexPath.section, row: row.indexPath.row)
            return !movedRows.contains(position) && !movedSections.contains(position.section)
        }
        guard difference.replacesSections else { return scroll(staying) { tableView.indexPath(for: $0.cell) } }
        let isSelectionLost = (tableView.indexPathsForSelectedRows?.count ?? 0) < selected.count
        let isRowLost = staying.first.map { tableView.indexPath(for: $0.cell) == nil } ?? false
        let lost = (isSelectionLost ? selected : []) + (isRowLost ? staying.map(\.indexPath) : [])
        let finder = RowFinder(lost, from: sections, to: new)
        if isSelectionLost { select(finder) }
        scroll(staying) { tableView.indexPath(for: $0.cell) ?? finder[$0.indexPath] }
    }

    private func select(_ finder: RowFinder) {
        for path in selected {
            if let path = finder[path] { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }

    /// Scrolls so that the first row that is found lies where it was.
    private func scroll(_ rows: [Row], _ find: (Row) -> IndexPath?) {
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
