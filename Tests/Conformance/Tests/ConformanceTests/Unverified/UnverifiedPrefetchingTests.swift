import CellDirector
import XCTest

/// Which rows and items are announced, and when. Each test says which observation on a device would settle it.
final class UnverifiedPrefetchingTests: UnverifiedTestCase {
    /// Settled by: the same log of a collection view, and with prefetching turned off. No source found.
    @MainActor
    func testItemsThatComeNextAreAnnounced() async {
        let list = makeCollection(CollectionRecorder(count: 1000))
        let prefetcher = ItemPrefetcher()
        list.prefetchDataSource = prefetcher
        list.layoutIfNeeded()
        claimEqual(prefetcher.calls, ["prefetch \(Array(10..<20))"])
        prefetcher.calls = []
        list.contentOffset.y = 44 * 500
        list.layoutIfNeeded()
        claimEqual(prefetcher.calls, ["cancel \(Array(10..<20))", "prefetch \(Array(510..<520))"])
        list.isPrefetchingEnabled = false
        prefetcher.calls = []
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        claimEqual(prefetcher.calls, [])
    }
}

private final class ItemPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        calls.append("prefetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        calls.append("cancel \(indexPaths.map(\.item))")
    }
}
