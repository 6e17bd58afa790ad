import Foundation

extension Finger {
    /// A place at which a finger drops the rows that it drags.
    public enum DropPlace {
        /// The place of a row, or the end of a section, whose index path is one past the section's last row. A row that
        /// is dragged within its own list takes that place, as in `move(rowAt:to:in:)`.
        case row(IndexPath, in: UIScrollView)
        /// A row that takes in what is dropped in its middle.
        case intoRow(IndexPath, in: UIScrollView)
        /// The space after the last row of a list.
        case emptySpace(in: UIScrollView)
    }

    /// Drags a row or item to a place, after a long press, and drops it there. If the row is selected, all selected
    /// rows are dragged.
    ///
    /// The delegates for drag and drop are called in UIKit's order. The finger passes over the rows between the row and
    /// the place if both are in the same list. It scrolls a list whose row is out of sight.
    ///
    /// The drag is refused if the list has no drag delegate, if the delegate returns no items, or if a recognizer takes
    /// the long press. It ends without a drop, and then throws, if the place's list does not accept the drop.
    ///
    /// - Parameters:
    ///   - indexPath: The row to drag.
    ///   - list: The list of the row.
    ///   - place: The place, in the same list or in another list on the same screen.
    ///   - isGivenUp: Whether the finger passes over the place without dropping anything, and lifts where nothing can be
    ///     dropped.
    public func drag(
        rowAt indexPath: IndexPath, in list: UIScrollView, to place: DropPlace, givingUp isGivenUp: Bool = false
    ) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        let target = try check(cell)
        guard engine.list.hasDragDelegate else {
            throw .notAllowed("the \(engine.list.terms.short) has no drag delegate")
        }
        guard engine.list.dragInteractionEnabled else {
            throw .notAllowed(
                "dragging is switched off: the \(engine.list.terms.short)'s dragInteractionEnabled is false")
        }
        let goal = try DropGoal(place, self)
        guard goal.list.root === cell.root else { throw .notAllowed("the lists are on different screens") }
        // Within its own section, a row can't have a position after the last one.
        if goal.engine === engine, let section = goal.section, section == row.path?.section {
            throw .noSuchRow(IndexPath(row: engine.rowCount(section) ?? 0, section: section))
        }
        engine.closeOpenRow()
        // The delegate, which was notified when an open row closed, may have moved this row.
        engine.carryOutPending()
        guard let source = row.path else { throw .rowOffScreen(indexPath) }
        let drag = try begin((row, cell, engine), target)
        if goal.engine === engine || engine.list.hasDropDelegate {
            drag.move(over: engine, source, at: target.point)
        }
        guard let end = goal.path else {
            drag.giveUp(at: target.point)
            throw .notAllowed("the row at which to drop was removed during the drag")
        }
        if goal.engine === engine, let end = end.path, let source = row.path {
            for over in engine.way(from: source, to: end).dropLast() {
                drag.move(over: engine, over, at: goal.point(of: over) ?? target.point)
            }
        }
        try finish(drag, goal, givingUp: isGivenUp, from: target.point)
    }

    /// Moves to the goal, and lifts the finger.
    private func finish(
        _ drag: RowDrag, _ goal: DropGoal, givingUp isGivenUp: Bool, from start: CGPoint
    ) throws(TouchRefusal) {
        let point = goal.scrollIntoSight()
        guard let path = goal.path, let point else {
            drag.giveUp(at: start)
            throw .notAllowed(
                goal.path == nil
                    ? "the row at which to drop was removed during the drag"
                    : "the \(goal.engine.list.terms.short) has no empty space below its rows")
        }
        Self.moved(x: point.x - start.x, y: point.y - start.y)
        drag.move(over: goal.engine, path.path, at: point)
        if isGivenUp { return drag.giveUp(at: CGPoint(x: -1, y: -1)) }
        // The drop delegate may have changed the rows when it was asked for its proposal.
        guard let now = goal.path else {
            drag.giveUp(at: start)
            throw .notAllowed("the row at which to drop was removed during the drag")
        }
        if now.path != path.path { drag.move(over: goal.engine, now.path, at: point) }
        try drag.lift(over: goal.engine, now.path, into: goal.isInto)
    }

    /// Presses a row until a drag begins.
    private func begin(_ touched: TouchedRow, _ target: ReachableView) throws(TouchRefusal) -> RowDrag {
        let list = touched.engine.list
        let touch = TouchDelivery(target, nil)
        let isDown = touch.begin() && list.press(touched.row, touched.cell)
        let effect = longPress(target, on: touched, moves: true)
        touch.cancel()
        if isDown {
            if let path = touched.row.path {
                list.cancelPress(path, touched.cell)
            } else {
                touched.cell.isHighlighted = false
            }
        }
        if case .drag(let drag) = effect { return drag }
        throw .notAllowed(
            effect == nil
                ? "the row can't be dragged: the \(list.terms.short)'s drag delegate returns no items for it"
                : "the row can't be dragged: a gesture recognizer recognizes the long press")
    }
}

