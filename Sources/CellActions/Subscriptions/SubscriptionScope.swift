/// A group of subscriptions that end together.
final class SubscriptionScope: Sendable {
    /// The subscription that ends all members when it is cancelled.
    let subscription = CellActionSubscription()
    private let members = SharedRegistrations<CellActionSubscription>()

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

extension CellActionSubscription: Registered {
    var subscription: CellActionSubscription { self }
}
