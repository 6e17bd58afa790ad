import CellDirector
import HeadlessUIKit
import XCTest

/// Tests error-prone details of updates: a director whose list belongs to another director, sections that lose all
/// their items, and headers that scroll off screen.
final class UpdateDetailTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor func testADirectorWhoseListBelongsToAnotherDirectorChangesNothing() async {
        let rows = words(0..<3)
        let screen = Screen(rows)
        let other = TableDirector(tableView: screen.tableView, items: words(5..<7), bus: screen.bus)
        let raised = exceptions {
            XCTAssertFalse(screen.director.reload(rows[0]))
            XCTAssertFalse(screen.director.update(rows[0]) { $0.text = "late" })
            XCTAssertFalse(screen.director.scroll(to: rows[0], at: .top, animated: false))
        }
        XCTAssertEqual(raised.count, 3)
        XCTAssertEqual(rows[0].item.text, "word 0")
        XCTAssertEqual(other.items.count, 2)
    }

    @MainActor func testASectionWithAnIDAHeaderAFooterOrAnIndexTitleStaysWhenItHasNoItems() async {
        for section in [
            CollectionSection(id: "x", items: tiles(0..<2)),
            CollectionSection(header: album(1, "a"), items: tiles(0..<2)),
            CollectionSection(items: tiles(0..<2), footer: album(1, "a")),
            CollectionSection(items: tiles(0..<2), indexTitle: "A"),
        ] {
            let screen = TileScreen(sections: [section])
            screen.director.update(items: [])
            XCTAssertEqual(screen.director.sections.count, 1)
        }
        let plain = TileScreen(tiles(0..<2))
        plain.director.update(items: [])
        XCTAssertEqual(plain.director.sections.count, 0)
    }

    @MainActor func testAHeaderOfACollectionReportsThatItDisappears() async {
        let screen = TileScreen(
            sections: [CollectionSection(header: album(1, "a"), items: tiles(0..<60))], headers: true)
        let log = screen.log
        screen.proxy.on(.didEndDisplaying) { (c: AlbumConfig, _) in log.add(c.item.text) }
        screen.collectionView.contentOffset.y = 1_000
        screen.collectionView.layoutIfNeeded()
        XCTAssertEqual(log.lines, ["a"])
    }
}
