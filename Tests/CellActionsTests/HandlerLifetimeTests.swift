import XCTest

@testable import CellActions

/// Tests that objects captured by a handler are released when its subscription ends, and that the `deinit` of such an
/// object may cancel other subscriptions.
final class HandlerLifetimeTests: XCTestCase {
    /// An object that cancels a subscription in its `deinit`.
    private final class DeinitCanceler: Sendable {
        private let other: CellActionSubscription
        init(_ other: CellActionSubscription) { self.other = other }
        deinit { other.cancel() }
    }

    @MainActor
    func testCancelledHandlersAreReleasedImmediatelyAndTheirGapsAreRemoved() async {
        let list = FakeList()
        let row = UserRow("Ada")
        var held: [Weak] = []
        let subscriptions = (0..<100).map { _ in
            let object = NSObject()
            held.append(Weak(object))
            return list.proxy.subscription {
                $0.on(.follow) { [object] (_: UserRow, _) in withExtendedLifetime(object) {} }
            }
        }
        for (index, subscription) in subscriptions.dropLast().enumerated() {
            subscription.cancel()
            XCTAssertNil(held[index].object, "handler \(index) is released")
        }

        XCTAssertNotNil(held.last?.object)
        let id = ActionIDs.id(of: CellAction.follow)
        XCTAssertLessThan(list.proxy.registry.handlers(for: row)[id].count, 4)
    }

    @MainActor
    func testTheEndOfACancelledHandlerMayCancelAnotherOfTheSameKey() async {
        let proxy = CellActionProxy(bus: CellActionBus())
        let last = proxy.subscription { $0.on(.didSelect) { (c: UserRow, cell) in } }
        let middle = proxy.subscription {
            $0.on(.didSelect) { [canceler = DeinitCanceler(last)] (c: UserRow, cell) in
                withExtendedLifetime(canceler) {}
            }
        }
        let first = proxy.subscription {
            $0.on(.didSelect) { [canceler = DeinitCanceler(middle)] (c: UserRow, cell) in
                withExtendedLifetime(canceler) {}
            }
        }
        first.cancel()
        XCTAssertTrue(middle.isCancelled)
        XCTAssertTrue(last.isCancelled)
    }
}
