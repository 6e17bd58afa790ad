import Foundation
import HeadlessUIKit
import XCTest

/// Tests how many hit tests a touch performs. If nothing covers the center of the touched view, the touch performs only
/// one hit test.
final class HitTestCountTests: ConformanceTestCase {
    private final class Counting: UIView {
        var count = 0

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            count += 1
            return super.hitTest(point, with: event)
        }
    }

    @MainActor
    func testATouchIsHitTestedOnce() async throws {
        let recorder = Recorder(count: 30)
        let (table, root) = (makeTable(recorder), Counting(frame: rect(0, 0, 400, 400)))
        table.frame = rect(0, 0, 300, 300)
        let button = UIButton(frame: rect(310, 10, 50, 50))
        root.addSubview(table)
        root.addSubview(button)
        root.layoutIfNeeded()
        let label = UILabel(frame: rect(5, 5, 20, 20))
        let cell = try XCTUnwrap(table.cellForRow(at: path(1)))
        let inside = UIButton(frame: rect(30, 5, 20, 20))
        cell.contentView.addSubview(label)
        cell.contentView.addSubview(inside)
        func check(_ touch: String, line: UInt = #line, _ work: () throws -> Void) rethrows {
            root.count = 0
            try work()
            XCTAssertEqual(root.count, 1, touch, line: line)
        }
        let finger = Finger()
        try check("a tap on a button") { try finger.tap(button) }
        try check("a long press on a button") { try finger.longPress(button) }
        try check("a tap on a row") { try finger.tap(rowAt: path(0), in: table) }
        try check("a long press on a row") { try finger.longPress(rowAt: path(2), in: table) }
        try check("a tap on a label in a row") { try finger.tap(label) }
        try check("a long press on a label in a row") { try finger.longPress(label) }
        try check("a tap on a button in a row") { try finger.tap(inside) }
        try check("a tap on a cell") { try finger.tap(cell) }
        try check("a long press on a cell") { try finger.longPress(cell) }
        try check("a scroll of a list") { try finger.scroll(table, by: 20) }
        XCTAssertEqual(table.indexPathForSelectedRow, path(1))
    }
}
