// Drags and drops. A session contains only the items of the dragged rows, so the rows are found by their items.

extension RowCore {
    /// The rows that are being dragged out of the lists of all directors.
    private static var draggedRows: [DraggedRow] = []

    /// Returns the items of a row that the user begins to drag.
    func dragItems(_ indexPath: IndexPath, _ session: any UIDragSession) -> [UIDragItem] {
        if session.items.isEmpty { endDrag() }
        guard let row = trackCell(indexPath) else { return [] }
        let items = ask(.dragItems, (), about: row) ?? []
        for item in items {
            if item.localObject == nil { item.localObject = row.last.configurator.item }
            Self.draggedRows.append(DraggedRow(item: item, row: row, core: self))
        }
        return items
    }

    func endDrag() { Self.draggedRows.removeAll { $0.core === self } }

    /// Returns the dragged rows of a session, in the order of their items; `nil` if an item does not belong to a row of
    /// a director.
    private func drops(_ session: any UIDropSession, _ destination: IndexPath?) -> [(DraggedRow, RowDrop)]? {
        var drops: [(DraggedRow, RowDrop)] = []
        for item in session.items {
            guard let dragged = Self.draggedRows.first(where: { $0.item === item }) else { return nil }
            // The items of a row follow each other.
            let indexPath = dragged.row.indexPath
            if let last = drops.last?.0, last.core === dragged.core, last.row.indexPath == indexPath { continue }
            let drop = RowDrop(
                session: session, destination: destination, source: dragged.core?.find(dragged.row)?.indexPath,
                target: destination.flatMap { row(at: $0) },
                items: Self.draggedRows.filter { $0.core === dragged.core && $0.row.indexPath == indexPath }
                    .map(\.item), isFromSameList: dragged.core === self)
            drops.append((dragged, drop))
        }
        return drops
    }

    /// Returns the current configurator of a dragged row, and the position at which a drop inserts the row.
    ///
    /// - Parameter number: The number of rows that the drop has already inserted.
    private func place(_ dragged: DraggedRow, _ drop: RowDrop, _ number: Int = 0) -> PlacedRow {
        let now = dragged.core?.find(dragged.row)
        let section = drop.destination?.section ?? max(0, contents.sectionCount - 1)
        let isOwn = drop.isFromSameList && now?.indexPath.section == section
        let end = (section < contents.sectionCount ? contents.rowCount(of: section) : 0) - (isOwn ? 1 : 0)
        let row = min(drop.destination.map { $0.row + number } ?? end, end)
        return (now?.configurator ?? dragged.row.last.configurator, IndexPath(row: row, section: section))
    }

    private func ask<Answer>(
        _ question: RowQuestion<RowDrop, Answer>, _ dragged: DraggedRow, _ drop: RowDrop
    ) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAnswering {
            actionsProxy.bus.ask(question, drop, in: actionsProxy.registry) { place(dragged, drop) }
        }
    }

    func canDrop(_ session: any UIDropSession) -> Bool {
        guard isAttached, let drops = drops(session, nil), !drops.isEmpty else { return false }
        return drops.allSatisfy { dragged, drop in
            ask(.canDrop, dragged, drop) ?? actionsProxy.handles(.drop, place(dragged, drop).configurator)
        }
    }

    /// Returns the proposal of a handler; `nil` if no handler answers.
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> UIDropProposal? {
        guard isAttached, let (dragged, drop) = drops(session, destination)?.first else { return nil }
        return ask(.dropProposal, dragged, drop)
    }

    /// Posts a drop of each dragged row.
    ///
    /// - Parameter show: Shows an item at the position that its row has now.
    func drop(_ session: any UIDropSession, _ destination: IndexPath?, _ show: (UIDragItem, IndexPath) -> Void) {
        let drops = isAttached ? drops(session, destination) ?? [] : []
        for (number, (dragged, drop)) in drops.enumerated() {
            actionsProxy.bus.post(.drop, drop, in: actionsProxy.registry) { place(dragged, drop, number) }
            guard let indexPath = find(dragged.row.last.configurator)?.indexPath else { continue }
            for item in drop.items { show(item, indexPath) }
        }
    }
}

extension UIDropSession {
    /// The operation that is proposed if no handler answers.
    var defaultOperation: UIDropOperation { allowsMoveOperation ? .move : .copy }
}
