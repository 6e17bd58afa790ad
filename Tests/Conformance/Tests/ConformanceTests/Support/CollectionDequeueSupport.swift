import CellDirector
import XCTest

/// The base class shared by both `CollectionDequeueTests` classes.
class CollectionDequeueTestCase: ConformanceTestCase {
    typealias Registration = UICollectionView.CellRegistration<RecordingItem, String>
}
