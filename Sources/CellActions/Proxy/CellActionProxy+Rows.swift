import Foundation

extension CellActionProxy {
    // MARK: Events

    /// Registers a handler for a row event.
    ///
    ///     director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in remove(c.item) }
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator>(
        _ event: RowEvent<Void>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) -> Void
    ) -> Self {
        add(event, nil, once) { (c: C, indexPath, _) in handler(c, indexPath) }
    }

    /// Registers a handler for a row event with a payload.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Void
    ) -> Self {
        add(event, nil, once) { (c: C, indexPath, payload) in handler(c, indexPath, payload) }
    }

    /// Registers an event handler that is removed when its owner is deallocated. The owner is passed to the handler and is
    /// not retained.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ event: RowEvent<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) -> Void
    ) -> Self {
        add(event, owner, once) { [weak owner] (c: C, indexPath, _) in owner.map { handler($0, c, indexPath) } }
    }

    /// Registers a handler for a row event with a payload. The handler is removed when its owner is deallocated.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) -> Void
    ) -> Self {
        add(event, owner, once) { [weak owner] (c: C, indexPath, payload) in
            owner.map { handler($0, c, indexPath, payload) }
        }
    }

    // MARK: Questions

    /// Registers a handler that answers a question. If a question has several handlers, only the most recently
    /// registered handler answers.
    ///
    ///     director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in c.item.isMine }
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Answer>(
        _ question: RowQuestion<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> Self {
        add(question, nil, once) { (c: C, indexPath, _) in handler(c, indexPath) }
    }

    /// Registers a handler that answers a question with a payload.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload: RowPayload, Answer>(
        _ question: RowQuestion<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> Self {
        add(question, nil, once) { (c: C, indexPath, payload) in handler(c, indexPath, payload) }
    }

    /// Registers a handler that answers a question. The handler is removed when its owner is deallocated. The owner is passed
    /// to the handler and is not retained.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Answer>(
        _ question: RowQuestion<Void, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) -> Answer
    ) -> Self {
        add(question, owner, once) { [weak owner] (c: C, indexPath, _) in owner.map { handler($0, c, indexPath) } }
    }

    /// Registers a handler that answers a question with a payload. The handler is removed when its owner is deallocated.
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload, Answer>(
        _ question: RowQuestion<Payload, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) -> Answer
    ) -> Self {
        add(question, owner, once) { [weak owner] (c: C, indexPath, payload) in
            owner.map { handler($0, c, indexPath, payload) }
        }
    }
}
