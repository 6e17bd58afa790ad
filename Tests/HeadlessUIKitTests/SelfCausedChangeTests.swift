import HeadlessUIKit
import TestSupport
import XCTest

/// Tests lists whose own data source, delegate, cells or layouts change the rows while the list shows them: changes that
/// come to an end are shown, and those that never do are reported once. The rows then stay on screen, and the row counts
/// are those of the data source.
final class SelfCausedChangeTests: XCTestCase {
    /// The moments at which a list calls the app.
    private enum Moment: CaseIterable { case cell, display, size, header, ended, cellLayout }

    /// Changes that the app makes each time.
    private enum Change: CaseIterable {
        case reload, reloadRow, emptyBatch, insertFirst, appendAndReload, toggle

        @MainActor func carryOut(in list: Restless, at path: IndexPath) {
            switch self {
            case .reload: list.reload()
            case .reloadRow: list.reload(path)
            case .emptyBatch: list.batch {}
            case .insertFirst: list.batch { list.insert(at: 0) }
            case .appendAndReload:
                list.rows.append(list.rows.count)
                list.reload()
            case .toggle:
                if list.rows.count > 3 { list.rows.removeLast() } else { list.rows.append(9) }
                list.reload()
            }
        }
    }

    @MainActor
    func testAChangeThatIsMadeEachTimeIsReportedOnceAndTheRowsStay() async {
        var stopped = 0
        for kind in Restless.Kind.tested {
            for moment in Moment.allCases {
                for change in Change.allCases {
                    for isLoaded in [true, false] {
                        if tryEndless(kind, moment, change, isLoaded: isLoaded) { stopped += 1 }
                    }
                }
            }
        }
        XCTAssertGreaterThan(stopped, isThorough ? 60 : 40)
    }

    /// Returns whether the list had to stop the changes.
    @MainActor
    private func tryEndless(_ kind: Restless.Kind, _ moment: Moment, _ change: Change, isLoaded: Bool) -> Bool {
        let name = "\(kind), \(moment), \(change), \(isLoaded)"
        let list = Restless(kind, count: 4)
        if isLoaded { list.window.layoutIfNeeded() }
        var calls = 0
        list.handler = { [unowned list] now, path in
            guard now == "\(moment)" else { return }
            calls += 1
            if calls > 200_000 { fatalError(name) }
            change.carryOut(in: list, at: path)
        }
        let said = warnings {
            list.reload()
            list.window.layoutIfNeeded()
        }
        XCTAssertLessThanOrEqual(said.count, 1, "\(name): \(said)")
        if calls >= 150 {
            XCTAssertEqual(said.count, 1, "\(name) \(calls)")
            XCTAssertTrue(said.first?.contains(list.name) ?? false, "\(name): \(said)")
        }
        list.check(name)
        XCTAssertFalse(list.shown.isEmpty, name)
        XCTAssertEqual(warnings { list.window.layoutIfNeeded() }, [], "\(name): nothing is pending")
        list.check(name)
        list.handler = nil
        list.reload()
        XCTAssertEqual(warnings { list.window.layoutIfNeeded() }, [], name)
        XCTAssertEqual(list.shown, Array(list.rows.prefix(list.shown.count)), name)
        list.check(name)
        return !said.isEmpty
    }

    /// Each of the rows that fit on the screen changes itself several times.
    @MainActor
    func testChangesThatComeToAnEndAreShownWithoutAWarning() async {
        for kind in Restless.Kind.tested {
            for (moment, times) in [("cell", 3), ("display", 3), ("display", 1), ("cellLayout", 3)] {
                for change in [Change.reload, .reloadRow, .emptyBatch] {
                    let list = Restless(kind, count: 60)
                    var left: [Int: Int] = [:]
                    list.handler = { [unowned list] now, path in
                        guard now == moment else { return }
                        let row = list.rows[path.row]
                        guard left[row, default: times] > 0 else { return }
                        left[row, default: times] -= 1
                        change.carryOut(in: list, at: path)
                    }
                    let name = "\(kind), \(moment), \(change)"
                    XCTAssertEqual(warnings { list.window.layoutIfNeeded() }, [], name)
                    XCTAssertGreaterThanOrEqual(list.shown.count, 20, name)
                    XCTAssertEqual(list.shown, Array(0..<list.shown.count), name)
                    // A cell that stays is not displayed again, and a cell that is reused may keep its layout.
                    if change != .emptyBatch && moment != "cellLayout" { XCTAssertEqual(Set(left.values), [0], name) }
                    list.check(name)
                }
            }
        }
    }

