import Foundation
import HeadlessUIKit
import XCTest

/// Tests the space between the sections of grouped tables and lists. The distances are unverified.
final class SectionSpacingTests: XCTestCase {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var counts = [2, 2]
        var titles: [Int: String] = [:]

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    @MainActor
    private final class Heights: NSObject, UITableViewDelegate {
        var header: CGFloat = UITableView.automaticDimension
        var footer: CGFloat = UITableView.automaticDimension
        var view: UIView?

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 1 ? view : nil
        }
    }

    @MainActor
    private func table(_ style: UITableView.Style, _ rows: Rows, _ heights: Heights? = nil) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
        table.dataSource = rows
        table.delegate = heights
        table.layoutIfNeeded()
        return table
    }

    /// Returns the top edge of the first row of each section.
    @MainActor
    private func tops(_ table: UITableView) -> [CGFloat] {
        table.layoutIfNeeded()
        return (0..<table.numberOfSections).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }

    @MainActor
    func testSectionsOfAGroupedTableAreApart() async {
        let rows = Rows()
        for style in [UITableView.Style.grouped, .insetGrouped] {
            let table = table(style, rows)
            XCTAssertEqual(tops(table), [35, 158])
            XCTAssertEqual(table.contentSize.height, 263.5)
            XCTAssertEqual(table.visibleCells.map(\.frame.minY), [35, 79, 158, 202])
        }
        XCTAssertEqual(tops(table(.plain, rows)), [0, 88])
    }

    @MainActor
    func testTheSpaceIsNeverLargerThanTheHeightThatIsSet() async {
        let (rows, heights) = (Rows(), Heights())
        let table = table(.grouped, rows, heights)
        XCTAssertEqual(tops(table), [35, 158])
        (heights.header, heights.footer) = (10, 5)
        table.reloadData()
        XCTAssertEqual(tops(table), [10, 113])
        (heights.header, heights.footer) = (.leastNormalMagnitude, 0)
        table.reloadData()
        XCTAssertEqual(tops(table), [.leastNormalMagnitude, 88])
        table.delegate = nil
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (20, 0)
        table.reloadData()
        XCTAssertEqual(tops(table), [20, 128])
    }

    @MainActor
    func testATitleIsAtTheBottomOfItsSpace() async throws {
        let rows = Rows()
        rows.titles = [0: "Drinks", 1: "Food"]
        let table = table(.grouped, rows)
        XCTAssertEqual(tops(table), [55.5, 199])
        for section in 0...1 {
            let header = try XCTUnwrap(table.headerView(forSection: section))
            let label = try XCTUnwrap(header.textLabel)
            XCTAssertEqual(header.frame.height, 38)
            XCTAssertEqual(label.frame.maxY, 32)
            XCTAssertGreaterThan(label.frame.minY, 12)
        }
    }

    @MainActor
    func testTitlesOfGroupedHeadersAreInUpperCase() async {
        let rows = Rows()
        rows.titles = [0: "Drinks"]
        for (style, shown) in [(UITableView.Style.plain, "Drinks"), (.grouped, "DRINKS"), (.insetGrouped, "DRINKS")] {
            let table = table(style, rows)
            XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, shown)
        }
    }

    @MainActor
    func testHeadersOfAPlainTableHavePaddingAboveThem() async throws {
        let (rows, heights) = (Rows(), Heights())
        rows.counts = [20, 20, 0]
        rows.titles = [0: "Drinks", 1: "Food"]
        let table = table(.plain, rows, heights)
        XCTAssertEqual(tops(table).prefix(2), [50, 980])
        XCTAssertEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 952, width: 390, height: 28))
        XCTAssertEqual(table.rect(forSection: 1), CGRect(x: 0, y: 930, width: 390, height: 930))
        XCTAssertEqual(table.contentSize.height, 1860, "a section without a header has no padding")
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        XCTAssertEqual(header.frame.minY, 22)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        XCTAssertEqual(header.frame.minY, 100, "a floating header has no padding")
        table.contentOffset.y = 920
        table.layoutIfNeeded()
        XCTAssertEqual(header.frame.maxY, 930, "the padding is part of the next section")
        table.contentOffset.y = 0
        table.sectionHeaderTopPadding = 5
        XCTAssertEqual(tops(table).prefix(2), [33, 946])
        table.sectionHeaderTopPadding = 0
        XCTAssertEqual(tops(table).prefix(2), [28, 936])
        table.sectionHeaderTopPadding = UITableView.automaticDimension
        (heights.header, rows.titles) = (0, [:])
        table.reloadData()
        XCTAssertEqual(tops(table).prefix(2), [0, 880])
        heights.header = UITableView.automaticDimension
        heights.view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        heights.view?.heightAnchor.constraint(equalToConstant: 40).isActive = true
        table.reloadData()
        table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        XCTAssertEqual(tops(table)[1], 880 + 22 + 40, "a header that appears has padding")
    }

    @MainActor
    func testHeadersOfAPlainListHavePaddingAboveThem() async {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        func first() -> CGFloat? { tops(UICollectionViewCompositionalLayout.list(using: configuration), Rows())[0] }
        let padded = first() ?? 0
        configuration.headerTopPadding = 0
        XCTAssertEqual(first(), padded - 22)
        configuration.headerTopPadding = 7
        XCTAssertEqual(first(), padded - 15)
    }

    /// A table header view replaces the additional space at the top of the table.
    @MainActor
    func testTheTablesOwnHeaderReplacesTheSpaceAboveTheSections() async {
        let rows = Rows()
        let table = table(.insetGrouped, rows)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        XCTAssertEqual(tops(table), [117.5, 240.5])
        table.tableHeaderView = nil
        XCTAssertEqual(tops(table), [35, 158])
    }

    @MainActor
    func testAHeaderThatAppearsTakesThePlaceOfTheSpace() async {
        let (rows, heights) = (Rows(), Heights())
        let table = table(.grouped, rows, heights)
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = String(repeating: "long ", count: 200)
        view.contentConfiguration = content
        heights.view = view
        table.reloadData()
        let before = tops(table)
        XCTAssertEqual(before[1], 140.5 + view.frame.height)
        XCTAssertGreaterThan(view.frame.height, 100)
        heights.view = nil
        table.reloadSections([1], with: .none)
        XCTAssertEqual(tops(table), [35, 158])
        XCTAssertNil(view.superview)
    }

    @MainActor
    func testSpacesMoveWithTheirSections() async {
        let rows = Rows()
        rows.titles = [0: "Drinks"]
        let table = table(.insetGrouped, rows)
        XCTAssertEqual(tops(table), [55.5, 178.5])
        rows.counts = [1, 2, 2]
        rows.titles = [1: "Drinks"]
        table.insertSections([0], with: .none)
        XCTAssertEqual(tops(table), [35, 134.5, 257.5])
        rows.counts = [0, 0]
        rows.titles = [:]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentSize.height, 87.5)
    }

    // MARK: Lists of a collection view

    @MainActor
    private func tops(_ layout: UICollectionViewLayout, _ rows: Rows) -> [CGFloat?] {
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        list.dataSource = rows
        list.layoutIfNeeded()
        let frames = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)].map {
            list.layoutAttributesForItem(at: $0)?.frame.minY
        }
        return frames + [list.contentSize.height]
    }

    @MainActor
    func testSectionsOfAGroupedListAreApart() async {
        let rows = Rows()
        for appearance in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            func layouts() -> [UICollectionViewLayout] {
                let configuration = configuration
                return [
                    UICollectionViewCompositionalLayout.list(using: configuration),
                    UICollectionViewCompositionalLayout {
                        NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
                    },
                ]
            }
            for layout in layouts() { XCTAssertEqual(tops(layout, rows), [35, 158, 263.5]) }
            configuration.headerMode = .supplementary
            for layout in layouts() {
                let tops = tops(layout, rows)
                guard let first = tops[0], let second = tops[1] else { return XCTFail("there are no rows") }
                XCTAssertEqual(second - first, 105.5 + first)
                XCTAssertLessThan(first, 60, "the header has its own height")
            }
        }
        let plain = UICollectionLayoutListConfiguration(appearance: .plain)
        XCTAssertEqual(tops(UICollectionViewCompositionalLayout.list(using: plain), rows), [0, 88, 176])
    }

    @MainActor
    func testTheContentInsetsOfAListSectionReplaceTheSpace() async {
        let layout = UICollectionViewCompositionalLayout {
            let section = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: $1)
            section.contentInsets.top = 0
            return section
        }
        XCTAssertEqual(tops(layout, Rows()), [0, 105.5, 211])
    }
}
