import Foundation

/// A director's typed handlers, keyed by action, payload and reuse ID.
///
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.toggled) { (c: SettingConfig, cell, isOn) in … }
///         .on(.canEdit) { (c: UserCellConfig, indexPath) in true }
///
/// All handlers of an action or event run, in the order they were registered; registering twice means being called twice. A
/// question is answered by the handler registered last, alone. A handler
/// cancelled during a dispatch is not called afterwards, one added during a dispatch waits for the next. A handler gets
/// the index path when it takes one parameter more.
@MainActor
public final class CellActionProxy {
    /// The bus that carries the director's actions.
    public let bus: CellActionBus
    package weak var host: (any CellActionHost)?
    /// The proxy, for events: an object that something refers to weakly costs more wherever it is used, as a list is for each
    /// touch.
    private(set) lazy var box = WeakObject(self)

    private var tables: [String: HandlerTable] = [:]
    @exclusivity(unchecked) private var tablesByType: [ObjectIdentifier: HandlerTable] = [:]
    /// Whether a handler was ever registered for an action, at the place of its number.
    @exclusivity(unchecked) private var wereHandled: ContiguousArray<Bool> = []
    private var forAnyRow = Registrations<AnyRowEntry>()
    private var reported: Set<Unhandled> = []
    private var hasEnded = false

    /// A handler for rows of any type, and where it belongs in a table.
    private final class AnyRowEntry: Registered {
        let handler: Handler
        let name: ActionName
        let id: ActionID
        var subscription: CellActionSubscription { handler.subscription }

        init(_ handler: Handler, _ name: ActionName, _ id: ActionID) {
            self.handler = handler
            self.name = name
            self.id = id
        }
    }

    private struct Unhandled: Hashable {
        let id: ActionID
        let type: ObjectIdentifier
    }

    /// Creates a proxy without a list, for a custom director: see ``invoke(action:cell:configurator:)``. The directors
    /// of this package bring theirs with them.
    public init(bus: CellActionBus = .default) {
        self.bus = bus
    }

    /// Cancels every subscription, now and from now on: the director has gone.
    package func end() {
        hasEnded = true
        removeAll()
    }

    /// Cancels every subscription.
    public func removeAll() {
        let handlers = tables.values.flatMap { $0.removeAll() }
        for handler in handlers + forAnyRow.entries.compactMap({ $0?.handler }) { handler.subscription.cancel() }
    }

    // MARK: Tables

    /// The handlers for a configurator's reuse ID.
    ///
    /// - Complexity: O(1) for a type seen before: its reuse ID is not asked for again.
    package func table(for configurator: any CellConfigurator) -> HandlerTable {
        table(for: type(of: configurator))
    }

    private func table(for type: any CellConfigurator.Type) -> HandlerTable {
        if let known = tablesByType[ObjectIdentifier(type)] { return known }
        let identifier = type.reuseIdentifier
        let table = tables[identifier] ?? makeTable(identifier)
        tablesByType[ObjectIdentifier(type)] = table
        return table
    }

    /// A table begins with the handlers for rows of any type.
    private func makeTable(_ reuseIdentifier: String) -> HandlerTable {
        let table = HandlerTable(reuseIdentifier: reuseIdentifier)
        tables[reuseIdentifier] = table
        for case let entry? in forAnyRow.entries { append(entry.handler, entry.name, entry.id, to: table) }
        return table
    }

    /// Registers a handler for a configurator type.
    func add<C: CellConfigurator>(
        _ type: C.Type, _ name: ActionName, _ id: ActionID, owner: AnyObject? = nil,
        make: (CellActionSubscription) -> Handler
    ) -> CellActionSubscription {
        register(name, id, owner, make) { append($0, name, id, to: table(for: type)) }
    }

    /// Registers a handler for rows of any type: those of the tables that there are, and those of the tables to come.
    func addForAnyRow(
        _ name: ActionName, _ id: ActionID, make: (CellActionSubscription) -> Handler
    ) -> CellActionSubscription {
        register(name, id, nil, make) { handler in
            let number = forAnyRow.append(AnyRowEntry(handler, name, id))
            handler.subscription.whenCancelled { [weak self] in
                onMainActor {
                    let removed = self?.forAnyRow.remove(number)
                    withExtendedLifetime(removed) {}
                }
            }
            for table in tables.values { append(handler, name, id, to: table) }
        }
    }

    private func register(
        _ name: ActionName, _ id: ActionID, _ owner: AnyObject?, _ make: (CellActionSubscription) -> Handler,
        _ append: (Handler) -> Void
    ) -> CellActionSubscription {
        let subscription = CellActionSubscription(owner: owner)
        if hasEnded {
            subscription.cancel()
        } else {
            while wereHandled.count <= id { wereHandled.append(false) }
            wereHandled[id] = true
            append(make(subscription))
            host?.didAddHandler(name)
        }
        return subscription
    }

