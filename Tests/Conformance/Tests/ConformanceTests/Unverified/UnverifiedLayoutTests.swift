import CellDirector
import XCTest

/// Where collection views put what they show. Each test says which observation on a device would settle it.
final class UnverifiedLayoutTests: UnverifiedTestCase {
    /// Settled by: the header's frame in a plain and in a grouped list, scrolled. No source found.
    @MainActor
    func testHeadersOfPlainListsFloat() async throws {
        let recorder = CollectionRecorder([(0..<20).map(String.init), (0..<20).map(String.init)])
        for (appearance, place) in [(.plain, 100.0), (.grouped, nil)]
            as [(UICollectionLayoutListConfiguration.Appearance, Double?)]
        {
            let list = makeList(recorder, appearance) { $0.headerMode = .supplementary }
            list.contentOffset.y = 100
            let header = list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
            claimEqual(header.map { Double($0.frame.minY) }, place)
        }
    }

    /// Settled by: the frames of a line of three items, and of one alone. No source found.
    @MainActor
    func testTheRoomThatIsLeftGoesBetweenTheItems() async {
        let list = makeGrid(CollectionRecorder(count: 10), CGSize(width: 90, height: 60))
        claimEqual(list.visibleCells.prefix(3).map(\.frame.minX), [0, 115, 230])
        let single = makeGrid(CollectionRecorder(count: 10), CGSize(width: 200, height: 60))
        claimEqual(single.visibleCells.first?.frame.minX, 60)
    }

    /// Settled by: `dequeueConfiguredReusableCell` with a nil item. No source found.
    @MainActor
    func testWithoutAnItemTheHandlerIsNotCalled() async {
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        let registration = UICollectionView.CellRegistration<RecordingItem, String> { _, _, _ in
            XCTFail("there is no item")
        }
        recorder.cell = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: nil) }
        list.reloadData()
        claimEqual(texts(list), ["new"])
    }
}