/// A place at which rows are dropped, which is kept up to date when its list changes.
@MainActor
private struct DropGoal {
    let engine: ListEngine
    let list: any ListEngineDelegate
    /// Whether the rows are dropped into a row; `nil` for empty space.
    let isInto: Bool?
    private let row: FollowedRow?
    /// The section at whose end the rows are dropped.
    let section: Int?

    init(_ place: Finger.DropPlace, _ finger: Finger) throws(TouchRefusal) {
        let view: UIScrollView
        var indexPath: IndexPath?
        switch place {
        case .row(let path, in: let list): (view, indexPath, isInto) = (list, path, false)
        case .intoRow(let path, in: let list): (view, indexPath, isInto) = (list, path, true)
        case .emptySpace(in: let list): (view, isInto) = (list, nil)
        }
        engine = try finger.engine(of: view)
        list = engine.list
        view.layoutIfNeeded()
        try finger.reach(view)
        guard let indexPath else {
            (row, section) = (nil, nil)
            return
        }
        if let path = engine.row(indexPath) {
            (row, section) = (engine.follow(path), nil)
        } else {
            guard isInto == false, let path = RowPath(indexPath), engine.rowCount(path.section) == path.row else {
                throw .noSuchRow(indexPath)
            }
            (row, section) = (nil, path.section)
        }
    }

    /// The row at which to drop, or `nil` for empty space; `nil` if the row no longer exists.
    var path: (path: RowPath?, isEmptySpace: Bool)? {
        if let row { return row.path.map { ($0, false) } }
        guard let section else { return (nil, true) }
        // The end is after the section's placeholders.
        return engine.rowCount(section).map { (RowPath(section, $0 + engine.extraRows.count(section)), false) }
    }

    /// Scrolls the list until the row is in sight.
    ///
    /// - Returns: The place's position in the root view's coordinates; `nil` if the list has no empty space.
    func scrollIntoSight() -> CGPoint? {
        guard let path else { return nil }
        guard let row = path.path else { return emptySpace() }
        let shown = engine.contains(row) ? row : RowPath(row.section, row.row - 1)
        if engine.contains(shown), engine.shownCell(shown) == nil {
            engine.scroll(to: engine.indexPath(shown), .nearest)
            list.layoutIfNeeded()
        }
        return point(of: row) ?? list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.midY), to: nil)
    }

    /// Returns the position of a row in the root view's coordinates: its center if the rows are dropped into it, and
    /// otherwise a point near its start. At the end of a section, it is just after the last row.
    func point(of path: RowPath) -> CGPoint? {
        let isEnd = !engine.contains(path)
        guard let rect = engine.rect(isEnd ? RowPath(path.section, path.row - 1) : path) else { return nil }
        let part = isInto == true ? 0.5 : isEnd ? 1 : 0.125
        let point =
            engine.axis == .vertical
            ? CGPoint(x: rect.midX, y: rect.minY + rect.height * part)
            : CGPoint(x: rect.minX + rect.width * part, y: rect.midY)
        return list.convert(point, to: nil)
    }

    /// Returns the middle of the space after the last row; `nil` if the rows fill the list.
    private func emptySpace() -> CGPoint? {
        let last = engine.geometry?.counts.enumerated().reversed().first { $0.element > 0 }
            .flatMap { engine.rect(RowPath($0.offset, $0.element - 1)) }
        let axis = engine.axis
        let end = last.map { axis.along($0.origin) + axis.length($0.size) } ?? axis.along(list.bounds.origin)
        guard engine.windowEnd - end > 1 else { return nil }
        let middle = (max(end, engine.windowStart) + engine.windowEnd) / 2
        let point =
            axis == .vertical
            ? CGPoint(x: list.bounds.midX, y: middle) : CGPoint(x: middle, y: list.bounds.midY)
        return list.convert(point, to: nil)
    }
}
