import CellDirector
import XCTest

/// Shared base class of the `CollectionDequeueTests`.
class CollectionDequeueTestCase: ConformanceTestCase {
    typealias Registration = UICollectionView.CellRegistration<RecordingItem, String>
}
