// From what the list says to what the handlers hear.

extension ListCore: CellActionHost {
    package var hostView: AnyObject { list }

    package var hostDirector: AnyObject? { director }

    package var hostBus: CellActionBus { actionsProxy.bus }

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
    func post(_ action: CellAction<Void>, at indexPath: IndexPath) {
        if actionsProxy.canSkip(action) { return }
        if let cell = list.shownCell(at: indexPath) { post(action, from: cell, at: indexPath) }
    }

    /// A row event. What other threads posted before comes first, and may move the row or take it away.
    func post(_ event: RowEvent<Void>, at indexPath: IndexPath) {
        if actionsProxy.canSkip(event) { return }
        if let row = follow(indexPath) { post(event, (), about: row) }
    }

    func post<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, about row: RowAtStart) {
        actionsProxy.bus.post(event, payload, proxy: actionsProxy) {
            let now = find(row)
            if now == nil { report(event.description, isTooLateFor: row.configurator) }
            return now
        }
    }

    /// The event that ends what began with a row, which may be gone.
    func postEnd<Payload: Sendable>(_ event: RowEvent<Payload>, _ payload: Payload, about row: RowAtStart) {
        if actionsProxy.canSkip(event) { return }
        actionsProxy.bus.post(event, payload, proxy: actionsProxy) { find(row) ?? (row.configurator, row.indexPath) }
    }

    /// Something that is an action where the row has a cell, and a row event in any case. An action that has handlers
    /// but no cell for them is reported, unless the event has handlers.
    func post(_ action: CellAction<Void>, and event: RowEvent<Void>, at indexPath: IndexPath) {
        if actionsProxy.canSkip(action), actionsProxy.canSkip(event) { return }
        guard let before = follow(indexPath) else { return }
        actionsProxy.bus.deliverQueued()
        guard let (configurator, indexPath) = find(before) else {
            return report(event.description, isTooLateFor: before.configurator)
        }
        let row = RowAtStart(configurator: configurator, indexPath: indexPath)
        if let cell = list.shownCell(at: indexPath) {
            post(action, from: cell, at: indexPath)
        } else if actionsProxy.handles(action, row.configurator), !actionsProxy.handles(event, row.configurator) {
            actionsProxy.bus.report(
                .noCell(action: action.description, reuseIdentifier: type(of: row.configurator).reuseIdentifier))
        }
        // What the action's handlers did may have moved the row, or taken it away.
        postEnd(event, (), about: row)
    }

    /// The answer to a question about a row, `nil` if nobody answers.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, at indexPath: IndexPath) -> Answer? {
        ask(question, (), at: indexPath)
    }

    func ask<Payload: Sendable, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, at indexPath: IndexPath
    ) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAsked {
            actionsProxy.bus.ask(question, payload, proxy: actionsProxy) {
                isInCharge ? row(at: indexPath).map { ($0, indexPath) } : nil
            }
        }
    }

    /// The answer to a question about a header or footer.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, _ kind: SectionViewKind, section: Int) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileAsked {
            actionsProxy.bus.ask(question, (), proxy: actionsProxy) {
                guard let content = self.section(section), let view = list.view(kind, of: content) else { return nil }
                return (view, sectionPath(section))
            }
        }
    }

    func handles<Payload: Sendable, Answer>(_ message: RowMessage<Payload, Answer>, at indexPath: IndexPath) -> Bool {
        isInCharge && row(at: indexPath).map { actionsProxy.handles(message, $0) } ?? false
    }

    // MARK: Moving and selecting several

    /// The user dragged a row to another place.
    func move(_ source: IndexPath, to destination: IndexPath) {
        guard row(at: source) != nil, sections.indices.contains(destination.section) else { return }
        let moved = sections[source.section]._rows.remove(at: source.row)
        let end = sections[destination.section]._rows.count
        sections[destination.section]._rows.insert(moved, at: min(destination.row, end))
        isMoving = true
        defer { isMoving = false }
        // The list moves the row after this: an update that a handler asks for waits.
        whileDisplaying {
            actionsProxy.bus.post(.move, destination, proxy: actionsProxy) { (Section._configurator(moved), source) }
        }
        list.afterDisplaying { [weak self] in self?.renewIndexPaths() }
    }

    /// Rows shift where another was dragged past them: a configurator that has two must name the one that was touched.
    private func renewIndexPaths() {
        for (indexPath, cell) in list.shownRows {
            if let binding = cell.cellBinding, row(at: indexPath) === binding.configurator {
                binding.lastIndexPath = indexPath
            }
        }
    }

    func beginMultipleSelection(_ indexPath: IndexPath) {
        multipleSelectionRow = follow(indexPath)
        post(.didBeginMultipleSelection, at: indexPath)
    }

    func endMultipleSelection() {
        if let row = multipleSelectionRow.take() { postEnd(.didEndMultipleSelection, (), about: row) }
    }
}
