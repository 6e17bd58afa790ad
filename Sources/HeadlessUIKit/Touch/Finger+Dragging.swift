import Foundation

extension Finger {
    /// A place at which a finger drops what it drags.
    public enum DropPlace {
        /// The place of a row, or the end of a section, whose index path is one past the section's last row. A row that
        /// is dragged within its own list takes that place, as in `move(rowAt:to:in:)`.
        case row(IndexPath, in: UIScrollView)
        /// A row that takes in what is dropped in its middle.
        case intoRow(IndexPath, in: UIScrollView)
        /// The space after the last row of a list.
        case emptySpace(in: UIScrollView)
        /// Any view. What is dropped goes to the innermost drop interaction or list around the view that can handle it.
        case view(UIView)
    }

    /// Drags a row or item to a place, after a long press, and drops it there. If the row is selected, all selected
    /// rows are dragged.
    ///
    /// The delegates for drag and drop are called in UIKit's order. The finger passes over the rows between the row and
    /// the place if both are in the same list. It scrolls a list whose row is out of sight.
    ///
    /// The drag is refused if the list has no drag delegate, or if the delegate returns no items. It ends without a
    /// drop, and then throws, if the place does not accept the drop.
    ///
    /// - Parameters:
    ///   - indexPath: The row to drag.
    ///   - list: The list of the row.
    ///   - place: The place, in the same list or elsewhere on the same screen.
    ///   - isGivenUp: Whether the finger passes over the place without dropping anything, and lifts where nothing can be
    ///     dropped.
    public func drag(
        rowAt indexPath: IndexPath, in list: UIScrollView, to place: DropPlace, givingUp isGivenUp: Bool = false
    ) throws(TouchRefusal) {
        let (row, cell, engine) = try find(indexPath, list)
        let target = try check(cell)
        try ObservedDrag(source: .row(indexPath, in: list), place: place, isGivenUp: isGivenUp)
            .perform { drag throws(TouchRefusal) in try perform(drag, target, (row, cell, engine)) }
    }

    /// Drags a view with a ``UIDragInteraction``, or a view in a row that can be dragged, to a place, after a long press,
    /// and drops it there, like ``drag(rowAt:in:to:givingUp:)``.
    public func drag(
        _ view: UIView, to place: DropPlace, givingUp isGivenUp: Bool = false
    ) throws(TouchRefusal) {
        let target = try reach(view)
        var touched: TouchedRow?
        if let engine = target.engine, let cell = Self.cell(around: view, in: engine), let path = cell.path {
            touched = (engine.follow(path), cell, engine)
        }
        try ObservedDrag(source: .view(view), place: place, isGivenUp: isGivenUp)
            .perform { drag throws(TouchRefusal) in try perform(drag, target, touched) }
    }

    private func perform(
        _ observed: ObservedDrag, _ target: ReachableView, _ touched: TouchedRow?
    ) throws(TouchRefusal) {
        try checkDrag(of: target, touched)
        let goal = try goal(observed.place)
        guard goal.view.root === target.view.root else { throw .notAllowed("the place is on a different screen") }
        // Within its own section, a row can't have a position after the last one.
        if let own = ownList(goal, touched), let section = own.section, section == touched?.row.path?.section {
            throw .noSuchRow(IndexPath(row: own.engine.rowCount(section) ?? 0, section: section))
        }
        touched?.engine.closeOpenRow()
        // The delegate, which was notified when an open row closed, may have moved this row.
        touched?.engine.carryOutPending()
        if let touched, touched.row.path == nil { throw .offScreen(Self.name(touched.cell)) }
        let drag = try begin(touched, target)
        drag.move(over: target.hit.dropTargets(), at: target.point)
        guard let end = goal.spot else { throw give(drag, up: goal.wasRemoved, at: target.point) }
        if let own = ownList(goal, touched), let end = end.path, let source = touched?.row.path {
            for over in own.engine.way(from: source, to: end).dropLast() {
                drag.move(over: goal.targets(DropSpot(path: over)), at: own.point(of: over) ?? target.point)
            }
        }
        try finish(drag, goal, observed, from: target.point)
    }

