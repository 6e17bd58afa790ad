import ListDifference

/// What a person sees of a list before it changes: the rows in sight and those selected, to be found again after it.
@MainActor
struct KeptPlaces<List: DirectedList> {
    private struct Row {
        let indexPath: IndexPath
        let cell: List.CellView
        /// How far the scroll lies right of and below the row's corner.
        let distance: CGPoint
    }

    private let list: List
    private let sections: [List.Section]
    private let selected: [IndexPath]
    /// From the first to the last. At the very start of the list there are none: what comes there is to be seen.
    private let rows: [Row]

    init(_ list: List, _ state: ListState<List.Section>) {
        self.list = list
        sections = state.sections
        selected = list.selectedPaths.filter { state.hasRow(at: $0) }
        let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
        guard list.showsRows, offset.y > -inset.top || offset.x > -inset.left else {
            rows = []
            return
        }
        let rows = list.visibleCells.compactMap { cell -> Row? in
            guard let indexPath = list.indexPath(for: cell), state.hasRow(at: indexPath) else { return nil }
            let frame = list.frameOfRow(at: indexPath)
            let distance = CGPoint(x: offset.x - frame.minX, y: offset.y - frame.minY)
            return Row(indexPath: indexPath, cell: cell, distance: distance)
        }
        // A collection view promises no order.
        self.rows = rows.sorted { $0.indexPath < $1.indexPath }
    }

    /// After a reload: everything is found by its identity.
    func restore(reloaded new: [List.Section]) {
        guard !selected.isEmpty || !rows.isEmpty else { return }
        list.carryOutReload()
        let finder = RowFinder(selected + rows.map(\.indexPath), from: sections, to: new)
        select(finder)
        scroll(rows) { finder[$0.indexPath] }
    }

    /// After a change by which rows kept their cells, but for those whose section was replaced.
    ///
    /// A row that changed places does not take the scroll with it: the rows around it stay in place.
    func restore(changed difference: SectionDifference<List.Section>, to new: [List.Section]) {
        let movedRows = Set(difference.moves.map(\.from))
        let movedSections = Set(difference.sectionMoves.map(\.from))
        let staying = rows.filter { row in
            let position = RowPosition(section: row.indexPath.section, row: row.indexPath.row)
            return !movedRows.contains(position) && !movedSections.contains(position.section)
        }
        guard difference.replacesSections else { return scroll(staying) { list.indexPath(for: $0.cell) } }
        let isSelectionLost = list.selectedPaths.count < selected.count
        let isRowLost = staying.first.map { list.indexPath(for: $0.cell) == nil } ?? false
        let lost = (isSelectionLost ? selected : []) + (isRowLost ? staying.map(\.indexPath) : [])
        let finder = RowFinder(lost, from: sections, to: new)
        if isSelectionLost { select(finder) }
        scroll(staying) { list.indexPath(for: $0.cell) ?? finder[$0.indexPath] }
    }

    private func select(_ finder: RowFinder) {
        for path in selected {
            if let path = finder[path] { list.selectAgain(path) }
        }
    }

    /// Scrolls so that the first row that is found lies where it was.
    private func scroll(_ rows: [Row], _ find: (Row) -> IndexPath?) {
        for row in rows {
            guard let indexPath = find(row) else { continue }
            let frame = list.frameOfRow(at: indexPath)
            let (inset, size, bounds) = (list.adjustedContentInset, list.contentSize, list.bounds)
            let lowest = CGPoint(
                x: max(-inset.left, size.width + inset.right - bounds.width),
                y: max(-inset.top, size.height + inset.bottom - bounds.height))
            let offset = CGPoint(
                x: min(max(frame.minX + row.distance.x, -inset.left), lowest.x),
                y: min(max(frame.minY + row.distance.y, -inset.top), lowest.y))
            if abs(offset.x - list.contentOffset.x) > 0.5 || abs(offset.y - list.contentOffset.y) > 0.5 {
                list.setContentOffset(offset, animated: false)
            }
            return
        }
    }
}
