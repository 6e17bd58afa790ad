/// From what the list says to what the handlers hear.
extension ListDirector {
    /// An action of the list, from a cell, header or footer that is there.
    func post(_ action: CellAction<Void>, _ view: UIView, _ indexPath: IndexPath) {
        guard let binding = view.cellBinding, binding.isActive else { return }
        binding.lastIndexPath = indexPath
        actionsProxy.bus.post(action, to: binding, cell: view)
    }

    /// An action of the list, from a row whose cell is there.
    func post(_ action: CellAction<Void>, _ indexPath: IndexPath) {
        if let cell = list.shownCell(at: indexPath) { post(action, cell, indexPath) }
    }

    /// A row event.
    func post(_ event: RowEvent<Void>, _ indexPath: IndexPath) {
        guard let configurator = row(at: indexPath) else { return }
        actionsProxy.bus.post(event, (), to: configurator, at: indexPath, proxy: actionsProxy)
    }

    /// Something that is an action where the row has a cell, and a row event in any case. An action that has handlers
    /// but no cell for them is reported, unless the event has handlers.
    func post(_ action: CellAction<Void>, _ event: RowEvent<Void>, _ indexPath: IndexPath) {
        guard let configurator = row(at: indexPath) else { return }
        if let cell = list.shownCell(at: indexPath) {
            post(action, cell, indexPath)
        } else if actionsProxy.handles(action, configurator), !actionsProxy.handles(event, configurator) {
            actionsProxy.bus.onProblem(
                .noCell(action: action.description, reuseIdentifier: type(of: configurator).reuseIdentifier))
        }
        // What the action's handlers did may have moved the row.
        let isThere = row(at: indexPath) === configurator
        let now = isThere ? indexPath : place(of: configurator) ?? indexPath
        actionsProxy.bus.post(event, (), to: configurator, at: now, proxy: actionsProxy)
    }

    /// A row event, of a row that something began with.
    func post<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, _ row: RememberedRow) {
        let (configurator, indexPath) = row.now(in: self)
        actionsProxy.bus.post(event, payload, to: configurator, at: indexPath, proxy: actionsProxy)
    }

    func remember(_ indexPath: IndexPath) -> RememberedRow? {
        row(at: indexPath).map { RememberedRow($0, at: indexPath, cell: list.shownCell(at: indexPath)) }
    }

    /// The answer to a question about a row, `nil` if nobody is registered to answer.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, _ indexPath: IndexPath) -> Answer? {
        ask(question, (), indexPath)
    }

    func ask<Payload: Sendable, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, _ indexPath: IndexPath
    ) -> Answer? {
        guard let configurator = row(at: indexPath) else { return nil }
        return actionsProxy.bus.ask(question, payload, of: configurator, at: indexPath, proxy: actionsProxy)
    }

    /// The answer to a question about a header or footer.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, _ kind: SectionViewKind, section: Int) -> Answer? {
        guard state.sections.indices.contains(section), let configurator = state.sections[section].view(kind) else {
            return nil
        }
        return actionsProxy.bus.ask(question, of: configurator, at: sectionPath(section), proxy: actionsProxy)
    }

    func handles<Payload>(_ event: RowEvent<Payload>, _ indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { actionsProxy.handles(event, $0) } ?? false
    }

    func handles<Payload: Sendable, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ indexPath: IndexPath
    ) -> Bool {
        row(at: indexPath).map { actionsProxy.handles(question, $0) } ?? false
    }

    // MARK: Moving and selecting several

    /// A person dragged a row to another place.
    func move(_ source: IndexPath, to destination: IndexPath) {
        guard let row = row(at: source) else { return }
        state.moveRow(at: source, to: destination)
        state.isMoving = true
        defer { state.isMoving = false }
        // The list moves the row after this: an update that a handler asks for waits.
        whileDisplaying { actionsProxy.bus.post(.move, destination, to: row, at: source, proxy: actionsProxy) }
    }

    func beginMultipleSelection(_ indexPath: IndexPath) {
        state.multipleSelectionRow = remember(indexPath)
        post(.didBeginMultipleSelection, indexPath)
    }

    func endMultipleSelection() {
        guard let row = state.multipleSelectionRow.take() else { return }
        post(.didEndMultipleSelection, (), row)
    }

    func isAboutPrefetching(_ name: ActionName) -> Bool {
        name == RowEvent<Void>.prefetch.name || name == RowEvent<Void>.cancelPrefetch.name
    }
}
