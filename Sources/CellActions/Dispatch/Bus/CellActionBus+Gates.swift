/// A gate's decision on an action or event.
public enum GateDecision: Sendable {
    /// Passes it on to the next gate, then to observers and handlers.
    case pass
    /// Withholds it from the handlers. Observers do, and see that it was stopped.
    case stop
}

extension CellActionBus {
    /// Adds a gate for all actions and row events: a sign-in wall, a guard against double taps.
    ///
    /// Gates are asked first, in the order they were added, until one stops what is dispatched. Questions pass no gate.
    ///
    /// - Parameters:
    ///   - source: Only for what comes from this director, from this list view, or from this cell. It is not retained, and the
    ///     gate goes with it.
    ///   - gate: What to ask. It is retained until the subscription is cancelled.
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

    /// Questions pass no gate.
    @available(*, unavailable, message: "questions pass no gate; register a handler of the question, which answers it")
    @discardableResult
    public func addGate<Payload, Answer>(
        for question: RowQuestion<Payload, Answer>, from source: AnyObject? = nil,
        _ gate: @escaping @MainActor @Sendable (CellActionEvent) -> GateDecision
    ) -> CellActionSubscription {
        CellActionSubscription()
    }
}