    @MainActor
    func testEachRowRemovesItself() async {
        for kind in Restless.Kind.tested {
            let list = Restless(kind, count: 220)
            list.handler = { [unowned list] now, path in
                guard now == "display" else { return }
                list.batch { list.remove(at: path.row) }
            }
            XCTAssertEqual(warnings { list.window.layoutIfNeeded() }, [], "\(kind)")
            XCTAssertEqual(list.shown, [], "\(kind)")
            list.check("\(kind)")
        }
    }

    /// A row that appears while the user scrolls changes the rows each time.
    @MainActor
    func testALoopWhileScrollingKeepsTheRows() async {
        for kind in Restless.Kind.tested {
            for moment in ["cell", "display"] {
                let list = Restless(kind, count: 100)
                list.window.layoutIfNeeded()
                list.handler = { [unowned list] now, path in
                    if now == moment, list.rows[path.row] == 40 { list.reload(path) }
                }
                let said = warnings {
                    list.scroll.contentOffset.y = 44 * 30
                    list.window.layoutIfNeeded()
                }
                XCTAssertEqual(said.count, 1, "\(kind) \(moment)")
                XCTAssertTrue(said.first?.contains("40 of section 0") ?? false, "\(said)")
                XCTAssertTrue(list.shown.contains(40) && list.shown.contains(35), "\(kind) \(moment) \(list.shown)")
                list.check("\(kind)")
            }
        }
    }

    @MainActor
    func testAnUpdateThatCausesAnotherWhenItEndsIsStopped() async {
        for kind in Restless.Kind.tested {
            let list = Restless(kind, count: 4)
            list.window.layoutIfNeeded()
            var calls = 0
            func again() {
                calls += 1
                list.batch({ list.insert(at: 0) }, then: again)
            }
            let said = warnings { again() }
            XCTAssertEqual(said.count, 1, "\(kind)")
            XCTAssertTrue(said.first?.contains(list.name) ?? false)
            XCTAssertLessThan(calls, 200)
            list.window.layoutIfNeeded()
            list.check("\(kind)")
            // A row that is removed reloads another.
            list.handler = { [unowned list] now, _ in if now == "ended" { list.reload(IndexPath(row: 0, section: 0)) } }
            let more = warnings {
                list.reload(IndexPath(row: 0, section: 0))
                list.window.layoutIfNeeded()
            }
            XCTAssertEqual(more.count, 1, "\(kind): \(more)")
            list.check("\(kind)")
            XCTAssertFalse(list.shown.isEmpty)
        }
    }

    @MainActor
    func testARowThatReconfiguresItselfIsStopped() async {
        for kind in Restless.Kind.tested {
            let list = Restless(kind, count: 4)
            list.window.layoutIfNeeded()
            list.handler = { [unowned list] now, path in
                if now == "cell" { for _ in 0..<2 { list.reconfigure(path) } }
            }
            let said = warnings { list.reconfigure(IndexPath(row: 1, section: 0)) }
            XCTAssertEqual(said.count, 1, "\(kind): \(said)")
            XCTAssertEqual(list.shown, [0, 1, 2, 3])
            list.handler = nil
            XCTAssertEqual(warnings { list.reconfigure(IndexPath(row: 1, section: 0)) }, [])
        }
    }

    /// A layout that changes the number of items each time that it is asked for a section.
    @MainActor
    func testALayoutThatChangesTheNumberOfItems() async {
        for change in ["append", "remove", "toggle"] {
            var list: Restless?
            var changes = true
            let layout = UICollectionViewCompositionalLayout { _, _ in
                if let list, changes {
                    switch change {
                    case "append": list.rows.append(list.rows.count)
                    case "remove": if list.rows.count > 1 { list.rows.removeLast() }
                    default: if list.rows.count > 5 { list.rows.removeLast() } else { list.rows.append(7) }
                    }
                    if change != "remove" || list.rows.count > 1 { list.reload() }
                }
                return Restless.columns()
            }
            let restless = Restless(.compositional, count: 300, layout: layout)
            list = restless
            let said = warnings { restless.window.layoutIfNeeded() }
            XCTAssertEqual(said.count, 1, change)
            XCTAssertFalse(restless.shown.isEmpty, change)
            restless.check(change)
            changes = false
            restless.reload()
            XCTAssertEqual(warnings { restless.window.layoutIfNeeded() }, [], change)
            restless.check(change)
            list = nil
        }
    }

