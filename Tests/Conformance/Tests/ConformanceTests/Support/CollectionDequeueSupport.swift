import CellDirector
import XCTest

/// What the tests of CollectionDequeue share.
class CollectionDequeueTestCase: ConformanceTestCase {
    typealias Registration = UICollectionView.CellRegistration<RecordingItem, String>
}
