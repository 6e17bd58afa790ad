import Foundation

/// A place at which items are dropped, which is kept up to date when its list changes.
@MainActor
protocol DropGoal {
    /// The list or view.
    var view: UIView { get }
    /// What may be removed during the drag: "row" or "view".
    var noun: String { get }
    /// Where the goal is now; `nil` if its row or view no longer exists.
    var spot: DropSpot? { get }

    /// Scrolls until the goal is in sight.
    ///
    /// - Returns: The goal's position in the root view's coordinates; `nil` if the list has no empty space.
    func aim() -> CGPoint?

    /// Returns the places around the goal where items can be dropped, and notes for each list which row is meant.
    func targets(_ spot: DropSpot) -> [any DropTarget]
    /// The refusal if there are none.
    var takesNoDrops: TouchRefusal { get }
}

extension DropGoal {
    var wasRemoved: TouchRefusal { .notAllowed("the \(noun) at which to drop was removed during the drag") }
}

/// A place that exists.
struct DropSpot: Equatable {
    /// The row; `nil` for empty space and for a view.
    let path: RowPath?
}

extension Finger {
    func goal(_ place: DropPlace) throws(TouchRefusal) -> any DropGoal {
        switch place {
        case .row(let path, in: let list): try ListGoal(list, path, isInto: false, self)
        case .intoRow(let path, in: let list): try ListGoal(list, path, isInto: true, self)
        case .emptySpace(in: let list): try ListGoal(list, nil, isInto: nil, self)
        case .view(let view): ViewGoal(target: try reach(view), root: view.root)
        }
    }
}

extension UIView {
    /// Returns the places around the view where items can be dropped, from the innermost to the outermost, and notes for
    /// each list which row contains the view.
    func dropTargets() -> [any DropTarget] {
        var cell: (any ListCell)?
        var targets: [any DropTarget] = []
        for view in superviews {
            targets += view.interactions.reversed().compactMap { $0 as? UIDropInteraction }
            if let list = view.listEngine?.list, list === view {
                list.engine.dropPlace = DropPlace(path: cell?.path)
                if list.hasDropDelegate { targets.append(list) }
                cell = nil
            }
            cell = view.cellOfList ?? cell
        }
        return targets
    }
}

/// Any view.
private struct ViewGoal: DropGoal {
    let target: ReachableView
    let root: UIView

    var view: UIView { target.view }
    let noun = "view"
    var spot: DropSpot? { target.hit.root === root ? DropSpot(path: nil) : nil }
    func aim() -> CGPoint? { target.point }
    func targets(_ spot: DropSpot) -> [any DropTarget] { target.hit.dropTargets() }
    var takesNoDrops: TouchRefusal { .cannot(Finger.name(view), what: "dropped on: it has no drop interaction") }
}

/// A row, or the empty space of a list.
struct ListGoal: DropGoal {
    let engine: ListEngine
    private let list: any ListEngineDelegate
    /// Whether the items are dropped into a row; `nil` for empty space.
    private let isInto: Bool?
    private let row: FollowedRow?
    /// The section at whose end the items are dropped.
    let section: Int?

    fileprivate init(
        _ view: UIScrollView, _ indexPath: IndexPath?, isInto: Bool?, _ finger: Finger
    ) throws(TouchRefusal) {
        self.isInto = isInto
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

    var view: UIView { list }
    let noun = "row"
    var takesNoDrops: TouchRefusal { .notAllowed("the \(list.terms.short) has no drop delegate") }

    var spot: DropSpot? {
        if let row { return row.path.map(DropSpot.init) }
        guard let section else { return DropSpot(path: nil) }
        // The end is after the section's placeholders.
        return engine.rowCount(section).map { DropSpot(path: RowPath(section, $0 + engine.extraRows.count(section))) }
    }

    func targets(_ spot: DropSpot) -> [any DropTarget] {
        let targets = list.dropTargets()
        engine.dropPlace = DropPlace(path: spot.path, isInto: isInto)
        return targets
    }

    /// Lets the data source of a list without a drop delegate move its row.
    func reorders(_ drag: Drag) -> Bool {
        guard isInto == false, let path = spot?.path, let rows = drag.source as? RowDrag else { return false }
        return rows.reorders(in: engine, to: path)
    }

    func aim() -> CGPoint? {
        guard let spot else { return nil }
        guard let row = spot.path else { return emptySpace() }
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
