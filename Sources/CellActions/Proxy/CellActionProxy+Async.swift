import Foundation

// Asynchronous handlers. The `whileRunning` argument determines what happens on a second tap while the handler for the
// first tap is still running.

extension CellActionProxy {
    /// Registers an asynchronous handler for an action.
    ///
    ///     director.actionsProxy.on(.custom("save"), whileRunning: .ignore) { [weak director] (c: UserCellConfig, cell) in
    ///         let saved = try await api.save(c.item)
    ///         director?.update(c) { $0 = saved }
    ///     }
    ///
    /// The handler receives a reference to its row instead of the cell, because the cell may show a different row after
    /// an `await`. If the configurator still represents the row when the handler ends, changes to the configurator's
    /// item are shown by then at the latest. If an update may have replaced the configurator, use the director's
    /// `update(_:_:)`, as in the example. The handler's work is cancelled when the subscription is cancelled or the
    /// director is deallocated. If the awaited call ignores cancellation, the code after the `await` may run after the
    /// director has been deallocated, so capture the director weakly, or use an owner. Work that is cancelled before it
    /// starts never runs. An error thrown by the handler is reported as
    /// ``CellActionProblem/failed(action:reuseIdentifier:error:)``, unless the work was cancelled. A test can wait for
    /// the handler with ``CellActionBus/waitUntilIdle()``.
    ///
    /// - Parameters:
    ///   - action: The action to handle.
    ///   - once: Whether the handler is called only for the first such action. An action whose work is cancelled before
    ///     the first line of the handler, for example because the row has left the screen, does not count: the handler
    ///     is called for the next action.
    ///   - policy: What happens when the same row sends the action again while the handler is running.
    ///   - cancelsWithRow: Whether the work is cancelled when the cell stops showing the row.
    ///   - handler: The asynchronous closure, which receives the configurator and a reference to its cell and row.
    /// - Returns: The proxy, to chain further handlers.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, once: Bool = false, whileRunning policy: WhileRunning, cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (C, CellReference) async throws -> Void
    ) -> Self {
        add(action, nil, once, policy, cancelsWithRow) { (c: C, cell, _) in try await handler(c, cell) }
    }

    /// Registers an asynchronous handler for an action with a payload.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, once: Bool = false, whileRunning policy: WhileRunning,
        cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (C, CellReference, Payload) async throws -> Void
    ) -> Self {
        add(action, nil, once, policy, cancelsWithRow, handler)
    }

    /// Registers an asynchronous handler for a row event.
    ///
    /// The row may have no cell, and its position may change while the handler is running, so find the row by its
    /// configurator. The index path is the row's position when the event was sent.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator>(
        _ event: RowEvent<Void>, once: Bool = false, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (C, IndexPath) async throws -> Void
    ) -> Self {
        add(event, nil, once, policy) { (c: C, indexPath, _) in try await handler(c, indexPath) }
    }

    /// Registers an asynchronous handler for a row event with a payload.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, once: Bool = false, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (C, IndexPath, Payload) async throws -> Void
    ) -> Self {
        add(event, nil, once, policy, handler)
    }

    // MARK: Handlers with an owner

    /// Registers an asynchronous handler that is removed when its owner is deallocated.
    ///
    ///     director.actionsProxy.on(.custom("save"), owner: self, whileRunning: .ignore) { (self, c: UserCellConfig, cell) in
    ///         let saved = try await self.api.save(c.item)
    ///         self.director.update(c) { $0 = saved }
    ///     }
    ///
    /// The owner is passed to the handler, and is retained only while the handler is running.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, once: Bool = false, whileRunning policy: WhileRunning,
        cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (Owner, C, CellReference) async throws -> Void
    ) -> Self {
        add(action, owner, once, policy, cancelsWithRow) { [weak owner] (c: C, cell, _) in
            if let owner { try await handler(owner, c, cell) }
        }
    }

    /// Registers an asynchronous handler for an action with a payload. The handler is removed when its owner is deallocated.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, once: Bool = false, whileRunning policy: WhileRunning,
        cancelsWithRow: Bool = false,
        handler: @escaping @MainActor (Owner, C, CellReference, Payload) async throws -> Void
    ) -> Self {
        add(action, owner, once, policy, cancelsWithRow) { [weak owner] (c: C, cell, payload) in
            if let owner { try await handler(owner, c, cell, payload) }
        }
    }

    /// Registers an asynchronous handler for a row event. The handler is removed when its owner is deallocated.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ event: RowEvent<Void>, owner: Owner, once: Bool = false, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (Owner, C, IndexPath) async throws -> Void
    ) -> Self {
        add(event, owner, once, policy) { [weak owner] (c: C, indexPath, _) in
            if let owner { try await handler(owner, c, indexPath) }
        }
    }

    /// Registers an asynchronous handler for a row event with a payload. The handler is removed when its owner is
    /// deallocated.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, owner: Owner, once: Bool = false, whileRunning policy: WhileRunning,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) async throws -> Void
    ) -> Self {
        add(event, owner, once, policy) { [weak owner] (c: C, indexPath, payload) in
            if let owner { try await handler(owner, c, indexPath, payload) }
        }
    }
}
