// Finds rows, and changes individual rows.

extension ListCore {
    /// Returns the row at an index path, or `nil` if there is none.
    func row(at indexPath: IndexPath) -> (any CellConfigurator)? {
        list.configurator(at: indexPath, in: sections)
    }

    /// Returns the section with the given number, or `nil` if there is no such section or the list has a different
    /// director.
    func section(_ number: Int) -> Section? {
        isAttached && sections.indices.contains(number) ? sections[number] : nil
    }

    /// Finds the row, header or footer that a configurator represents. If the list does not contain the configurator
    /// itself, finds its replacement, or a configurator with the same type and identity.
    @_semantics("optimize.sil.specialize.generic.never")
    func find(_ configurator: any CellConfigurator) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        if index == nil, displayDepth == 0, !isUpdating {
            // Fast path: the row is usually visible, so no index needs to be built.
            if let indexPath = shownPath(configurator) { return (configurator, indexPath) }
        }
        return findFirst(configurator)
    }

    /// Returns the index path of the first visible row that a configurator represents. Does not trigger a pending
    /// layout.
    @_semantics("optimize.sil.specialize.generic.never")
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
    @_semantics("optimize.sil.specialize.generic.never")
    func findFirst(_ configurator: any CellConfigurator) -> (configurator: any CellConfigurator, indexPath: IndexPath)?
    {
        if index == nil { index = RowIndex(sections, in: list) }
        let isHeld = index?.contains(configurator) ?? false
        return index?.find(isHeld ? configurator : latest(configurator), kind(of: configurator))
    }

    package func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {
        followedRows.beginHandler(configurator, latest)
    }

    package func didEndHandler(_ configurator: any CellConfigurator) { followedRows.endHandler(configurator) }

    package func latest(_ configurator: any CellConfigurator) -> any CellConfigurator {
        followedRows.latest(configurator) ?? configurator
    }

    package func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)? {
        find(configurator)?.configurator ?? findStandalone(configurator)
    }

    /// Returns the kind of view in which the list last showed a configurator, or `nil` if the list has never shown the
    /// configurator or if the configurator does not track its views.
    @_semantics("optimize.sil.specialize.generic.never")
    func kind(of configurator: any CellConfigurator) -> RowKind? {
        (configurator as? any TrackedItem)?.kind(in: self)
    }

    /// Finds the row, header or footer of a configurator that was last seen at a given index path. If the configurator
    /// is still at that index path, this index path is returned, even if the list contains the configurator several
    /// times.
    @_semantics("optimize.sil.specialize.generic.never")
    func find(
        _ configurator: any CellConfigurator, lastAt indexPath: IndexPath
    ) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        let isThere =
            row(at: indexPath) === configurator || list.has(configurator, besideRowsAt: indexPath, of: sections)
        return isThere ? (configurator, indexPath) : find(configurator)
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func follow(_ indexPath: IndexPath) -> TrackedRow? {
        guard isAttached else { return nil }
        return row(at: indexPath).map { TrackedRow($0, at: indexPath) }
    }

    /// Returns the row at an index path as a ``TrackedRow``, which also contains the binding of the cell that currently
    /// shows the row. Returns `nil` if there is no such row or the list has a different director.
    func followCell(_ indexPath: IndexPath) -> TrackedRow? {
        guard isAttached else { return nil }
        return row(at: indexPath).map { configurator in
            let binding = list.cellNow(at: indexPath)?.cellBinding
            let isItsOwn = binding.map { $0.isActive && $0.configurator === configurator } ?? false
            return TrackedRow(configurator, isItsOwn ? binding : nil, at: indexPath)
        }
    }

    /// Returns the current index path and configurator of a tracked row, or `nil` if the row is no longer in the list.
    @_semantics("optimize.sil.specialize.generic.never")
    func find(_ row: TrackedRow) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
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
    @_semantics("optimize.sil.specialize.generic.never")
    func report(_ operation: String, isTooLateFor configurator: any CellConfigurator) {
        let reuseIdentifier = type(of: configurator).reuseIdentifier
        actionsProxy.bus.report(.rowIsGone(operation: operation, reuseIdentifier: reuseIdentifier))
    }

    /// Called when a different director is being set for the list. Reports the replacement if handlers, pending updates
    /// or an observation are lost as a result, or if the list loses all its rows. From then on, the cells on screen
    /// send this director no actions except `.didEndDisplaying`, even before the list's next layout.
    @_semantics("optimize.sil.specialize.generic.never")
    func willBeReplaced(by sections: [Section]) {
        endBindings(in: list)
        let losesRows = self.sections.contains { !$0.rows.isEmpty } && sections.allSatisfy(\.rows.isEmpty)
        let isObserving = observed?.subscription.isCancelled == false
        if losesRows || isObserving || !handledNames.isEmpty || !waitingUpdates.isEmpty { reportReplacement() }
    }

    /// Ends the bindings of the director's cells, headers and footers inside a view. Standalone views keep their
    /// bindings.
    @_semantics("optimize.sil.specialize.generic.never")
    private func endBindings(in view: UIView) {
        for view in view.subviews {
            if let binding = view.cellBinding, binding.registry === actionsProxy.registry {
                if binding.lastIndexPath.section != NSNotFound { binding.end() }
            } else {
                endBindings(in: view)
            }
        }
    }

    /// Reports, at most once, that a different director has been set for the list.
    @_semantics("optimize.sil.specialize.generic.never")
    func reportReplacement() {
        if isReplacementReported { return }
        isReplacementReported = true
        actionsProxy.bus.report(.directorReplaced(list: "\(type(of: list))"))
    }

    /// Cancels all handlers when the director is released. If the list still has rows, also records the director, so
    /// that its release can be reported.
    @_semantics("optimize.sil.specialize.generic.never")
    func directorWasReleased() {
        actionsProxy.end()
        if isAttached, sections.contains(where: { !$0.rows.isEmpty }) {
            ReleasedDirector.add(of: list, actionsProxy.bus)
        }
    }
}

