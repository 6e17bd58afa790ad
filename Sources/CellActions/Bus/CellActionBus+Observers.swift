import Foundation
import Synchronization

extension CellActionBus {
    /// The observers of what is dispatched.
    final class Observer: Registered, Sendable {
        let subscription: CellActionSubscription
        let key: ObserverKey?
        let source: WeakObject?
        let role: Role
        /// Whether it leaves out the list's unhandled dispatches.
        let isForHeard: Bool

        enum Role: Sendable {
            case gate(@MainActor @Sendable (CellActionEvent) -> GateDecision)
            case before(@MainActor @Sendable (CellActionEvent) -> Void)
            case after(@MainActor @Sendable (CellActionEvent) -> Void)
        }

        init(_ key: ObserverKey?, _ source: AnyObject?, _ role: Role, isForHeard: Bool = false) {
            self.key = key
            subscription = CellActionSubscription(owner: source)
            self.source = source.map(WeakObject.init)
            self.role = role
            self.isForHeard = isForHeard
        }

        /// Whether it decides, and does not only hear.
        var isGate: Bool { if case .gate = role { true } else { false } }
    }

    // MARK: Everything

    /// Observes everything that is dispatched: actions, row events, and questions that a handler answers.
    ///
    /// Observers are called in the order they were added: before the handlers of an action or event, or after them. Those of a
    /// question are called when it has its answer.
    ///
    /// - Parameters:
    ///   - source: Only what comes from this director, from this list view, or from this cell. It is not retained, and the
    ///     observation ends with it.
    ///   - isAfter: Whether the observer is called after the handlers, and not before them.
    ///   - observer: What to call. It is retained until the subscription is cancelled.
    @discardableResult
    public func addObserver(
        from source: AnyObject? = nil, after isAfter: Bool = false,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(nil, source, isAfter, observer)
    }

    /// Observes what is handled or was sent by a cell: what a list says to nobody costs next to nothing then.
    package func addObserverOfHeard(
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(Observer(nil, nil, .before(observer), isForHeard: true))
    }

    // MARK: One action, event or question

    /// Observes one action. An action observed by name counts as handled, even if no handler is registered for it.
    @discardableResult
    public func addObserver(
        for action: CellAction<Void>, from source: AnyObject? = nil, after isAfter: Bool = false,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action), source, isAfter, observer)
    }

    /// Observes one action with a payload.
    @_disfavoredOverload
    @discardableResult
    public func addObserver<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil, after isAfter: Bool = false,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action), source, isAfter, observer)
    }

    /// Observes one action and its payload.
    ///
    ///     bus.addObserver(for: .toggled, after: true) { event, isOn in … }
    @_disfavoredOverload
    @discardableResult
    public func addObserver<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil, after isAfter: Bool = false,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent, Payload) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action), source, isAfter, typed(observer))
    }

    /// Observes one row event, or one question.
    @discardableResult
    public func addObserver<Payload, Answer>(
        for message: RowMessage<Payload, Answer>, from source: AnyObject? = nil, after isAfter: Bool = false,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(message), source, isAfter, observer)
    }

    /// Observes one row event or question and its payload.
    @_disfavoredOverload
    @discardableResult
    public func addObserver<Payload, Answer>(
        for message: RowMessage<Payload, Answer>, from source: AnyObject? = nil, after isAfter: Bool = false,
        _ observer: @escaping @MainActor @Sendable (CellActionEvent, Payload) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(message), source, isAfter, typed(observer))
    }

    // MARK: What all of them come down to

    private func typed<Payload>(
        _ observer: @escaping @MainActor @Sendable (CellActionEvent, Payload) -> Void
    ) -> @MainActor @Sendable (CellActionEvent) -> Void {
        { event in
            if let payload = event.sent as? Payload { observer(event, payload) }
        }
    }

    private func add(
        _ key: ObserverKey?, _ source: AnyObject?, _ isAfter: Bool,
        _ body: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(Observer(key, source, isAfter ? .after(body) : .before(body)))
    }

    func add(_ observer: Observer) -> CellActionSubscription {
        let (number, due) = observers.withLock { ($0.append(observer), $0.dueForSweep) }
        observerCount.add(1, ordering: .releasing)
        observer.subscription.whenCancelled { [weak self] in self?.remove(number) }
        if !due.isEmpty {
            // Not under the lock: to look whether a source is there may release it, and its end cancel another.
            due.cancelEnded()
            observers.withLock { $0.didSweep() }
        }
        return observer.subscription
    }

    private func remove(_ number: Int) {
        // What is removed is released after the lock: its end may cancel another.
        let removed = observers.withLock { $0.remove(number) }
        observerCount.subtract(1, ordering: .releasing)
        withExtendedLifetime(removed) {}
    }
}
