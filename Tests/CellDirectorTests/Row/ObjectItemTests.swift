import CellDirector
import HeadlessUIKit
import XCTest

/// Tests items that are objects mutated in place: every update shows these items again, because an object can't be
/// compared with its own previous state.
final class ObjectItemTests: XCTestCase {
    private final class Plain: Named {
        var name: String
        init(_ name: String) { self.name = name }
    }

    private final class Same: Named, Hashable {
        var name: String
        init(_ name: String) { self.name = name }
        static func == (a: Same, b: Same) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private final class Managed: NSObject, Named, Identifiable {
        let id = 7
        var name: String
        init(_ name: String) { self.name = name }
    }

    private final class NamedCell<Data: Named>: UITableViewCell, ConfigurableCell {
        static var reuseIdentifier: String { "Named" }
        func configure(data: Data) { textLabel?.text = data.name }
    }

    private final class ManagedCell: UITableViewCell, ConfigurableCell {
        func configure(data: Managed) { textLabel?.text = data.name }
    }

    private typealias ManagedConfig = TableCellConfigurator<ManagedCell, Managed>

    private final class AnyNamedCell: UITableViewCell, ConfigurableCell {
        func configure(data: any Named) { textLabel?.text = data.name }
    }

    private final class NamedHeader: UITableViewHeaderFooterView, ConfigurableCell {
        private(set) var shown: String?
        func configure(data: Same) { shown = data.name }
    }

    private final class NamedTile: UICollectionViewCell, ConfigurableCell {
        private(set) var shown: String?
        func configure(data: Managed) { shown = data.name }
    }

    private final class NamedBadge: UICollectionReusableView, ConfigurableCell {
        private(set) var shown: String?
        func configure(data: any Named) { shown = data.name }
    }

    private typealias NamedConfig<Data: Named> = TableCellConfigurator<NamedCell<Data>, Data>
    private typealias AnyNamedConfig = TableCellConfigurator<AnyNamedCell, any Named>

    @MainActor
    private func assertShown(
        _ item: some Named, _ row: any TableRowConfigurator, fresh: () -> any TableRowConfigurator, line: UInt = #line
    ) {
        let screen = Screen([row])
        item.name = "changed in place"
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["changed in place"], line: line)
        item.name = "and again"
        screen.director.update(items: [row])
        XCTAssertEqual(screen.texts, ["and again"], line: line)
        item.name = "in another configurator"
        screen.director.update(items: [fresh()])
        XCTAssertEqual(screen.texts, ["in another configurator"], line: line)
        item.name = "shown with it"
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["shown with it"], line: line)
    }

    @MainActor func testAnObjectChangedInPlaceIsShownByEachUpdate() async {
        let plain = Plain("old")
        assertShown(plain, NamedConfig(item: plain)) { NamedConfig(item: plain) }
        assertShown(plain, NamedConfig(item: plain, id: 1)) { NamedConfig(item: plain, id: 1) }
        let same = Same("old")
        assertShown(same, NamedConfig(item: same)) { NamedConfig(item: same) }
        let managed = Managed("old")
        assertShown(managed, NamedConfig(item: managed)) { NamedConfig(item: managed) }
    }

    @MainActor func testAnObjectBehindAProtocolIsShownByEachUpdate() async {
        let same = Same("old")
        assertShown(same, AnyNamedConfig(item: same)) { AnyNamedConfig(item: same) }
        assertShown(same, AnyNamedConfig(item: same, id: "a")) { AnyNamedConfig(item: same, id: "a") }
    }

    @MainActor func testObjectsInHeadersItemsAndTheirHeadersAreShownByEachUpdate() async throws {
        let (same, managed) = (Same("old"), Managed("old"))
        let header = TableHeaderFooterConfigurator<NamedHeader, Same>(item: same)
        let screen = Screen(sections: [TableSection(header: header, rows: words(0..<1), footer: header)])
        same.name = "new"
        screen.director.update { _ in }
        XCTAssertEqual((screen.tableView.headerView(forSection: 0) as? NamedHeader)?.shown, "new")
        XCTAssertEqual((screen.tableView.footerView(forSection: 0) as? NamedHeader)?.shown, "new")

        let tile = CollectionCellConfigurator<NamedTile, Managed>(item: managed)
        let badge = CollectionSupplementaryConfigurator<NamedBadge, any Named>(item: managed)
        let tiles = TileScreen(sections: [CollectionSection(header: badge, items: [tile])], headers: true)
        managed.name = "new"
        tiles.director.update { _ in }
        tiles.collectionView.layoutIfNeeded()
        XCTAssertEqual((tiles.collectionView.cellForItem(at: path(0)) as? NamedTile)?.shown, "new")
        let view = tiles.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        XCTAssertEqual((view as? NamedBadge)?.shown, "new")
    }

    @MainActor func testAnObjectsRowKeepsItsCell() async throws {
        let managed = Managed("old")
        let screen = Screen([ManagedConfig(item: managed)])
        let cell = try screen.cell(0, as: ManagedCell.self)
        managed.name = "new"
        screen.director.update(items: [ManagedConfig(item: managed)])
        XCTAssertIdentical(try screen.cell(0, as: ManagedCell.self), cell)
        XCTAssertEqual(screen.texts, ["new"])
    }

    @MainActor func testAnObjectsRowShowsTheChangeOfAHandler() async throws {
        let (first, second) = (Same("first"), Same("second"))
        let row = NamedConfig(item: first, id: 1)
        let screen = Screen([row])
        screen.proxy.on(.didSelect) { [unowned director = screen.director] (c: NamedConfig<Same>, _) in
            c.item.name = "changed"
            director.reload(c)
        }
        try screen.tap(row: 0)
        XCTAssertEqual(screen.texts, ["changed"])
        screen.proxy.removeAll()
        screen.proxy.on(.didSelect) { (c: NamedConfig<Same>, _) in c.item = second }
        try screen.tap(row: 0)
        XCTAssertEqual(screen.texts, ["second"])
    }

    // MARK: Items that can't be compared

    @MainActor func testAnItemThatCannotBeComparedIsShownByEachUpdate() async {
        let row = TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ("a", 1))
        let screen = Screen([row])
        row.item.count = 2
        screen.director.update { _ in }
        XCTAssertEqual(screen.texts, ["a 2"])
        let fresh = TableCellConfigurator<PairCell, (name: String, count: Int)>(item: ("b", 3))
        screen.director.update(items: [fresh])
        XCTAssertEqual(screen.texts, ["b 3"])
    }
}

protocol Named: AnyObject {
    var name: String { get set }
}

/// A cell whose data is a tuple.
final class PairCell: UITableViewCell, ConfigurableCell {
    func configure(data: (name: String, count: Int)) { textLabel?.text = "\(data.name) \(data.count)" }
}
