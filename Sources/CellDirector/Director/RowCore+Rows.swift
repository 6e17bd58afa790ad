// Finds rows, and changes individual rows.

extension RowCore {
    /// Finds the row, header or footer that a configurator represents. If the list does not contain the configurator
    /// itself, finds its replacement, or a configurator with the same type and identity.
    @inline(never)
    func find(_ configurator: any CellConfigurator) -> PlacedRow? {
        if lookUp.index == nil, phases.allows(.searching) {
            // Fast path: the row is usually visible, so no index needs to be built.
            if let indexPath = shownPath(configurator) { return (configurator, indexPath) }
        }
        return findFirst(configurator)
    }

    /// Returns the index path of the first visible row that a configurator represents. Does not trigger a pending
    /// layout.
    private func shownPath(_ configurator: any CellConfigurator) -> IndexPath? {
        var first: IndexPath?
        for view in list.possibleCells where view.cellBinding?.configurator === configurator {
            guard let path = list.indexPath(ofShown: view), row(at: path) === configurator else { continue }
            if first.map({ path < $0 }) ?? true { first = path }
        }
        return first
    }

    /// Finds the row of a configurator, or its first row if the configurator represents several rows.
    ///
    /// First looks for the configurator itself, then for the configurator that has replaced it, and then for a
    /// configurator with the same identity.
    @inline(never)
    func findFirst(_ configurator: any CellConfigurator) -> PlacedRow? {
        let isHeld = rowIndex.contains(configurator)
        return rowIndex.find(isHeld ? configurator : latest(configurator), kind(of: configurator))
    }

    /// The index of the rows, which is built on the first access after the sections have changed.
    var rowIndex: RowIndex {
        if let index = lookUp.index { return index }
        let index = RowIndex(contents)
        lookUp.index = index
        return index
    }

    package func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {
        heldRows.beginHandler(configurator, latest)
    }

    package func didEndHandler(_ configurator: any CellConfigurator) { heldRows.endHandler(configurator) }

    package func latest(_ configurator: any CellConfigurator) -> any CellConfigurator {
        heldRows.latest(configurator) ?? configurator
    }

