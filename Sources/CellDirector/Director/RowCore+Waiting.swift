// Does work later, and carries out updates one after the other.

extension RowCore {
    /// Does work later. Work of the same kind that already waits for the same reason is not added again.
    func later(_ kind: DeferredWork.Kind, _ reason: DeferredWork.Reason, _ perform: @escaping @MainActor () -> Void) {
        let isNew = phases.add(DeferredWork(kind: kind, reason: reason, perform: perform))
        switch reason {
        case .layout: awaitLayout()
        case .turn: if isNew { Task { @MainActor [weak self] in self?.turnHasEnded() } }
        case .update, .busy: break
        }
    }

    func awaitLayout() {
        if phases.awaitLayout() { list.afterDisplaying { [weak self] in self?.layoutHasEnded() } }
    }

    private func layoutHasEnded() {
        for work in phases.layoutHasEnded() {
            if work.kind.isUpdate { carryOutUpdates() } else { work.perform() }
        }
        showStaleViews()
    }

    private func turnHasEnded() {
        for work in phases.take(waitingFor: .turn) { work.perform() }
    }

    // MARK: Updates

    /// Carries out an update, or a change to a single row. If the director is busy, the update waits.
    func request(_ kind: DeferredWork.Kind, _ perform: @escaping @MainActor () -> Void) {
        let reason = phases.reasonToWait
        later(kind, reason ?? .update, perform)
        if reason == nil { carryOutUpdates() }
    }

    /// Carries out the waiting updates. During a move, they wait until the list has moved the row, even if a handler
    /// forces a layout.
    func carryOutUpdates() {
        guard phases.allows(.updating) else { return }
        phases.begin(.updating)
        while let next = phases.nextUpdate, isAttached {
            if next == .rowChange { carryOutRowChanges() } else { phases.takeUpdate()?.perform() }
        }
        phases.end(.updating)
        if phases.nextUpdate != nil {
            reportReplacement()
            phases.dropUpdates()
        }
        showStaleViews()
        // Items that were changed by the update or its handlers may also be shown in other lists, or may have been
        // changed after they were compared.
        ChangedLists.show()
    }

    /// Carries out the waiting changes to single rows, up to the next update of all rows. If showing a row keeps causing
    /// further changes, gives up and reports a problem.
    private func carryOutRowChanges() {
        var isStable = false
        repeatUntilStable("changing rows", in: [self], because: "configuring their views changes them again") {
            for _ in 0..<phases.updateCount where isAttached && phases.nextUpdate == .rowChange {
                phases.takeUpdate()?.perform()
            }
            isStable = !isAttached || phases.nextUpdate != .rowChange
            return isStable
        }
        if !isStable { phases.dropUpdates { $0 == .rowChange } }
    }

    /// Performs work that does not change the rows. Updates requested during the work are carried out afterward.
    func holdingUpdates(_ work: () -> Void) {
        if phases.reasonToWait == .update { return work() }
        phases.begin(.updating)
        work()
        phases.end(.updating)
        if phases.nextUpdate == nil {
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
        if phases.allows(.showingChanges) { return configureStaleViews(among: rowsWithCells, countsTouches: false) }
        later(.staleViews, .busy) { [weak self] in if let self { ChangedLists.show(self) } }
    }

    /// Configures the views that could not be configured while the list was busy, unless it is still busy, because a
    /// handler can force a layout.
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
        if phases.waits(.models, for: .turn) { return }
        later(.models, .turn) { [weak self] in
            guard let self else { return }
            guard phases.allows(.showingChanges) else { return readModelsLater() }
            readModelsAgain()
            guard isAttached else { return }
            phases.begin(.readingAgain)
            configureViews(among: rowsWithCells) { view, _ in view.cellBinding?.watch?.isDoubtful == true }
            phases.end(.readingAgain)
        }
    }
}