    private func append(_ handler: Handler, _ name: ActionName, _ id: ActionID, to table: HandlerTable) {
        let number = table.append(handler, id, name)
        handler.subscription.whenCancelled { [weak table] in onMainActor { table?.remove(number, id) } }
    }

    // MARK: Unhandled actions

    /// Reports a custom action without a handler, once for each action and type of configurator.
    func reportUnhandled<Payload>(_ action: CellAction<Payload>, of type: ObjectIdentifier, in table: HandlerTable) {
        let id = ActionIDs.id(of: action.name, .action, Payload.self)
        guard reported.insert(Unhandled(id: id, type: type)).inserted else { return }
        let problem = CellActionProblem.unhandled(
            action: action.name.text, reuseIdentifier: table.reuseIdentifier,
            nearest: nearest(to: action.name.text, table))
        bus.report(problem)
    }

    /// The registered key nearest to one that is not: the same action of another cell or payload type, or a name that
    /// differs by a slip of the finger.
    private func nearest(to name: String, _ table: HandlerTable) -> String? {
        let others = tables.values.sorted { $0.reuseIdentifier < $1.reuseIdentifier }
        let keys = ([table] + others.filter { $0 !== table }).flatMap { table in
            table.customNames.sorted().map { (name: $0, reuseIdentifier: table.reuseIdentifier) }
        }
        if let same = keys.first(where: { $0.name == name }) {
            let isPayload = same.reuseIdentifier == table.reuseIdentifier
            return "\"\(name)\" of \(same.reuseIdentifier)" + (isPayload ? " with another payload type" : "")
        }
        guard let nearest = nearestName(to: name, among: keys.map(\.name)),
            let key = keys.first(where: { $0.name == nearest })
        else { return nil }
        return "\"\(key.name)\" of \(key.reuseIdentifier)"
    }
}

// MARK: - Without a director

extension CellActionProxy {
    /// Calls the handlers of an action, for a custom director.
    ///
    /// The action takes the way of any other: past the gates and observers of ``bus``. A cell that the configurator does not
    /// know is for nobody.
    ///
    /// - Complexity: O(handlers of this action and reuse ID).
    public func invoke(action: CellAction<Void>, cell: AnyObject, configurator: any CellConfigurator) {
        invoke(action: action, cell: cell, configurator: configurator, payload: ())
    }

    /// Calls the handlers of an action with a payload.
    public func invoke<Payload>(
        action: CellAction<Payload>, cell: AnyObject, configurator: any CellConfigurator, payload: Payload
    ) {
        invoke(action, cell, configurator, payload)
    }

    private func invoke<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ cell: AnyObject, _ configurator: C, _ payload: Payload
    ) {
        guard cell is C.Cell else {
            let view = String(describing: type(of: cell))
            return bus.report(.noRow(action: action.name.text, view: view))
        }
        let indexPath: IndexPath = [NSNotFound, NSNotFound]
        bus.post(action, payload, to: CellBinding(configurator, proxy: self, indexPath: indexPath), cell: cell)
    }
}

// MARK: - Whether anybody listens

extension CellActionProxy {
    /// Whether a handler would be called for an action of a row.
    package func handles<Payload>(_ action: CellAction<Payload>, _ configurator: any CellConfigurator) -> Bool {
        handles(ActionIDs.id(of: action.name, .action, Payload.self), configurator)
    }

    /// Whether a handler would be called for an event of a row, or answer a question about it.
    package func handles<Payload, Answer>(
        _ message: RowMessage<Payload, Answer>, _ configurator: any CellConfigurator
    ) -> Bool {
        handles(ActionIDs.id(of: message), configurator)
    }

    /// Whether an action of the list can be left out: nothing was ever registered for it, no observer is there, and nothing waits
    /// for a dispatch. Most of what a list sends is of this kind.
    ///
    /// - Complexity: O(1), without a look at the row.
    package func canSkip(_ action: CellAction<Void>) -> Bool {
        canSkip(ActionIDs.id(of: action.name, .action, Void.self))
    }

    /// Whether an event or question can be left out.
    package func canSkip<Payload, Answer>(_ message: RowMessage<Payload, Answer>) -> Bool {
        canSkip(ActionIDs.id(of: message))
    }

    private func canSkip(_ id: ActionID) -> Bool {
        (id >= wereHandled.count || !wereHandled[id]) && bus.isQuiet && !ChangedLists.areWaiting
    }

    private func handles(_ id: ActionID, _ configurator: any CellConfigurator) -> Bool {
        table(for: configurator).liveHandlerCount(id, for: configurator) > 0
    }
}
