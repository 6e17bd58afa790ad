import Foundation
import HeadlessUIKit
import XCTest

final class DequeueTests: XCTestCase {
    @MainActor
    func testUnregisteredIdentifierStops() async {
        let recorder = Recorder(count: 1)
        recorder.cell = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }
        let raised = exceptions { _ = makeTable(recorder) }
        XCTAssertEqual(
            collapsed(raised.first?.reason),
            "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect "
                + "a prototype cell in a storyboard")
        XCTAssertEqual(raised.first?.name, "NSInternalInconsistencyException")
    }

    @MainActor
    func testDequeuingWithoutAnIndexPathMayGiveNothing() async {
        let table = makeTable(Recorder(count: 0))
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "cell"))
    }

    @MainActor
    func testTwoCellsForOneRowStop() async {
        let recorder = Recorder(count: 1)
        recorder.cell = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        let raised = exceptions { _ = makeTable(recorder) }
        XCTAssertEqual(
            collapsed(raised.first?.reason),
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
                + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
                + "(without an index path). Cell identifier: cell, index path: <NSIndexPath: 0x0> {length = 2, path = 0 - 0}"
        )
    }

    @MainActor
    func testPrepareForReuseRunsJustBeforeAUsedCellIsHandedOut() async {
        let recorder = Recorder(count: 30)
        let table = makeTable(recorder)
        XCTAssertEqual(RecordingCell.calls, [])

        table.contentOffset.y = 440
        table.layoutIfNeeded()

        let prepared = RecordingCell.calls.filter { $0.hasPrefix("prepareForReuse") }
        XCTAssertEqual(
            Set(prepared), Set((0..<10).map { "prepareForReuse \($0)" }), "content is left to the data source")
    }

    @MainActor
    func testACellWithoutAReuseIdentifierIsNotReused() async {
        let recorder = Recorder(count: 30)
        recorder.cell = { _, _ in RecordingCell(style: .default, reuseIdentifier: nil) }
        let table = makeTable(recorder)

        table.contentOffset.y = 440
        table.layoutIfNeeded()

        XCTAssertEqual(RecordingCell.made, 10)
        XCTAssertEqual(RecordingCell.calls, [])
    }

    @MainActor
    func testARegisteredHeaderIsReused() async {
        let table = makeTable(Recorder(count: 0))
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        XCTAssertEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier, "header")
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "other"))
    }

    @MainActor
    func testRegisteringNothingTakesTheRegistrationBack() async {
        let table = makeTable(Recorder(count: 0))
        table.register(nil, forCellReuseIdentifier: "cell")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "cell"))
    }
}