    /// In an update, a row causes more nested updates than are carried out, and the next row then removes the last row.
    @MainActor
    func testARowRemovedByAnUpdateThatIsNotCarriedOutIsNotRequested() async {
        for kind in Restless.Kind.tested {
            let list = Restless(kind, count: 2)
            list.window.layoutIfNeeded()
            var rows: Set<Int> = []
            @MainActor func causeAnother() {
                list.batch({ list.reload(IndexPath(row: 0, section: 0)) }, then: causeAnother)
            }
            list.handler = { [unowned list] moment, path in
                guard moment == "cell", path.row > 4, rows.insert(path.row).inserted else { return }
                if rows.count == 1 { causeAnother() }
                if rows.count == 2 { list.batch { list.remove(at: list.rows.count - 1) } }
            }
            let given = warnings { list.batch { for row in 2..<20 { list.insert(at: row) } } }
            XCTAssertGreaterThan(rows.count, 2, "\(kind)")
            XCTAssertEqual(given.count, 1, "\(kind): \(given)")
            list.check("\(kind)")
            list.window.layoutIfNeeded()
            list.check("\(kind)")
            XCTAssertEqual(list.rows.count, 19, "\(kind)")
        }
    }

    /// Random changes at random moments, some of which never end.
    @MainActor
    func testRandomChangesLeaveAListThatAgreesWithItsDataSource() async {
        forEachSeed(0..<UInt64(isSoaking ? 20_000 : 80)) { seed in
            let dice = Dice(seed)
            let kind = Restless.Kind.allCases[Int(seed % UInt64(Restless.Kind.allCases.count))]
            let list = Restless(kind, count: dice.roll(40))
            var (limit, depth) = (0, 0)
            list.handler = { [unowned list] _, _ in
                guard limit > 0, depth < 3, dice.roll(8) == 0 else { return }
                limit -= 1
                depth += 1
                list.changeAtRandom(dice)
                depth -= 1
            }
            let raised = exceptions {
                for _ in 0..<6 {
                    // Some limits are never reached.
                    limit = [0, 5, 60, 5_000][dice.roll(4)]
                    _ = warnings {
                        list.changeAtRandom(dice)
                        list.scroll.contentOffset.y = CGFloat(dice.roll(900))
                        list.window.layoutIfNeeded()
                    }
                    list.check("seed \(seed)")
                    limit = 0
                    list.window.layoutIfNeeded()
                    list.check("seed \(seed)")
                }
                list.reload()
                list.window.layoutIfNeeded()
                list.check("seed \(seed)")
                let first = list.paths.first?.row ?? 0
                XCTAssertEqual(list.shown, Array(list.rows.dropFirst(first).prefix(list.shown.count)), "seed \(seed)")
            }
            XCTAssertEqual(raised, [], "seed \(seed)")
        }
    }
}

/// A random generator that nested calls can share.
@MainActor
private final class Dice {
    private var random: SplitMix64
    init(_ seed: UInt64) { random = SplitMix64(state: seed) }
    func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}

/// A table or collection view of one section, and its data source and delegate, which call a handler at each moment.
@MainActor
private final class Restless: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    enum Kind: CaseIterable {
        case table, fixedTable, flow, selfSizingFlow, compositional, list

