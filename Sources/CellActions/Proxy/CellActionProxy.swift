import Foundation

/// A director's typed handlers, keyed by action, payload and reuse ID.
///
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.toggled) { (c: SettingConfig, cell, isOn) in … }
///         .on(.canEdit) { (c: UserCellConfig, indexPath) in true }
///
/// All handlers of an action or event run, in the order they were registered; registering twice means being called twice. A
/// question is answered by the handler registered last, alone. A handler cancelled during a dispatch is not called afterwards,
/// one added during a dispatch waits for the next.
///
/// A handler ends with the ``subscription(_:)`` that it was registered in, with the owner that `on(_:owner:…)` names, with
/// ``removeAll()``, and with the director.
@MainActor
public final class CellActionProxy {
    package let registry: HandlerRegistry
    /// Collects what is registered here; `nil` where nothing but the director ends it.
    private let scope: SubscriptionScope?

    /// The bus that carries the director's actions.
    public var bus: CellActionBus { registry.bus }

    /// Creates a proxy without a list, for a custom director: see ``invoke(action:cell:configurator:)``. The directors
    /// of this package bring theirs with them.
    public init(bus: CellActionBus = .default) {
        registry = HandlerRegistry(bus)
        scope = nil
    }

    private init(_ registry: HandlerRegistry, _ scope: SubscriptionScope) {
        self.registry = registry
        self.scope = scope
    }

    package var host: (any CellActionHost)? {
        get { registry.host }
        set { registry.host = newValue }
    }

    /// Collects handlers, so that they end together.
    ///
    ///     let screen = director.actionsProxy.subscription {
    ///         $0.on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
    ///             .on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
    ///     }
    ///     screen.cancel()
    ///
    /// Whatever is registered on the proxy that the closure gets belongs to the subscription, also after the closure has
    /// returned; what is registered elsewhere does not. A subscription made inside ends with the outer one. Once the
    /// subscription has ended, that proxy registers nothing.
    public func subscription(_ register: (CellActionProxy) -> Void) -> CellActionSubscription {
        let scope = SubscriptionScope()
        registry.insert(scope.subscription)
        self.scope?.insert(scope.subscription)
        register(CellActionProxy(registry, scope))
        return scope.subscription
    }

    /// Cancels every subscription that was made here.
    public func removeAll() {
        if let scope { scope.cancelAll() } else { registry.removeAll() }
    }

    /// Cancels every subscription, now and from now on: the director has gone.
    package func end() { registry.end() }

    // MARK: Registering

    /// Registers a handler of an action.
    func add<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ owner: AnyObject?, _ once: Bool,
        _ body: @escaping TypedCellHandler<C, Payload>.Body
    ) -> Self {
        register(C.self, action.name, ActionIDs.id(of: action), owner) {
            TypedCellHandler($0, once: once, body)
        }
    }

    /// Registers a handler of a row event.
    func add<C: CellConfigurator, Payload>(
        _ event: RowEvent<Payload>, _ owner: AnyObject?, _ once: Bool,
        _ body: @escaping TypedRowHandler<C, Payload, Void>.Body
    ) -> Self {
        register(C.self, event.name, ActionIDs.id(of: event), owner) { TypedRowHandler($0, once: once, body) }
    }

    /// Registers a handler of a question.
    func add<C: CellConfigurator, Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ owner: AnyObject?, _ once: Bool,
        _ body: @escaping TypedRowHandler<C, Payload, Answer>.Body
    ) -> Self {
        register(C.self, question.name, ActionIDs.id(of: question), owner) { TypedRowHandler($0, once: once, body) }
    }

    /// Registers an asynchronous handler of an action.
    func add<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ owner: AnyObject?, _ once: Bool, _ policy: WhileRunning,
        _ cancelsWithRow: Bool,
        _ body: @escaping @MainActor (C, CellReference, Payload) async throws -> Void
    ) -> Self {
        register(C.self, action.name, ActionIDs.id(of: action), owner) { subscription in
            let work = HandlerWork(policy, registry, action.name.text, subscription, once: once)
            return TypedCellHandler<C, Payload>(subscription, once: false) { c, cell, payload, binding in
                let reference = CellReference(cell: cell, binding: binding)
                let number = work.begin(c.held, latest: reference.configurator) {
                    try await body(c, reference, payload)
                }
                if let number, cancelsWithRow { reference.row.whenEnded { work.cancel(number) } }
            }
        }
    }

    /// Registers an asynchronous handler of a row event.
    func add<C: CellConfigurator, Payload>(
        _ event: RowEvent<Payload>, _ owner: AnyObject?, _ once: Bool, _ policy: WhileRunning,
        _ body: @escaping @MainActor (C, IndexPath, Payload) async throws -> Void
    ) -> Self {
        register(C.self, event.name, ActionIDs.id(of: event), owner) { subscription in
            let work = HandlerWork(policy, registry, event.name.text, subscription, once: once)
            return TypedRowHandler<C, Payload, Void>(subscription, once: false) { c, indexPath, payload in
                work.begin(c.held) { try await body(c, indexPath, payload) }
                return ()
            }
        }
    }

    private func register<C: CellConfigurator>(
        _ type: C.Type, _ name: ActionName, _ id: ActionID, _ owner: AnyObject?,
        _ make: (CellActionSubscription) -> Handler
    ) -> Self {
        if scope?.subscription.isCancelled == true { return self }
        let subscription = registry.add(type, name, id, owner: owner, make: make)
        scope?.insert(subscription)
        return self
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
        invoke(action, cell, configurator.held, payload)
    }

    private func invoke<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ cell: AnyObject, _ configurator: C, _ payload: Payload
    ) {
        guard cell is C.Cell else {
            let view = String(describing: type(of: cell))
            return bus.report(.noRow(action: action.name.text, view: view))
        }
        let indexPath: IndexPath = [NSNotFound, NSNotFound]
        bus.post(action, payload, to: CellBinding(configurator, in: registry, indexPath: indexPath), cell: cell)
    }
}

// MARK: - Whether anybody listens

extension CellActionProxy {
    /// Whether a handler would be called for an action of a row.
    package func handles<Payload>(_ action: CellAction<Payload>, _ configurator: any CellConfigurator) -> Bool {
        registry.handles(ActionIDs.id(of: action), configurator)
    }

    /// Whether a handler would be called for an event of a row.
    package func handles<Payload>(_ event: RowEvent<Payload>, _ configurator: any CellConfigurator) -> Bool {
        registry.handles(ActionIDs.id(of: event), configurator)
    }

    /// Whether a handler would answer a question about a row.
    package func handles<Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ configurator: any CellConfigurator
    ) -> Bool {
        registry.handles(ActionIDs.id(of: question), configurator)
    }

    /// Whether an action of the list can be left out: nothing was ever registered for it, no observer is there, and nothing waits
    /// for a dispatch. Most of what a list sends is of this kind.
    ///
    /// - Complexity: O(1), without a look at the row.
    package func canSkip(_ action: CellAction<Void>) -> Bool { registry.canSkip(ActionIDs.id(of: action)) }

    /// Whether an event can be left out.
    package func canSkip<Payload>(_ event: RowEvent<Payload>) -> Bool { registry.canSkip(ActionIDs.id(of: event)) }

    /// Whether a question can be left out.
    package func canSkip<Payload, Answer>(_ question: RowQuestion<Payload, Answer>) -> Bool {
        registry.canSkip(ActionIDs.id(of: question))
    }
}
