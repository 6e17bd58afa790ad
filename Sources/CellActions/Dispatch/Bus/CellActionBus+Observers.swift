import Foundation
import Synchronization

extension CellActionBus {
    /// The names of the actions, events and questions that are observed by name.
    package var observedNames: Set<String> {
        observers.withLock { Set($0.entries.compactMap { $0?.key?.name.text }) }
    }

    /// The observers of what is dispatched.
    final class Observer: Registered, Sendable {
        let subscription: CellActionSubscription
        let key: ObserverKey?
        let source: WeakObject?
        let role: Role
        /// Whether it leaves out the list's unhandled dispatches.
        let skipsUnhandled: Bool

        enum Role: Sendable {
            case gate(@MainActor @Sendable (CellActionEvent) -> GateDecision)
            case before(@MainActor @Sendable (CellActionEvent) -> Void)
            case after(@MainActor @Sendable (CellActionEvent) -> Void)
        }

        init(_ key: ObserverKey?, _ source: AnyObject?, _ role: Role, skipsUnhandled: Bool = false) {
            self.key = key
            subscription = CellActionSubscription(owner: source)
            self.source = source.map(WeakObject.init)
            self.role = role
            self.skipsUnhandled = skipsUnhandled
        }

        /// Whether it decides, and does not only hear.
        var isGate: Bool { if case .gate = role { true } else { false } }
    }

    /// When an observer is called.
    public enum ObserverTiming: Sendable {
        /// Before the handlers of an action or event.
        case beforeHandlers
        /// After the handlers of an action or event have returned.
        case afterHandlers
    }

    // MARK: Adding

    /// Observes everything that is dispatched: actions, row events, and questions that a handler answers.
    ///
    /// Observers are called in the order they were added: before the handlers of an action or event, or after them. Those of a
    /// question are called when it has its answer.
    ///
    /// - Parameters:
    ///   - source: Only what comes from this director, from this list view, or from this cell. It is not retained, and the
    ///     observation ends with it.
    ///   - timing: Whether the observer is called before the handlers or after them.
    ///   - observer: What to call. It is retained until the subscription is cancelled.
    @discardableResult
    public func addObserver(
        from source: AnyObject? = nil, _ timing: ObserverTiming = .beforeHandlers,
        using observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(nil, source, timing, observer)
    }

    /// Observes what is handled or was sent by a cell: what a list sends without a handler costs next to nothing then.
    package func addObserverOfHandled(
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(Observer(nil, nil, .before(observer), skipsUnhandled: true))
    }

    /// Observes one action. An action observed by name counts as handled, even if no handler is registered for it.
    ///
    ///     bus.addObserver(for: .custom("follow")) { event in log(event) }
    @discardableResult
    public func addObserver<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil, _ timing: ObserverTiming = .beforeHandlers,
        using observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action), source, timing, observer)
    }

    /// Observes one action and its payload.
    ///
    ///     bus.addObserver(for: .toggled, .afterHandlers) { event, isOn in … }
    @discardableResult
    public func addObserver<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil, _ timing: ObserverTiming = .beforeHandlers,
        using observer: @escaping @MainActor @Sendable (CellActionEvent, Payload) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(action), source, timing) { event in
            if let payload = event.sent as? Payload { observer(event, payload) }
        }
    }

    /// Observes one row event.
    @discardableResult
    public func addObserver<Payload>(
        for event: RowEvent<Payload>, from source: AnyObject? = nil, _ timing: ObserverTiming = .beforeHandlers,
        using observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(event), source, timing, observer)
    }

    /// Observes one question that a handler answers.
    @discardableResult
    public func addObserver<Payload, Answer>(
        for question: RowQuestion<Payload, Answer>, from source: AnyObject? = nil,
        _ timing: ObserverTiming = .beforeHandlers,
        using observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(ObserverKey(question), source, timing, observer)
    }

    private func add(
        _ key: ObserverKey?, _ source: AnyObject?, _ timing: ObserverTiming,
        _ body: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        let role: Observer.Role =
            switch timing {
            case .beforeHandlers: .before(body)
            case .afterHandlers: .after(body)
            }
        return add(Observer(key, source, role))
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
