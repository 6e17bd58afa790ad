import CellDirector
import XCTest

final class ReloadTests: ReloadTestCase {
    @MainActor
    func testReloadDataShowsTheNewRows() async {
        let recorder = Recorder(count: 50)
        let table = makeTable(recorder)
        recorder.rows = [["a", "b"], ["c"]]
        table.reloadData()
        XCTAssertEqual(texts(table), ["a", "b", "c"])
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.numberOfRows(inSection: 1), 1)
    }

    @MainActor
    func testReloadDataWithFewerRowsScrollsBackToThem() async {
        let recorder = Recorder(count: 50)
        let table = makeTable(recorder)
        table.contentOffset.y = 1760
        table.layoutIfNeeded()
        recorder.rows = [(0..<12).map(String.init)]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 88)
        XCTAssertEqual(texts(table).last, "11")
    }

    /// Asserted by tests of public libraries.
    @MainActor
    func testATableWithoutADataSourceHasASectionWithoutRows() async {
        for style in [UITableView.Style.plain, .grouped] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            XCTAssertEqual(table.numberOfSections, 1)
            XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
            table.layoutIfNeeded()
            XCTAssertEqual(table.visibleCells, [])
        }
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
        table.dataSource = nil
        XCTAssertEqual(table.numberOfSections, 1)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
    }

    /// UIKit remembers that a data source provides the number of sections.
    @MainActor
    func testATableHasNoSectionsAfterItsDataSourceWasDeallocated() async {
        let table = UITableView()
        do { table.dataSource = Recorder(count: 3) }
        XCTAssertNil(table.dataSource)
        XCTAssertEqual(table.numberOfSections, 0)
    }

    @MainActor
    func testReloadDataRequestsTheCountsAtOnceAndTheCellsAtTheNextLayout() async {
        let recorder = Recorder(count: 2)
        let table = makeTable(recorder)
        table.reloadData()
        XCTAssertEqual(recorder.takeCalls().prefix { !$0.hasPrefix("cell") }, ["sections", "rows 0"])
        table.layoutIfNeeded()
        XCTAssertEqual(recorder.takeCalls().filter { $0.hasPrefix("cell") }, ["cell 0-0", "cell 0-1"])
    }

    @MainActor
    func testRowsCanBeInsertedRightAfterReloadData() async {
        let recorder = Recorder([["a"]])
        let table = makeTable(recorder)
        recorder.rows = [["b"]]
        table.reloadData()
        recorder.rows = [["b", "c"]]
        table.insertRows(at: [path], with: .none)
        XCTAssertEqual(texts(table), ["b", "c"])
    }

    @MainActor
    func testSettingTheDataSourceDoesNotCallReloadData() async {
        final class Table: UITableView {
            var reloads = 0
            override func reloadData() { reloads += 1 }
        }
        let (table, recorder) = (Table(frame: CGRect(x: 0, y: 0, width: 320, height: 440)), Recorder(count: 1))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = recorder
        XCTAssertEqual(table.reloads, 0)
        XCTAssertEqual(recorder.takeCalls(), [])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
    }

    @MainActor
    func testReloadRowsAsksForANewCell() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        let old = try XCTUnwrap(table.cellForRow(at: path))
        recorder.rows[0][1] = "new"

        table.reloadRows(at: [path], with: .automatic)

        let new = try XCTUnwrap(table.cellForRow(at: path))
        XCTAssertFalse(new === old)
        XCTAssertEqual(new.textLabel?.text, "new")
        XCTAssertNil(old.superview)
        XCTAssertNil(table.indexPath(for: old))
    }

    @MainActor
    func testReloadRowsDoesNotAffectRowsOffScreen() async {
        let recorder = Recorder(count: 30)
        let table = makeTable(recorder)
        table.reloadRows(at: [IndexPath(row: 20, section: 0)], with: .automatic)
        XCTAssertEqual(recorder.takeCalls(), ["sections", "rows 0"], "only the counts are checked")
    }

    @MainActor
    func testReconfigureKeepsTheCellAndDoesNotPrepareIt() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        let old = try XCTUnwrap(table.cellForRow(at: path))
        recorder.rows[0][1] = "new"

        table.reconfigureRows(at: [path])

        XCTAssertTrue(table.cellForRow(at: path) === old)
        XCTAssertEqual(old.textLabel?.text, "new")
        XCTAssertEqual(RecordingCell.calls, [])
    }

    @MainActor
    func testReconfigureTouchesOnlyRowsThatHaveACell() async {
        let recorder = Recorder(count: 30)
        let table = makeTable(recorder)
        table.reconfigureRows(at: [IndexPath(row: 20, section: 0), path])
        XCTAssertEqual(recorder.takeCalls().filter { $0.hasPrefix("cell") }, ["cell 0-1"])
    }
}
