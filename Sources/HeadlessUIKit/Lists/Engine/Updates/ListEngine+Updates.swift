import Foundation

// MARK: - Collecting updates

extension ListEngine {
    /// Calls a closure, and collects the insertions, deletions, reloads and moves that it requests. When the outermost
    /// block of updates ends, performs them as one batch.
    func performBatchUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openBlock()
        if let completion { phases.block?.completions.append(completion) }
        updates?()
        closeBlock()
    }

    /// Begins a block of updates, which may be nested in another block.
    func openBlock() {
        if phases.block == nil, hasCounted || !list.readsCountsAtOnce { loadIfNeeded() }
        phases.openBlock(extraRows.removed(from: geometry?.counts ?? []))
    }

    /// Ends a block of updates. If it is the outermost block, performs the collected updates. Raises an exception if
    /// the updates are inconsistent with the data source's counts before and after them.
    func closeBlock() {
        guard let block = phases.closeBlock(), isInUse() else { return }
        nesting("updates to carry out") { carryOut(block) }
    }

    private func carryOut(_ block: UpdateBlock) {
        if holdsChange() {
            for completion in block.completions { completion(false) }
            return
        }
        if phases.isCounting {
            // The counts that are being requested are out of date, and there is no geometry yet to update.
            reload()
        } else if geometry != nil, !block.isReloaded {
            carryOut(block.updates, before: block.before)
        } else {
            // After a reload, there is no state left to carry over.
            geometry = nil
            list.setNeedsLayout()
            // A table whose rows were never requested requests them at its first layout.
            if hasCounted || !list.readsCountsAtOnce { carryOutPending() }
        }
        guard phases.current != .outOfUse else { return }
        let reconfigured = block.reconfigured.compactMap { $0.path.map(indexPath) }
        if !reconfigured.isEmpty { reconfigure(reconfigured) }
        for completion in block.completions { completion(true) }
    }

    func update(_ updates: [BatchUpdate]) {
        openBlock()
        phases.block?.updates += updates
        closeBlock()
    }

    /// Adds an update for each index path. An index path without a row becomes row -1, which does not exist in any
    /// section.
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

// MARK: - Performing updates

extension ListEngine {
    /// Moves a row that the user has dragged, after the data source has been notified. The row keeps its cell.
    func moved(_ source: RowPath, to target: RowPath) {
        guard let counts = geometry?.counts else { return carryOutPending() }
        let extra = extraRows
        carryOut(
            [.moveRow(extra.counted(source), to: extra.counted(target))], before: extra.removed(from: counts))
    }

    /// Performs updates: carries the cells, the selection and the scroll position over to the rows' new positions,
    /// requests new cells, then removes the cells of deleted rows. Raises an exception if the updates are invalid.
    private func carryOut(_ updates: [BatchUpdate], before: [Int]) {
        let rules = BatchUpdateRules(updates: updates, before: before, after: count(), terms: list.terms)
        let mapping: BatchMapping
        do throws(ListException) { mapping = try rules.mapping() } catch {
            return stop(error.reason, name: error.name)
        }
        if placeholders.isEmpty { return apply(updates, mapping, rules.after) }
        let extra = extraRows.after(mapping)
        let shown = extraRows.shown(updates, after: extra)
        apply(
            shown, BatchMapping(shown, sectionCount: before.count, newSectionCount: rules.after.count),
            extra.added(to: rules.after))
    }

    /// Inserts, removes or replaces a shown row that is, or becomes, a placeholder.
    ///
    /// - Parameters:
    ///   - counts: The data source's row counts after the change.
    ///   - work: Changes the placeholders, when the other rows have their new positions.
    func change(_ update: BatchUpdate, _ counts: [Int], _ work: @escaping () -> Void) {
        let mapping = BatchMapping([update], sectionCount: counts.count, newSectionCount: counts.count)
        apply([update], mapping, nil, counted: counts, work)
    }

    /// Performs valid updates of the shown rows.
    ///
    /// - Parameters:
    ///   - counts: The numbers of shown rows after the updates; `nil` if they depend on `work`.
    ///   - counted: The data source's row counts after the updates.
    ///   - work: Work to perform when the rows have their new positions, before they are measured.
    private func apply(
        _ updates: [BatchUpdate], _ mapping: BatchMapping, _ counts: [Int]?, counted: [Int] = [],
        _ work: () -> Void = {}
    ) {
        let before = placing == nil ? [] : shown.map { (path: $0.path, view: $0.cell as any ReusableView) }
        let anchor = firstThatStays(mapping)
        let gone = carryOver(mapping, counts ?? geometry?.counts ?? [])
        work()
        if !placeholders.isEmpty { placeholders.removeAll { $0.row?.path == nil } }
        let counts = counts ?? extraRows.added(to: counted)
        forgetFits()
        let changes = phases.changeCount
        placing?.willUpdate(updates, mapping, before)
        let new = measure(counts, keeping: geometry.map { ($0, mapping) })
        // If the delegate has changed the rows, everything is requested again.
        let isCurrent = phases.changeCount == changes
        geometry = isCurrent ? new : nil
        phases.rowsChanged()
        if isCurrent, let placing {
            placing.prepareUpdates()
            restoreScroll(placing)
        } else if isCurrent {
            restoreScroll(anchor)
            keepEditedRowInSight()
        }
        showRows()
        list.setNeedsLayout()
        endDisplaying(gone)
        placing?.finalizeUpdates()
    }

