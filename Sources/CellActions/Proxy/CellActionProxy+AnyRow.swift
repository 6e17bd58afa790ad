import Foundation

extension CellActionProxy {
    // MARK: Actions

    /// Registers a handler for an action of rows of any type.
    ///
    ///     director.actionsProxy.onAny(.didSelect) { (c: any CellConfigurator, cell, indexPath) in … }
    ///
    /// It runs among the handlers for one type, in the order they were registered, and counts as a handler of each row.
    @discardableResult
    public func onAny(
        _ action: CellAction<Void>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, IndexPath) -> Void
    ) -> Self {
        subscribe(toAny: action, once: once, handler: handler)
        return self
    }

    /// Registers a handler for rows of any type; returns its subscription.
    @discardableResult
    public func subscribe(
        toAny action: CellAction<Void>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, IndexPath) -> Void
    ) -> CellActionSubscription {
        addForAnyRow(action.name, ActionIDs.id(of: action.name, .action, Void.self)) {
            AnyCellHandler<Void>($0, once: once) { c, cell, _, binding in
                handler(c, cell, binding.indexPath)
            }
        }
    }

    /// Registers a payload handler for rows of any type.
    @_disfavoredOverload
    @discardableResult
    public func onAny<Payload>(
        _ action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, Payload, IndexPath) -> Void
    ) -> Self {
        subscribe(toAny: action, once: once, handler: handler)
        return self
    }

    /// Registers a payload handler for rows of any type; returns its subscription.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Payload>(
        toAny action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, Payload, IndexPath) -> Void
    ) -> CellActionSubscription {
        addForAnyRow(action.name, ActionIDs.id(of: action.name, .action, Payload.self)) {
            AnyCellHandler<Payload>($0, once: once) { c, cell, payload, binding in
                handler(c, cell, payload, binding.indexPath)
            }
        }
    }

    // MARK: Events and questions

    /// Registers a handler for an event or question of any row.
    @discardableResult
    public func onAny<Answer>(
        _ message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath) -> Answer
    ) -> Self {
        subscribe(toAny: message, once: once, handler: handler)
        return self
    }

    /// Registers a handler for any row's event or question; returns its subscription.
    @discardableResult
    public func subscribe<Answer>(
        toAny message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath) -> Answer
    ) -> CellActionSubscription {
        addForAnyRow(message.name, ActionIDs.id(of: message)) {
            AnyRowHandler<Void, Answer>($0, once: once) { c, indexPath, _ in handler(c, indexPath) }
        }
    }

    /// Registers a payload handler for an event or question of any row.
    @_disfavoredOverload
    @discardableResult
    public func onAny<Payload: RowPayload, Answer>(
        _ message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath, Payload) -> Answer
    ) -> Self {
        subscribe(toAny: message, once: once, handler: handler)
        return self
    }

    /// Subscribes a payload handler to an event or question of any row.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Payload: RowPayload, Answer>(
        toAny message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        addForAnyRow(message.name, ActionIDs.id(of: message)) {
            AnyRowHandler<Payload, Answer>($0, once: once, handler)
        }
    }
}
