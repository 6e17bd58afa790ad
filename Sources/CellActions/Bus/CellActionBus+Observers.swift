import Foundation
import Synchronization

extension CellActionBus {
    struct Observer: Sendable {
        let subscription: CellActionSubscription
        let key: ObserverKey?
        let source: WeakObject?
        let body: @MainActor @Sendable (CellActionEvent) -> Void
    }

    /// Observes everything that is dispatched: actions, row events, and questions that a handler answers.
    ///
    /// Observers are called in the order they were added, before the handlers of an action or event, and after the
    /// answer to a question.
    ///
    /// - Parameters:
    ///   - source: Only what comes from this director, from this list view, or from this cell. It is not retained.
    ///   - observer: What to call. It is retained until the subscription is cancelled.
    @discardableResult
    public func addObserver(
        from source: AnyObject? = nil, _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(nil, source, observer)
    }

    /// Observes one action. An action observed by name counts as heard, even if no handler is registered for it.
    @discardableResult
    public func addObserver<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action.name, .action, Payload.self), source, observer)
    }

    /// Observes one action without a payload.
    @discardableResult
    public func addObserver(
        for action: CellAction<Void>, from source: AnyObject? = nil,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action.name, .action, Void.self), source, observer)
    }

    /// Observes one row event.
    @discardableResult
    public func addObserver<Payload>(
        for event: RowEvent<Payload>, from source: AnyObject? = nil,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(event.name, .event, Payload.self), source, observer)
    }

    private func add(
        _ key: ObserverKey?, _ source: AnyObject?, _ body: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        let subscription = CellActionSubscription()
        let observer = Observer(subscription: subscription, key: key, source: source.map(WeakObject.init), body: body)
        observers.withLock { $0.append(observer) }
        observerCount.add(1, ordering: .releasing)
        subscription.whenCancelled { [weak self] in self?.remove($0) }
        return subscription
    }

    private func remove(_ subscription: CellActionSubscription) {
        // What is removed is released after the lock: its end may cancel another.
        let removed = observers.withLock { observers in
            observers.firstIndex { $0.subscription === subscription }.map { observers.remove(at: $0) }
        }
        if removed != nil { observerCount.subtract(1, ordering: .releasing) }
    }

    /// Everything that is dispatched from now on, for `for await`.
    ///
    /// Events wait in memory until they are read. The observation ends when the reading task is cancelled, or when the
    /// stream and its iterators are dropped.
    public var events: AsyncStream<CellActionEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: CellActionEvent.self)
        let subscription = addObserver { continuation.yield($0) }
        continuation.onTermination = { _ in subscription.cancel() }
        return stream
    }
}

// MARK: - Telling observers

extension CellActionBus {
    /// The row that an event speaks of.
    @MainActor
    struct Row {
        let configurator: any CellConfigurator
        let table: HandlerTable
        let indexPath: IndexPath
        let host: (any CellActionHost)?
        let cell: CellReference?
        let view: AnyObject?

        init(_ configurator: any CellConfigurator, _ table: HandlerTable, _ path: IndexPath, _ proxy: CellActionProxy) {
            self.configurator = configurator
            self.table = table
            indexPath = path
            host = proxy.host
            cell = nil
            view = nil
        }

        init(_ binding: CellBinding, _ cell: AnyObject) {
            configurator = binding.configurator
            table = binding.table
            indexPath = binding.indexPath
            host = binding.proxy?.host
            self.cell = CellReference(cell: cell, binding: binding)
            view = cell
        }

        func comes(from source: AnyObject) -> Bool {
            source === view || source === host || source === host?.hostView
        }
    }

    /// Tells every observer whose filter matches, in the order they were added.
    ///
    /// - Returns: Whether one of them asked for this very action.
    @MainActor
    @discardableResult
    func notify<Payload: Sendable>(
        _ name: ActionName, _ kind: DispatchKind, _ payload: Payload, _ row: Row, _ handlerCount: Int,
        answer: String? = nil
    ) -> Bool {
        let key = ObserverKey(name, kind, Payload.self)
        var event: CellActionEvent?
        var isHeard = false
        for observer in observers.withLock({ $0 }) where !observer.subscription.isCancelled {
            if let wanted = observer.key, wanted != key { continue }
            if let source = observer.source {
                guard let object = source.object, row.comes(from: object) else { continue }
            }
            let told = event ?? makeEvent(name, kind, payload, row, handlerCount, answer)
            event = told
            isHeard = isHeard || observer.key != nil
            observer.body(told)
        }
        return isHeard
    }

    @MainActor
    private func makeEvent<Payload: Sendable>(
        _ name: ActionName, _ kind: DispatchKind, _ payload: Payload, _ row: Row, _ handlerCount: Int, _ answer: String?
    ) -> CellActionEvent {
        CellActionEvent(
            kind: kind, name: name.text, isCustom: name.origin == .custom,
            payload: Payload.self == Void.self ? nil : payload, answer: answer,
            reuseIdentifier: row.table.reuseIdentifier, indexPath: row.indexPath, depth: depth - 1,
            handlerCount: handlerCount, cell: row.cell, row: ConfiguratorBox(row.configurator))
    }
}
