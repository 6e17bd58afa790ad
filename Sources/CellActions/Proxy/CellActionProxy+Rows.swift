import Foundation

extension CellActionProxy {
    // MARK: Events and questions

    /// Registers a handler for a row event, or for a question, which the handler registered last answers, alone.
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

    /// Registers a handler, and returns what cancels it.
    @discardableResult
    public func subscribe<C: CellConfigurator, Answer>(
        to message: RowMessage<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> CellActionSubscription {
        add(message, once, nil) { (c: C, indexPath, _) in handler(c, indexPath) }
    }

    /// Registers a handler for as long as its owner lives. The owner is not retained, and is handed to the handler.
    @discardableResult
    public func subscribe<Owner: AnyObject, C: CellConfigurator, Answer>(
        to message: RowMessage<Void, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) -> Answer
    ) -> CellActionSubscription {
        add(message, once, owner) { [weak owner] (c: C, indexPath, _) in owner.map { handler($0, c, indexPath) } }
    }

    // MARK: With a payload

    /// Registers a handler for a row event or a question with a payload.
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

    /// Registers a handler for a row event or a question with a payload, and returns what cancels it.
    @_disfavoredOverload
    @discardableResult
    public func subscribe<C: CellConfigurator, Payload: RowPayload, Answer>(
        to message: RowMessage<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> CellActionSubscription {
        add(message, once, nil) { (c: C, indexPath, payload) in handler(c, indexPath, payload) }
    }

    /// Registers a handler for a row event or a question with a payload, for as long as its owner lives.
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
        add(C.self, message.name, ActionIDs.id(of: message)) {
            TypedRowHandler(C.self, $0, once: once, owner: owner, body)
        }
    }
}
