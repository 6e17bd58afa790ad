import Foundation
import Synchronization

/// The registration of a handler or observer; cancelling ends it.
///
/// Dropping the subscription does not cancel it: that is what ``cancel()``, the end of its owner, the end of its
/// director or, for a once-only one, the first call do.
public final class CellActionSubscription: Sendable {
    private let ended = Atomic(false)
    private let removals = Locked<[@Sendable () -> Void]>([])
    /// Whose end is the subscription's; `nil` if nobody's is.
    private let owner: WeakObject?

    /// - Parameter owner: With whom the subscription ends. It is not retained.
    package init(owner: AnyObject? = nil) { self.owner = owner.map(WeakObject.init) }

    /// Whether the subscription has ended: it was cancelled, or its owner or source has gone.
    public var isCancelled: Bool {
        if ended.load(ordering: .acquiring) { return true }
        guard let owner else { return false }
        return owner.object == nil
    }

    /// Ends the subscription, from any thread. From then on its handler is not called, not even by a dispatch that
    /// has begun. Cancelling twice is harmless.
    public func cancel() {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let removals = removals.withLock { stored in
            defer { stored = [] }
            return stored
        }
        for remove in removals { remove() }
    }

    /// Says how to drop what is registered, once the subscription has ended. The closure must not hold the subscription:
    /// neither would ever go where nobody cancels.
    package func whenCancelled(_ remove: @escaping @Sendable () -> Void) {
        let isLate = removals.withLock { stored in
            if ended.load(ordering: .acquiring) { return true }
            stored.append(remove)
            return false
        }
        if isLate { remove() }
    }
}

/// A token whose release cancels its subscription.
///
///     token = bus.addObserver(for: .follow) { event in … }.cancelOnDeinit()
public final class CellActionToken: Sendable {
    /// The subscription, which can be cancelled earlier.
    public let subscription: CellActionSubscription

    init(_ subscription: CellActionSubscription) { self.subscription = subscription }

    deinit { subscription.cancel() }
}

extension CellActionSubscription {
    /// Returns a token whose release cancels the subscription: keep it for as long as the subscription is to last.
    public func cancelOnDeinit() -> CellActionToken { CellActionToken(self) }
}
