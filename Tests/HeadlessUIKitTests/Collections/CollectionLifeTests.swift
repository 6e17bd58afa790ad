import HeadlessUIKit
import XCTest

/// Tests which objects are released with a collection view, and that a collection view is unusable after it has raised
/// an exception.
final class CollectionLifeTests: CollectionLifeTestCase {
    private final class CountedCell: UICollectionViewListCell {
        nonisolated(unsafe) static var alive = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.alive += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        deinit { Self.alive -= 1 }
    }

    @MainActor
    func testNothingIsLeaked() async throws {
        weak var gone: UICollectionView?
        weak var goneSource: AnyObject?
        do {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
            }
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<CountedCell, Int> { cell, _, item in
                cell.accessories = [.delete(displayed: .always), .detail { [unowned cell] in cell.accessories = [] }]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<100))
            await source.apply(snapshot)
            try Finger().tap(rowAt: path(3), in: list)
            try Finger().swipe(rowAt: path(2), .left, in: list)
            try Finger().scroll(list, by: 1000)
            XCTAssertGreaterThan(CountedCell.alive, 0)
            gone = list
            goneSource = source
        }
        XCTAssertNil(gone)
        XCTAssertNil(goneSource)
        XCTAssertEqual(CountedCell.alive, 0)
    }

    @MainActor
    func testACollectionViewIsUnusableAfterARefusal() async {
        let recorder = CollectionRecorder(count: 3)
        let list = makeCollection(recorder)
        let raised = exceptions {
            list.deleteItems(at: [path(7)])
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path(0), in: list) },
                "the collection view is unusable")
        }
        XCTAssertEqual(raised.count, 2)
    }
}
