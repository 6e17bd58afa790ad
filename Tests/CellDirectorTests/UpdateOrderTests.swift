import CellDirector
import HeadlessUIKit
import XCTest

/// Tests updates that are requested while a row becomes visible or while a cell is being configured.
final class UpdateOrderTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor func testRowsLoadedAsTheLastOneBecomesVisibleAreShown() async throws {
        let screen = Screen(words(0..<20))
        let log = screen.log
        screen.proxy.on(.willDisplay) { [unowned director = screen.director] (c: WordConfig, _) in
            guard c.item.id == director.items.count - 1, c.item.id < 40 else { return }
            let more = c.item.id + 1..<c.item.id + 11
            director.update(items: director.items + words(more)) { log.add("\(director.items.count)") }
        }
        let failures = try exceptions {
            for _ in 0..<20 { try screen.finger.scroll(screen.tableView, by: 130) }
        }

        XCTAssertEqual(failures, [])
        XCTAssertEqual(log.lines, ["30", "40", "50"])
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 50)
        XCTAssertEqual(screen.ids.last, 49)
        XCTAssertEqual(screen.ids, Array(45..<50))
    }

    @MainActor func testRowsAboveMayBeRemovedAsARowBecomesVisible() async throws {
        let screen = Screen(words(0..<30))
        screen.proxy.on(.willDisplay) { [unowned director = screen.director] (c: WordConfig, _) in
            if c.item.id == 12 { director.update(items: words(10..<30)) }
        }

        let failures = try exceptions { try screen.finger.scroll(screen.tableView, by: 8 * 44) }

        XCTAssertEqual(failures, [])
        XCTAssertEqual(screen.tableView.numberOfRows(inSection: 0), 20)
        XCTAssertEqual(screen.ids, Array(10..<15))
        XCTAssertEqual(screen.tableView.subviews.count, 5)
    }

    @MainActor func testAnUpdateFromACellThatIsBeingConfiguredWaits() async throws {
        let screen = Screen(words(0..<3))
        let director = screen.director
        Configured.onWord = { [unowned director] word in
            Configured.onWord = nil
            director.update(items: words([5, 6]))
        }

        let failures = exceptions {
            director.update(items: words([0, 9, 2]))
            screen.tableView.layoutIfNeeded()
        }

        XCTAssertEqual(failures, [])
        XCTAssertEqual(screen.ids, [5, 6])
    }
}
