// Converts the list's delegate calls into actions, events and questions.

extension RowCore: ItemObserver {
    package var hostView: AnyObject { list }

    package var hostDirector: AnyObject? { director }

    var bus: CellActionBus { actionsProxy.bus }

    package func indexPath(of binding: CellBinding) -> IndexPath? {
        find(binding.configurator, lastAt: binding.lastIndexPath)?.indexPath
    }

    /// Called when a handler is registered. Informs the adapter, because the list may now have to call delegate methods
    /// that it has skipped so far.
    package func didAddHandler(_ name: ActionName) {
        adapter?.handlerWasAdded(for: name)
    }
}

extension RowCore {
    /// Posts a list action from a cell, header or footer on screen.
    @inline(never)
    func post(_ action: CellAction<Void>, from view: UIView, at indexPath: IndexPath) {
        guard let binding = view.cellBinding, binding.isActive else { return }
        binding.lastIndexPath = indexPath
        if !actionsProxy.canSkip(action) { actionsProxy.bus.post(action, (), to: binding, cell: view) }
    }

    /// Posts a list action from a row, if the row has a cell.
    @inline(never)
    func post(_ action: CellAction<Void>, about row: TrackedRow) {
        guard let (cell, binding) = cell(of: row) else { return }
        actionsProxy.bus.post(action, (), to: binding, cell: cell)
    }

    /// Posts a list action from the row at an index path, if the row has a cell. Used for delegate calls that don't
    /// belong to a series of calls about a touched row.
    @inline(never)
    func post(_ action: CellAction<Void>, at indexPath: IndexPath) {
        if actionsProxy.canSkip(action) { return }
        if let row = trackCell(indexPath) { post(action, about: row) }
    }

    /// Posts a row event. First delivers any posts that other threads have queued, which may move or remove the row.
    @inline(never)
    func post(_ event: RowEvent<Void>, at indexPath: IndexPath) {
        post(event, at: [indexPath])
    }

