import Foundation

// MARK: - Gathering

extension ListEngine {
    /// Carries out the insertions, deletions, reloads and moves of a block together.
    func performBatchUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openBlock()
        if let completion { phases.block?.completions.append(completion) }
        updates?()
        closeBlock()
    }

    /// Begins gathering updates, unless that has begun.
    func openBlock() {
        if phases.block == nil { loadIfNeeded() }
        phases.openBlock(geometry?.counts ?? [])
    }

    /// Carries out what was gathered, if this ends the outermost block. Stops on updates that do not fit what the data source
    /// says before and after.
    func closeBlock() {
        guard let block = phases.closeBlock(), isInUse() else { return }
        if phases.isCounting {
            // What is being asked for is out of date, and there is nothing yet that the updates could begin from.
            reload()
        } else if geometry != nil, !block.isReloaded {
            carryOut(block.updates, before: block.before)
        } else {
            // What was reloaded meanwhile has nothing left to carry over.
            geometry = nil
            list.setNeedsLayout()
            carryOutPending()
        }
        guard phases.current != .outOfUse else { return }
        for completion in block.completions { completion(true) }
    }

    func update(_ updates: [BatchUpdate]) {
        openBlock()
        phases.block?.updates += updates
        closeBlock()
    }

    /// The rows of index paths; one that names no row is counted as the row -1, which exists nowhere.
    func update(_ indexPaths: [IndexPath], _ update: (RowPath) -> BatchUpdate) {
        self.update(indexPaths.map { update(Self.anyRow($0)) })
    }

    func move(_ indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.moveRow(Self.anyRow(indexPath), to: Self.anyRow(newIndexPath))])
    }

    private static func anyRow(_ indexPath: IndexPath) -> RowPath {
        RowPath(indexPath) ?? RowPath(indexPath.first ?? -1, -1)
    }
}

// MARK: - Carrying out

extension ListEngine {
    /// The user moved a row, and the data source knows: the row keeps its cell.
    func moved(_ source: RowPath, to target: RowPath) {
        guard let before = geometry?.counts else { return carryOutPending() }
        carryOut([.moveRow(source, to: target)], before: before)
    }

    /// The cells, the selection and the scroll are carried over to the rows as they are now; new cells are asked for; then
    /// what went is taken off screen. Stops on updates that break a rule.
    private func carryOut(_ updates: [BatchUpdate], before: [Int]) {
        let rules = BatchUpdateRules(updates: updates, before: before, after: count(), terms: list.terms)
        let mapping: BatchMapping
        do throws(ListException) { mapping = try rules.mapping() } catch {
            return stop(error.reason, name: error.name)
        }
        let anchor = firstThatStays(mapping)
        var gone: [(path: RowPath, cell: any ListCell)] = []
        var stayed: [(path: RowPath, cell: any ListCell)] = []
        for (old, cell) in shown {
            cell.path = mapping.isReloaded(old) ? nil : mapping.path(old)
            if let new = cell.path { stayed.append((new, cell)) } else { gone.append((old, cell)) }
        }
        shown = stayed.sorted(by: Self.isEarlier)
        var goneViews: [(key: SectionViewKey, view: UIView)] = []
        sectionViews = sectionViews.compactMap { item in
            if let new = mapping.sections[item.key.section], !mapping.isReloaded(section: item.key.section) {
                return (SectionViewKey(section: new, isHeader: item.key.isHeader), item.view)
            }
            goneViews.append(item)
            return nil
        }
        carryOverCarousels(mapping)
        let goneAttached = carryOverAttachedViews(mapping)
        followed.carryOver(mapping, rules.after)
        selection.carryOver(mapping)
        prefetching.seen = nil
        list.cancelMovement()
        forgetFits()
        let changes = phases.changeCount
        let new = measure(rules.after, keeping: geometry.map { ($0, mapping) })
        // The delegate may have changed the rows: then all are asked for again.
        let isCurrent = phases.changeCount == changes
        geometry = isCurrent ? new : nil
        phases.rowsChanged()
        if isCurrent {
            restoreScroll(anchor)
            keepEditedRowInSight()
        }
        showRows()
        list.setNeedsLayout()
        for item in gone { endDisplaying(item.cell, item.path) }
        for item in goneViews { endDisplaying(item.view, item.key) }
        for item in goneAttached { endDisplaying(item.view, item.key) }
    }

    /// Outside the main actor, which a closure would be asked about for each pair.
    private nonisolated static func isEarlier(
        _ one: (path: RowPath, cell: any ListCell), than other: (path: RowPath, cell: any ListCell)
    ) -> Bool { one.path < other.path }

    /// A row in which the user types follows the rows that come and go no farther than the edge of the list: out of sight its
    /// editing would end. That UIKit keeps it in sight is unverified; it keeps the view that is typed into.
    private func keepEditedRowInSight() {
        guard let editor = UIResponder.firstResponder as? UIView, let geometry,
            let path = shown.first(where: { editor.isDescendant(of: $0.cell) })?.path
        else { return }
        let (top, height) = (geometry.rowTop(path), geometry.rowHeight(path))
        if top >= windowEnd {
            restoreScroll(ScrollAnchor(row: follow(path), distance: height - windowLength))
        } else if top + height <= windowStart {
            restoreScroll(ScrollAnchor(row: follow(path), distance: 0))
        }
    }

    /// The first row in sight that stays where it is among the others; `nil` at the top of the list, which stays in sight.
    /// That UIKit keeps this row where it is on screen is unverified.
    private func firstThatStays(_ mapping: BatchMapping) -> ScrollAnchor? {
        guard let geometry, isScrolled else { return nil }
        return shown.first { !mapping.isMoved($0.path) && mapping.path($0.path) != nil }.map {
            anchor($0.path, geometry)
        }
    }
}

// MARK: - Reconfiguring rows

extension ListEngine {
    /// Reconfigures the existing cells of rows. Rows without a cell are left alone. Stops on rows that do not exist
    /// (unverified: in the manner of a deletion).
    func reconfigure(_ indexPaths: [IndexPath]) {
        guard isInUse() else { return }
        carryOutPending()
        // Every row is asked for anew before long.
        guard let counts = geometry?.counts else { return }
        let paths = indexPaths.map(Self.anyRow)
        let terms = list.terms
        if let missing = paths.lazy.compactMap({ terms.missing($0, counts, "reconfigure") }).first {
            return stop(missing)
        }
        for path in paths {
            guard let old = shownCell(path), let cell = makeCell(path, existing: old) else { continue }
            guard cell === old else {
                let name = ListException.print(path.indexPath)
                return stop("Unexpected cell returned when reconfiguring the \(terms.row) at \(name).")
            }
        }
        // A row that shows something else may want another height.
        list.setNeedsLayout()
    }
}
