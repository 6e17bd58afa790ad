import Foundation

// Handlers that last as long as their owner, chained.

extension CellActionProxy {
    /// Registers a handler for its owner's lifetime. The owner is not retained, and is handed to the handler.
    ///
    ///     director.actionsProxy
    ///         .on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.open(c.item) }
    ///         .on(.delete, owner: self) { (self, c: UserCellConfig, indexPath) in self.remove(c.item) }
    ///
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell) -> Void
    ) -> Self {
        subscribe(to: action, owner: owner, once: once, handler: handler)
        return self
    }

    /// Registers a handler with the index path for its owner's lifetime.
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, IndexPath) -> Void
    ) -> Self {
        subscribe(to: action, owner: owner, once: once, handler: handler)
        return self
    }

    /// Registers a payload handler for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, Payload) -> Void
    ) -> Self {
        subscribe(to: action, owner: owner, once: once, handler: handler)
        return self
    }

    /// Registers a payload handler with the index path for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, Payload, IndexPath) -> Void
    ) -> Self {
        subscribe(to: action, owner: owner, once: once, handler: handler)
        return self
    }

    /// Registers a row event or question handler for its owner's lifetime.
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Answer>(
        _ message: RowMessage<Void, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) -> Answer
    ) -> Self {
        subscribe(to: message, owner: owner, once: once, handler: handler)
        return self
    }

    /// Registers an event or question's payload handler for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload, Answer>(
        _ message: RowMessage<Payload, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) -> Answer
    ) -> Self {
        subscribe(to: message, owner: owner, once: once, handler: handler)
        return self
    }
}
