import ListDifference

/// What the user sees of a list before it changes: the rows in sight and those selected, to be found again after it.
@MainActor
struct ScrollAndSelection<Section: DirectedSection> {
    private struct Row {
        let indexPath: IndexPath
        let cell: UIView
        /// What the cell knows of the row.
        let binding: CellBinding?
        /// How far the scroll lies right of and below the row's corner.
        let distance: CGPoint
    }

    private let list: any DirectedList<Section>
    private let host: any ItemObserver
    private let sections: [Section]
    private let selected: [IndexPath]
    /// From the first to the last, of those that may say where the scroll is to be.
    private let rows: [Row]
    /// Whether the end of the list was in sight and is to stay there.
    private let keepsEnd: Bool

    init(
        _ list: any DirectedList<Section>, _ sections: [Section], _ position: ScrollAnchoring,
        of host: any ItemObserver
    ) {
        self.list = list
        self.host = host
        self.sections = sections
        // UIKit's lists may show, until a reload is carried out, rows that are there no longer.
        func hasRow(_ path: IndexPath) -> Bool {
            sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
        }
        selected = list.selectedPaths.filter(hasRow)
        let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
        let isAtStart = offset.y <= -inset.top && offset.x <= -inset.left
        keepsEnd = position == .bottom && list.showsRows && offset.y >= list.lastOffset.y - 0.5
        guard list.showsRows, position != .nothing, !keepsEnd, position != .automatic || !isAtStart else {
            rows = []
            return
        }
        rows = list.shownRows.filter { hasRow($0.indexPath) }.map { indexPath, cell in
            let frame = list.frameOfRow(at: indexPath)
            let distance = CGPoint(x: offset.x - frame.minX, y: offset.y - frame.minY)
            return Row(indexPath: indexPath, cell: cell, binding: cell.cellBinding, distance: distance)
        }
    }

    /// After a reload: everything is found by its identity.
    func restore(reloaded new: [Section]) {
        guard !selected.isEmpty || !rows.isEmpty || keepsEnd else { return }
        let finder = RowFinder(selected + rows.map(\.indexPath), from: sections, to: new, in: list)
        list.carryOutReload()
        select(finder)
        scroll(rows) { finder[$0.indexPath] }
    }

    /// After a change by which rows kept their cells, but for those whose section was replaced, and those that what came above
    /// them pushed out of sight: their cells may show other rows already.
    ///
    /// A row that changed places does not take the scroll with it: the rows around it stay in place.
    func restore(changed difference: SectionDifference<Section>, to new: [Section]) {
        // Where rows come, a row that goes may be one of them, in another section.
        let isGone = difference.inserts.isEmpty && !difference.replacesSections
        let deletes = isGone ? difference.deletes : []
        let movedRows = Set(difference.moves.map(\.from)).union(deletes)
        let movedSections = Set(difference.sectionMoves.map(\.from))
        let staying = rows.filter { row in
            let position = RowPosition(section: row.indexPath.section, row: row.indexPath.row)
            return !movedRows.contains(position) && !movedSections.contains(position.section)
        }
        let isSelectionLost = list.selectedPaths.count < selected.count
        let isRowLost = staying.first.map { place(of: $0) == nil } ?? false
        let lost = (isSelectionLost ? selected : []) + (isRowLost ? staying.map(\.indexPath) : [])
        let finder = RowFinder(lost, from: sections, to: new, in: list)
        if isSelectionLost { select(finder) }
        scroll(staying) { place(of: $0) ?? finder[$0.indexPath] }
    }

    /// Where a row is now that its cell still shows, whatever its identity is by now.
    private func place(of row: Row) -> IndexPath? {
        guard let binding = row.binding?.latest, binding.isActive, binding === row.cell.cellBinding else { return nil }
        return list.indexPath(ofShown: row.cell)
    }

    private func select(_ finder: RowFinder) {
        for path in selected {
            if let path = finder[path] { list.selectAgain(path) }
        }
    }

    /// Scrolls to the end where that is kept, else so that the first row that is found lies where it was.
    private func scroll(_ rows: [Row], _ find: (Row) -> IndexPath?) {
        if keepsEnd { return scroll { CGPoint(x: list.contentOffset.x, y: list.lastOffset.y) } }
        for row in rows {
            guard let indexPath = find(row) else { continue }
            return scroll {
                let frame = list.frameOfRow(at: indexPath)
                let (inset, last) = (list.adjustedContentInset, list.lastOffset)
                return CGPoint(
                    x: min(max(frame.minX + row.distance.x, -inset.left), last.x),
                    y: min(max(frame.minY + row.distance.y, -inset.top), last.y))
            }
        }
    }

    /// Rows that come into sight may prove higher than estimated, which moves the goal. Where the list has kept the place itself
    /// nothing is done. Else the offset is set as a property: unlike `setContentOffset(_:animated:)`, which ends it, that lets a
    /// scroll run on, as Apple's sample of an endless scroll view relies on.
    private func scroll(to goal: () -> CGPoint) {
        repeatUntilStable(
            "keeping the position", in: [host], because: "each round moves the rows, or scrolls somewhere else"
        ) {
            // What has come into sight is measured first, also a header of a list that was reloaded.
            list.layoutIfNeeded()
            let offset = keepingEditedRowInSight(goal())
            guard abs(offset.x - list.contentOffset.x) > 0.5 || abs(offset.y - list.contentOffset.y) > 0.5 else {
                return true
            }
            list.contentOffset = offset
            return false
        }
    }

    /// An offset by which the row in which the user types stays in sight, if only at the edge: out of sight its editing would end.
    private func keepingEditedRowInSight(_ offset: CGPoint) -> CGPoint {
        guard offset != list.contentOffset, let row = list.shownRows.first(where: { $0.cell.isEditingText }) else {
            return offset
        }
        let (frame, size, inset) = (list.frameOfRow(at: row.indexPath), list.bounds.size, list.adjustedContentInset)
        if frame.intersects(CGRect(origin: offset, size: size)) { return offset }
        return CGPoint(
            x: min(max(offset.x, frame.maxX + inset.right - size.width), frame.minX - inset.left),
            y: min(max(offset.y, frame.maxY + inset.bottom - size.height), frame.minY - inset.top))
    }
}

extension UIScrollView {
    /// How far the content can be scrolled.
    fileprivate var lastOffset: CGPoint {
        CGPoint(
            x: max(-adjustedContentInset.left, contentSize.width + adjustedContentInset.right - bounds.width),
            y: max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height))
    }
}
