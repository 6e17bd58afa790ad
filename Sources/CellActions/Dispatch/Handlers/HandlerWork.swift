/// What an asynchronous handler does when its row's action repeats meanwhile.
public enum WhileRunning: Sendable {
    /// The action is ignored: a second tap on "Save" saves nothing twice. Work that was cancelled counts as ended.
    case ignore
    /// The work is cancelled and begins again: only the last search counts.
    case restart
    /// Both work side by side.
    case sideBySide
}

/// The running work of one asynchronous handler.
///
/// Work is known by its number, never by its row, which may get another identity while the work runs.
@MainActor
final class HandlerWork {
    private let policy: WhileRunning
    private let action: String
    private let subscription: CellActionSubscription
    private let bus: CellActionBus
    private weak var registry: HandlerRegistry?
    private let isOnce: Bool
    /// The rows that the work was begun for.
    private var rows: [Int: any CellConfigurator] = [:]
    /// Cancelled from any thread.
    private let tasks = Locked<[Int: Task<Void, Never>]>([:])
    private var count = 0

    /// - Parameter isOnce: Whether the subscription ends with the first work.
    init(
        _ policy: WhileRunning, _ registry: HandlerRegistry, _ action: String, _ subscription: CellActionSubscription,
        once isOnce: Bool
    ) {
        self.policy = policy
        self.action = action
        self.subscription = subscription
        self.registry = registry
        self.isOnce = isOnce
        bus = registry.bus
        subscription.whenCancelled { [weak self] in self?.cancelAll() }
    }

    /// Any that is running.
    var running: Task<Void, Never>? { tasks.withLock { $0.values.first } }

    /// Begins work for a row, unless what is running forbids it.
    ///
    /// - Parameter latest: What represents the row now, if a handler before this one has replaced the configurator.
    /// - Returns: The work's number, by which it is cancelled; `nil` if it has not begun.
    /// - Complexity: O(running work of this handler).
    @discardableResult
    func begin(
        _ configurator: any CellConfigurator, latest: (any CellConfigurator)? = nil,
        _ work: @escaping @MainActor () async throws -> Void
    ) -> Int? {
        if isOnce, count > 0 { return nil }
        let latest = latest ?? configurator
        switch policy {
        // What was cancelled as the row's cell went would leave the row that comes back with nothing.
        case .ignore where tasks(for: latest).contains { !$0.isCancelled }: return nil
        case .restart: for task in tasks(for: latest) { task.cancel() }
        case .ignore, .sideBySide: break
        }
        count += 1
        let number = count
        let reuseIdentifier = type(of: configurator).reuseIdentifier
        let task = Task {
            do {
                // A thread that cancelled the subscription may only be about to cancel this.
                if !Task.isCancelled, !subscription.isCancelled { try await work() }
            } catch  where !Task.isCancelled {
                bus.report(.failed(action: action, reuseIdentifier: reuseIdentifier, error: "\(error)"))
            } catch {
                // How work ends that was cancelled here is of no interest.
            }
            end(number)
        }
        tasks.withLock { $0[number] = task }
        rows[number] = configurator
        if subscription.isCancelled { task.cancel() }
        registry?.host?.didBeginHandler(configurator, latest)
        bus.work[ObjectIdentifier(self)] = self
        return number
    }

    private func end(_ number: Int) {
        if let row = rows.removeValue(forKey: number) { registry?.host?.didEndHandler(row) }
        let isIdle = tasks.withLock { tasks in
            tasks[number] = nil
            return tasks.isEmpty
        }
        if isIdle { bus.work[ObjectIdentifier(self)] = nil }
        if isOnce { subscription.cancel() }
    }

    private func tasks(for configurator: any CellConfigurator) -> [Task<Void, Never>] {
        let numbers = rows.filter { isRow($0.value, of: configurator) }.keys
        return tasks.withLock { tasks in numbers.compactMap { tasks[$0] } }
    }

    /// Whether the row that work was begun for is a configurator's: whatever has represented it since, and whatever the identity is by now.
    private func isRow(_ begun: any CellConfigurator, of configurator: any CellConfigurator) -> Bool {
        let host = registry?.host
        let latest = host?.latest(begun) ?? begun
        if latest === configurator { return true }
        guard latest.hasSameIdentity(as: configurator) else { return false }
        // Of rows that have one identity, the list knows which is which.
        guard let now = host?.current(latest) else { return true }
        return now === configurator || now === host?.current(configurator)
    }

    func cancel(_ number: Int) { tasks.withLock { $0[number] }?.cancel() }

    /// Cancels all that is running, from any thread.
    nonisolated private func cancelAll() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
    }
}

extension CellActionBus {
    /// Waits until no asynchronous handler is running: for tests. What was posted from other threads is delivered
    /// before.
    @MainActor
    public func waitUntilIdle() async {
        deliverQueued()
        while let task = work.values.first?.running {
            await task.value
            deliverQueued()
        }
    }
}
