extension CellActionProxy {
    /// Registers a handler for an action from rows of one type.
    ///
    ///     director.actionsProxy.on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
    ///
    /// - Parameters:
    ///   - action: The action to handle: an action that the list sends (see ``CellAction``) or a custom action (see
    ///     ``CellAction/custom(_:)``).
    ///   - once: Whether the handler is called only for the first such action.
    ///   - handler: The closure to call. The type of its first parameter determines which rows it handles; ``AnyRow``
    ///     matches all rows.
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, once: Bool = false,
        handler: @escaping @MainActor (C, C.Cell) -> Void
    ) -> Self {
        add(action, nil, once) { (c: C, cell, _, _) in handler(c, cell) }
    }

    /// Registers a handler for an action with a payload.
    ///
    ///     director.actionsProxy.on(.toggled) { (c: SettingConfig, cell, isOn) in save(c.item, isOn) }
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (C, C.Cell, Payload) -> Void
    ) -> Self {
        add(action, nil, once) { (c: C, cell, payload, _) in handler(c, cell, payload) }
    }

    // MARK: Handlers with an owner

    /// Registers a handler that is removed when its owner is deallocated. The owner is passed to the handler and is not
    /// retained.
    ///
    ///     director.actionsProxy
    ///         .on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.open(c.item) }
    ///         .on(.delete, owner: self) { (self, c: UserCellConfig, indexPath) in self.remove(c.item) }
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell) -> Void
    ) -> Self {
        add(action, owner, once) { [weak owner] (c: C, cell, _, _) in
            if let owner { handler(owner, c, cell) }
        }
    }

    /// Registers a handler for an action with a payload. The handler is removed when its owner is deallocated.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, Payload) -> Void
    ) -> Self {
        add(action, owner, once) { [weak owner] (c: C, cell, payload, _) in
            if let owner { handler(owner, c, cell, payload) }
        }
    }

    // MARK: Names used in the article

    /// Registers a handler. This method keeps the argument label used in the article that this package is based on, so
    /// that code copied from the article compiles.
    @available(*, deprecated, renamed: "on(_:once:handler:)")
    @discardableResult
    public func on<C: CellConfigurator>(
        action: CellAction<Void>, handler: @escaping @MainActor (C, C.Cell) -> Void
    ) -> Self {
        on(action, handler: handler)
    }
}
