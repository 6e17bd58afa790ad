import Foundation

extension CellActionProxy {
    // MARK: Events and questions

    /// Registers a handler for a row event or question. Of several, the one registered last answers a question, alone.
    ///
    /// With `once`, it is called for the first such message only.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @discardableResult
    public func on<C: CellConfigurator, Answer>(
        _ message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> Self {
        subscribe(to: message, once: once, handler: handler)
        return self
    }

    /// Registers a handler and returns its subscription.
    @discardableResult
    public func subscribe<C: CellConfigurator, Answer>(
        to message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> CellActionSubscription {
        add(message, once, nil) { (c: C, indexPath, _) in handler(c, indexPath) }
    }

    /// Registers a handler for its owner's lifetime. The owner is not retained, and is handed to the handler.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Answer>(
        to message: RowMessage<Void, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) -> Answer
    ) -> CellActionSubscription {
        add(message, once, owner) { [weak owner] (c: C, indexPath, _) in owner.map { handler($0, c, indexPath) } }
    }

    // MARK: With a payload

    /// Registers a payload handler for a row event or question.
    ///
    /// - Returns: The proxy, to chain further handlers.
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload: RowPayload, Answer>(
        _ message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> Self {
        subscribe(to: message, once: once, handler: handler)
        return self
    }

    /// Subscribes a payload handler to a row event or question.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload: RowPayload, Answer>(
        to message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        add(message, once, nil) { (c: C, indexPath, payload) in handler(c, indexPath, payload) }
    }

    /// Registers an event or question's payload handler for its owner's lifetime.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload, Answer>(
        to message: RowMessage<Payload, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        add(message, once, owner) { [weak owner] (c: C, indexPath, payload) in
            owner.map { handler($0, c, indexPath, payload) }
        }
    }

    // MARK: What all of them come down to

    private func add<C: CellConfigurator, Payload, Answer>(
        _ message: RowMessage<Payload, Answer>, _ once: Bool, _ owner: AnyObject?,
        _ body: @escaping TypedRowHandler<C, Payload, Answer>.Body
    ) -> CellActionSubscription {
        add(C.self, message.name, ActionIDs.id(of: message), owner: owner) {
            TypedRowHandler(C.self, $0, once: once, body)
        }
    }
}
