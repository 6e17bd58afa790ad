import Foundation
import HeadlessUIKit
import XCTest

final class RefreshControlTests: ConformanceTestCase {
    @MainActor
    func testAPullBeginsRefreshingAndSendsTheAction() async throws {
        let table = makeTable(Recorder(count: 30))
        let control = UIRefreshControl()
        var pulls: [Bool] = []
        control.addAction(UIAction { [unowned control] _ in pulls.append(control.isRefreshing) }, for: .valueChanged)
        table.refreshControl = control
        try Finger().scroll(table, by: 100)

        try Finger().pullToRefresh(table)

        XCTAssertEqual(pulls, [true])
        XCTAssertEqual(table.contentOffset.y, 0)
        XCTAssertTrue(control.superview === table)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().pullToRefresh(table) }, "it is refreshing already")
        control.endRefreshing()
        try Finger().pullToRefresh(table)
        XCTAssertEqual(pulls, [true, true])
    }

    @MainActor
    func testAListThatCannotBePulledIsRefused() async {
        let table = makeTable(Recorder(count: 3))
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().pullToRefresh(table) },
            "there is no refresh control to pull")
        let control = UIRefreshControl()
        table.refreshControl = control
        control.isEnabled = false
        XCTAssertNotNil(refusal { () throws(TouchRefusal) in try Finger().pullToRefresh(table) })
        control.isEnabled = true
        table.isScrollEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().pullToRefresh(table) }, "scrolling is switched off")
        table.refreshControl = nil
        XCTAssertNil(control.superview)
    }
}
