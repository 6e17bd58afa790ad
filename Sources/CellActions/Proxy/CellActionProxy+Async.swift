import Foundation

// Handlers that await. The label says what a second tap does while the first is running.

extension CellActionProxy {
    /// Registers an asynchronous handler for an action.
    ///
    ///     director.actionsProxy.on(.custom("save"), whileRunning: .ignore) { [weak director] (c: UserCellConfig, cell) in
    ///         let saved = try await api.save(c.item)
    ///         director?.update(c) { $0 = saved }
    ///     }
    ///
    /// The handler gets a reference to its row, since the cell may show another row after an `await`. Its work is cancelled with
    /// the subscription and with the director, which may be gone after an `await` that does not look at that: refer to it weakly,
    /// or name an owner. Work that is cancelled before its first line does not begin. What a handler throws is reported as
    /// ``CellActionProblem/failed(action:reuseIdentifier:error:)``, unless its own work was cancelled. A test waits for it with
    /// ``CellActionBus/waitUntilIdle()``.
    ///
    /// - Parameters:
    ///   - action: What is handled.
    ///   - policy: What happens when the action comes again from the same row while the handler is running.
    ///   - cancelsWithRow: Whether the work is cancelled when the cell stops showing the row.
    ///   - handler: What awaits, with the configurator and a reference to its cell and row.
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (C, CellReference) async throws -> Void
    ) -> Self {
        subscribe(to: action, whileRunning: policy, cancelsWithRow: cancelsWithRow, handler: handler)
        return self
    }

    /// Registers an asynchronous handler and returns its subscription. Cancelling that cancels the work, too.
    @discardableResult
    public func subscribe<C: CellConfigurator>(
        to action: CellAction<Void>, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (C, CellReference) async throws -> Void
    ) -> CellActionSubscription {
        addAsync(action, nil, policy, cancelsWithRow) { (c: C, cell, _) in try await handler(c, cell) }
    }

    /// Registers an asynchronous handler for an action with a payload.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (C, CellReference, Payload) async throws -> Void
    ) -> Self {
        subscribe(to: action, whileRunning: policy, cancelsWithRow: cancelsWithRow, handler: handler)
        return self
    }

    /// Registers an asynchronous payload handler and returns its subscription. Cancelling that cancels the work, too.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload>(
        to action: CellAction<Payload>, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (C, CellReference, Payload) async throws -> Void
    ) -> CellActionSubscription {
        addAsync(action, nil, policy, cancelsWithRow, handler)
    }

    /// Registers an asynchronous handler for a row event. The row may have no cell: its configurator finds it again.
    @discardableResult
    public func on<C: CellConfigurator>(
        _ event: RowEvent<Void>, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (C) async throws -> Void
    ) -> Self {
        subscribe(to: event, whileRunning: policy, handler: handler)
        return self
    }

    /// Registers an asynchronous event handler and returns its subscription. Cancelling that cancels the work, too.
    @discardableResult
    public func subscribe<C: CellConfigurator>(
        to event: RowEvent<Void>, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (C) async throws -> Void
    ) -> CellActionSubscription {
        addAsync(event, nil, policy, handler)
    }

    // MARK: With an owner

    /// Registers an asynchronous handler for its owner's lifetime.
    ///
    ///     director.actionsProxy.on(.custom("save"), owner: self, whileRunning: .ignore) { (self, c: UserCellConfig, cell) in
    ///         let saved = try await self.api.save(c.item)
    ///         self.director.update(c) { $0 = saved }
    ///     }
    ///
    /// The owner is retained only while the handler is running, and is handed to it.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (Owner, C, CellReference) async throws -> Void
    ) -> Self {
        subscribe(to: action, owner: owner, whileRunning: policy, cancelsWithRow: cancelsWithRow, handler: handler)
        return self
    }

    /// Registers an asynchronous handler for its owner's lifetime; returns its subscription.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator>(
        to action: CellAction<Void>, owner: Owner, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (Owner, C, CellReference) async throws -> Void
    ) -> CellActionSubscription {
        addAsync(action, owner, policy, cancelsWithRow) { [weak owner] (c: C, cell, _) in
            if let owner { try await handler(owner, c, cell) }
        }
    }

    /// Registers an asynchronous payload handler for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (Owner, C, CellReference, Payload) async throws -> Void
    ) -> Self {
        subscribe(to: action, owner: owner, whileRunning: policy, cancelsWithRow: cancelsWithRow, handler: handler)
        return self
    }

    /// Registers an asynchronous payload handler for its owner's lifetime; returns its subscription.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Payload>(
        to action: CellAction<Payload>, owner: Owner, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (Owner, C, CellReference, Payload) async throws -> Void
    ) -> CellActionSubscription {
        addAsync(action, owner, policy, cancelsWithRow) { [weak owner] (c: C, cell, payload) in
            if let owner { try await handler(owner, c, cell, payload) }
        }
    }

    /// Registers an asynchronous handler for a row event, for its owner's lifetime.
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ event: RowEvent<Void>, owner: Owner, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (Owner, C) async throws -> Void
    ) -> Self {
        subscribe(to: event, owner: owner, whileRunning: policy, handler: handler)
        return self
    }

    /// Registers an asynchronous event handler for its owner's lifetime; returns its subscription.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator>(
        to event: RowEvent<Void>, owner: Owner, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (Owner, C) async throws -> Void
    ) -> CellActionSubscription {
        addAsync(event, owner, policy) { [weak owner] (c: C) in
            if let owner { try await handler(owner, c) }
        }
    }

    // MARK: Without a policy

    /// An asynchronous handler says what a second tap does.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "add whileRunning: .ignore, .restart or .sideBySide, for a second tap while this awaits"
    )
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, handler: @escaping @MainActor (C, C.Cell) async throws -> Void
    ) -> Self { self }

    /// An asynchronous handler says what a second tap does.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "add whileRunning: .ignore, .restart or .sideBySide, for a second tap while this awaits"
    )
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, handler: @escaping @MainActor (Owner, C, C.Cell) async throws -> Void
    ) -> Self { self }

    // MARK: What all of them come down to

    private func addAsync<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, _ owner: AnyObject?, _ policy: WhileRunning, _ cancelsWithRow: Bool,
        _ handler: @escaping @MainActor (C, CellReference, Payload) async throws -> Void
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: action.name, .action, Payload.self)
        return add(C.self, action.name, id, owner: owner) { subscription in
            let work = HandlerWork(policy, self, action.name.text, subscription)
            return TypedCellHandler<C, Payload>(C.self, subscription, once: false) { c, cell, payload, binding in
                let reference = CellReference(cell: cell, binding: binding)
                let number = work.begin(c, latest: reference.configurator) {
                    try await handler(c, reference, payload)
                }
                if let number, cancelsWithRow { reference.row.whenEnded { work.cancel(number) } }
            }
        }
    }

    private func addAsync<C: CellConfigurator>(
        _ event: RowEvent<Void>, _ owner: AnyObject?, _ policy: WhileRunning,
        _ handler: @escaping @MainActor (C) async throws -> Void
    ) -> CellActionSubscription {
        add(C.self, event.name, ActionIDs.id(of: event), owner: owner) { subscription in
            let work = HandlerWork(policy, self, event.name.text, subscription)
            return TypedRowHandler<C, Void, Void>(C.self, subscription, once: false) { c, _, _ in
                work.begin(c) { try await handler(c) }
                return ()
            }
        }
    }
}
