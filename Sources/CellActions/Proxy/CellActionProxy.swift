import Foundation

/// The typed handlers of a director, keyed by action, payload and reuse ID.
///
///     director.actionsProxy
///         .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
///         .on(.toggled) { (c: SettingConfig, cell, isOn) in … }
///         .on(.canEdit) { (c: UserCellConfig, indexPath) in true }
///
/// All handlers for an action or event run, in the order they were registered; a handler registered twice is called
/// twice. A question is answered only by the most recently registered handler. A handler that is cancelled during a
/// dispatch is no longer called, and a handler that is added during a dispatch is not called until the next dispatch.
///
/// A once-only handler is removed with its only call. Any handler is removed when the ``subscription(_:)`` that it was
/// registered in ends, when the owner passed to `on(_:owner:…)` is deallocated, when ``removeAll()`` is called, or
/// when the director is deallocated.
@MainActor
public final class CellActionProxy {
    package let registry: HandlerRegistry
    /// The scope that collects the subscriptions made on this proxy, or `nil` if the proxy was not created by
    /// ``subscription(_:)``.
    private let scope: SubscriptionScope?

    /// The bus that carries the director's actions.
    public var bus: CellActionBus { registry.bus }

    /// Creates a proxy without a list, for a custom director. See ``invoke(action:cell:configurator:)``. The directors
    /// in this package create their own proxies.
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

    /// Groups handlers so that they can be cancelled together.
    ///
    ///     let screen = director.actionsProxy.subscription {
    ///         $0.on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
    ///             .on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
    ///     }
    ///     screen.cancel()
    ///
    /// All handlers registered on the proxy that is passed to the closure belong to the subscription, even if they are
    /// registered after the closure has returned. Handlers registered on any other proxy do not belong to it. A
    /// subscription that is made on the passed proxy ends with the outer subscription. Once the subscription has ended,
    /// its proxy ignores registrations.
    public func subscription(_ register: (CellActionProxy) -> Void) -> CellActionSubscription {
        let scope = SubscriptionScope()
        registry.insert(scope.subscription)
        self.scope?.insert(scope.subscription)
        register(CellActionProxy(registry, scope))
        return scope.subscription
    }

    /// Removes all handlers that were registered on this proxy, and cancels all subscriptions made on it.
    public func removeAll() {
        if let scope { scope.cancelAll() } else { registry.removeAll() }
    }

    /// Cancels all subscriptions, and immediately cancels any subscription made later. Called when the director is
    /// deallocated.
    package func end() { registry.end() }

    // MARK: Registering

    /// Registers a handler for an action.
    func add<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ owner: AnyObject?, _ once: Bool,
        _ body: @escaping TypedCellHandler<C, Payload>.Body
    ) -> Self {
        register(C.self, action.name, ActionIDs.id(of: action), owner) {
            TypedCellHandler($0, once: once, body)
        }
    }

    /// Registers a handler for a row event.
    func add<C: CellConfigurator, Payload>(
        _ event: RowEvent<Payload>, _ owner: AnyObject?, _ once: Bool,
        _ body: @escaping TypedRowHandler<C, Payload, Void>.Body
    ) -> Self {
        register(C.self, event.name, ActionIDs.id(of: event), owner) { TypedRowHandler($0, once: once, body) }
    }

    /// Registers a handler for a question.
    func add<C: CellConfigurator, Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ owner: AnyObject?, _ once: Bool,
        _ body: @escaping TypedRowHandler<C, Payload, Answer>.Body
    ) -> Self {
        register(C.self, question.name, ActionIDs.id(of: question), owner) { TypedRowHandler($0, once: once, body) }
    }

    /// Registers an asynchronous handler for an action.
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

    /// Registers an asynchronous handler for a row event.
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

// MARK: - Custom directors

extension CellActionProxy {
    /// Calls the handlers for an action. Intended for custom directors.
    ///
    /// The action passes through the gates and observers of ``bus`` as usual. If the cell does not have the type that
    /// the configurator expects, no handler is called and a problem is reported.
    ///
    /// - Complexity: O(*n*), where *n* is the number of handlers for this action and reuse ID plus the number of gates
    ///   and observers of the bus.
    public func invoke(action: CellAction<Void>, cell: AnyObject, configurator: any CellConfigurator) {
        invoke(action: action, cell: cell, configurator: configurator, payload: ())
    }

    /// Calls the handlers for an action with a payload.
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

    // MARK: Skipping messages without handlers

    /// Whether a handler would be called for an action from a row.
    package func handles<Payload>(_ action: CellAction<Payload>, _ configurator: any CellConfigurator) -> Bool {
        registry.handles(ActionIDs.id(of: action), configurator)
    }

    /// Whether a handler would be called for an event about a row.
    package func handles<Payload>(_ event: RowEvent<Payload>, _ configurator: any CellConfigurator) -> Bool {
        registry.handles(ActionIDs.id(of: event), configurator)
    }

    /// Whether a handler would answer a question about a row.
    package func handles<Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ configurator: any CellConfigurator
    ) -> Bool {
        registry.handles(ActionIDs.id(of: question), configurator)
    }

    /// Whether an action from the list can be skipped, because no handler has ever been registered for it, the bus has
    /// no observers or queued posts, and no work is deferred until the end of a dispatch. This applies to most actions
    /// that a list sends.
    ///
    /// - Complexity: O(1), independent of the row.
    package func canSkip(_ action: CellAction<Void>) -> Bool { registry.canSkip(ActionIDs.id(of: action)) }

    /// Whether an event can be skipped. The conditions are the same as for an action.
    package func canSkip<Payload>(_ event: RowEvent<Payload>) -> Bool { registry.canSkip(ActionIDs.id(of: event)) }

    /// Whether a question can be skipped. The conditions are the same as for an action.
    package func canSkip<Payload, Answer>(_ question: RowQuestion<Payload, Answer>) -> Bool {
        registry.canSkip(ActionIDs.id(of: question))
    }
}
