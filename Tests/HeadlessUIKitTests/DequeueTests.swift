import Foundation
import HeadlessUIKit
import XCTest

final class DequeueTests: ConformanceTestCase {
    @MainActor
    func testAnUnregisteredIdentifierIsRefused() async {
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
    func testDequeuingTwoCellsForOneRowIsRefused() async {
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
}
