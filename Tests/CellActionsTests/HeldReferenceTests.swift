import XCTest

@testable import CellActions

/// Tests that `HeldHandlers` visits handlers in order and keeps them alive until the last visit, and that a
/// `HeldReference` returns its object without retaining it.
final class HeldReferenceTests: XCTestCase {
    @MainActor private func handlers(_ count: Int) -> ContiguousArray<Handler?> {
        ContiguousArray(
            (0..<count).map { number in
                number.isMultiple(of: 3) ? nil : Handler(CellActionSubscription(), once: false)
            })
    }

    @MainActor func testHandlersAreVisitedInOrderWithoutGaps() async {
        for count in 0..<20 {
            let handlers = handlers(count)
            var visited: [ObjectIdentifier] = []
            HeldHandlers(handlers).forEach { visited.append(ObjectIdentifier($0)) }
            XCTAssertEqual(visited, handlers.compactMap { $0 }.map(ObjectIdentifier.init))
        }
    }

    @MainActor func testHandlersAreRetainedUntilTheLastOneWasVisited() async {
        var handlers = handlers(9)
        let weak = handlers.compactMap { $0 }.map(Weak.init)
        var alive = 0
        HeldHandlers(handlers).forEach { _ in
            handlers.removeAll()
            alive += weak.count { $0.object != nil }
        }
        XCTAssertEqual(alive, weak.count * weak.count)
        XCTAssertEqual(weak.count { $0.object != nil }, 0)
    }

    @MainActor func testAReferenceReturnsItsObjectAndRetainsNothing() async {
        var row: UserRow? = UserRow("Ada")
        let weak = Weak(row)
        if let row { HeldReference(row).with(UserRow.self) { XCTAssertIdentical($0, row) } }
        row = nil
        XCTAssertNil(weak.object)
    }
}
