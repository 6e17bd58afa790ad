import CellDirector
import XCTest

/// Tests which items are prefetched, and when. Each test's comment says what to check on a device to verify the
/// behavior.
final class UnverifiedPrefetchingTests: UnverifiedTestCase {
    /// To verify on a device: a log of a collection view's prefetching calls, with prefetching enabled and disabled. No
    /// source found.
    @MainActor
    func testItemsThatComeNextArePrefetched() async {
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
