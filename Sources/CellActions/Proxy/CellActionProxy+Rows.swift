import Foundation

extension CellActionProxy {
    // MARK: Row events

    /// Registers a handler for a row event.
    ///
    /// With `once`, it is called for the first such event only.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<C: CellConfigurator>(
        _ event: RowEvent<Void>, once: Bool = false, _ handler: @escaping @MainActor (C, IndexPath) -> Void
    ) -> Self {
        subscribe(to: event, once: once, handler)
        return self
    }

    /// Registers a handler for a row event, and returns what cancels it.
    @discardableResult
    public func subscribe<C: CellConfigurator>(
        to event: RowEvent<Void>, once: Bool = false, _ handler: @escaping @MainActor (C, IndexPath) -> Void
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: event.name, .event, Void.self)
        return add(C.self, event.name, id) { subscription in
            TypedRowHandler<C, Void, Void>(C.self, subscription, once: once, owner: nil) { c, indexPath, _ in
                handler(c, indexPath)
            }
        }
    }

    /// Registers a handler for a row event, for as long as its owner lives. The owner is not retained.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator>(
        to event: RowEvent<Void>, owner: Owner, once: Bool = false,
        _ handler: @escaping @MainActor (Owner, C, IndexPath) -> Void
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: event.name, .event, Void.self)
        return add(C.self, event.name, id) { subscription in
            TypedRowHandler<C, Void, Void>(C.self, subscription, once: once, owner: owner) {
                [weak owner] c, indexPath, _ in
                if let owner { handler(owner, c, indexPath) }
            }
        }
    }

    // MARK: Row events with a payload

    /// Registers a handler for a row event with a payload.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ event: RowEvent<Payload>, once: Bool = false, _ handler: @escaping @MainActor (C, IndexPath, Payload) -> Void
    ) -> Self {
        subscribe(to: event, once: once, handler)
        return self
    }

    /// Registers a handler for a row event with a payload, and returns what cancels it.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload>(
        to event: RowEvent<Payload>, once: Bool = false, _ handler: @escaping @MainActor (C, IndexPath, Payload) -> Void
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: event.name, .event, Payload.self)
        return add(C.self, event.name, id) { subscription in
            TypedRowHandler<C, Payload, Void>(C.self, subscription, once: once, owner: nil) { c, indexPath, payload in
                handler(c, indexPath, payload)
            }
        }
    }

    /// Registers a handler for a row event with a payload, for as long as its owner lives. The owner is not retained.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Payload>(
        to event: RowEvent<Payload>, owner: Owner, once: Bool = false,
        _ handler: @escaping @MainActor (Owner, C, IndexPath, Payload) -> Void
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: event.name, .event, Payload.self)
        return add(C.self, event.name, id) { subscription in
            TypedRowHandler<C, Payload, Void>(C.self, subscription, once: once, owner: owner) {
                [weak owner] c, indexPath, payload in
                if let owner { handler(owner, c, indexPath, payload) }
            }
        }
    }

    // MARK: Questions

    /// Registers who answers a question. The handler registered last answers, alone.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<C: CellConfigurator, Answer>(
        _ question: RowQuestion<Void, Answer>, _ handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> Self {
        subscribe(to: question, handler)
        return self
    }

    /// Registers who answers a question, and returns what cancels it: then the one registered before answers again.
    @discardableResult
    public func subscribe<C: CellConfigurator, Answer>(
        to question: RowQuestion<Void, Answer>, _ handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: question)
        return add(C.self, question.name, id) { subscription in
            TypedRowHandler<C, Void, Answer>(C.self, subscription, once: false, owner: nil) { c, indexPath, _ in
                handler(c, indexPath)
            }
        }
    }

    /// Registers who answers a question, for as long as the owner lives. The owner is not retained.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Answer>(
        to question: RowQuestion<Void, Answer>, owner: Owner,
        _ handler: @escaping @MainActor (Owner, C, IndexPath) -> Answer
    ) -> CellActionSubscription {
        let id = ActionIDs.id(of: question)
        return add(C.self, question.name, id) { subscription in
            TypedRowHandler<C, Void, Answer>(C.self, subscription, once: false, owner: owner) {
                [weak owner] c, indexPath, _ in
                owner.map { handler($0, c, indexPath) }
            }
        }
    }

    // MARK: Questions with a payload

    /// Registers who answers a question with a payload. The handler registered last answers, alone.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> Self {
        subscribe(to: question, handler)
        return self
    }

    /// Registers who answers a question with a payload, and returns what cancels it: then the one registered before answers
    /// again.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload, Answer>(
        to question: RowQuestion<Payload, Answer>, _ handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        add(C.self, question.name, ActionIDs.id(of: question)) { subscription in
            TypedRowHandler<C, Payload, Answer>(C.self, subscription, once: false, owner: nil) {
                c, indexPath, payload in
                handler(c, indexPath, payload)
            }
        }
    }

    /// Registers who answers a question with a payload, for as long as the owner lives. The owner is not retained.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Payload, Answer>(
        to question: RowQuestion<Payload, Answer>, owner: Owner,
        _ handler: @escaping @MainActor (Owner, C, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        add(C.self, question.name, ActionIDs.id(of: question)) { subscription in
            TypedRowHandler<C, Payload, Answer>(C.self, subscription, once: false, owner: owner) {
                [weak owner] c, indexPath, payload in
                owner.map { handler($0, c, indexPath, payload) }
            }
        }
    }
}
