import Foundation

extension CellActionProxy {
    // MARK: Actions without a payload

    /// Registers a handler for an action of one kind of row.
    ///
    /// With `once`, it is called for the first such action only.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell) -> Void
    ) -> Self {
        subscribe(to: action, once: once, handler: handler)
        return self
    }

    /// Registers a handler, under the label in copies of the article.
    @available(*, deprecated, renamed: "on(_:handler:)")
    @discardableResult
    public func on<C: CellConfigurator>(
        action: CellAction<Void>, handler: @escaping @MainActor (C, C.Cell) -> Void
    ) -> Self {
        on(action, handler: handler)
    }

    /// Registers a handler that also gets the row's index path.
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell, IndexPath) -> Void
    ) -> Self {
        subscribe(to: action, once: once, handler: handler)
        return self
    }

    /// Registers a handler and returns its subscription.
    @discardableResult
    public func subscribe<C: CellConfigurator>(
        to action: CellAction<Void>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell) -> Void
    ) -> CellActionSubscription {
        add(action, once, nil) { (c: C, cell, _, _) in handler(c, cell) }
    }

    /// Registers a handler with the index path; returns its subscription.
    @discardableResult
    public func subscribe<C: CellConfigurator>(
        to action: CellAction<Void>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell, IndexPath) -> Void
    ) -> CellActionSubscription {
        add(action, once, nil) { (c: C, cell, _, binding) in handler(c, cell, binding.indexPath) }
    }

    /// Registers a handler for its owner's lifetime. The owner is not retained, and is handed to the handler.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator>(
        to action: CellAction<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell) -> Void
    ) -> CellActionSubscription {
        add(action, once, owner) { [weak owner] (c: C, cell, _, _) in
            if let owner { handler(owner, c, cell) }
        }
    }

    /// Registers a handler with the index path for its owner's lifetime.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator>(
        to action: CellAction<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, IndexPath) -> Void
    ) -> CellActionSubscription {
        add(action, once, owner) { [weak owner] (c: C, cell, _, binding) in
            if let owner { handler(owner, c, cell, binding.indexPath) }
        }
    }

    // MARK: Actions with a payload

    /// Registers a handler for an action with a payload.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell, Payload) -> Void
    ) -> Self {
        subscribe(to: action, once: once, handler: handler)
        return self
    }

    /// Registers a payload handler that also gets the row's index path.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (C, C.Cell, Payload, IndexPath) -> Void
    ) -> Self {
        subscribe(to: action, once: once, handler: handler)
        return self
    }

    /// Registers a payload handler and returns its subscription.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload>(
        to action: CellAction<Payload>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell, Payload) -> Void
    ) -> CellActionSubscription {
        add(action, once, nil) { (c: C, cell, payload, _) in handler(c, cell, payload) }
    }

    /// Registers a payload handler that also gets the row's index path.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload>(
        to action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (C, C.Cell, Payload, IndexPath) -> Void
    ) -> CellActionSubscription {
        add(action, once, nil) { (c: C, cell, payload, binding) in handler(c, cell, payload, binding.indexPath) }
    }

    /// Registers a payload handler for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Payload>(
        to action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, Payload) -> Void
    ) -> CellActionSubscription {
        add(action, once, owner) { [weak owner] (c: C, cell, payload, _) in
            if let owner { handler(owner, c, cell, payload) }
        }
    }

    /// Registers a payload handler with the index path for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Payload>(
        to action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, Payload, IndexPath) -> Void
    ) -> CellActionSubscription {
        add(action, once, owner) { [weak owner] (c: C, cell, payload, binding) in
            if let owner { handler(owner, c, cell, payload, binding.indexPath) }
        }
    }

    // MARK: What all of them come down to

    private func add<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ once: Bool, _ owner: AnyObject?,
        _ body: @escaping TypedCellHandler<C, Payload>.Body
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: action.name, .action, Payload.self)
        return add(C.self, action.name, id, owner: owner) { TypedCellHandler(C.self, $0, once: once, body) }
    }
}
