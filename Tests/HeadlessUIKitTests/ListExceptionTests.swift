import Foundation
import HeadlessUIKit
import XCTest

final class ListExceptionTests: ConformanceTestCase {
    @MainActor
    func testRowsOfASectionThatDoesNotExist() async {
        let table = makeTable(Recorder(count: 1))
        let raised = exceptions { XCTAssertEqual(table.numberOfRows(inSection: 4), 0) }
        XCTAssertEqual(
            raised.map { collapsed($0.reason) },
            ["Requested the number of rows for section (4) which is out of bounds."])
    }

    @MainActor
    func testTheMessageAboutReloadingAMissingRowNamesADelete() async {
        let table = makeTable(Recorder(count: 1))
        let raised = exceptions { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
        XCTAssertEqual(
            raised.map { collapsed($0.reason) },
            [Sentences.missing("delete", 1, in: 0, of: 1)])
    }

    @MainActor
    func testScrollingToAMissingRowRaises() async {
        let table = makeTable(Recorder(count: 1))
        let raised = exceptions { table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false) }
        XCTAssertEqual(raised.map(\.name), ["NSRangeException"])
    }

    @MainActor
    func testScrollingToAMissingSectionRaises() async {
        let table = makeTable(Recorder(count: 3))
        let path = IndexPath(row: 0, section: 2)
        XCTAssertEqual(
            exceptions { table.scrollToRow(at: path, at: .top, animated: false) }.map(\.reason),
            [
                "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 1 sections."
            ])
    }

    @MainActor
    func testAListIsUnusableAfterAnException() async {
        let recorder = Recorder(count: 20)
        let table = makeTable(recorder)
        let path = IndexPath(row: 0, section: 0)
        let raised = exceptions {
            table.reloadRows(at: [IndexPath(row: 99, section: 0)], with: .none)
            _ = recorder.takeCalls()
            table.scrollToRow(at: path, at: .top, animated: false)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            XCTAssertEqual(
                refusal { () throws(TouchRefusal) in try Finger().tap(rowAt: path, in: table) },
                "the table is unusable")
        }
        let sentence =
            "This list is unusable since: " + Sentences.missing("delete", 99, in: 0, of: 20)
        XCTAssertEqual(raised.dropFirst().map { collapsed($0.reason) }, [sentence, sentence, sentence])
        XCTAssertEqual(recorder.takeCalls(), [], "the data source and the delegate are no longer called")
        XCTAssertEqual(texts(table).count, 10, "the visible rows do not change")
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    @MainActor
    func testReloadingAnUnusableListDoesNotMakeItUsableAgain() async {
        let recorder = Recorder(count: 2)
        let table = makeTable(recorder)
        let raised = exceptions {
            _ = table.numberOfRows(inSection: 4)
            table.reloadData()
            table.layoutIfNeeded()
        }
        XCTAssertEqual(raised.count, 2)
        XCTAssertEqual(recorder.takeCalls(), [])
        XCTAssertEqual(texts(table), ["0", "1"])
    }

    @MainActor
    func testRegisteringAClassThatIsNotACellRaises() async {
        let table = makeTable(Recorder(count: 0))
        let raised = exceptions { table.register(UIView.self, forCellReuseIdentifier: "view") }
        XCTAssertEqual(raised.count, 1)
    }
}
