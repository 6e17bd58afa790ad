import CellActions
import XCTest

/// What a handler holds ends with its subscription, and may end others in turn.
final class HandlerLifetimeTests: XCTestCase {
    /// Cancels another subscription when it goes.
    private final class Canceller: Sendable {
        private let other: CellActionSubscription
        init(_ other: CellActionSubscription) { self.other = other }
        deinit { other.cancel() }
    }

    @MainActor
    func testTheEndOfACancelledHandlerMayCancelAnotherOfTheSameKey() async {
        let proxy = CellActionProxy(bus: CellActionBus())
        let last = proxy.subscribe(to: .didSelect) { (c: UserRow, cell) in }
        let middle = proxy.subscribe(to: .didSelect) { [canceller = Canceller(last)] (c: UserRow, cell) in
            withExtendedLifetime(canceller) {}
        }
        let first = proxy.subscribe(to: .didSelect) { [canceller = Canceller(middle)] (c: UserRow, cell) in
            withExtendedLifetime(canceller) {}
        }
        first.cancel()
        XCTAssertTrue(middle.isCancelled)
        XCTAssertTrue(last.isCancelled)
    }
}