// MARK: - Changing a single row

extension ListCore {
    /// Whether a change must be deferred: an update is in progress or pending, or the list is waiting for an answer.
    private var mustWait: Bool { isUpdating || questionDepth > 0 || waitingUpdates.contains(where: \.changesRows) }

    /// Changes a configurator's row and shows the change. If an update is in progress or pending, or the list is
    /// waiting for an answer, the change is deferred.
    ///
    /// - Parameter change: A closure that changes the configurator that now represents the row, and returns whether the
    ///   change was possible.
    @_semantics("optimize.sil.specialize.generic.never")
    func change(
        _ operation: String, _ configurator: any CellConfigurator, _ change: @escaping (any CellConfigurator) -> Bool
    ) -> Bool {
        guard checkAttached() else { return false }
        updateIfStale()
        guard mustWait else { return changeNow(operation, configurator, change) }
        let isThere = current(configurator) != nil
        update(.row { [weak self] in _ = self?.changeNow(operation, configurator, change) })
        return isThere
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func changeNow(
        _ operation: String, _ configurator: any CellConfigurator, _ change: (any CellConfigurator) -> Bool
    ) -> Bool {
        let wasChangingRow = isChangingRow
        isChangingRow = true
        defer { isChangingRow = wasChangingRow }
        guard let now = current(configurator), change(now) else {
            report(operation, isTooLateFor: configurator)
            return false
        }
        // If the change gave the row a different identity, the caller's configurator no longer identifies the row, so
        // the row is tracked.
        if !configurator.hasSameIdentity(as: now) { followedRows.follow(configurator, as: now) }
        show(now)
        if !isUpdating {
            showWaitingChanges()
            ChangedLists.show()
        }
        return true
    }

    /// Configures the views that show a configurator, at every position in the list. If the row has no cell, measures
    /// the row again.
    @_semantics("optimize.sil.specialize.generic.never")
    func show(_ configurator: any CellConfigurator) {
        // Accessing the visible rows triggers a pending layout, which then carries out deferred updates.
        let paths = list.shownRows.map(\.indexPath).filter { row(at: $0) === configurator }
        configureStandaloneViews { $1 === configurator }
        guard let (_, first) = find(configurator) else { return }
        if first.row == NSNotFound {
            for section in sections.indices { configureSectionViews(section) { $1 === configurator } }
            measureSectionViewsAgain()
        } else if isMoving {
            // The row has moved in the director, but not yet in the list, so it is shown later.
            return update(.row { [weak self] in self?.show(configurator) })
        } else if paths.isEmpty, isDisplaying, !isUpdating {
            // The list may be making the row's cell, so the row is shown when the list has displayed its views.
            for view in list.possibleCells + configuredViews where view.cellBinding?.configurator === configurator {
                view.cellBinding?.forgetShown()
            }
            return update(.display { [weak self] in self?.showIfStale(configurator) })
        }
        if !paths.isEmpty { list.reconfigure(paths) }
        if first.row != NSNotFound { measureUnshown(configurator) }
    }

    /// Configures the cells that don't show a configurator's current content, and measures its rows without cells again.
    @_semantics("optimize.sil.specialize.generic.never")
    private func showIfStale(_ configurator: any CellConfigurator) {
        let stale = list.shownRows.filter {
            row(at: $0.indexPath) === configurator && !isCurrent($0.cell, configurator, countsTouches: false)
        }
        if !stale.isEmpty { list.reconfigure(stale.map(\.indexPath)) }
        measureUnshown(configurator)
    }

    /// Measures the rows of a configurator that have no cells again. If the list is displaying views, does so afterward.
    @_semantics("optimize.sil.specialize.generic.never")
    private func measureUnshown(_ configurator: any CellConfigurator) {
        let shown = Set(list.shownRows.map(\.indexPath))
        let unshown = findAll(configurator).filter { !shown.contains($0) }
        if unshown.isEmpty { return }
        if isDisplaying, !isUpdating {
            return update(.display { [weak self] in self?.measureUnshown(configurator) })
        }
        // The handler for `.height` may access other rows, so updates are deferred until it has returned.
        holdingUpdates {
            list.measureAgain(unshown)
            // A cell may have been prefetched for a row.
            list.reconfigure(unshown)
        }
    }

    /// Returns the index paths of all rows that a configurator in the list represents.
    ///
    /// - Complexity: O(*n*) for the first call after the sections have changed, where *n* is the number of rows.
    ///   Otherwise, O(*k*), where *k* is the number of rows that the configurator represents.
    @_semantics("optimize.sil.specialize.generic.never")
    private func findAll(_ configurator: any CellConfigurator) -> [IndexPath] {
        if index == nil { index = RowIndex(sections, in: list) }
        return index?.rows(of: configurator) ?? []
    }
}

extension ListCore {
    /// Scrolls to a row. For a header or footer, scrolls to the row next to it.
    @_semantics("optimize.sil.specialize.generic.never")
    func scroll(to configurator: any CellConfigurator, _ scroll: (IndexPath) -> Void) -> Bool {
        guard checkAttached() else { return false }
        updateIfStale()
        let configurator = configurator.held
        guard let (now, indexPath) = find(configurator) else {
            report("scroll", isTooLateFor: configurator)
            return false
        }
        if indexPath.row != NSNotFound {
            scroll(indexPath)
        } else if !sections[indexPath.section].rows.isEmpty {
            let isFooter = list.view(.header, of: sections[indexPath.section]) !== now
            let last = sections[indexPath.section].rows.count - 1
            scroll(IndexPath(row: isFooter ? last : 0, section: indexPath.section))
        }
        return true
    }
}

extension CellConfigurator {
    /// Assigns this configurator's item to another configurator. Returns `false` if the other configurator has a
    /// different type.
    @_semantics("optimize.sil.specialize.generic.never")
    func passItem(to other: any CellConfigurator) -> Bool {
        guard let other = other as? Self else { return false }
        if other !== self { other.item = item }
        return true
    }

    /// Whether a row's item is unchanged, even if a different configurator now represents the row. If `other` is this
    /// configurator, the item must not have been set since the given time. Otherwise, the items of the two
    /// configurators must be equal.
    func isUnchanged(by other: any CellConfigurator, since: Int) -> Bool {
        if other === self { return (self as? any TrackedItem).map { $0.changedAt <= since } ?? true }
        guard type(of: other) == type(of: self) else { return false }
        return unsafeDowncast(other, to: Self.self).isShown(by: item)
    }
}
