import Synchronization

/// The registration of a handler, observer or gate. Cancelling the subscription ends the registration.
///
/// Releasing the subscription does not cancel it. A subscription ends when ``cancel()`` is called, or when its owner,
/// its director or the source of its observer or gate is deallocated. The subscription of a once-only handler also ends
/// at the handler's first call or, if the handler is asynchronous, when that call ends. What the closure of a handler,
/// observer or gate has captured is released on the main actor, even if the subscription ends on a different thread.
public final class CellActionSubscription: Sendable {
    private let ended = Atomic(false)
    private let removals = Locked<[@Sendable () -> Void]>([])
    /// The object whose deallocation ends the subscription, or `nil` if the subscription has no owner.
    private let owner: WeakObject?

    /// - Parameter owner: The object whose deallocation ends the subscription. The owner is not retained.
    package init(owner: AnyObject? = nil) { self.owner = owner.map(WeakObject.init) }

    /// Whether the subscription has ended, because it was cancelled or because its owner, or the source of its observer
    /// or gate, was deallocated.
    public var isCancelled: Bool {
        if ended.load(ordering: .acquiring) { return true }
        guard let owner else { return false }
        return owner.object == nil
    }

    /// Ends the subscription. Can be called on any thread. The handler, observer or gate is no longer called, even by a
    /// dispatch in progress. Cancelling a subscription again has no effect.
    public func cancel() {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let removals = removals.withLock { stored in
            defer { stored = [] }
            return stored
        }
        for remove in removals { remove() }
    }

    /// Registers a closure that removes the registration when the subscription is cancelled. Calls the closure
    /// immediately if the subscription has already been cancelled. The closure must not capture the subscription,
    /// because a subscription that is never cancelled would then leak.
    package func whenCancelled(_ remove: @escaping @Sendable () -> Void) {
        let isLate = removals.withLock { stored in
            if ended.load(ordering: .acquiring) { return true }
            stored.append(remove)
            return false
        }
        if isLate { remove() }
    }
}

extension CellActionSubscription {
    /// Returns a token that cancels the subscription when the token is released. Keep the token as long as the
    /// subscription is needed.
    public func cancelOnDeinit() -> CellActionToken { CellActionToken(self) }
}
