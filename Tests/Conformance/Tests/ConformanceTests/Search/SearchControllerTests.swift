import CellDirector
import XCTest

/// Tests beginning, changing and ending a search programmatically.
final class SearchControllerTests: SearchControllerTestCase {
    @MainActor
    func testCodeBeginsChangesAndEndsASearch() async throws {
        try needsHostApp()
        let (_, page, search) = show(nil)
        search.searchBar.text = "early"
        XCTAssertEqual(page.calls, [])
        search.isActive = true
        XCTAssertFalse(search.searchBar.isFirstResponder)
        search.searchBar.text = "late"
        search.isActive = true
        search.dismiss(animated: false)
        XCTAssertEqual(
            page.calls,
            [
                "will present", "update \"early\" active", "did present", "update \"late\" active", "will dismiss",
                "update \"\" ended", "did dismiss",
            ])
    }
}
