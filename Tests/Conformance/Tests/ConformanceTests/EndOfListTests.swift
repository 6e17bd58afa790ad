import CellDirector
import XCTest

/// Tests lists that are deallocated during their own callbacks, and layouts that move from one list to another.
final class EndOfListTests: ConformanceTestCase {
    @MainActor
    func testALayoutThatMovedToAnotherListBelongsToThatList() async {
        let (shared, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
        let first = inWindow(UICollectionView(frame: frame, collectionViewLayout: shared))
        let recorder = CollectionRecorder(count: 3)
        let second = makeCollection(recorder)
        second.collectionViewLayout = shared
        first.collectionViewLayout = other
        XCTAssertTrue(shared.collectionView === second)
        XCTAssertTrue(other.collectionView === first)
        second.layoutIfNeeded()
        shared.itemSize = CGSize(width: 20, height: 30)
        second.layoutIfNeeded()
        XCTAssertEqual(second.visibleCells.map(\.frame.size), Array(repeating: CGSize(width: 20, height: 30), count: 3))
    }

    /// The list is released while its data source is asked for a cell, or after a snapshot has been applied.
    @MainActor
    func testAListMayBeReleasedInsideAnyCallback() async {
        @MainActor final class Holder {
            var table: UITableView?
            var source: UITableViewDiffableDataSource<Int, Int>?
            var end: (() -> Void)?
        }
        for place in 0..<4 {
            let holder = Holder()
            weak var gone: UITableView?
            holder.end = { [unowned holder] in
                holder.table = nil
                if place % 2 == 0 { holder.source = nil }
            }
            func start() {
                // The table is not added to a window, because the window would retain it.
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
                gone = table
                holder.table = table
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                holder.source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
                    [unowned holder] table, path, item in
                    if item == 12 { holder.end?() }
                    return table.dequeueReusableCell(withIdentifier: "cell", for: path)
                }
            }
            start()
            func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                return snapshot
            }
            holder.source?.apply(snapshot([1, 2, 3]), animatingDifferences: false, completion: nil)
            holder.table?.layoutIfNeeded()
            if place < 2 {
                holder.source?.apply(snapshot([3, 12, 1]), animatingDifferences: false, completion: nil)
            } else {
                holder.source?.apply(snapshot([3, 1]), animatingDifferences: false) { [unowned holder] in
                    holder.source?.apply(snapshot([4]), animatingDifferences: false, completion: nil)
                    holder.end?()
                }
            }
            XCTAssertNil(holder.table)
            holder.source?.apply(snapshot([5]), animatingDifferences: false, completion: nil)
            XCTAssertNil(gone)
        }
    }
}
