/// The running tasks of one asynchronous handler.
///
/// Tasks are identified by number and not by row, since a row's identity may change while its task runs.
@MainActor
final class HandlerWork {
    private let policy: WhileRunning
    private let action: String
    private let subscription: CellActionSubscription
    private let bus: CellActionBus
    private weak var registry: HandlerRegistry?
    private let isOnce: Bool
    /// Whether the work of a once-only handler has begun.
    private var isSpent = false
    /// The configurators of the rows that the tasks were started for, by task number.
    private var rows: [(number: Int, configurator: any CellConfigurator)] = []
    /// The tasks, protected by a lock because they can be cancelled from any thread.
    private let tasks = Locked<[(number: Int, task: Task<Void, Never>)]>([])
    private var count = 0

    /// - Parameter isOnce: Whether the subscription ends after the first task whose work has begun, so that the work
    ///   begins only once. A task that is cancelled before its first line does not count.
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

    /// One of the running tasks, or `nil` if there are none.
    var running: Task<Void, Never>? { tasks.withLock { $0.first?.task } }

    /// Starts work for a row, unless a once-only handler has begun its work or is about to, or the policy is
    /// ``WhileRunning/ignore`` and work for the row is still running.
    ///
    /// - Parameter latest: The configurator that now represents the row, if an earlier handler replaced `configurator`.
    /// - Returns: The number of the new task, which can be used to cancel the task, or `nil` if no work was started.
    /// - Complexity: O(*n*), where *n* is the number of running tasks of this handler.
    @discardableResult
    func begin(
        _ configurator: any CellConfigurator, latest: (any CellConfigurator)? = nil,
        _ work: @escaping @MainActor () async throws -> Void
    ) -> Int? {
        if isOnce, isSpent || tasks.withLock({ $0.contains { !$0.task.isCancelled } }) { return nil }
        let latest = latest ?? configurator
        switch policy {
        // Cancelled tasks don't count as running: if a row's task was cancelled because its cell stopped showing the
        // row, the work must be able to start again when the row reappears.
        case .ignore where tasks(for: latest).contains { !$0.isCancelled }: return nil
        case .restart: for task in tasks(for: latest) { task.cancel() }
        case .ignore, .sideBySide: break
        }
        count += 1
        let number = count
        let reuseIdentifier = type(of: configurator).reuseIdentifier
        let task = Task {
            var hasBegun = false
            do {
                // If another thread is cancelling the subscription, it may not have cancelled this task yet.
                if !Task.isCancelled, !subscription.isCancelled {
                    (hasBegun, isSpent) = (true, true)
                    try await work()
                }
            } catch  where !Task.isCancelled {
                bus.report(.failed(action: action, reuseIdentifier: reuseIdentifier, error: "\(error)"))
            } catch {
                // Ignores errors from cancelled tasks.
            }
            end(number)
            if isOnce, hasBegun { subscription.cancel() }
            // After its first `await`, the handler may have changed items while no dispatch was in progress.
            bus.runIdleWork()
        }
        tasks.withLock { $0.append((number, task)) }
        rows.append((number, configurator))
        if subscription.isCancelled { task.cancel() }
        registry?.host?.didBeginHandler(configurator, latest)
        bus.work[ObjectIdentifier(self)] = self
        return number
    }

    private func end(_ number: Int) {
        if let place = rows.firstIndex(where: { $0.number == number }) {
            registry?.host?.didEndHandler(rows.remove(at: place).configurator)
        }
        let isIdle = tasks.withLock { tasks in
            tasks.removeAll { $0.number == number }
            return tasks.isEmpty
        }
        if isIdle { bus.work[ObjectIdentifier(self)] = nil }
    }

    private func tasks(for configurator: any CellConfigurator) -> [Task<Void, Never>] {
        let numbers = rows.filter { isRow($0.configurator, of: configurator) }.map(\.number)
        return tasks.withLock { $0.filter { numbers.contains($0.number) }.map(\.task) }
    }

    /// Returns whether a task that was started for the configurator `begun` belongs to the row of `configurator`. The
    /// row's configurator or identity may have changed since the task was started.
    private func isRow(_ begun: any CellConfigurator, of configurator: any CellConfigurator) -> Bool {
        let host = registry?.host
        let latest = host?.latest(begun) ?? begun
        if latest === configurator { return true }
        guard latest.hasSameIdentity(as: configurator) else { return false }
        // If several rows have the same identity, only the list can tell them apart.
        guard let now = host?.current(latest) else { return true }
        return now === configurator || now === host?.current(configurator)
    }

    func cancel(_ number: Int) { tasks.withLock { $0.first { $0.number == number } }?.task.cancel() }

    /// Cancels all running tasks. Can be called on any thread.
    nonisolated private func cancelAll() {
        for (_, task) in tasks.withLock({ $0 }) { task.cancel() }
    }
}

extension CellActionBus {
    /// Waits until no asynchronous handler is running, and delivers the posts that other threads have queued. Intended
    /// for tests.
    @MainActor
    public func waitUntilIdle() async {
        deliverQueued()
        while let task = work.values.first?.running {
            await task.value
            deliverQueued()
        }
    }
}
