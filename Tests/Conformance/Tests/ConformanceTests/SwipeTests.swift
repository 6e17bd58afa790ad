import CellDirector
import XCTest

/// Tests the properties of swipe actions.
final class SwipeTests: ConformanceTestCase {
    @MainActor
    func testAnActionKeepsItsProperties() async {
        let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, _ in }
        XCTAssertEqual(action.style, .destructive)
        XCTAssertEqual(action.backgroundColor, .systemRed)
        action.backgroundColor = .systemBlue
        XCTAssertEqual(action.backgroundColor, .systemBlue)
        action.backgroundColor = nil
        XCTAssertEqual(action.backgroundColor, .systemRed)
        XCTAssertTrue(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
    }
}
