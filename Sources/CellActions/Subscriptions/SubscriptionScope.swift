/// A group of subscriptions that end together.
final class SubscriptionScope: Sendable {
    /// The subscription that ends all members when it is cancelled.
    let subscription = CellActionSubscription()
    private let members = SubscriptionSet()

    init() {
        subscription.whenCancelled { [members] in members.cancelAll() }
    }

    /// Adds a subscription. If the scope has ended, the subscription ends immediately.
    func insert(_ other: CellActionSubscription) {
        members.insert(other)
        if subscription.isCancelled { other.cancel() }
    }

    /// Cancels the current members. The scope does not end, so new members can still be added.
    func cancelAll() { members.cancelAll() }
}

/// A set of subscriptions. Each subscription is kept until it ends.
final class SubscriptionSet: Sendable {
    private let members = Locked(Registrations<CellActionSubscription>())

    func insert(_ subscription: CellActionSubscription) {
        let (number, due) = members.withLock { ($0.append(subscription), $0.dueForSweep) }
        subscription.whenCancelled { [weak self] in self?.remove(number) }
        if !due.isEmpty {
            // Ended subscriptions are removed outside the lock, because finding them reads weak references to their
            // owners. Such a read may release an owner, whose `deinit` may cancel another subscription.
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
