// From what the list says to what the handlers hear.

extension ListCore: ItemObserver {
    package var hostView: AnyObject { list }

    package var hostDirector: AnyObject? { director }

    var bus: CellActionBus { actionsProxy.bus }

    package func indexPath(of binding: CellBinding) -> IndexPath? {
        find(binding.configurator, lastAt: binding.lastIndexPath)?.indexPath
    }

    /// Somebody registered a handler: of some questions the list must be told that they have an answer now.
    package func didAddHandler(_ name: ActionName) {
        if handledNames.insert(name).inserted { adapter?.didAddFirstHandler(for: name) }
        adapter?.didAddHandler(for: name)
    }
}

extension ListCore {
    /// An action of the list, from a cell, header or footer that is there.
    func post(_ action: CellAction<Void>, from view: UIView, at indexPath: IndexPath) {
        guard let binding = view.cellBinding, binding.isActive else { return }
        binding.lastIndexPath = indexPath
        if !actionsProxy.canSkip(action) { actionsProxy.bus.post(action, (), to: binding, cell: view) }
    }

    /// An action of the list, from a row whose cell is there.
    func post(_ action: CellAction<Void>, about row: TrackedRow) {
        guard let (cell, binding) = cell(of: row) else { return }
        actionsProxy.bus.post(action, (), to: binding, cell: cell)
    }

    /// An action of the list that is said once.
    func post(_ action: CellAction<Void>, at indexPath: IndexPath) {
        if actionsProxy.canSkip(action) { return }
        if let row = followCell(indexPath) { post(action, about: row) }
    }

    /// A row event. What other threads posted before comes first, and may move the row or take it away.
    func post(_ event: RowEvent<Void>, at indexPath: IndexPath) {
        if actionsProxy.canSkip(event) { return }
        if let row = follow(indexPath) { post(event, (), about: row) }
    }

    func post<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, about row: TrackedRow) {
        actionsProxy.bus.post(event, payload, in: actionsProxy.registry) {
            let now = find(row)
            if now == nil { report(event.description, isTooLateFor: row.configurator) }
            return now
        }
    }

    /// Row events that are said of several rows at once.
    func post(_ event: RowEvent<Void>, at indexPaths: [IndexPath]) {
        if actionsProxy.canSkip(event) { return }
        for row in indexPaths.compactMap({ follow($0) }) { post(event, (), about: row) }
    }

    /// The event that ends what began with a row, which may be gone.
    func postEnd<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, about row: TrackedRow) {
        if actionsProxy.canSkip(event) { return }
        actionsProxy.bus.post(event, payload, in: actionsProxy.registry) { find(row) ?? row.last }
    }

    /// Something that is an action where the row has a cell, and a row event in any case. An action that has handlers
    /// but no cell for them is reported, unless the event has handlers.
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
        // What the action's handlers did may have moved the row, or taken it away.
        postEnd(event, (), about: row)
    }

    /// The answer to a question about a row, `nil` if nobody answers.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, at indexPath: IndexPath) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return follow(indexPath).flatMap { ask(question, (), about: $0) }
    }

    /// The same about a row that was taken before: what other threads posted comes first, and may move the row.
    ///
    /// - Parameter told: Gets the index path that the handler gets.
    func ask<Payload: Sendable, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, about row: TrackedRow,
        told: (IndexPath) -> Void = { _ in }
    ) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAsked {
            actionsProxy.bus.ask(question, payload, in: actionsProxy.registry) {
                guard isAttached, let now = find(row) else { return nil }
                told(now.indexPath)
                return now
            }
        }
    }

    /// The answer to a question about a header or footer.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, _ kind: SectionViewKind, section: Int) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAsked {
            actionsProxy.bus.ask(question, (), in: actionsProxy.registry) {
                guard let content = self.section(section), let view = list.view(kind, of: content) else { return nil }
                return (view, sectionPath(section))
            }
        }
    }

    /// Whether a handler would be called for an event of the row.
    func handles<Payload: Sendable>(_ event: RowEvent<Payload>, _ row: TrackedRow) -> Bool {
        isAttached && actionsProxy.handles(event, row.last.configurator)
    }

    /// Whether a handler would answer a question about the row.
    func handles<Payload: Sendable, Answer>(_ question: RowQuestion<Payload, Answer>, _ row: TrackedRow) -> Bool {
        isAttached && actionsProxy.handles(question, row.last.configurator)
    }

    // MARK: Moving and selecting several

    /// Where a dragged row would be dropped: where it was, if it has gone.
    func moveTarget(_ source: IndexPath, proposed: IndexPath) -> IndexPath {
        let question = RowQuestion<IndexPath, IndexPath>.moveTarget
        guard let touch = touched(question, at: source, .drag) else { return source }
        return ask(question, proposed, about: touch.row) ?? proposed
    }

    /// The user dragged a row to another place.
    func move(_ source: IndexPath, to destination: IndexPath) {
        let touch = touched(RowEvent<IndexPath>.move, at: source, .drop)
        if touch?.indexPath != source { reloadAfterMove() }
        guard let touch, sections.indices.contains(destination.section) else { return }
        let place = touch.indexPath
        let moved = sections[place.section].rows.remove(at: place.row)
        let end = sections[destination.section].rows.count
        sections[destination.section].rows.insert(moved, at: min(destination.row, end))
        isMoving = true
        defer { isMoving = false }
        // The list moves the row after this: an update that a handler asks for waits.
        whileDisplaying {
            actionsProxy.bus.post(.move, destination, in: actionsProxy.registry) {
                (Section.configurator(of: moved), place)
            }
        }
        list.afterDisplaying { [weak self] in
            self?.renewIndexPaths()
            self?.carryOutWaitingUpdates()
        }
    }

    /// The list has moved the row that is where the dragged one was.
    private func reloadAfterMove() {
        isOutOfStep = true
        list.afterDisplaying { [weak self] in
            if let self, isOutOfStep { update(.change { _ in }) }
        }
    }

    /// Rows shift where another was dragged past them: a configurator that has two must name the one that was touched.
    private func renewIndexPaths() {
        for (indexPath, cell) in list.shownRows {
            if let binding = cell.cellBinding, row(at: indexPath) === binding.configurator {
                binding.lastIndexPath = indexPath
            }
        }
    }

    func shouldBeginMultipleSelection(_ indexPath: IndexPath) -> Bool {
        // Rows are selected without being pressed from here on.
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
