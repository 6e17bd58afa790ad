import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// What stands around a content configuration, and contents as headers and footers.
final class ContentAroundTests: XCTestCase {
    typealias TextRow = ContentConfigurator<UIListContentConfiguration>

    @MainActor
    private func row(_ text: String) -> TextRow { TextRow(item: .titled(text), id: text) }

    @MainActor
    func testATablesRowSaysWhatStandsAroundIt() async throws {
        let open = row("open")
        open.accessoryType = .disclosureIndicator
        open.selectionStyle = .none
        open.background = .clear()
        let screen = Screen([open, row("plain")])
        let cells = screen.tableView.visibleCells
        XCTAssertEqual(cells.map(\.accessoryType), [.disclosureIndicator, .none])
        XCTAssertEqual(cells.map(\.selectionStyle), [.none, .default])
        XCTAssertEqual(cells.map { $0.backgroundConfiguration == .clear() }, [true, false])
    }

    @MainActor
    func testACellThatIsUsedAgainKeepsNothingOfAnotherRow() async throws {
        let rows = (0..<40).map { row("\($0)") }
        for row in rows.prefix(5) {
            row.accessoryType = .checkmark
            row.background = .clear()
        }
        let screen = Screen(rows)
        try screen.scroll(toRow: 20)
        XCTAssertEqual(Set(screen.tableView.visibleCells.map(\.accessoryType)), [.none])
        XCTAssertFalse(screen.tableView.visibleCells.contains { $0.backgroundConfiguration == .clear() })
    }

    @MainActor
    func testAnItemOfAListHasAccessories() async throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: layout)
        let open = row("open")
        open.accessories = [.disclosureIndicator()]
        let director = CollectionDirector(collectionView: list, items: [open, row("plain")], bus: CellActionBus())
        list.layoutIfNeeded()
        let counts = (0..<2).map {
            (list.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)?.accessories.count
        }
        XCTAssertEqual(counts, [1, 0])
        XCTAssertEqual(director.items.count, 2)
    }

    @MainActor
    func testOneTypeOfContentIsHeaderRowAndFooter() async throws {
        let screen = Screen(sections: [
            TableSection(id: 1, header: row("header"), rows: [row("row")], footer: row("footer"))
        ])
        func texts() -> [String?] {
            screen.tableView.layoutIfNeeded()
            let views = [screen.tableView.headerView(forSection: 0), screen.tableView.footerView(forSection: 0)]
            let cells = screen.tableView.visibleCells.map(\.contentConfiguration)
            return (views.map { $0?.contentConfiguration } + cells).map { ($0 as? UIListContentConfiguration)?.text }
        }
        XCTAssertEqual(texts(), ["header", "footer", "row"])
        screen.director.update(TextRow(item: .titled(""), id: "header")) { $0.text = "1 row" }
        XCTAssertEqual(texts(), ["1 row", "footer", "row"])
    }

    @MainActor
    func testACollectionsHeaderIsAContent() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: layout)
        let director = CollectionDirector(
            collectionView: list, sections: [CollectionSection(header: row("header"), items: [row("item")])],
            bus: CellActionBus())
        list.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        let header = list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        let content = (header as? UICollectionViewCell)?.contentConfiguration as? UIListContentConfiguration
        XCTAssertEqual(content?.text, "header")
        XCTAssertEqual(director.items.count, 1)
    }
}
