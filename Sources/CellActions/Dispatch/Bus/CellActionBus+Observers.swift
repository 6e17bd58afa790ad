import Synchronization

extension CellActionBus {
    /// The names of the actions, events and questions for which a gate or an observer is registered.
    package var observedNames: Set<String> {
        Set(observers.entries.compactMap { $0?.key?.name.text })
    }

    /// An observer of the messages that a bus dispatches, or a gate for them.
    final class Observer: Registered, Sendable {
        let subscription: CellActionSubscription
        let key: ObserverKey?
        let source: WeakObject?
        let role: Role
        /// Whether the observer ignores messages that come from the list and have no handler.
        let skipsUnhandled: Bool

        enum Role: Sendable {
            case gate(@MainActor @Sendable (CellActionEvent) -> GateDecision)
            case observer(ObserverTiming, @MainActor @Sendable (CellActionEvent) -> Void)
        }

        init(_ key: ObserverKey?, _ source: AnyObject?, _ role: Role, skipsUnhandled: Bool = false) {
            self.key = key
            subscription = CellActionSubscription(owner: source)
            self.source = source.map(WeakObject.init)
            self.role = role
            self.skipsUnhandled = skipsUnhandled
        }
    }

    /// When an observer is called.
    public enum ObserverTiming: Sendable {
        /// The observer is called before the handlers for an action or event.
        case beforeHandlers
        /// The observer is called after the handlers for an action or event have returned.
        case afterHandlers
    }

    // MARK: Adding

    /// Observes all dispatches: actions, row events, and questions that a handler answers.
    ///
    /// Observers are called in the order they were added, either before or after the handlers for an action or event.
    /// Observers of a question are called after the question has been answered.
    ///
    /// - Parameters:
    ///   - source: Limits the observer to messages from this director, list view or cell. The source is not retained,
    ///     and the observation ends when the source is deallocated.
    ///   - timing: Whether the observer is called before or after the handlers.
    ///   - observer: The closure to call. It is retained until the subscription is cancelled.
    @discardableResult
    public func addObserver(
        from source: AnyObject? = nil, _ timing: ObserverTiming = .beforeHandlers,
        using observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(nil, source, timing, observer)
    }

    /// Observes all custom actions. Other messages are observed only if they have a handler or if another observer is
    /// registered for them by name, so that the remaining messages from the list cost almost nothing.
    package func addObserverOfHandled(
        _ observer: @escaping @MainActor @Sendable (CellActionEvent) -> Void
    ) -> CellActionSubscription {
        add(Observer(nil, nil, .observer(.beforeHandlers, observer), skipsUnhandled: true))
    }

    /// Observes one action. If the observer receives an action that has no handler, the action is not reported as
    /// unhandled.
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

    /// Observes one question. The observer is called only if a handler answers.
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
        add(Observer(key, source, .observer(timing, body)))
    }

    func add(_ observer: Observer) -> CellActionSubscription {
        observers.insert(observer)
        observerCount.add(1, ordering: .releasing)
        observer.subscription.whenCancelled { [weak self] in self?.observerCount.subtract(1, ordering: .releasing) }
        return observer.subscription
    }
}
