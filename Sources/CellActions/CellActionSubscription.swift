import Foundation
import Synchronization

/// A handler's or an observer's registration, and the one way to end it.
///
/// Dropping the subscription does not cancel it: that is what ``cancel()``, the end of its owner, the end of its
/// director or, for a once-only one, the first call do.
public final class CellActionSubscription: Sendable {
    private let ended = Atomic(false)
    private let removal = Locked<(@Sendable () -> Void)?>(nil)

    package init() {}

    /// Whether the subscription has ended.
    public var isCancelled: Bool { ended.load(ordering: .acquiring) }

    /// Ends the subscription, from any thread. From then on its handler is not called, not even by a dispatch that
    /// has begun. Cancelling twice is harmless.
    public func cancel() {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        removal.withLock { $0.take() }?()
    }

    /// Says how to drop what is registered, once the subscription has ended. The closure must not hold the subscription:
    /// neither would ever go where nobody cancels.
    package func whenCancelled(_ remove: @escaping @Sendable () -> Void) {
        let isLate = removal.withLock { stored in
            if isCancelled { return true }
            stored = remove
            return false
        }
        if isLate { remove() }
    }
}
