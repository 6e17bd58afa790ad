import HeadlessUIKit
import XCTest

final class CollectionPrefetchingTests: XCTestCase {
    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var calls: [String] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            calls.append("prefetch \(indexPaths.map(\.item))")
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            calls.append("cancel \(indexPaths.map(\.item))")
        }
    }

    @MainActor
    func testItemsThatComeNextAreAnnouncedBelieved() async {
        let list = makeCollection(CollectionRecorder(count: 1000))
        let prefetcher = Prefetcher()
        list.prefetchDataSource = prefetcher
        list.layoutIfNeeded()
        XCTAssertEqual(prefetcher.calls, ["prefetch \(Array(10..<20))"])
        prefetcher.calls = []
        list.contentOffset.y = 44 * 500
        list.layoutIfNeeded()
        XCTAssertEqual(prefetcher.calls, ["cancel \(Array(10..<20))", "prefetch \(Array(510..<520))"])
        list.isPrefetchingEnabled = false
        prefetcher.calls = []
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        XCTAssertEqual(prefetcher.calls, [])
    }
}
