import Foundation
import Synchronization

/// The registration of a handler or observer. Cancelling the subscription ends the registration.
///
/// Releasing the subscription does not cancel it. It ends with ``cancel()``, when its owner or its director is
/// deallocated, or after the first call if it is once-only.
public final class CellActionSubscription: Sendable {
    private let ended = Atomic(false)
    private let removals = Locked<[@Sendable () -> Void]>([])
    /// The object that ends the subscription when it is deallocated; `nil` if there is none.
    private let owner: WeakObject?

    /// - Parameter owner: The object that the subscription ends with. It is not retained.
    package init(owner: AnyObject? = nil) { self.owner = owner.map(WeakObject.init) }

    /// Whether the subscription has ended: it was cancelled, or its owner or source was deallocated.
    public var isCancelled: Bool {
        if ended.load(ordering: .acquiring) { return true }
        guard let owner else { return false }
        return owner.object == nil
    }

    /// Ends the subscription, from any thread. Its handler is not called any more, not even by a dispatch in progress.
    /// Cancelling twice is harmless.
    public func cancel() {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let removals = removals.withLock { stored in
            defer { stored = [] }
            return stored
        }
        for remove in removals { remove() }
    }

    /// Calls a closure once the subscription has ended, to remove what was registered. The closure must not capture the
    /// subscription, since a subscription that is never cancelled would then leak.
    package func whenCancelled(_ remove: @escaping @Sendable () -> Void) {
        let isLate = removals.withLock { stored in
            if ended.load(ordering: .acquiring) { return true }
            stored.append(remove)
            return false
        }
        if isLate { remove() }
    }
}

/// A token that cancels its subscription when the token is released.
///
///     token = bus.addObserver(for: .follow) { event in … }.cancelOnDeinit()
public final class CellActionToken: Sendable {
    /// The subscription, which can be cancelled earlier.
    public let subscription: CellActionSubscription

    init(_ subscription: CellActionSubscription) { self.subscription = subscription }

    deinit { subscription.cancel() }
}

extension CellActionSubscription {
    /// Returns a token that cancels the subscription when it is released. Keep the token as long as the subscription is
    /// needed.
    public func cancelOnDeinit() -> CellActionToken { CellActionToken(self) }
}