        /// The kinds that a quick run tries.
        static let tested = isThorough ? allCases : [.table, .compositional]
    }

    final class TableCell: UITableViewCell {
        var whenLaidOut: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            whenLaidOut?()
        }
    }

    final class CollectionCell: UICollectionViewListCell {
        var whenLaidOut: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            whenLaidOut?()
        }
    }

    let kind: Kind
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1100))
    let scroll: UIScrollView
    var rows: [Int]
    var handler: ((_ moment: String, IndexPath) -> Void)?

    private var table: UITableView? { scroll as? UITableView }
    private var collection: UICollectionView? { scroll as? UICollectionView }
    var name: String { table == nil ? "UICollectionView" : "UITableView" }

    init(_ kind: Kind, count: Int, layout: UICollectionViewLayout? = nil) {
        self.kind = kind
        rows = Array(0..<count)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 1100)
        switch kind {
        case .table, .fixedTable: scroll = UITableView(frame: frame)
        case .flow, .selfSizingFlow:
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 44), 0)
            if kind == .selfSizingFlow { layout.estimatedItemSize = CGSize(width: 320, height: 40) }
            scroll = UICollectionView(frame: frame, collectionViewLayout: layout)
        case .compositional:
            scroll = UICollectionView(
                frame: frame,
                collectionViewLayout: layout ?? UICollectionViewCompositionalLayout(section: Self.columns()))
        case .list:
            scroll = UICollectionView(
                frame: frame,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        }
        super.init()
        if kind == .fixedTable { table?.rowHeight = 44 }
        table?.register(TableCell.self, forCellReuseIdentifier: "cell")
        collection?.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
        table?.dataSource = self
        table?.delegate = self
        collection?.dataSource = self
        collection?.delegate = self
        window.addSubview(scroll)
    }

    static func columns() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    // MARK: Changes

    func reload() {
        table?.reloadData()
        collection?.reloadData()
    }

    func reload(_ path: IndexPath) {
        table?.reloadRows(at: [path], with: .none)
        collection?.reloadItems(at: [path])
    }

    func reconfigure(_ path: IndexPath) {
        table?.reconfigureRows(at: [path])
        collection?.reconfigureItems(at: [path])
    }

    func batch(_ updates: () -> Void, then completion: (() -> Void)? = nil) {
        table?.performBatchUpdates(updates) { _ in completion?() }
        collection?.performBatchUpdates(updates) { _ in completion?() }
    }

    func insert(at row: Int) {
        rows.insert(1000 + rows.count, at: row)
        table?.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
        collection?.insertItems(at: [IndexPath(row: row, section: 0)])
    }

    func remove(at row: Int) {
        rows.remove(at: row)
        table?.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        collection?.deleteItems(at: [IndexPath(row: row, section: 0)])
    }

    func changeAtRandom(_ dice: Dice) {
        // A batch must begin with the rows that the list knows.
        let agrees = rows.count == count
        switch dice.roll(6) {
        case 0 where agrees: batch { insert(at: dice.roll(rows.count + 1)) }
        case 1 where agrees && !rows.isEmpty: batch { remove(at: dice.roll(rows.count)) }
        case 2 where agrees && !rows.isEmpty:
            reload(IndexPath(row: dice.roll(rows.count), section: 0))
        case 3:
            if !rows.isEmpty { rows.removeFirst() }
            reload()
        case 4:
            rows.append(2000 + rows.count)
            reload()
        default: reload()
        }
    }

    // MARK: What the list shows

    private var count: Int { table?.numberOfRows(inSection: 0) ?? collection?.numberOfItems(inSection: 0) ?? 0 }
    var paths: [IndexPath] { table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? [] }
    var shown: [Int] { (table?.visibleCells ?? collection?.visibleCells ?? []).map(\.tag) }

    func check(_ name: String, line: UInt = #line) {
        XCTAssertEqual(count, rows.count, name, line: line)
        for path in paths { XCTAssertLessThan(path.row, rows.count, name, line: line) }
        XCTAssertEqual(paths.count, shown.count, name, line: line)
        for cell in table?.visibleCells ?? collection?.visibleCells ?? [] {
            XCTAssertTrue(cell.superview === scroll, name, line: line)
        }
    }

    // MARK: Data source and delegate

    private func row(_ path: IndexPath) -> Int {
        XCTAssertLessThan(path.row, rows.count, "a row is requested that does not exist")
        return path.row < rows.count ? rows[path.row] : -1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = row(indexPath)
        (cell as? TableCell)?.whenLaidOut = { [unowned self, unowned cell] in
            if let path = tableView.indexPath(for: cell), path.row < rows.count { handler?("cellLayout", path) }
        }
        handler?("cell", indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        handler?("display", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.row < rows.count { handler?("ended", indexPath) }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        handler?("size", indexPath)
        return kind == .table ? UITableView.automaticDimension : 44
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if !rows.isEmpty { handler?("header", IndexPath(row: 0, section: 0)) }
        return nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = row(indexPath)
        (cell as? CollectionCell)?.whenLaidOut = { [unowned self, unowned cell] in
            if let path = collectionView.indexPath(for: cell), path.row < rows.count { handler?("cellLayout", path) }
        }
        handler?("cell", indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { handler?("display", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { if indexPath.row < rows.count { handler?("ended", indexPath) } }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        handler?("size", indexPath)
        return CGSize(width: 320, height: 44)
    }
}
