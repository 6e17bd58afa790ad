import CellDirector
import XCTest

/// Tests which rows count as the same row when the list changes.
final class UpdateIdentityTests: ConformanceTestCase {
    @MainActor func testRowsOfIdentifiableItemsAreMatchedByID() async throws {
        let screen = Screen([word(1, "one"), word(2, "two")])
        let cell = try screen.wordCell(1)

        screen.director.update(items: [word(1, "one"), word(2, "deux")])

        XCTAssertIdentical(try screen.wordCell(1), cell)
        XCTAssertEqual(screen.texts, ["one", "deux"])
    }

    @MainActor func testAnotherIDIsAnotherRowEvenWithTheSameText() async throws {
        let screen = Screen([word(1, "one"), word(2, "two")])
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: WordConfig, _) in log.add("\(c.item.id)") }

        screen.director.update(items: [word(1, "one"), word(3, "two")])

        XCTAssertEqual(log.lines, ["2"])
        XCTAssertEqual(screen.ids, [1, 3])
    }

    @MainActor func testRowsOfItemsWithoutAnIDAreMatchedByValue() async throws {
        let screen = Screen(tags("a", "b", "c"))
        let cell = try screen.cell(2, as: TagCell.self)
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: TagConfig, _) in log.add(c.item.text) }

        screen.director.update(items: tags("c", "a", "x"))

        XCTAssertIdentical(try screen.cell(0, as: TagCell.self), cell)
        XCTAssertEqual(screen.texts, ["c", "a", "x"])
        XCTAssertEqual(log.lines, ["b"])
    }

    @MainActor func testRowsOfCustomConfiguratorsAreMatchedByObjectIdentity() async throws {
        let (first, second) = (BannerConfig("same"), BannerConfig("same"))
        let screen = Screen([first, second])
        let cell = try screen.cell(1, as: UITableViewCell.self)
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: BannerConfig, _) in log.add(c === first ? "first" : "second") }

        screen.director.update(items: [second, BannerConfig("same")])

        XCTAssertIdentical(try screen.cell(0, as: UITableViewCell.self), cell)
        XCTAssertEqual(log.lines, ["first"])
    }

    @MainActor func testTheSameIDOfAnotherCellTypeIsAnotherRow() async throws {
        let screen = Screen([UserCellConfig(item: User(id: 1, name: "Ada"))])

        screen.director.update(items: [PhotoConfig(item: Photo(id: 1))])

        XCTAssertEqual(try screen.cell(0, as: PhotoCell.self).shownID, 1)
    }

    @MainActor func testEqualRowsKeepTheirOrder() async throws {
        let screen = Screen(tags("a", "b", "a", "c"))
        let cells = screen.tableView.visibleCells

        screen.director.update(items: tags("b", "a", "a"))

        XCTAssertEqual(screen.texts, ["b", "a", "a"])
        XCTAssertEqual(screen.tableView.visibleCells, [cells[1], cells[0], cells[2]])
    }

    @MainActor func testManyRowsWithOneIDAreShownInTheirOrder() async throws {
        let screen = Screen([word(1, "a"), word(1, "b"), word(1, "c")])

        screen.director.update(items: [word(1, "x"), word(2, "y"), word(1, "b"), word(1, "a"), word(1, "z")])

        XCTAssertEqual(screen.texts, ["x", "y", "b", "a", "z"])
    }

    @MainActor func testAConfiguratorOfTwoRowsIsShownInBoth() async throws {
        let twice = word(1, "twice")
        let screen = Screen([twice, word(2, "two"), twice])

        screen.director.update(items: [word(2, "two"), twice, twice, word(3, "three")])

        XCTAssertEqual(screen.texts, ["two", "twice", "twice", "three"])
    }
}
