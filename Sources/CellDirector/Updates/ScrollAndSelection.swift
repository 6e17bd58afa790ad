import ListDifference

/// The visible rows and the selected rows before an update. They are used to restore the scroll position and the
/// selection after the update.
@MainActor
struct ScrollAndSelection {
    private struct Row {
        let indexPath: IndexPath
        let cell: UIView
        /// The binding of the cell to its row.
        let binding: CellBinding?
        /// The content offset relative to the row's origin.
        let distance: CGPoint
    }

    private let list: any DirectedList
    private let host: any ItemObserver
    private let sections: any SectionList
    private let selected: [IndexPath]
    /// The rows that can anchor the scroll position, from the first to the last.
    private let rows: [Row]
    /// Whether the end of the list was visible and must stay visible.
    private let keepsEnd: Bool

    init(
        _ list: any DirectedList, _ sections: any SectionList, _ position: ScrollAnchoring,
        _ shown: @autoclosure () -> [ShownRow], of host: any ItemObserver
    ) {
        self.list = list
        self.host = host
        self.sections = sections
        // UIKit's lists may still show deleted rows until a pending reload is carried out.
        selected = list.selectedPaths.filter { sections.configurator(at: $0) != nil }
        let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
        let isAtStart = offset.y <= -inset.top && offset.x <= -inset.left
        keepsEnd = position == .bottom && list.showsRows && offset.y >= list.lastOffset.y - 0.5
        guard list.showsRows, position != .nothing, !keepsEnd, position != .automatic || !isAtStart else {
            rows = []
            return
        }
        rows = shown().filter { sections.configurator(at: $0.indexPath) != nil }.map { indexPath, cell in
            let frame = list.frameOfRow(at: indexPath)
            let distance = CGPoint(x: offset.x - frame.minX, y: offset.y - frame.minY)
            return Row(indexPath: indexPath, cell: cell, binding: cell.cellBinding, distance: distance)
        }
    }

    /// Restores the selection and the scroll position after a reload. Rows are found by identity.
    func restore(reloaded new: any SectionList) {
        guard !selected.isEmpty || !rows.isEmpty || keepsEnd else { return }
        let finder = RowFinder(selected + rows.map(\.indexPath), from: sections, to: new)
        list.carryOutReload()
        select(finder)
        scroll(rows) { finder[$0.indexPath] }
    }

    /// Restores the selection and the scroll position after a batch update. Most rows have kept their cells. The
    /// exceptions are rows whose section was replaced, and rows that were pushed off screen, whose cells may already
    /// show other rows.
    ///
    /// A row that was moved does not anchor the scroll position. Instead, the rows around it stay in place.
    func restore<Model, Content>(changed difference: SectionedDifference<Model, Content>, to new: any SectionList) {
        // If the update also inserts rows, a row that counts as deleted may have moved to a different section.
        let isGone = difference.inserts.isEmpty && !difference.replacesSections
        let deletes = isGone ? difference.deletes : []
        let isMovedRow = membership(of: difference.moves.map(\.source) + deletes)
        let movedSections = difference.sectionMoves.map(\.source)
        let staying = rows.filter { row in
            !isMovedRow(RowPosition(row.indexPath)) && !movedSections.contains(row.indexPath.section)
        }
        let isSelectionLost = list.selectedPaths.count < selected.count
        let isRowLost = staying.first.map { place(of: $0) == nil } ?? false
        let lost = (isSelectionLost ? selected : []) + (isRowLost ? staying.map(\.indexPath) : [])
        let finder = RowFinder(lost, from: sections, to: new)
        if isSelectionLost { select(finder) }
        scroll(staying) { place(of: $0) ?? finder[$0.indexPath] }
    }

    /// Returns the current index path of a row if the same cell still shows it, regardless of the row's identity.
    private func place(of row: Row) -> IndexPath? {
        guard let binding = row.binding?.latest, binding.isActive, binding === row.cell.cellBinding else { return nil }
        return list.indexPath(ofShown: row.cell)
    }

    @inline(never)
    private func select(_ finder: RowFinder) {
        for path in selected {
            if let path = finder[path] { list.selectAgain(path) }
        }
    }

    /// Scrolls to the end if the end must stay visible. If not, scrolls so that the first row that can be found is at
    /// its previous position on screen.
    @inline(never)
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

    /// Scrolls to a content offset.
    ///
    /// Rows that become visible may be taller than estimated, which changes the target offset, so scrolling is repeated
    /// until the offset is stable. If the list is already at the target offset, nothing is done. Otherwise, the offset
    /// is assigned to `contentOffset`. Unlike `setContentOffset(_:animated:)`, the assignment does not stop a scroll in
    /// progress; Apple's sample code for an endless scroll view relies on this behavior.
    @inline(never)
    private func scroll(to goal: () -> CGPoint) {
        repeatUntilStable(
            "keeping the position", in: [host], because: "each round moves the rows, or scrolls somewhere else"
        ) {
            // The layout measures rows that have become visible, and the header of a reloaded list.
            list.layoutIfNeeded()
            let offset = keepingEditedRowInSight(goal())
            guard abs(offset.x - list.contentOffset.x) > 0.5 || abs(offset.y - list.contentOffset.y) > 0.5 else {
                return true
            }
            list.contentOffset = offset
            return false
        }
    }

    /// Adjusts an offset so that the row whose text is being edited stays at least partly visible. If the row were off
    /// screen, editing would end.
    @inline(never)
    private func keepingEditedRowInSight(_ offset: CGPoint) -> CGPoint {
        guard offset != list.contentOffset, let cell = list.shownCells.first(where: \.isEditingText),
            let indexPath = list.indexPath(ofShown: cell)
        else { return offset }
        let (frame, size, inset) = (list.frameOfRow(at: indexPath), list.bounds.size, list.adjustedContentInset)
        if frame.intersects(CGRect(origin: offset, size: size)) { return offset }
        return CGPoint(
            x: min(max(offset.x, frame.maxX + inset.right - size.width), frame.minX - inset.left),
            y: min(max(offset.y, frame.maxY + inset.bottom - size.height), frame.minY - inset.top))
    }
}

extension UIScrollView {
    /// The maximum content offset.
    fileprivate var lastOffset: CGPoint {
        CGPoint(
            x: max(-adjustedContentInset.left, contentSize.width + adjustedContentInset.right - bounds.width),
            y: max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height))
    }
}
