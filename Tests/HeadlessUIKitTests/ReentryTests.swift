import Foundation
import HeadlessUIKit
import XCTest

/// Tests delegates and data sources that change a table during a call from the table.
final class ReentryTests: ConformanceTestCase {
    @MainActor
    func testReloadingFromWillSelectShowsTheNewRows() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.willSelect = { path in
            recorder.rows = [["new"]]
            table.reloadData()
            return path
        }
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: table)
        XCTAssertEqual(texts(table), ["new"])
    }

    @MainActor
    func testRemovingTheTouchedRowsFromWillSelectSelectsNothing() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        recorder.willSelect = { path in
            recorder.rows = [[]]
            table.reloadData()
            table.layoutIfNeeded()
            return path
        }
        try Finger().tap(rowAt: IndexPath(row: 2, section: 0), in: table)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(texts(table), [])
    }

    @MainActor
    func testACellDequeuedForAnotherRowMeanwhileIsAllowed() async {
        let recorder = Recorder(count: 1)
        recorder.cell = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 7, section: 0))
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        XCTAssertEqual(exceptions { XCTAssertEqual(makeTable(recorder).visibleCells.count, 1) }, [])
    }

    @MainActor
    func testTheListMayBeRemovedFromItsSuperviewWhileItsRowIsTouched() async throws {
        let recorder = Recorder(count: 3)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let table = makeTable(recorder)
        root.addSubview(table)
        recorder.willSelect = { path in
            table.removeFromSuperview()
            return path
        }
        try Finger().tap(rowAt: IndexPath(row: 0, section: 0), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 0)
    }
}
