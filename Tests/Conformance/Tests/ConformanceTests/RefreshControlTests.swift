import CellDirector
import XCTest

final class RefreshControlTests: ConformanceTestCase {
    @MainActor
    func testRefreshingFromCodeSendsNothing() async {
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in XCTFail() }, for: .valueChanged)
        control.beginRefreshing()
        XCTAssertTrue(control.isRefreshing)
        control.endRefreshing()
        XCTAssertFalse(control.isRefreshing)
    }
}
