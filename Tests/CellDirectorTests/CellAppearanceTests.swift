import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests the background configurations and accessories of cells that have a content configuration, and headers and
/// footers that are defined by content configurations.
final class CellAppearanceTests: XCTestCase {
    typealias TextRow = ContentConfigurator<UIListContentConfiguration>

    @MainActor
    private func row(_ text: String) -> TextRow { TextRow(item: .titled(text), id: text) }

    @MainActor
    func testATablesRowSetsItsAccessoryAndBackground() async throws {
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
    func testAReusedCellKeepsNothingOfItsPreviousRow() async throws {
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
    func testOneTypeOfContentServesAsHeaderRowAndFooter() async throws {
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
    func testAContentMayBeTheHeaderOfACollection() async throws {
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

    // MARK: Updates

    @MainActor
    private func list(_ items: [TextRow], height: CGFloat = 220) -> (UICollectionView, CollectionDirector) {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let frame = CGRect(x: 0, y: 0, width: 320, height: height)
        let list = UICollectionView(frame: frame, collectionViewLayout: layout)
        let director = CollectionDirector(collectionView: list, items: items, bus: CellActionBus())
        list.layoutIfNeeded()
        return (list, director)
    }

    @MainActor
    private func cells(_ list: UICollectionView) -> [UICollectionViewListCell] {
        list.layoutIfNeeded()
        return list.indexPathsForVisibleItems.sorted().compactMap {
            list.cellForItem(at: $0) as? UICollectionViewListCell
        }
    }

    @MainActor
    func testACheckMarkFollowsAnUpdate() async throws {
        func rows(checked: Int) -> [TextRow] {
            (0..<3).map { number in
                let row = row("\(number)")
                if number == checked {
                    row.accessoryType = .checkmark
                    row.selectionStyle = .none
                    row.accessories = [.checkmark()]
                    row.background = .clear()
                }
                return row
            }
        }
        let screen = Screen(rows(checked: 0))
        let (list, director) = list(rows(checked: 0))
        let (tableCells, listCells) = (screen.tableView.visibleCells, cells(list))
        for checked in [1, 2, 5, 0] {
            screen.director.update(items: rows(checked: checked))
            director.update(items: rows(checked: checked))
            let isChecked = (0..<3).map { $0 == checked }
            let shown = screen.tableView.visibleCells
            XCTAssertEqual(shown, tableCells)
            XCTAssertEqual(shown.map { $0.accessoryType == .checkmark }, isChecked)
            XCTAssertEqual(shown.map { $0.selectionStyle == .none }, isChecked)
            XCTAssertEqual(shown.map { $0.backgroundConfiguration == .clear() }, isChecked)
            XCTAssertEqual(cells(list), listCells)
            XCTAssertEqual(cells(list).map { $0.accessories.count == 1 }, isChecked)
            XCTAssertEqual(cells(list).map { $0.backgroundConfiguration == .clear() }, isChecked)
        }
    }

    @MainActor
    func testOtherAccessoriesReplaceTheEarlierOnes() async throws {
        func rows(_ accessories: [UICellAccessory]) -> [TextRow] {
            let row = row("same")
            row.accessories = accessories
            return [row]
        }
        let (list, director) = list(rows([.checkmark()]))
        director.update(items: rows([.checkmark(), .disclosureIndicator()]))
        XCTAssertEqual(cells(list).map(\.accessories.count), [2])
    }

    @MainActor
    func testCellPropertiesSetByAHandlerAreShown() async throws {
        let screen = Screen((0..<3).map { row("\($0)") })
        screen.proxy.on(.didSelect) { (c: TextRow, _) in c.accessoryType = .checkmark }
        try screen.tap(row: 1)
        XCTAssertEqual(screen.tableView.visibleCells.map(\.accessoryType), [.none, .checkmark, .none])
    }

    @MainActor
    func testTheBackgroundOfAHeaderFollowsAnUpdate() async throws {
        func section(_ background: UIBackgroundConfiguration?) -> [TableSection] {
            let header = row("header")
            header.background = background
            return [TableSection(id: 1, header: header, rows: users(1))]
        }
        let screen = Screen(sections: section(nil))
        let view = try XCTUnwrap(screen.tableView.headerView(forSection: 0))
        for background in [UIBackgroundConfiguration.clear(), nil, .clear()] {
            screen.director.update(sections: section(background))
            XCTAssertIdentical(screen.tableView.headerView(forSection: 0), view)
            XCTAssertEqual(view.backgroundConfiguration == .clear(), background != nil)
        }
    }

    /// Rows whose background and accessories do not change are not configured again.
    @MainActor
    func testUnchangedCellPropertiesConfigureNothing() async throws {
        func rows() -> [ContentConfigurator<SwitchContent>] {
            (0..<2).map { number in
                let row = ContentConfigurator(item: SwitchContent(id: number, isOn: false))
                row.accessoryType = .disclosureIndicator
                row.background = .clear()
                return row
            }
        }
        let screen = Screen(rows())
        let views = screen.tableView.visibleCells.map(\.contentView)
        for case let view as SwitchContentView in views { view.toggle.isOn = true }
        screen.director.update(items: rows())
        XCTAssertEqual(views.compactMap { ($0 as? SwitchContentView)?.toggle.isOn }, [true, true])
    }

    // MARK: Reused cells

    @MainActor
    func testAnItemsReusedCellKeepsNothingOfItsPreviousItem() async throws {
        let rows = (0..<60).map { row("\($0)") }
        for row in rows.prefix(5) {
            row.accessories = [.checkmark()]
            row.background = .clear()
        }
        let (list, director) = list(rows)
        XCTAssertEqual(cells(list).first?.accessories.count, 1)
        list.scrollToItem(at: path(30), at: .top, animated: false)
        XCTAssertEqual(Set(cells(list).map(\.accessories.count)), [0])
        XCTAssertFalse(cells(list).contains { $0.backgroundConfiguration == .clear() })
        withExtendedLifetime(director) {}
    }

    @MainActor
    func testAReusedHeaderKeepsNoEarlierBackground() async throws {
        let sections = (0..<9).map { number in
            let header = row("\(number)")
            if number < 2 { header.background = .clear() }
            return TableSection(id: number, header: header, rows: users(3))
        }
        let screen = Screen(sections: sections)
        XCTAssertEqual(screen.tableView.headerView(forSection: 0)?.backgroundConfiguration, .clear())
        try screen.scroll(toRow: 0, section: 7)
        for section in 6..<9 {
            XCTAssertNotEqual(screen.tableView.headerView(forSection: section)?.backgroundConfiguration, .clear())
        }
    }
}
