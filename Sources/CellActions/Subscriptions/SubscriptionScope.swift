/// Subscriptions that end together.
final class SubscriptionScope: Sendable {
    /// The end of all of them.
    let subscription = CellActionSubscription()
    private let members = SubscriptionSet()

    init() {
        subscription.whenCancelled { [members] in members.cancelAll() }
    }

    /// Adds a subscription, which ends at once if the scope has ended.
    func insert(_ other: CellActionSubscription) {
        members.insert(other)
        if subscription.isCancelled { other.cancel() }
    }

    /// Ends the subscriptions that there are; others may follow.
    func cancelAll() { members.cancelAll() }
}

/// Subscriptions, each until it ends.
final class SubscriptionSet: Sendable {
    private let members = Locked(Registrations<CellActionSubscription>())

    func insert(_ subscription: CellActionSubscription) {
        let (number, due) = members.withLock { ($0.append(subscription), $0.dueForSweep) }
        subscription.whenCancelled { [weak self] in self?.remove(number) }
        if !due.isEmpty {
            // Not under the lock: to look whether an owner is there may release it, and its end cancel another.
            due.cancelEnded()
            members.withLock { $0.didSweep() }
        }
    }

    private func remove(_ number: Int) {
        let removed = members.withLock { $0.remove(number) }
        withExtendedLifetime(removed) {}
    }

    func cancelAll() {
        for subscription in members.withLock({ $0.removeAll() }) { subscription.cancel() }
    }
}

extension CellActionSubscription: Registered {
    var subscription: CellActionSubscription { self }
}
