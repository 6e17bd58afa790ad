import Foundation
import Synchronization

extension CellActionBus {
    final class Observer: Sendable {
        let subscription = CellActionSubscription()
        let key: ObserverKey?
        let source: WeakObject?
        let body: @MainActor @Sendable (CellActionEvent) -> Void

        init(
            _ key: ObserverKey?, _ source: AnyObject?, _ body: @escaping @MainActor @Sendable (CellActionEvent) -> Void
        ) {
            self.key = key
            self.source = source.map(WeakObject.init)
            self.body = body
        }
    }

    /// Observes everything that is dispatched: actions, row events, and questions that a handler answers.
    ///
    /// Observers are called in the order they were added, before the handlers of an action or event, and after the
    /// answer to a question.
    ///
    /// - Parameters:
    ///   - source: Only what comes from this director, from this list view, or from this cell. It is not retained, and the
    ///     observation ends with it.
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
        let observer = Observer(key, source, body)
        let number = observers.withLock { $0.append(observer) }
        observerCount.add(1, ordering: .releasing)
        observer.subscription.whenCancelled { [weak self] in self?.remove(number) }
        return observer.subscription
    }

    private func remove(_ number: Int) {
        // What is removed is released after the lock: its end may cancel another.
        let removed = observers.withLock { $0.remove(number) }
        if removed != nil { observerCount.subtract(1, ordering: .releasing) }
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
            source === view || source === host?.hostDirector || source === host?.hostView
        }
    }

    /// Tells every observer whose filter matches, in the order they were added. One whose source has gone ends.
    ///
    /// - Returns: Whether one of them asked for this very action.
    @MainActor
    @discardableResult
    func notify<Payload: Sendable>(
        _ name: ActionName, _ kind: DispatchKind, _ payload: Payload, _ row: Row, _ handlers: some Sequence<Handler>,
        answer: String? = nil
    ) -> Bool {
        let key = ObserverKey(name, kind, Payload.self)
        var event: CellActionEvent?
        var isHeard = false
        for case let observer? in observers.withLock({ $0.entries }) where !observer.subscription.isCancelled {
            if let source = observer.source {
                guard let object = source.object else {
                    observer.subscription.cancel()
                    continue
                }
                guard row.comes(from: object) else { continue }
            }
            if let wanted = observer.key, wanted != key { continue }
            let told =
                event ?? makeEvent(name, kind, payload, row, handlers.reduce(0) { count, _ in count + 1 }, answer)
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
