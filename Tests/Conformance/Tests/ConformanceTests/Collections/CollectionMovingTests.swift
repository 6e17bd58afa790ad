import CellDirector
import XCTest

final class CollectionMovingTests: ConformanceTestCase {
    @MainActor
    func testCodeMovesAnItemToAPointOrCancelsTheMovement() async {
        let recorder = CollectionRecorder(count: 5)
        let list = makeCollection(recorder)
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 3 * 44 + 10))
        list.endInteractiveMovement()
        XCTAssertEqual(texts(list), ["1", "2", "3", "0", "4"])
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 3 * 44 + 10))
        list.cancelInteractiveMovement()
        list.endInteractiveMovement()
        XCTAssertEqual(texts(list), ["1", "2", "3", "0", "4"])
        XCTAssertFalse(list.beginInteractiveMovementForItem(at: path(9)))
    }
}
