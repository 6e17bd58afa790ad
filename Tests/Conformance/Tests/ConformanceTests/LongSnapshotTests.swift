import CellDirector
import XCTest

/// Tests the cost and correctness of snapshots with thousands of items.
final class LongSnapshotTests: ConformanceTestCase {
    @MainActor
    func testItemsWhoseHashesAllCollideAreDistinguished() async {
        struct Clash: Hashable {
            let value: Int
            func hash(into hasher: inout Hasher) { hasher.combine(0) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Clash>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<300).map(Clash.init))
        snapshot.deleteItems([Clash(value: 7)])
        snapshot.moveItem(Clash(value: 299), beforeItem: Clash(value: 0))
        XCTAssertEqual(snapshot.indexOfItem(Clash(value: 0)), 1)
        XCTAssertEqual(snapshot.indexOfItem(Clash(value: 8)), 8)
        XCTAssertNil(snapshot.indexOfItem(Clash(value: 7)))
    }

    /// Counts how many times identifiers are hashed and compared, instead of measuring time.
    @MainActor
    func testAnEditOrALookUpTouchesOnlyItsItems() async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
        snapshot.appendSections([0])
        XCTAssertLessThan(
            uses { snapshot.appendItems((0..<20_000).map(Counted.init)) }, 21_000, "each item is hashed once")
        let item = { (value: Int) in Counted(value: value) }
        XCTAssertLessThan(uses { snapshot.insertItems([item(20_000)], afterItem: item(9_000)) }, 10)
        XCTAssertLessThan(uses { snapshot.deleteItems([item(5_000)]) }, 10)
        XCTAssertLessThan(uses { snapshot.moveItem(item(3), beforeItem: item(19_000)) }, 20)
        XCTAssertLessThan(uses { XCTAssertEqual(snapshot.indexOfItem(item(20_000)), 8_999) }, 10)
        let copy = snapshot
        XCTAssertLessThan(uses { snapshot.deleteItems([item(8_000)]) }, 10)
        XCTAssertEqual(copy.numberOfItems, snapshot.numberOfItems + 1)
    }

    @MainActor
    func testTheFirstLookUpAfterApplyingCostsNoMoreThanOthers() async {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Counted>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<5_000).map(Counted.init))
        source.apply(snapshot, completion: nil)
        XCTAssertLessThan(
            uses { XCTAssertEqual(source.indexPath(for: Counted(value: 4_000)), IndexPath(row: 4_000, section: 0)) }, 10
        )
    }

    @MainActor
    private func uses(_ body: () -> Void) -> Int {
        let before = Counted.uses
        body()
        return Counted.uses - before
    }
}

/// An identifier type that counts how many times its values are hashed or compared. It must be used only on the main
/// thread.
private struct Counted: Hashable {
    nonisolated(unsafe) static var uses = 0

    let value: Int

    func hash(into hasher: inout Hasher) {
        Self.uses += 1
        hasher.combine(value)
    }

    static func == (a: Self, b: Self) -> Bool {
        uses += 1
        return a.value == b.value
    }
}
