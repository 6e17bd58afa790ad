import CellDirector
import XCTest

final class DequeueTests: ConformanceTestCase {
    @MainActor
    func testDequeuingWithoutAnIndexPathMayReturnNil() async {
        let table = makeTable(Recorder(count: 0))
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
        XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "cell"))
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
            Set(prepared), Set((0..<10).map { "prepareForReuse \($0)" }), "a reused cell still has its content")
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
    func testARegisteredHeaderIsDequeued() async {
        let table = makeTable(Recorder(count: 0))
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        XCTAssertEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier, "header")
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "other"))
    }

    @MainActor
    func testRegisteringNilRemovesTheRegistration() async {
        let table = makeTable(Recorder(count: 0))
        table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "cell"))
    }
}
