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

    /// - Parameter makeRow: Makes the row, which takes a while, if there is anybody to tell.
    init<Payload: Sendable>(
        _ bus: CellActionBus, _ key: ObserverKey, _ payload: Payload, _ handlerCount: Int, answer: String? = nil,
        _ makeRow: () -> Row
    ) {
        let isHeard = handlerCount > 0 || key.name.origin == .custom
        var observers: [CellActionBus.Observer] = []
        var made: Row?
        for case let observer? in bus.observers.withLock({ $0.entries }) {
            if observer.isForHeard, !isHeard { continue }
            if let source = observer.source {
                guard let object = source.object else {
                    // It ends with its source.
                    observer.subscription.cancel()
                    continue
                }
                let row = made ?? makeRow()
                made = row
                if !row.comes(from: object) { continue }
            }
            if observer.key == nil || observer.key == key { observers.append(observer) }
        }
        self.observers = observers
        if observers.isEmpty { return }
        let row = made ?? makeRow()
        event = CellActionEvent(
            kind: key.kind, name: key.name.text, isCustom: key.name.origin == .custom, sent: payload, answer: answer,
            reuseIdentifier: row.table.reuseIdentifier, indexPath: row.indexPath, depth: bus.depth - 1,
            handlerCount: handlerCount, observerCount: observers.count { !$0.isGate }, cell: row.cell,
            row: ConfiguratorBox(row.configurator), listBox: WeakObject(row.host?.hostView))
    }

    /// Whether somebody observes this very action.
    var isAwaited: Bool {
        observers.contains { !$0.isGate && $0.key != nil }
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
