import Foundation

/// A dispatch, and the gates and observers that match it. The gates and observers are collected before any of them is
/// called.
@MainActor
struct Announcement {
    /// The list that the message comes from and, if the message is an action, the cell that it comes from.
    struct Source {
        let view: AnyObject?
        let registry: HandlerRegistry?

        @MainActor
        func matches(_ source: AnyObject) -> Bool {
            source === view || source === registry?.host?.hostDirector || source === registry?.host?.hostView
        }
    }

    /// The row that the message concerns.
    struct Row {
        let configurator: ConfiguratorBox
        let indexPath: IndexPath
        var cell: CellReference?
    }

    private var observers: [CellActionBus.Observer] = []
    private var event: CellActionEvent?
    // Whether there are any matching gates, any matching observers to call before the handlers, and any matching
    // observers to call after the handlers. If there is nothing to call, `passes()`, `notifyBefore()` and
    // `notifyAfter()` return early, because copying the event is expensive.
    private var consultsGates = false
    private var notifiesBefore = false
    private var notifiesAfter = false
    private var observerCount = 0
    /// Whether an observer is registered for this particular message by name.
    private(set) var isAwaited = false

    /// - Parameter row: A closure that creates the row. It is called only if a gate or an observer matches, because
    ///   creating a row is slow.
    init<Payload: Sendable>(
        _ bus: CellActionBus, _ key: ObserverKey, _ payload: Payload, _ handlerCount: Int, answer: String? = nil,
        from source: Source, in handlers: RowHandlers, _ row: () -> Row
    ) {
        let entries = bus.observers.withLock { $0.entries }
        find(among: entries, key, source, skipsUnhandled: handlerCount == 0 && key.name.origin != .custom)
        if observers.isEmpty { return }
        let row = row()
        event = CellActionEvent(
            kind: key.kind, name: key.name.text, isCustom: key.name.origin == .custom, sent: payload, answer: answer,
            reuseIdentifier: handlers.reuseIdentifier, indexPath: row.indexPath, depth: bus.depth - 1,
            handlerCount: handlerCount, observerCount: observerCount, isAwaited: isAwaited,
            cell: row.cell, row: row.configurator, registry: source.registry?.box ?? WeakObject(nil))
    }

    /// Collects the matching gates and observers.
    ///
    /// - Parameter skipsUnhandled: Whether to skip the observers that receive only handled messages (see
    ///   ``CellActionBus/Observer/skipsUnhandled``). These observers are called anyway if another observer is
    ///   registered for the message by name.
    private mutating func find(
        among entries: ContiguousArray<CellActionBus.Observer?>, _ key: ObserverKey, _ source: Source,
        skipsUnhandled: Bool
    ) {
        var isSkipped = false
        for case let observer? in entries {
            if observer.skipsUnhandled, skipsUnhandled {
                isSkipped = true
                continue
            }
            if let box = observer.source {
                guard let object = box.object else {
                    // The observer's source has been deallocated, so its subscription ends.
                    observer.subscription.cancel()
                    continue
                }
                if !source.matches(object) { continue }
            }
            guard observer.key == nil || observer.key == key else { continue }
            observers.append(observer)
            switch observer.role {
            case .gate: consultsGates = true
            case .before: notifiesBefore = true
            case .after: notifiesAfter = true
            }
            guard !observer.isGate else { continue }
            observerCount += 1
            if observer.key != nil { isAwaited = true }
        }
        guard isSkipped, isAwaited else { return }
        (observers, observerCount) = ([], 0)
        find(among: entries, key, source, skipsUnhandled: false)
    }

    /// Calls the gates in order until a gate stops the dispatch.
    ///
    /// - Returns: Whether to call the handlers.
    mutating func passes() -> Bool {
        guard consultsGates, let event else { return true }
        for observer in observers {
            guard case .gate(let gate) = observer.role, !observer.subscription.isCancelled else { continue }
            if gate(event) == .stop {
                self.event?.isStopped = true
                return false
            }
        }
        return true
    }

    func notifyBefore() {
        guard notifiesBefore, let event else { return }
        for observer in observers {
            guard case .before(let body) = observer.role, !observer.subscription.isCancelled else { continue }
            body(event)
        }
    }

    func notifyAfter() {
        guard notifiesAfter, let event else { return }
        for observer in observers {
            guard case .after(let body) = observer.role, !observer.subscription.isCancelled else { continue }
            body(event)
        }
    }
}