    /// Returns the goal if it is in the list of the touched row.
    private func ownList(_ goal: any DropGoal, _ touched: TouchedRow?) -> ListGoal? {
        (goal as? ListGoal).flatMap { $0.engine === touched?.engine ? $0 : nil }
    }

    /// Throws if no drag can begin at a view. No delegate is asked for items.
    private func checkDrag(of target: ReachableView, _ touched: TouchedRow?) throws(TouchRefusal) {
        let interactions = target.hit.superviews.flatMap(\.dragInteractions)
        let list = touched?.engine.list
        if list.map({ $0.hasDragDelegate && $0.dragInteractionEnabled }) ?? false { return }
        if interactions.contains(where: \.isEnabled) { return }
        if !interactions.isEmpty { throw .notAllowed("the drag interaction is switched off: its isEnabled is false") }
        guard let list else { throw .cannot(Self.name(target.view), what: "dragged: it has no drag interaction") }
        let name = list.terms.short
        throw .notAllowed(
            list.hasDragDelegate
                ? "dragging is switched off: the \(name)'s dragInteractionEnabled is false"
                : "the \(name) has no drag delegate")
    }

    /// Presses a view until a drag begins.
    private func begin(_ touched: TouchedRow?, _ target: ReachableView) throws(TouchRefusal) -> Drag {
        let control = Self.control(around: target.hit).flatMap { $0.isEnabled ? $0 : nil }
        let touch = TouchDelivery(target, control)
        let isTaken = touch.begin() && control == nil
        let isDown = isTaken && touched.map { $0.engine.list.press($0.row, $0.cell) } ?? false
        let effect = longPress(target, on: touched, moves: true)
        touch.cancel()
        if isDown, let touched {
            if let path = touched.row.path {
                touched.engine.list.cancelPress(path, touched.cell)
            } else {
                touched.cell.isHighlighted = false
            }
        }
        if case .drag(let drag) = effect { return drag }
        guard let list = touched?.engine.list, list.hasDragDelegate else {
            throw .notAllowed(
                "\(Self.name(target.view)) can't be dragged: its drag interaction's delegate returns no items")
        }
        throw .notAllowed(
            "the row can't be dragged: the \(list.terms.short)'s drag delegate returns no items for it")
    }

    /// Moves to the goal, and lifts the finger.
    private func finish(
        _ drag: Drag, _ goal: any DropGoal, _ observed: ObservedDrag, from start: CGPoint
    ) throws(TouchRefusal) {
        let point = goal.aim()
        guard let spot = goal.spot else { throw give(drag, up: goal.wasRemoved, at: start) }
        guard let point else {
            let name = goal.view.listEngine?.list.terms.short ?? goal.noun
            throw give(drag, up: .notAllowed("the \(name) has no empty space below its rows"), at: start)
        }
        Self.moved(x: point.x - start.x, y: point.y - start.y)
        drag.move(over: goal.targets(spot), at: point)
        observed.notify(.isOver)
        if observed.isGivenUp { return drag.giveUp(at: CGPoint(x: -1, y: -1)) }
        // The drop delegate may have changed the rows when it was asked for its proposal.
        guard let now = goal.spot else { throw give(drag, up: goal.wasRemoved, at: start) }
        let targets = goal.targets(now)
        if now != spot { drag.move(over: targets, at: point) }
        guard targets.isEmpty else { return try drag.lift(over: "the \(targets[0].shortName)") }
        let isReordered = (goal as? ListGoal)?.reorders(drag) ?? false
        drag.end(with: isReordered ? .move : .cancel)
        if !isReordered { throw goal.takesNoDrops }
    }

    /// Lifts the finger where nothing can be dropped, and returns the reason.
    private func give(_ drag: Drag, up reason: TouchRefusal, at point: CGPoint) -> TouchRefusal {
        drag.giveUp(at: point)
        return reason
    }
}
