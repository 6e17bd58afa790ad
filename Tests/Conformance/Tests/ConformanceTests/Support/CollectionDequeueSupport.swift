import CellDirector
import XCTest

/// The base class of `CollectionDequeueTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class CollectionDequeueTestCase: ConformanceTestCase {
    typealias Registration = UICollectionView.CellRegistration<RecordingItem, String>
}
