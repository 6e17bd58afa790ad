// Does work later, and carries out updates one after the other.

extension RowCore {
    /// Does work later. Work of the same kind that already waits for the same reason is not added again.
    @inline(never)
    func later(_ kind: DeferredWork.Kind, _ reason: DeferredWork.Reason, _ perform: @escaping @MainActor () -> Void) {
        later(DeferredWork(kind: kind, reason: reason, perform: perform))
    }

    private func later(_ work: DeferredWork) {
        let isNew = phases.add(work)
        switch work.reason {
        case .layout: awaitLayout()
        case .nextLayout: if isNew { awaitNextLayout() }
        case .turn: if isNew { Task { @MainActor [weak self] in self?.turnHasEnded() } }
        case .update, .busy: break
        }
    }

    @inline(never)
    func awaitLayout() {
        // If a handler for a question forces a layout, work that must wait for the answer would only force another one.
        if phases.isRunning(.finishingLayout), phases.isDisplaying { return }
        if phases.awaitLayout() { list.afterDisplaying { [weak self] in self?.layoutHasEnded() } }
    }

    private func awaitNextLayout() {
        list.afterLayouts { [weak self] in if self?.phases.layoutIsNext() == true { self?.awaitLayout() } }
    }

    /// Performs work that uses the index paths of visible rows. Work that waits for the next layout waits until it has
    /// ended, because that layout might change the rows.
    func usingPositions<Result>(_ work: () -> Result) -> Result {
        phases.begin(.usingPositions)
        defer {
            phases.end(.usingPositions)
            if phases.waiting.contains(where: { $0.reason == .nextLayout }) { awaitNextLayout() }
        }
        return work()
    }

    @inline(never)
    private func layoutHasEnded() {
        // If a view forces a layout while it is configured or displayed, the work waits until it has been displayed.
        if phases.isRunning(.displaying) { return phases.isLayoutAwaited = false }
        phases.begin(.finishingLayout)
        for work in phases.layoutHasEnded() {
            if work.kind.isUpdate { carryOutUpdates() } else { work.perform() }
        }
        phases.end(.finishingLayout)
        showStaleViews()
    }

    private func turnHasEnded() {
        for work in phases.take(waitingFor: .turn) { work.perform() }
    }

    // MARK: Updates

    /// Carries out an update, or a change to a single row. If the director is busy, the update waits.
    ///
    /// - Parameters:
    ///   - scope: What the update replaces. If another update without a completion closure waits that replaces the same,
    ///     that one is not carried out.
    ///   - completion: A closure that is called when the update has been carried out.
    @inline(never)
    func request(
        _ kind: DeferredWork.Kind, _ scope: DeferredWork.Scope = .unknown, completion: (() -> Void)? = nil,
        _ perform: @escaping @MainActor () -> Void
    ) {
        let reason = phases.reasonToWait ?? (list.isDisplaying ? .layout : nil)
        if phases.hasGivenUp, reason == .layout || phases.isRunning(.finishingLayout) { return updatesWereDropped() }
        later(
            DeferredWork(
                kind: kind, reason: reason ?? .update, scope: scope, completion: completion, perform: perform))
        if reason == nil { carryOutUpdates() }
    }

    /// Carries out the waiting updates. During a move, they wait until the list has moved the row, even if a handler
    /// forces a layout.
    ///
    /// An update may cause further updates, because the views, handlers and models that it involves may request them. If
    /// it keeps causing updates, the remaining updates are dropped, and a problem is reported.
    @inline(never)
    func carryOutUpdates() {
        guard phases.allows(.updating) else { return }
        phases.begin(.updating)
        var isFirst = true
        var onlyRowsWait: Bool { phases.updates.allSatisfy { $0.kind != .update } }
        let isStable = repeatUntilStable(
            onlyRowsWait ? "changing rows" : "updating the rows", in: [self],
            because: onlyRowsWait ? "configuring their views changes them again" : "each update causes another"
        ) {
            // If each update causes several others, further rounds would only cause more.
            if !isFirst, phases.updates.reduce(0, { $0 + $1.requestCount }) > 1000 { return false }
            carryOutRound(isFirst)
            isFirst = false
            // Displaying the updates may cause others.
            if phases.updates.isEmpty, phases.isRunning(.finishingLayout), isAttached { list.layoutIfNeeded() }
            return phases.updates.isEmpty || !isAttached
        }
        phases.end(.updating)
        if !isStable { giveUp() }
        if !phases.updates.isEmpty {
            reportReplacement()
            phases.dropUpdates()
        }
        showStaleViews()
        // Items that were changed by the update or its handlers may also be shown in other lists, or may have been
        // changed after they were compared.
        ChangedLists.show()
    }

