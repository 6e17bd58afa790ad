import CellDirector
import XCTest

/// Tests which controllers have a popover presentation controller.
final class SharingTests: ConformanceTestCase {
    @MainActor
    func testPopoversAndActionSheetsHaveAPopoverPresentationController() async {
        let page = UIViewController()
        XCTAssertNil(page.popoverPresentationController)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.permittedArrowDirections = .up
        XCTAssertEqual(page.popoverPresentationController?.permittedArrowDirections, .up)
        XCTAssertNotNil(
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).popoverPresentationController)
        XCTAssertNil(UIAlertController(title: nil, message: nil, preferredStyle: .alert).popoverPresentationController)
    }
}