    func post<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, about row: TrackedRow) {
        actionsProxy.bus.post(event, payload, in: actionsProxy.registry) {
            let now = find(row)
            if now == nil { report(event.description, isTooLateFor: row.configurator) }
            return now
        }
    }

    /// Posts a row event for each of the given rows.
    @inline(never)
    func post(_ event: RowEvent<Void>, at indexPaths: [IndexPath]) {
        if actionsProxy.canSkip(event) { return }
        for row in indexPaths.compactMap({ track($0) }) { post(event, (), about: row) }
    }

    /// Posts a row event even if the row is no longer in the list, such as the event that ends an interaction with the
    /// row.
    func postEnd<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, about row: TrackedRow) {
        if actionsProxy.canSkip(event) { return }
        actionsProxy.bus.post(event, payload, in: actionsProxy.registry) { find(row) ?? row.last }
    }

    /// Posts an action, if the row has a cell, and then a row event. If the row has no cell and only the action has
    /// handlers, a problem is reported. If the row is no longer in the list, a problem is reported and nothing is
    /// posted.
    @inline(never)
    func post(_ action: CellAction<Void>, and event: RowEvent<Void>, about row: TrackedRow) {
        actionsProxy.bus.deliverQueued()
        guard let (configurator, _) = find(row) else {
            return report(event.description, isTooLateFor: row.last.configurator)
        }
        if let (cell, binding) = cell(of: row) {
            actionsProxy.bus.post(action, (), to: binding, cell: cell)
        } else if actionsProxy.handles(action, configurator), !actionsProxy.handles(event, configurator) {
            actionsProxy.bus.report(
                .noCell(action: action.description, reuseIdentifier: type(of: configurator).reuseIdentifier))
        }
        // The action's handlers may have moved or removed the row.
        postEnd(event, (), about: row)
    }

    /// Returns the answer to a question about a row, or `nil` if no handler answers.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, at indexPath: IndexPath) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return track(indexPath).flatMap { ask(question, (), about: $0) }
    }

    /// Returns the answer to a question about a row that was looked up earlier, or `nil` if no handler answers or the
    /// row is no longer in the list. First delivers any posts that other threads have queued, which may move the row.
    ///
    /// - Parameter told: A closure that is called with the index path that is passed to the handler.
    @inline(never)
    func ask<Payload: Sendable, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, about row: TrackedRow,
        told: (IndexPath) -> Void = { _ in }
    ) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAnswering {
            actionsProxy.bus.ask(question, payload, in: actionsProxy.registry) {
                guard isAttached, let now = find(row) else { return nil }
                told(now.indexPath)
                return now
            }
        }
    }

    /// Returns the answer to a question about a header or footer, or `nil` if no handler answers or there is no such
    /// header or footer.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, _ kind: SectionViewKind, section: Int) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAnswering {
            actionsProxy.bus.ask(question, (), in: actionsProxy.registry) {
                guard isAttached, let view = contents.view(kind, of: section) else { return nil }
                return (view, sectionPath(section))
            }
        }
    }

    /// Whether a handler would be called for an event about the row.
    @inline(never)
    func handles<Payload: Sendable>(_ event: RowEvent<Payload>, _ row: TrackedRow) -> Bool {
        isAttached && actionsProxy.handles(event, row.last.configurator)
    }

    /// Whether a handler would answer a question about the row.
    @inline(never)
    func handles<Payload: Sendable, Answer>(_ question: RowQuestion<Payload, Answer>, _ row: TrackedRow) -> Bool {
        isAttached && actionsProxy.handles(question, row.last.configurator)
    }

    // MARK: Moving and multiple selection

    /// Returns the answer from a `canMove` handler or, if there is no answer, whether a `move` handler is registered for
    /// the row.
    @inline(never)
    func canMove(_ indexPath: IndexPath) -> Bool {
        guard let row = track(indexPath) else { return false }
        return ask(.canMove, (), about: row) ?? handles(.move, row)
    }

    /// Returns the position that a handler chooses for a dragged row. If no handler answers, returns the proposed
    /// position. If the row is no longer in the list, returns the row's original position.
    @inline(never)
    func moveTarget(_ source: IndexPath, proposed: IndexPath) -> IndexPath {
        let question = RowQuestion<IndexPath, IndexPath>.moveTarget
        guard let touch = touched(question, at: source, .drag) else { return source }
        return ask(question, proposed, about: touch.row) ?? proposed
    }

    /// Called when the user has dragged a row to a different position.
    @inline(never)
    func move(_ source: IndexPath, to destination: IndexPath) {
        let touch = touched(RowEvent<IndexPath>.move, at: source, .drop)
        if touch?.indexPath != source { reloadAfterMove() }
        let edited = rowsEditedOutOfView
        guard let touch, let moved = moveRow(at: touch.indexPath, to: destination) else { return }
        for (indexPath, cell) in edited {
            cell.cellBinding?.lastIndexPath = indexPath.afterMove(from: touch.indexPath, to: destination)
        }
        phases.begin(.moving)
        defer { phases.end(.moving) }
        // The list moves the row after this method returns, so updates requested by a handler are deferred.
        whileDisplaying {
            actionsProxy.bus.post(.move, destination, in: actionsProxy.registry) { (moved, touch.indexPath) }
        }
        later(.move, .layout) { [weak self] in
            self?.renewIndexPaths()
            self?.carryOutUpdates()
        }
    }

    /// Schedules a reload of the list, because the list moved the wrong row: the row that is now at the dragged row's
    /// original position.
    private func reloadAfterMove() {
        phases.isOutOfStep = true
        later(.wrongMove, .layout) { [weak self] in
            if let self, !phases.allows(.batching) { updateUnchanged() }
        }
    }

    /// Updates the index paths stored in the bindings after a move has shifted rows. If a configurator represents
    /// several rows, only the index path in the binding identifies the touched row.
    private func renewIndexPaths() {
        for (indexPath, cell) in list.shownRows {
            if let binding = cell.cellBinding, row(at: indexPath) === binding.configurator {
                binding.lastIndexPath = indexPath
            }
        }
    }

    func shouldBeginMultipleSelection(_ indexPath: IndexPath) -> Bool {
        // From now on, rows are selected without being pressed, so the current press is no longer relevant.
        touches[.press] = nil
        return ask(.shouldBeginMultipleSelection, at: indexPath, .maySelectSeveral) ?? false
    }

    func beginMultipleSelection(_ indexPath: IndexPath) {
        let event = RowEvent<Void>.didBeginMultipleSelection
        if let touch = touched(event, at: indexPath, .selectSeveral) { post(event, (), about: touch.row) }
    }

    func endMultipleSelection() {
        let row = touches[.severalRows]?.row
        touches[.severalRows] = nil
        if let row { postEnd(.didEndMultipleSelection, (), about: row) }
    }
}