    /// Carries out a round of waiting updates. The first round carries out all of them. Later rounds carry out updates
    /// that were caused by earlier ones: at most three updates of all rows, or 100 changes to single rows. Without this
    /// limit, the rounds would grow exponentially if each update causes several others.
    private func carryOutRound(_ isFirst: Bool) {
        var (updates, rows) = isFirst ? (Int.max, Int.max) : (3, 100)
        for _ in 0..<phases.updates.count where isAttached && updates > 0 && rows > 0 {
            guard let work = phases.takeUpdate() else { return }
            if work.kind == .update { updates -= 1 } else { rows -= 1 }
            work.perform()
            work.completion?()
        }
    }

    /// Drops the waiting updates, because the updates keep causing each other. Until the end of the layout in progress,
    /// the updates that displaying the rows causes are dropped, too.
    private func giveUp() {
        phases.dropUpdates()
        updatesWereDropped()
        phases.hasGivenUp = true
        list.afterLayouts { [weak self] in
            self?.phases.hasGivenUp = false
            self?.updatesWereDropped()
        }
    }

    /// Performs work that does not change the rows. Updates requested during the work are carried out afterward.
    @inline(never)
    func holdingUpdates(_ work: () -> Void) {
        if phases.reasonToWait == .update { return work() }
        phases.begin(.updating)
        work()
        phases.end(.updating)
        if phases.updates.isEmpty {
            showStaleViews()
        } else if phases.reasonToWait == .layout {
            phases.delayUpdates()
            awaitLayout()
        } else {
            carryOutUpdates()
        }
    }

    // MARK: Changed items

    /// Shows the changed items of this list. If the list is busy, they are shown when it is not. Does nothing if the
    /// list has a different director.
    func showChanges() {
        guard isAttached else { return }
        if phases.allows(.showingChanges) {
            return usingPositions { configureStaleViews(among: rowsWithCells, countsTouches: false) }
        }
        later(.staleViews, .busy) { [weak self] in if let self { ChangedLists.show(self) } }
    }

    /// Configures the views that could not be configured while the list was busy, unless it is still busy, because a
    /// handler can force a layout.
    @inline(never)
    func showStaleViews() { phases.takeStaleViews()?.perform() }

    /// Shows the changed items of all lists after the list's current or next layout. While a row is being changed, they
    /// are shown after that change.
    func showChangesAfterLayout() {
        guard phases.allows(.showingItems) else { return }
        later(.changedItems, .layout) { [weak self] in
            if self?.phases.allows(.showingItems) != false { ChangedLists.show() }
        }
    }

    // MARK: Models

    /// Reads the models again at the end of the current turn of the main actor. At that time, no assignment to a model
    /// is in progress.
    func readModelsLater() {
        later(.models, .turn) { [weak self] in
            guard let self else { return }
            guard phases.allows(.showingChanges) else { return readModelsLater() }
            readModelsAgain()
            guard isAttached else { return }
            phases.begin(.readingAgain)
            usingPositions {
                configureViews(among: rowsWithCells) { view, _ in view.cellBinding?.watch?.isDoubtful == true }
            }
            phases.end(.readingAgain)
        }
    }

    /// At the next layout, configures the views again whose models have changed since the views were configured, although
    /// no change was announced: the announced change was in progress at that time. Even if a layout is in progress, the
    /// models are compared at the layout after it, and at up to seven more layouts in this turn of the main actor.
    func compareModelsAtNextLayout() {
        later(.shownModels, .nextLayout) { [weak self] in
            guard let self, isAttached else { return }
            guard phases.allows(.showingChanges) else { return compareModelsAtNextLayout() }
            var isAnyLeft = false
            usingPositions {
                configureViews(among: rowsWithCells) { view, _ in
                    guard let watch = view.cellBinding?.watch as? ModelWatch else { return false }
                    let isOutdated = watch.isOutdated()
                    if watch.comparisonsLeft > 0 { isAnyLeft = true }
                    return isOutdated
                }
            }
            if isAnyLeft { compareModelsAtNextLayout() }
        }
    }

    func didGiveUp() {
        for view in list.possibleCells + shownStandaloneViews.map(\.view) {
            (view.cellBinding?.watch as? ModelWatch)?.isDoubtful = false
        }
    }
}
