import CellDirector
import XCTest

/// Tests that a table or collection view controller can be put into editing mode before its view is loaded.
final class ControllerRefusalTests: ConformanceTestCase {
    /// Apple's tutorials enable editing before the view is shown.
    @MainActor
    func testEditingLoadsAListsView() async {
        final class Table: UITableViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        final class Collection: UICollectionViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let (table, collection) = (Table(style: .plain), Collection(collectionViewLayout: UICollectionViewFlowLayout()))
        table.isEditing = true
        collection.setEditing(true, animated: false)
        XCTAssertEqual([table.loads, collection.loads], [1, 1])
        XCTAssertTrue(table.tableView.isEditing)
        XCTAssertTrue(collection.collectionView.isEditing)
    }
}
