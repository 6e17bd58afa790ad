/// A token that cancels its subscription when the token is released.
///
///     token = bus.addObserver(for: .follow) { event in … }.cancelOnDeinit()
public final class CellActionToken: Sendable {
    /// The subscription, which can also be cancelled before the token is released.
    public let subscription: CellActionSubscription

    init(_ subscription: CellActionSubscription) { self.subscription = subscription }

    deinit { subscription.cancel() }
}
