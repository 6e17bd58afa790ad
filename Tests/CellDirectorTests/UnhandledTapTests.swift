import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that taps without a handler still deliver queued actions and show changed items, and that a handler or
/// observer that is added later receives the next tap.
final class UnhandledTapTests: XCTestCase {
    @MainActor func testAThreadsPostIsDeliveredByAnUnhandledTap() async throws {
        let screen = Screen(users(3))
        var delivered = 0
        screen.bus.enqueue { delivered += 1 }

        try screen.tap(row: 1)

        XCTAssertEqual(delivered, 1)
    }

    @MainActor func testAnItemChangedByCodeIsShownByAnUnhandledTap() async throws {
        let rows = users(3)
        let screen = Screen(rows)
        let cell = try screen.cell(0)
        rows[0].item.name = "Ada"
        XCTAssertNotEqual(cell.textLabel?.text, "Ada", "the change is not shown before a layout")

        try screen.tap(row: 1)

        XCTAssertEqual(cell.textLabel?.text, "Ada")
    }

    @MainActor func testAHandlerAndAnObserverThatAreAddedLateReceiveTheNextTap() async throws {
        let screen = Screen(users(3))
        var heard: [String] = []
        try screen.tap(row: 1)
        screen.proxy.on(.didSelectRow) { (c: UserCellConfig, indexPath) in heard.append("handler \(indexPath.row)") }
        try screen.tap(row: 2)
        let token = screen.bus.addObserver(for: .didHighlight) { heard.append("observer \($0.indexPath.row)") }
        try screen.tap(row: 0)
        token.cancel()
        try screen.tap(row: 1)

        XCTAssertEqual(heard, ["handler 2", "observer 0", "handler 0", "handler 1"])
    }
}
