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

    /// The answer to a question, `nil` if nobody is registered to answer.
    func ask<Answer>(_ question: RowQuestion<Answer>, _ indexPath: IndexPath) -> Answer? {
        guard let configurator = row(at: indexPath) else { return nil }
        return actionsProxy.bus.ask(question, of: configurator, at: indexPath, proxy: actionsProxy)
    }

    func handles<Payload>(_ event: RowEvent<Payload>, _ indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { actionsProxy.handles(event, $0) } ?? false
    }
}
