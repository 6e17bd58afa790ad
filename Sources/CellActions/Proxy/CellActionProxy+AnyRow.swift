import Foundation

extension CellActionProxy {
    // MARK: Actions

    /// Registers a handler for an action of every row, whatever its configurator's type.
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

    /// Registers a handler for an action of every row, and returns what cancels it.
    @discardableResult
    public func subscribe(
        toAny action: CellAction<Void>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, IndexPath) -> Void
    ) -> CellActionSubscription {
        addForAnyRow(action.name, ActionIDs.id(of: action.name, .action, Void.self)) {
            AnyCellHandler<Void>($0, once: once, owner: nil) { c, cell, _, binding in
                handler(c, cell, binding.indexPath)
            }
        }
    }

    /// Registers a handler for an action with a payload of every row, whatever its configurator's type.
    @_disfavoredOverload
    @discardableResult
    public func onAny<Payload>(
        _ action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, Payload, IndexPath) -> Void
    ) -> Self {
        subscribe(toAny: action, once: once, handler: handler)
        return self
    }

    /// Registers a handler for an action with a payload of every row, and returns what cancels it.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Payload>(
        toAny action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, AnyObject, Payload, IndexPath) -> Void
    ) -> CellActionSubscription {
        addForAnyRow(action.name, ActionIDs.id(of: action.name, .action, Payload.self)) {
            AnyCellHandler<Payload>($0, once: once, owner: nil) { c, cell, payload, binding in
                handler(c, cell, payload, binding.indexPath)
            }
        }
    }

    // MARK: Events and questions

    /// Registers a handler for an event or a question of every row, whatever its configurator's type.
    @discardableResult
    public func onAny<Answer>(
        _ message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath) -> Answer
    ) -> Self {
        subscribe(toAny: message, once: once, handler: handler)
        return self
    }

    /// Registers a handler for an event or a question of every row, and returns what cancels it.
    @discardableResult
    public func subscribe<Answer>(
        toAny message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath) -> Answer
    ) -> CellActionSubscription {
        addForAnyRow(message.name, ActionIDs.id(of: message)) {
            AnyRowHandler<Void, Answer>($0, once: once, owner: nil) { c, indexPath, _ in handler(c, indexPath) }
        }
    }

    /// Registers a handler for an event or a question with a payload of every row, whatever its configurator's type.
    @_disfavoredOverload
    @discardableResult
    public func onAny<Payload: RowPayload, Answer>(
        _ message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath, Payload) -> Answer
    ) -> Self {
        subscribe(toAny: message, once: once, handler: handler)
        return self
    }

    /// Registers a handler for an event or a question with a payload of every row, and returns what cancels it.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Payload: RowPayload, Answer>(
        toAny message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (any CellConfigurator, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        addForAnyRow(message.name, ActionIDs.id(of: message)) {
            AnyRowHandler<Payload, Answer>($0, once: once, owner: nil, handler)
        }
    }
}
