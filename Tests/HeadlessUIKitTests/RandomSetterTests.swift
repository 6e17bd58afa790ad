import Foundation
import HeadlessUIKit
import XCTest

/// Tests callbacks that change the metrics, insets, layout or rows of the list that calls them. After the changes, the
/// screen must show the current rows.
final class RandomSetterTests: XCTestCase {
    @MainActor
    private final class RandomDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var random: SplitMix64
        var rows: [[Int]] = [[], []]
        var left = 0
        var next = 0
        weak var table: UITableView?

        init(_ seed: UInt64) {
            random = SplitMix64(state: seed)
            super.init()
            rows = [fresh(Int.random(in: 0...40, using: &random)), fresh(Int.random(in: 0...20, using: &random))]
        }

        func fresh(_ count: Int) -> [Int] {
            next += count
            return Array(next - count..<next)
        }

        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        func changeAtRandom(_ cell: UITableViewCell? = nil) {
            guard left > 0, pick(3) == 0, let table else { return }
            left -= 1
            switch pick(13) {
            case 0: table.rowHeight = CGFloat(20 + pick(60))
            case 1: table.estimatedRowHeight = CGFloat(pick(3) * 40)
            case 2: table.contentInset.top = CGFloat(pick(50))
            case 3: table.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(pick(90)), right: 0)
            case 4: table.contentOffset.y = CGFloat(pick(1500))
            case 5:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: pick(90)))
                table.tableHeaderView = pick(2) == 0 ? view : nil
            case 6: (cell ?? table.visibleCells.first)?.accessoryType = pick(2) == 0 ? .checkmark : .none
            case 7: (cell ?? table.visibleCells.last)?.accessoryView = pick(2) == 0 ? UIView() : nil
            case 8: table.frame.size.height = CGFloat(200 + pick(300))
            case 9:
                let new = fresh(1 + pick(3))
                table.performBatchUpdates { [self] in
                    rows[0].insert(contentsOf: new, at: 0)
                    table.insertRows(at: new.indices.map { path($0) }, with: .none)
                }
            case 10:
                table.performBatchUpdates { [self] in
                    // Pending updates have already changed the rows when this closure is called, so the row is chosen
                    // here.
                    guard let row = rows[1].indices.randomElement(using: &random) else { return }
                    rows[1].remove(at: row)
                    table.deleteRows(at: [path(row, 1)], with: .none)
                }
            case 11:
                table.performBatchUpdates { [self] in
                    guard rows[0].count > 1 else { return }
                    rows[0].append(rows[0].removeFirst())
                    table.moveRow(at: path(0), to: path(rows[0].count - 1))
                }
            default:
                rows[0] = fresh(pick(30))
                table.reloadData()
            }
        }

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(rows[indexPath.section][indexPath.row])"
            changeAtRandom(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            changeAtRandom(cell)
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { changeAtRandom() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            changeAtRandom()
            return tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            changeAtRandom()
            return 20
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            changeAtRandom()
            return "h\(section)"
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { changeAtRandom() }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            changeAtRandom()
            return true
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { changeAtRandom() }
    }

    @MainActor
    func testATableStaysConsistentIfItsCallbacksChangeItRandomly() async {
        forEachSeed(1...20) { seed in
            let delegate = RandomDelegate(seed)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            delegate.table = table
            table.rowHeight = 44
            table.dataSource = delegate
            table.delegate = delegate
            for step in 0..<40 {
                let place = "seed \(seed), step \(step)"
                let raised = exceptions {
                    delegate.left = delegate.pick(5)
                    switch delegate.pick(3) {
                    case 0: delegate.changeAtRandom()
                    case 1:
                        if let row = table.indexPathsForVisibleRows?.randomElement(using: &delegate.random) {
                            _ = try? Finger().tap(rowAt: row, in: table)
                        }
                    default: table.contentOffset.y = CGFloat(delegate.pick(1200))
                    }
                    table.layoutIfNeeded()
                    delegate.left = 0
                    table.layoutIfNeeded()
                }
                XCTAssertEqual(raised, [], place)
                let paths = table.indexPathsForVisibleRows ?? []
                XCTAssertEqual(texts(table), paths.map { "\(delegate.rows[$0.section][$0.row])" }, place)
                XCTAssertEqual(table.visibleCells.map { table.indexPath(for: $0) }, paths, place)
                XCTAssertEqual(table.visibleCells.map(\.frame), paths.map { table.rectForRow(at: $0) }, place)
                XCTAssertEqual(Set(table.visibleCells.map(\.frame.height)).subtracting([table.rowHeight]), [], place)
                let all = delegate.rows.indices.flatMap { s in delegate.rows[s].indices.map { path($0, s) } }
                let inSight = all.filter { p in
                    let rect = table.rectForRow(at: p)
                    return rect.maxY > table.contentOffset.y && rect.minY < table.contentOffset.y + table.frame.height
                }
                XCTAssertEqual(paths, inSight, place)
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }

    @MainActor
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var random: SplitMix64
        var items: [[Int]] = []
        var left = 0
        var next = 0
        weak var list: UICollectionView?
        var other: UICollectionView?
        var layouts: [UICollectionViewLayout] = []

        init(_ seed: UInt64) {
            random = SplitMix64(state: seed)
            super.init()
            items = [fresh(Int.random(in: 0...60, using: &random)), fresh(Int.random(in: 0...20, using: &random))]
        }
        func fresh(_ count: Int) -> [Int] {
            next += count
            return Array(next - count..<next)
        }
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        func changeAtRandom() {
            guard left > 0, pick(3) == 0, let list else { return }
            left -= 1
            switch pick(11) {
            case 0, 1: list.collectionViewLayout = layouts[pick(layouts.count)]
            case 2:
                (list.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
                    width: 30 + pick(90), height: 30 + pick(60))
            case 3: list.contentInset.top = CGFloat(pick(40))
            case 4: list.contentOffset.y = CGFloat(pick(900))
            case 5: list.frame.size = CGSize(width: 250 + pick(90), height: 300 + pick(200))
            case 6:
                list.setCollectionViewLayout(layouts[pick(layouts.count)], animated: true) { [weak self] _ in
                    self?.changeAtRandom()
                }
            case 7:
                let new = fresh(1 + pick(3))
                list.performBatchUpdates { [self] in
                    items[0].insert(contentsOf: new, at: 0)
                    list.insertItems(at: new.indices.map { path($0) })
                }
            case 8:
                list.performBatchUpdates { [self] in
                    // Pending updates have already changed the items when this closure is called, so the item is chosen
                    // here.
                    guard let row = items[1].indices.randomElement(using: &random) else { return }
                    items[1].remove(at: row)
                    list.deleteItems(at: [path(row, 1)])
                }
            case 9:
                list.performBatchUpdates { [self] in
                    guard items[0].count > 1 else { return }
                    items[0].append(items[0].removeFirst())
                    list.moveItem(at: path(0), to: path(items[0].count - 1))
                }
            default:
                items[0] = fresh(pick(40))
                list.reloadData()
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items[section].count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? RecordingItem)?.text = "\(items[indexPath.section][indexPath.item])"
            changeAtRandom()
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { changeAtRandom() }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { changeAtRandom() }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            changeAtRandom()
            return UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            changeAtRandom()
            return 7
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            changeAtRandom()
        }
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            changeAtRandom(); return true
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { changeAtRandom() }
    }

    @MainActor
    func testACollectionViewStaysConsistentIfItsCallbacksChangeItRandomly() async {
        forEachSeed(1...20) { seed in
            let source = Items(seed)
            let sideways = UICollectionViewFlowLayout()
            sideways.scrollDirection = .horizontal
            source.layouts = [
                UICollectionViewFlowLayout(), sideways,
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)),
            ]
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: source.layouts[0])
            list.register(RecordingItem.self, forCellWithReuseIdentifier: "cell")
            source.list = list
            list.dataSource = source
            list.delegate = source
            for step in 0..<40 {
                let place = "seed \(seed), step \(step)"
                let raised = exceptions {
                    source.left = source.pick(5)
                    switch source.pick(3) {
                    case 0: source.changeAtRandom()
                    case 1:
                        if let item = list.indexPathsForVisibleItems.randomElement(using: &source.random) {
                            _ = try? Finger().tap(rowAt: item, in: list)
                        }
                    default: list.contentOffset.y = CGFloat(source.pick(1200))
                    }
                    list.layoutIfNeeded()
                    source.left = 0
                    list.layoutIfNeeded()
                }
                XCTAssertEqual(raised, [], place)
                let paths = list.indexPathsForVisibleItems
                XCTAssertEqual(
                    list.visibleCells.map { ($0 as? RecordingItem)?.text ?? "?" },
                    paths.map { "\(source.items[$0.section][$0.item])" }, place)
                XCTAssertEqual(
                    list.visibleCells.map(\.frame), paths.map { list.layoutAttributesForItem(at: $0)?.frame ?? .zero },
                    place)
                let all = source.items.indices.flatMap { s in source.items[s].indices.map { path($0, s) } }
                let inSight = all.filter { p in
                    guard let rect = list.layoutAttributesForItem(at: p)?.frame else { return false }
                    return list.collectionViewLayout === sideways
                        ? rect.maxX > list.contentOffset.x && rect.minX < list.contentOffset.x + list.frame.width
                        : rect.maxY > list.contentOffset.y && rect.minY < list.contentOffset.y + list.frame.height
                }
                XCTAssertEqual(paths, inSight, place)
                for layout in source.layouts {
                    XCTAssertTrue((layout.collectionView === list) == (layout === list.collectionViewLayout), place)
                }
                guard testRun?.failureCount == 0 else { return }
            }
        }
    }
}
