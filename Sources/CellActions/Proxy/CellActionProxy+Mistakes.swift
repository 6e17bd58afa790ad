import Foundation

// Unavailable overloads for common mistakes. Each extension replaces long compiler diagnostics with a one-sentence
// explanation.

// MARK: - Handlers that await or throw

@available(
    *, unavailable, message: "a handler that awaits or throws needs whileRunning: .ignore, .restart or .sideBySide"
)
extension CellActionProxy {
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator>(
        _ action: CellAction<Void>, once: Bool = false, handler: @escaping @MainActor (C, C.Cell) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (C, C.Cell, Payload) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, C.Cell, Payload) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator>(
        _ event: RowEvent<Void>, once: Bool = false, handler: @escaping @MainActor (C, IndexPath) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ event: RowEvent<Void>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) async throws -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) async throws -> Void
    ) -> Self { self }
}

@available(*, unavailable, message: "a question is answered at once: its handler can neither await nor throw")
extension CellActionProxy {
    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Answer>(
        _ question: RowQuestion<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) async throws -> Answer
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Answer>(
        _ question: RowQuestion<Void, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath) async throws -> Answer
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<C: CellConfigurator, Payload: RowPayload, Answer>(
        _ question: RowQuestion<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) async throws -> Answer
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload, Answer>(
        _ question: RowQuestion<Payload, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (Owner, C, IndexPath, Payload) async throws -> Answer
    ) -> Self { self }
}

// MARK: - Handlers that omit the owner parameter

@available(*, unavailable, message: "the owner is the handler's first parameter: { (self, c: UserCellConfig, …) in … }")
extension CellActionProxy {
    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ action: CellAction<Void>, owner: Owner, once: Bool = false, handler: @escaping @MainActor (C, C.Cell) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (C, C.Cell, Payload) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator>(
        _ event: RowEvent<Void>, owner: Owner, once: Bool = false, handler: @escaping @MainActor (C, IndexPath) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload>(
        _ event: RowEvent<Payload>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Answer>(
        _ question: RowQuestion<Void, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath) -> Answer
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Owner: AnyObject, C: CellConfigurator, Payload: RowPayload, Answer>(
        _ question: RowQuestion<Payload, Answer>, owner: Owner, once: Bool = false,
        handler: @escaping @MainActor (C, IndexPath, Payload) -> Answer
    ) -> Self { self }
}

// MARK: - Handlers that do not specify a row type

@available(
    *, unavailable, message: "say which rows the handler is for: (c: UserCellConfig, …), or (c: AnyRow, …) for all"
)
extension CellActionProxy {
    @_disfavoredOverload
    @discardableResult
    public func on(
        _ action: CellAction<Void>, once: Bool = false, handler: @escaping @MainActor (Any, AnyObject) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Payload>(
        _ action: CellAction<Payload>, once: Bool = false,
        handler: @escaping @MainActor (Any, AnyObject, Payload) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on(
        _ event: RowEvent<Void>, once: Bool = false, handler: @escaping @MainActor (Any, IndexPath) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Payload: RowPayload>(
        _ event: RowEvent<Payload>, once: Bool = false, handler: @escaping @MainActor (Any, IndexPath, Payload) -> Void
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Answer>(
        _ question: RowQuestion<Void, Answer>, once: Bool = false,
        handler: @escaping @MainActor (Any, IndexPath) -> Answer
    ) -> Self { self }

    @_disfavoredOverload
    @discardableResult
    public func on<Payload: RowPayload, Answer>(
        _ question: RowQuestion<Payload, Answer>, once: Bool = false,
        handler: @escaping @MainActor (Any, IndexPath, Payload) -> Answer
    ) -> Self { self }
}