    /// The cells and views of rows and sections that have been removed.
    struct Gone {
        var cells: [(path: RowPath, cell: any ListCell)] = []
        var sectionViews: [(key: SectionViewKey, view: UIView)] = []
        var attached: [(key: AttachedView.Key, view: any ReusableView)] = []
    }

    /// Carries the cells, views, followed rows and the selection over to the rows' new positions. Returns the cells and
    /// views that are no longer in the list.
    func carryOver(_ mapping: BatchMapping, _ counts: [Int]) -> Gone {
        var gone = Gone()
        var stayed: [(path: RowPath, cell: any ListCell)] = []
        for (old, cell) in shown {
            cell.path = mapping.isReloaded(old) ? nil : mapping.path(old)
            if let new = cell.path { stayed.append((new, cell)) } else { gone.cells.append((old, cell)) }
        }
        shown = stayed.sorted(by: Self.isEarlier)
        sectionViews = sectionViews.compactMap { item in
            if let new = mapping.sections[item.key.section], !mapping.isReloaded(section: item.key.section) {
                return (SectionViewKey(section: new, isHeader: item.key.isHeader), item.view)
            }
            gone.sectionViews.append(item)
            return nil
        }
        carryOverCarousels(mapping)
        gone.attached = carryOverAttachedViews(mapping)
        followed.carryOver(mapping, counts)
        selection.carryOver(mapping)
        prefetching.seen = nil
        list.cancelMovement()
        return gone
    }

    func endDisplaying(_ gone: Gone) {
        for item in gone.cells { endDisplaying(item.cell, item.path) }
        for item in gone.sectionViews { endDisplaying(item.view, item.key) }
        for item in gone.attached { endDisplaying(item.view, item.key) }
    }

    /// Nonisolated, because a closure that is isolated to the main actor would check its isolation on every comparison.
    private nonisolated static func isEarlier(
        _ one: (path: RowPath, cell: any ListCell), than other: (path: RowPath, cell: any ListCell)
    ) -> Bool { one.path < other.path }

    /// If an update has moved the row that contains the first responder out of view, scrolls so that the row is visible
    /// at the nearest edge of the list. Unverified: UIKit keeps the row visible, too.
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

    /// Returns an anchor for the first visible row that is neither deleted nor moved. Returns `nil` if there is no such
    /// row or if the list is scrolled to the top, so that the top stays visible. Unverified: UIKit keeps this row's
    /// position on screen.
    private func firstThatStays(_ mapping: BatchMapping) -> ScrollAnchor? {
        guard let geometry, isScrolled, placing == nil else { return nil }
        return shown.first { !mapping.isMoved($0.path) && mapping.path($0.path) != nil }.map {
            anchor($0.path, geometry)
        }
    }
}

// MARK: - Reconfiguring rows

extension ListEngine {
    /// Reconfigures the existing cells of rows. Rows without a cell are skipped. Raises an exception if the data source
    /// returns a different cell, or if a row does not exist (unverified: the message differs from the message for a
    /// deletion only in the verb).
    ///
    /// In a block of updates, the index paths refer to positions before the updates, as they do for reloads, and the
    /// rows are reconfigured after the updates (unverified).
    func reconfigure(_ indexPaths: [IndexPath]) {
        guard isInUse() else { return }
        carryOutPending()
        // If there is no geometry, all rows will be requested at the next layout anyway.
        guard let geometry else { return }
        let counts = extraRows.removed(from: geometry.counts)
        let paths = indexPaths.map(Self.anyRow)
        let terms = list.terms
        if let missing = paths.lazy.compactMap({ terms.missing($0, counts, "reconfigure") }).first {
            return stop(missing)
        }
        if phases.block != nil {
            phases.block?.reconfigured += paths.map { follow(extraRows.shown($0), outlivesReloads: false) }
            return
        }
        nesting("\(terms.row)s to reconfigure") {
            for path in paths.map(extraRows.shown) {
                guard let old = shownCell(path) ?? editedCell(path), let cell = makeCell(path, existing: old) else {
                    continue
                }
                guard cell === old else {
                    let name = ListException.print(indexPath(path))
                    return stop("Unexpected cell returned when reconfiguring the \(terms.row) at \(name).")
                }
            }
        }
        guard phases.failure == nil else { return }
        // A reconfigured row may need a different height.
        list.setNeedsLayout()
    }
}
