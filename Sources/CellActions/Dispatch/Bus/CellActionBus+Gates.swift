extension CellActionBus {
    /// A gate's decision on an action or event.
    public enum GateDecision: Sendable {
        /// Passes the message on to the next gate, then to observers and handlers.
        case pass
        /// Withholds the message from the handlers. Observers still receive the message, and its
        /// ``CellActionEvent/isStopped`` property is `true`.
        case stop
    }

    /// Adds a gate, such as a sign-in wall or a guard against double taps, for all actions and row events.
    ///
    /// Gates are called before observers and handlers, in the order they were added, until a gate stops the message.
    /// Questions do not pass through gates.
    ///
    /// - Parameters:
    ///   - source: Limits the gate to messages from this director, list view or cell. The source is not retained, and
    ///     the gate is removed when the source is deallocated.
    ///   - gate: The closure that decides whether to pass or stop a message. It is retained until the subscription is
    ///     cancelled.
    @discardableResult
    public func addGate(
        from source: AnyObject? = nil, _ gate: @escaping @MainActor @Sendable (CellActionEvent) -> GateDecision
    ) -> CellActionSubscription {
        add(Observer(nil, source, .gate(gate)))
    }

    /// Adds a gate for one action.
    @discardableResult
    public func addGate<Payload>(
        for action: CellAction<Payload>, from source: AnyObject? = nil,
        _ gate: @escaping @MainActor @Sendable (CellActionEvent) -> GateDecision
    ) -> CellActionSubscription {
        add(Observer(ObserverKey(action), source, .gate(gate)))
    }

    /// Adds a gate for one row event.
    @discardableResult
    public func addGate<Payload>(
        for event: RowEvent<Payload>, from source: AnyObject? = nil,
        _ gate: @escaping @MainActor @Sendable (CellActionEvent) -> GateDecision
    ) -> CellActionSubscription {
        add(Observer(ObserverKey(event), source, .gate(gate)))
    }

    /// Unavailable: questions do not pass through gates.
    @available(*, unavailable, message: "questions do not pass through gates; register a handler for the question")
    @discardableResult
    public func addGate<Payload, Answer>(
        for question: RowQuestion<Payload, Answer>, from source: AnyObject? = nil,
        _ gate: @escaping @MainActor @Sendable (CellActionEvent) -> GateDecision
    ) -> CellActionSubscription {
        CellActionSubscription()
    }
}
