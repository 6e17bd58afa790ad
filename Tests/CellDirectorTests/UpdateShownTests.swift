import CellDirector
import HeadlessUIKit
import XCTest

/// Tests cells that were created before an update: when they appear, they show the new item and report the right row.
final class UpdateShownTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    @MainActor func testACellPreparedBeforeAnUpdateShowsTheNewItemWhenItAppears() async throws {
        let screen = Screen(words(0..<100))
        let path = IndexPath(row: 50, section: 0)
        let cell = screen.tableView.answering.tableView(screen.tableView, cellForRowAt: path)
        let other = (0..<100).map { WordConfig(item: Word(id: $0, text: "other \($0)")) }
        screen.director.update(items: other)

        screen.tableView.answering.tableView(screen.tableView, willDisplay: cell, forRowAt: path)

        XCTAssertEqual((cell as? WordCell)?.shown?.text, "other 50")
    }

    @MainActor func testAPrefetchedCellReportsWhichOfTwoRowsOfOneConfiguratorItShows() async throws {
        let both = UserCellConfig(item: User(id: 7, name: "Ada"))
        let screen = Screen(users(5) + [both, both])
        var heard: [Int] = []
        screen.proxy.onRow(.follow) { (c: UserCellConfig, cell, path) in heard.append(path.row) }
        let table = screen.tableView
        let cell = table.answering.tableView(table, cellForRowAt: [0, 5])
        screen.director.update { $0[0].rows.remove(at: 0) }

        table.answering.tableView(table, willDisplay: cell, forRowAt: [0, 4])
        (cell as? UserCell)?.followButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(heard, [4])

        screen.director.update { $0[0].rows.insert(users(9)[8], at: 0) }
        table.answering.tableView(table, willDisplay: cell, forRowAt: [0, 6])
        (cell as? UserCell)?.followButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(heard, [4, 6])
    }
}
