import Foundation

/// A dispatch, and the gates and observers that match it. The gates and observers are collected before any of them is
/// called.
@MainActor
struct Announcement: ~Copyable {
    /// The row that a message concerns.
    typealias Row = (configurator: ConfiguratorBox, indexPath: IndexPath, cell: CellReference?)

    /// The cell that the message comes from, if it is an action.
    private let view: AnyObject?
    private let registry: HandlerRegistry?
    private var observers: [CellActionBus.Observer] = []
    private var event: CellActionEvent?
    private var observerCount = 0
    /// Whether an observer is registered for this particular message by name.
    private(set) var isAwaited = false

    /// - Parameters:
    ///   - view: The cell that the message comes from, if it is an action.
    ///   - row: A closure that creates the row. It is called only if a gate or an observer matches, because creating a
    ///     row is slow.
    init(
        _ bus: CellActionBus, _ key: ObserverKey, _ payload: any Sendable, answer: String? = nil,
        from view: AnyObject? = nil, in registry: HandlerRegistry?, _ handlers: RowHandlers, _ handlerCount: Int,
        _ row: () -> Row
    ) {
        self.view = view
        self.registry = registry
        find(among: bus.observers.entries, key, skipsUnhandled: handlerCount == 0 && key.name.origin != .custom)
        if observers.isEmpty { return }
        let row = row()
        event = CellActionEvent(
            kind: key.kind, name: key.name.text, isCustom: key.name.origin == .custom, sent: payload, answer: answer,
            reuseIdentifier: handlers.reuseIdentifier, indexPath: row.indexPath, depth: bus.depth - 1,
            handlerCount: handlerCount, observerCount: observerCount, isAwaited: isAwaited,
            cell: row.cell, row: row.configurator, registry: registry?.box ?? WeakObject(nil))
    }

    /// Collects the matching gates and observers.
    ///
    /// - Parameter skipsUnhandled: Whether to skip the observers that receive only handled messages (see
    ///   ``CellActionBus/Observer/skipsUnhandled``). These observers are called anyway if another observer is
    ///   registered for the message by name.
    private mutating func find(
        among entries: ContiguousArray<CellActionBus.Observer?>, _ key: ObserverKey, skipsUnhandled: Bool
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
                if !comes(from: object) { continue }
            }
            guard observer.key == nil || observer.key == key else { continue }
            observers.append(observer)
            if case .gate = observer.role { continue }
            observerCount += 1
            if observer.key != nil { isAwaited = true }
        }
        guard isSkipped, isAwaited else { return }
        (observers, observerCount) = ([], 0)
        find(among: entries, key, skipsUnhandled: false)
    }

    private func comes(from source: AnyObject) -> Bool {
        source === view || source === registry?.host?.hostDirector || source === registry?.host?.hostView
    }

    /// Calls the gates in order until a gate stops the dispatch.
    ///
    /// - Returns: Whether to call the handlers.
    mutating func passes() -> Bool {
        for observer in observers {
            if case .gate(let gate) = observer.role, !observer.subscription.isCancelled, let event, gate(event) == .stop
            {
                self.event?.isStopped = true
                return false
            }
        }
        return true
    }

    /// Calls the observers that are called before, or after, the handlers.
    func notify(_ timing: CellActionBus.ObserverTiming) {
        for observer in observers {
            if case .observer(timing, let body) = observer.role, !observer.subscription.isCancelled, let event {
                body(event)
            }
        }
    }
}
