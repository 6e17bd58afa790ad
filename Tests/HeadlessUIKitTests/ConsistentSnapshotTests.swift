import HeadlessUIKit
import TestSupport
import XCTest

/// Tests that the sections and items that a list asks for while a snapshot is applied match the data source's
/// `snapshot()`.
final class ConsistentSnapshotTests: XCTestCase {
    @MainActor
    func testASectionMovesAndItsItemsChange() async {
        for list in [CheckedCollection(), CheckedTable()] as [any CheckedList] {
            list.apply([("a", [1, 2]), ("b", [3, 4]), ("c", [5]), ("d", [6])])
            let cells = list.cells
            list.apply([("b", [3, 7]), ("a", [1, 8])])
            XCTAssertEqual(list.violations.all, [])
            XCTAssertEqual(list.cells.keys.sorted(), [1, 3, 7, 8])
            XCTAssertTrue(list.cells[1] === cells[1], "the cell is kept")
            XCTAssertTrue(list.cells[3] === cells[3], "the cell is kept")
            list.apply([("e", [9]), ("a", [8, 3]), ("b", [7, 1])])
            XCTAssertEqual(list.violations.all, [])
            XCTAssertEqual(list.cells.keys.sorted(), [1, 3, 7, 8, 9])
            XCTAssertTrue(
                list.cells[1] === cells[1] && list.cells[3] === cells[3],
                "items that move to another section keep their cells")
        }
    }

    @MainActor
    func testRandomSnapshots() async {
        forEachSeed(1...60) { seed in
            var random = SplitMix64(state: seed)
            for list in [CheckedCollection(), CheckedTable()] as [any CheckedList] {
                var old: [(String, [Int])] = []
                for step in 0..<8 {
                    let new = sections(&random)
                    let cells = list.cells
                    let raised = exceptions { list.apply(new) }
                    XCTAssertEqual(raised, [], "seed \(seed), step \(step)")
                    XCTAssertEqual(list.violations.all, [], "seed \(seed), step \(step): \(old) → \(new)")
                    XCTAssertEqual(list.cells.keys.sorted(), new.flatMap(\.1).sorted(), "seed \(seed), step \(step)")
                    for (item, cell) in list.cells where isKept(item, old, new) {
                        XCTAssertTrue(cell === cells[item], "seed \(seed), step \(step): \(item), \(old) → \(new)")
                    }
                    guard testRun?.failureCount == 0 else { return }
                    old = new
                }
            }
        }
    }

    /// Whether the item must keep its cell: its old section still exists after the change, and its new section already
    /// existed before the change.
    private func isKept(_ item: Int, _ old: [(String, [Int])], _ new: [(String, [Int])]) -> Bool {
        guard let from = old.first(where: { $0.1.contains(item) })?.0,
            let to = new.first(where: { $0.1.contains(item) })?.0
        else { return false }
        return new.contains { $0.0 == from } && old.contains { $0.0 == to }
    }

    private func sections(_ random: inout SplitMix64) -> [(String, [Int])] {
        var items = (0..<12).shuffled(using: &random)[...]
        let names = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
        return names.map { name in
            let count = Int.random(in: 0...min(5, items.count), using: &random)
            defer { items = items.dropFirst(count) }
            return (name, Array(items.prefix(count)))
        }
    }
}

/// Records a list's calls that contradict the data source's snapshot.
@MainActor
private final class Violations {
    private(set) var all: [String] = []

    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    func check(section: Int, in snapshot: Snapshot, _ question: String) {
        if section >= snapshot.numberOfSections {
            all.append("\(question): \(section) of \(snapshot.numberOfSections)")
        }
    }

    func check(_ item: Int, at path: IndexPath, in snapshot: Snapshot, _ found: IndexPath?, _ question: String) {
        if found != path { all.append("\(question): \(item) at \(path), not \(String(describing: found))") }
        check(path, in: snapshot, question, item)
    }

    func check(_ path: IndexPath, in snapshot: Snapshot, _ question: String, _ item: Int? = nil) {
        guard path.section < snapshot.numberOfSections else {
            return check(section: path.section, in: snapshot, question)
        }
        let items = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[path.section])
        guard path.row < items.count else { return all.append("\(question): \(path) of \(items.count)") }
        if let item, items[path.row] != item { all.append("\(question): \(item) at \(path), not \(items[path.row])") }
    }
}

@MainActor
private protocol CheckedList: AnyObject {
    var violations: Violations { get }
    /// The visible cells, by item.
    var cells: [Int: UIView] { get }
    func apply(_ sections: [(String, [Int])])
}

private func makeSnapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, items) in sections {
        snapshot.appendSections([name])
        snapshot.appendItems(items)
    }
    return snapshot
}

@MainActor
private final class CheckedCollection: NSObject, CheckedList, UICollectionViewDelegate {
    let violations = Violations()
    private var list: UICollectionView?
    private var source: UICollectionViewDiffableDataSource<String, Int>?

    override init() {
        super.init()
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
            if let source = self.source { violations.check(section: index, in: source.snapshot(), "section provider") }
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
            ]
            return section
        }
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) {
            [unowned self] list, path, item in
            if let source = self.source {
                violations.check(item, at: path, in: source.snapshot(), source.indexPath(for: item), "cell provider")
            }
            let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        source.supplementaryViewProvider = { [unowned self] list, kind, path in
            if let source = self.source {
                violations.check(section: path.section, in: source.snapshot(), "header provider")
            }
            return list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
        list.delegate = self
        (self.list, self.source) = (list, source)
    }

    var cells: [Int: UIView] {
        Dictionary(uniqueKeysWithValues: (list?.visibleCells ?? []).map { ($0.tag, $0) })
    }

    func apply(_ sections: [(String, [Int])]) { source?.apply(makeSnapshot(sections)) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let source = self.source { violations.check(indexPath, in: source.snapshot(), "willDisplay", cell.tag) }
    }
}

@MainActor
private final class CheckedTable: NSObject, CheckedList, UITableViewDelegate {
    let violations = Violations()
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
    private var source: CheckedSource?

    override init() {
        super.init()
        list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = CheckedSource(tableView: list) { [unowned self] list, path, item in
            if let source = self.source {
                violations.check(item, at: path, in: source.snapshot(), source.indexPath(for: item), "cell provider")
            }
            let cell = list.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        source?.violations = violations
        list.delegate = self
    }

    var cells: [Int: UIView] { Dictionary(uniqueKeysWithValues: list.visibleCells.map { ($0.tag, $0) }) }

    func apply(_ sections: [(String, [Int])]) { source?.apply(makeSnapshot(sections)) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let source = self.source { violations.check(indexPath, in: source.snapshot(), "row height") }
        return 20
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        if let source = self.source { violations.check(section: section, in: source.snapshot(), "header height") }
        return 30
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if let source = self.source { violations.check(indexPath, in: source.snapshot(), "willDisplay", cell.tag) }
    }
}

private final class CheckedSource: UITableViewDiffableDataSource<String, Int> {
    var violations: Violations?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        violations?.check(section: section, in: snapshot(), "title")
        return sectionIdentifier(for: section)
    }
}
