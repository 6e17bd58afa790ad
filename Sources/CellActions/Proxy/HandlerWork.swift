/// What an asynchronous handler does when its row's action repeats meanwhile.
public enum WhileRunning: Sendable {
    /// The action is ignored: a second tap on "Save" saves nothing twice. Work that was cancelled counts as ended.
    case ignore
    /// The work is cancelled and begins again: only the last search counts.
    case restart
    /// Both work side by side.
    case sideBySide
}

/// The work of one asynchronous handler that is under way, by row.
@MainActor
final class HandlerWork {
    private let policy: WhileRunning
    private let bus: CellActionBus
    private let action: String
    private var tasks: [RowIdentity: [Int: Task<Void, Never>]] = [:]
    private var count = 0

    init(_ policy: WhileRunning, _ bus: CellActionBus, _ action: String) {
        self.policy = policy
        self.bus = bus
        self.action = action
    }

    var running: [Task<Void, Never>] { tasks.values.flatMap(\.values) }

    /// Begins work for a row, unless what is under way forbids it.
    ///
    /// - Returns: The work's number, by which it is cancelled; `nil` if it has not begun.
    @discardableResult
    func begin(
        _ configurator: any CellConfigurator, _ work: @escaping @MainActor () async throws -> Void
    ) -> Int? {
        let row = RowIdentity(configurator)
        let reuseIdentifier = type(of: configurator).reuseIdentifier
        switch policy {
        // What was cancelled as the row's cell went would leave the row that comes back with nothing.
        case .ignore where tasks[row]?.values.contains { !$0.isCancelled } ?? false: return nil
        case .restart: tasks[row]?.values.forEach { $0.cancel() }
        case .ignore, .sideBySide: break
        }
        count += 1
        let number = count
        tasks[row, default: [:]][number] = Task {
            do {
                try Task.checkCancellation()
                try await work()
            } catch  where !Task.isCancelled && !(error is CancellationError) {
                bus.report(.failed(action: action, reuseIdentifier: reuseIdentifier, error: "\(error)"))
            } catch {
                // Who cancels work does not want to hear how it ended.
            }
            end(number, row)
        }
        bus.work[ObjectIdentifier(self)] = self
        return number
    }

    private func end(_ number: Int, _ row: RowIdentity) {
        tasks[row]?[number] = nil
        if tasks[row]?.isEmpty == true { tasks[row] = nil }
        if tasks.isEmpty { bus.work[ObjectIdentifier(self)] = nil }
    }

    func cancel(_ number: Int) {
        for row in tasks.values { row[number]?.cancel() }
    }

    func cancelAll() {
        for task in running { task.cancel() }
    }
}

extension CellActionBus {
    /// Waits until no asynchronous handler is running: for tests. What was posted from other threads is delivered
    /// before.
    @MainActor
    public func waitUntilIdle() async {
        deliverQueued()
        while let task = work.values.lazy.flatMap(\.running).first {
            await task.value
            deliverQueued()
        }
    }
}