    package func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)? {
        find(configurator)?.configurator ?? findStandalone(configurator)
    }

    /// Returns the kind of view in which the list last showed a configurator, or `nil` if the list has never shown the
    /// configurator or if the configurator does not track its views.
    func kind(of configurator: any CellConfigurator) -> RowKind? {
        (configurator as? any TrackedItem)?.kind(in: self)
    }

    /// Finds the row, header or footer of a configurator that was last seen at a given index path. If the configurator
    /// is still at that index path, this index path is returned, even if the list contains the configurator several
    /// times.
    func find(_ configurator: any CellConfigurator, lastAt indexPath: IndexPath) -> PlacedRow? {
        let isThere = row(at: indexPath) === configurator || contents.has(configurator, besideRowsAt: indexPath)
        return isThere ? (configurator, indexPath) : find(configurator)
    }

    /// Returns the row at an index path as a ``TrackedRow``, or `nil` if there is no such row or the list has a different
    /// director.
    func track(_ indexPath: IndexPath) -> TrackedRow? {
        guard isAttached else { return nil }
        return row(at: indexPath).map { TrackedRow($0, at: indexPath) }
    }

    /// Returns the row at an index path as a ``TrackedRow``, which also contains the binding of the cell that currently
    /// shows the row. Returns `nil` if there is no such row or the list has a different director.
    func trackCell(_ indexPath: IndexPath) -> TrackedRow? {
        guard isAttached else { return nil }
        return row(at: indexPath).map { configurator in
            let binding = list.cellNow(at: indexPath)?.cellBinding
            let isItsOwn = binding.map { $0.isActive && $0.configurator === configurator } ?? false
            return TrackedRow(configurator, isItsOwn ? binding : nil, at: indexPath)
        }
    }

    /// Returns the current index path and configurator of a tracked row, or `nil` if the row is no longer in the list.
    func find(_ row: TrackedRow) -> PlacedRow? {
        let last = row.last
        return find(last.configurator, lastAt: last.indexPath)
    }

    /// Returns the cell that shows a tracked row, and the cell's binding, or `nil` if no cell shows the row.
    func cell(of row: TrackedRow) -> (cell: UIView, binding: CellBinding)? {
        guard let (configurator, indexPath) = find(row), let cell = list.cellNow(at: indexPath),
            let binding = cell.cellBinding, binding.isActive, binding.configurator === configurator
        else { return nil }
        return (cell, binding)
    }

    /// Reports that an operation was requested for a row that is no longer in the list.
    @inline(never)
    func report(_ operation: String, isTooLateFor configurator: any CellConfigurator) {
        let reuseIdentifier = type(of: configurator).reuseIdentifier
        actionsProxy.bus.report(.rowIsGone(operation: operation, reuseIdentifier: reuseIdentifier))
    }

    // MARK: Changing a single row

    /// Changes a configurator's row and shows the change. If an update is in progress or pending, or the list is
    /// waiting for an answer, the change is deferred.
    ///
    /// - Parameter change: A closure that changes the configurator that now represents the row, and returns whether the
    ///   change was possible.
    func change(
        _ operation: String, _ configurator: any CellConfigurator, _ change: @escaping (any CellConfigurator) -> Bool
    ) -> Bool {
        guard checkAttached() else { return false }
        updateIfStale()
        if phases.allows(.changingRow) { return changeNow(operation, configurator, change) }
        let isThere = current(configurator) != nil
        request(.rowChange) { [weak self] in _ = self?.changeNow(operation, configurator, change) }
        return isThere
    }

    private func changeNow(
        _ operation: String, _ configurator: any CellConfigurator, _ change: (any CellConfigurator) -> Bool
    ) -> Bool {
        phases.begin(.changingRow)
        defer { phases.end(.changingRow) }
        guard let now = current(configurator), change(now) else {
            report(operation, isTooLateFor: configurator)
            return false
        }
        // If the change gave the row a different identity, the caller's configurator no longer identifies the row, so
        // the row is tracked.
        if !configurator.hasSameIdentity(as: now) { heldRows.keep(configurator, as: now) }
        show(now)
        if phases.reasonToWait != .update {
            showStaleViews()
            ChangedLists.show()
        }
        return true
    }

    /// Configures the views that show a configurator, at every position in the list. Where the row has no cell, measures
    /// the row again.
    func show(_ configurator: any CellConfigurator) { usingPositions { showNow(configurator) } }

    private func showNow(_ configurator: any CellConfigurator) {
        // Accessing the visible rows triggers a pending layout, which then carries out deferred updates.
        let paths = rowsWithCells.map(\.indexPath).filter { row(at: $0) === configurator }
        configureStandaloneViews { $1 === configurator }
        guard let (_, first) = find(configurator) else { return }
        if first.row == NSNotFound {
            for section in contents.sectionNumbers { configureSectionViews(section) { $1 === configurator } }
            measureSectionViewsAgain()
        } else if !phases.allows(.configuringRow) {
            // The row has moved in the director, but not yet in the list, so it is shown later.
            return request(.rowChange) { [weak self] in self?.show(configurator) }
        } else if paths.isEmpty, !canMeasureRows {
            // The list may be making the row's cell, so the row is shown when the list has displayed its views.
            for view in list.possibleCells + views.configured where view.cellBinding?.configurator === configurator {
                view.cellBinding?.forgetShown()
            }
            return request(.rowDisplay) { [weak self] in self?.showIfStale(configurator) }
        }
        if !paths.isEmpty { list.reconfigure(paths) }
        if first.row != NSNotFound { measureUnshown(configurator) }
    }

    /// Whether rows without cells can be measured now, without making the list start over.
    private var canMeasureRows: Bool { phases.allows(.measuringRows) && !list.isDisplaying }

    /// Configures the cells that don't show a configurator's current content, and measures its rows without cells again.
    private func showIfStale(_ configurator: any CellConfigurator) {
        let stale = rowsWithCells.filter {
            row(at: $0.indexPath) === configurator && !isCurrent($0.cell, configurator, countsTouches: false)
        }
        if !stale.isEmpty { list.reconfigure(stale.map(\.indexPath)) }
        measureUnshown(configurator)
    }

    /// Measures the rows of a configurator that have no cells again. If the list is displaying views, does so afterward.
    private func measureUnshown(_ configurator: any CellConfigurator) {
        let isShown = membership(of: rowsWithCells.map(\.indexPath))
        let unshown = rowIndex.rows(of: configurator).filter { !isShown($0) }
        if unshown.isEmpty { return }
        if !canMeasureRows { return request(.rowDisplay) { [weak self] in self?.measureUnshown(configurator) } }
        // The handler for `.height` may access other rows, so updates are deferred until it has returned.
        holdingUpdates {
            list.measureAgain(unshown)
            // A cell may have been prefetched for a row.
            list.reconfigure(unshown)
        }
    }

    /// Scrolls to a row. For a header or footer, scrolls to the row next to it.
    @inline(never)
    func scroll(to configurator: any CellConfigurator, _ scroll: (IndexPath) -> Void) -> Bool {
        guard checkAttached() else { return false }
        updateIfStale()
        return usingPositions {
            // The list lays itself out before it scrolls, and an update that waits for that layout may move the row.
            list.layoutIfNeeded()
            return scrollNow(to: configurator.held, scroll)
        }
    }

    private func scrollNow(to configurator: any CellConfigurator, _ scroll: (IndexPath) -> Void) -> Bool {
        guard let (now, indexPath) = find(configurator) else {
            report("scroll", isTooLateFor: configurator)
            return false
        }
        if indexPath.row != NSNotFound {
            scroll(indexPath)
        } else if case let count = contents.rowCount(of: indexPath.section), count > 0 {
            let isFooter = contents.view(.header, of: indexPath.section) !== now
            scroll(IndexPath(row: isFooter ? count - 1 : 0, section: indexPath.section))
        }
        return true
    }
}

extension CellConfigurator {
    /// Assigns this configurator's item to another configurator. Returns `false` if the other configurator has a
    /// different type.
    func passItem(to other: any CellConfigurator) -> Bool {
        guard let other = other as? Self else { return false }
        if other !== self { other.item = item }
        return true
    }
}
