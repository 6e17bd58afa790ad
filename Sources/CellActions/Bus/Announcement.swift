import Foundation

/// One dispatch, as it is told to the observers whose filters match: those who were there when it began.
@MainActor
struct Announcement {
    /// The row that is spoken of.
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

    private let observers: [CellActionBus.Observer]
    private var event: CellActionEvent?

    init<Payload: Sendable>(
        _ bus: CellActionBus, _ key: ObserverKey, _ payload: Payload, _ row: Row, _ handlers: some Sequence<Handler>,
        answer: String? = nil
    ) {
        observers = bus.observers.withLock { $0.entries }.compactMap { $0 }.filter { observer in
            guard let source = observer.source else { return observer.key == nil || observer.key == key }
            guard let object = source.object else {
                // It ends with its source.
                observer.subscription.cancel()
                return false
            }
            return (observer.key == nil || observer.key == key) && row.comes(from: object)
        }
        if observers.isEmpty { return }
        event = CellActionEvent(
            kind: key.kind, name: key.name.text, isCustom: key.name.origin == .custom, sent: payload, answer: answer,
            reuseIdentifier: row.table.reuseIdentifier, indexPath: row.indexPath, depth: bus.depth - 1,
            handlerCount: handlers.reduce(0) { count, _ in count + 1 }, cell: row.cell,
            row: ConfiguratorBox(row.configurator), listBox: WeakObject(row.host?.hostView))
    }

    /// Whether somebody observes this very action.
    var isAwaited: Bool {
        observers.contains { observer in
            if case .gate = observer.role { false } else { observer.key != nil }
        }
    }

    /// Asks the gates.
    ///
    /// - Returns: Whether the handlers may hear of it.
    mutating func passes() -> Bool {
        guard let event else { return true }
        for observer in observers {
            guard case .gate(let gate) = observer.role, !observer.subscription.isCancelled else { continue }
            if gate(event) == .stop {
                self.event?.isStopped = true
                return false
            }
        }
        return true
    }

    func tellBefore() {
        guard let event else { return }
        for observer in observers {
            guard case .before(let body) = observer.role, !observer.subscription.isCancelled else { continue }
            body(event)
        }
    }

    func tellAfter() {
        guard let event else { return }
        for observer in observers {
            guard case .after(let body) = observer.role, !observer.subscription.isCancelled else { continue }
            body(event)
        }
    }
}
