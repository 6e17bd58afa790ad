import Foundation

/// The focus, which keys of a hardware keyboard move.
@MainActor
protocol ListFocusing: AnyObject {
    var remembersLastFocusedIndexPath: Bool { get }
    func canFocus(_ path: RowPath) -> Bool

    /// Asks for the row that receives the focus first.
    func askForPreferredFocus() -> IndexPath?

    /// Selects a row that has received the focus, if the selection follows the focus.
    func selectByFocus(_ row: FollowedRow)
}

/// The place of the focus on each screen. Unlike in UIKit, only rows of lists receive the focus.
@MainActor
enum Focus {
    private struct Place { weak var engine: ListEngine? }

    /// The lists that have the focus, at most one on a screen.
    private static var places: [Place] = []

    /// Returns the list that has the focus on the screen with a root view.
    static func engine(on root: UIView) -> ListEngine? {
        places.lazy.compactMap(\.engine).first { $0.list.root === root }
    }

    /// Takes the focus from every screen.
    static func end() { places = [] }

    /// Whether a cell has the focus.
    static func isAt(_ cell: any ListCell) -> Bool {
        !places.isEmpty && engine(on: cell.root)?.focusedCell === cell
    }

    /// Moves the focus to a row, as Apple documents it: asks the views and controllers around the rows that lose and
    /// receive the focus, then notifies them. Unverified: each is asked once, starting with the row that receives the
    /// focus; the list scrolls before; the row is selected after that.
    ///
    /// - Returns: Whether the focus has moved.
    static func move(to row: FollowedRow, in target: ListEngine, _ heading: UIFocusHeading) -> Bool {
        guard let path = row.path else { return false }
        if target.shownCell(path) == nil {
            target.scroll(to: target.indexPath(path), .nearest)
            target.list.layoutIfNeeded()
        }
        guard let next = row.path.flatMap(target.shownCell) else { return false }
        let source = engine(on: target.list.root)
        let previous = source?.focusedCell
        let context = UIFocusUpdateContext(from: previous, to: next, heading)
        let environments = environments(next, previous)
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }), row.path != nil else { return false }
        if let source, source !== target, !source.list.remembersLastFocusedIndexPath { source.focusedRow = nil }
        places.removeAll { $0.engine == nil || $0.engine?.list.root === target.list.root }
        places.append(Place(engine: target))
        target.focusedRow = row
        for cell in [previous, next] { cell?.setNeedsUpdateConfiguration() }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        if row.path != nil { target.list.selectByFocus(row) }
        target.list.layoutIfNeeded()
        return true
    }

    /// Returns the views and controllers that contain at least one of two views.
    private static func environments(_ first: UIView, _ second: UIView?) -> [any UIFocusEnvironment] {
        var all: [any UIFocusEnvironment] = []
        for view in [first, second].compactMap({ $0 }) {
            for around in view.superviews where !all.contains(where: { $0 === around }) {
                all.append(around)
                if let controller = around.controller { all.append(controller) }
            }
        }
        return all
    }
}

extension ListEngine {
    /// The cell of the row that has the focus, or had it last.
    var focusedCell: (any ListCell)? { focusedRow?.path.flatMap(shownCell) }

    /// The row that receives the focus when it enters the list: the one that had it last, if the list remembers it; the
    /// preferred one; unverified: else a selected row, else the first row on screen; `nil` if no row can have the focus.
    var firstFocus: FollowedRow? {
        carryOutPending()
        let kept = list.remembersLastFocusedIndexPath ? focusedRow?.path : nil
        let paths =
            [kept, list.askForPreferredFocus().flatMap(path)].compactMap { $0 } + selectedPaths + shown.map(\.path)
        return paths.first { contains($0) && list.canFocus($0) }.map { follow($0) }
    }

    /// Returns the row to which an arrow key moves the focus: the nearest of the next line with a row that can have it or,
    /// across the axis, the next such row of the same line. `nil` if there is none.
    func row(_ heading: UIFocusHeading, of path: RowPath) -> RowPath? {
        guard let own = rect(path), let sections = geometry?.sections else { return nil }
        let isAlong = heading == .up || heading == .down ? axis == .vertical : axis == .horizontal
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward = heading == .down || heading == (isMirrored ? .left : .right)
        var best: (path: RowPath, rect: CGRect)?
        func overlaps(_ one: CGRect, _ other: CGRect) -> Bool {
            axis.along(one.origin) < axis.along(other.origin) + axis.length(other.size)
                && axis.along(other.origin) < axis.along(one.origin) + axis.length(one.size)
        }
        func distance(_ rect: CGRect) -> CGFloat {
            axis == .vertical ? abs(rect.midX - own.midX) : abs(rect.midY - own.midY)
        }
        var next = path
        while true {
            next.row += isForward ? 1 : -1
            while next.row < 0 || next.row >= sections[next.section].rows.count {
                next.section += isForward ? 1 : -1
                guard sections.indices.contains(next.section) else { return best?.path }
                next.row = isForward ? 0 : sections[next.section].rows.count - 1
            }
            guard let rect = rect(next) else { continue }
            if overlaps(rect, own) {
                if !isAlong, list.canFocus(next) { return next }
                continue
            }
            if !isAlong { return nil }
            if let best, !overlaps(rect, best.rect) { return best.path }
            if list.canFocus(next), best.map({ distance(rect) < distance($0.rect) }) ?? true { best = (next, rect) }
        }
    }
}
