import HeadlessUIKit
import TestSupport
import XCTest

/// Tests the arguments of `visibleItemsInvalidationHandler`, and the changes that the handler makes to the items.
final class VisibleItemTests: XCTestCase {
    @MainActor
    func testHandlerScalesItemsByTheirDistanceFromTheMiddle() async throws {
        let section = carousel()
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            let width = environment.container.contentSize.width
            for item in items {
                let distance = abs(item.frame.midX - offset.x - width / 2)
                item.transform = CGAffineTransform(scaleX: 1 - distance / width, y: 1 - distance / width)
                item.alpha = distance < 100 ? 1 : 0.5
                item.zIndex = distance < 100 ? 5 : 0
            }
        }
        let source = LayoutSource([20])
        let list = source.list(section)
        XCTAssertEqual(list.visibleCells.map(\.transform.a), [0.75, 0.75])
        XCTAssertEqual(list.visibleCells.map(\.alpha), [0.5, 0.5])
        let scroller = try XCTUnwrap(list.visibleCells.first?.superview as? UIScrollView)
        try Finger().scroll(scroller, sidewaysBy: 500)
        XCTAssertEqual(offsets.last, 500)
        XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), [2, 3, 4])
        XCTAssertEqual(list.visibleCells.map(\.transform.a), [0.5, 1, 0.5])
        XCTAssertEqual(list.visibleCells.map(\.alpha), [0.5, 1, 0.5])
        // The item in the middle is in front.
        XCTAssertTrue(scroller.subviews.last === list.cellForItem(at: [0, 3]))
        // Cells that scroll off screen get their original attributes back.
        try Finger().scroll(scroller, sidewaysBy: 3000)
        section.visibleItemsInvalidationHandler = nil
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(Set(list.visibleCells.map(\.transform.a)), [1])
        XCTAssertEqual(Set(list.visibleCells.map(\.alpha)), [1])
    }
}
