import XCTest
@testable import HeadlessUIKit

/// Tests an active search, with the results in the same view controller or in a separate results controller.
final class SearchControllerTests: SearchControllerTestCase {
    @MainActor
    private final class Results: UIViewController {
        var calls: [String] = []
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    @MainActor
    func testASearchFromTheFirstTouchToCancel() async throws {
        let (navigation, page, search) = show(nil)
        try Finger().type("a", into: search.searchBar)
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(search.searchBar.isFirstResponder)
        XCTAssertEqual(
            page.calls, ["began", "will present", "update \"\" active", "did present", "update \"a\" active"])

        page.calls = []
        XCTAssertThrowsError(try Finger().tap(XCTUnwrap(page.navigationItem.rightBarButtonItem))) { error in
            XCTAssertEqual("\(error)", "UIBarButtonItem \"Edit\" is off screen")
        }
        try Finger().cancel(search.searchBar)
        XCTAssertFalse(search.isActive)
        XCTAssertEqual(search.searchBar.text, "")
        XCTAssertFalse(search.searchBar.showsCancelButton)
        XCTAssertEqual(page.calls, ["cancel", "will dismiss", "ended", "update \"\" ended", "did dismiss"])
        try Finger().tap(XCTUnwrap(page.navigationItem.rightBarButtonItem))
        XCTAssertTrue(search.searchBar.isDescendant(of: navigation.navigationBar))
    }

    @MainActor
    func testTheSearchKeyEndsTheEditingAndCancelStillWorks() async throws {
        let (_, page, search) = show(nil)
        try Finger().type("a\n", into: search.searchBar)
        XCTAssertFalse(search.searchBar.isFirstResponder)
        XCTAssertTrue(search.isActive)
        page.calls = []
        try Finger().type("b", into: search.searchBar)
        XCTAssertEqual(page.calls, ["began", "update \"a\" active", "update \"ab\" active"])
        search.searchBar.resignFirstResponder()
        try Finger().cancel(search.searchBar)
        XCTAssertFalse(search.isActive)
    }

    @MainActor
    func testResultsCoverThePageWhileThereIsText() async throws {
        let results = Results()
        let (navigation, page, search) = show(results)
        XCTAssertTrue(results.parent === search)
        try Finger().tap(search.searchBar.searchTextField)
        XCTAssertEqual(results.calls, [])
        try Finger().type("a", into: search.searchBar)
        XCTAssertEqual(results.calls, ["appeared"])
        XCTAssertTrue(results.view.isDescendant(of: navigation.view))
        XCTAssertEqual(results.view.frame, page.view.frame)
        try Finger().clear(search.searchBar)
        XCTAssertEqual(results.calls, ["appeared", "disappeared"])
        try Finger().type("b", into: search.searchBar)

        let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
        results.present(alert, animated: false)
        XCTAssertTrue(navigation.topmost === alert)
        alert.dismiss(animated: false)
        XCTAssertTrue(search.presentingViewController === page)
        try Finger().cancel(search.searchBar)
        XCTAssertEqual(results.calls, ["appeared", "disappeared", "appeared", "disappeared"])
        XCTAssertNil(results.view.superview)
    }

    @MainActor
    func testScopesAreShownOnlyDuringASearch() async throws {
        let (_, page, search) = show(nil)
        search.searchBar.scopeButtonTitles = ["All", "Read"]
        XCTAssertThrowsError(try Finger().choose(scope: "Read", in: search.searchBar))
        try Finger().tap(search.searchBar.searchTextField)
        page.calls = []
        try Finger().choose(scope: "Read", in: search.searchBar)
        XCTAssertEqual(page.calls, ["update \"\" active"])
        try Finger().cancel(search.searchBar)
        XCTAssertFalse(search.searchBar.showsScopeBar)
    }

    @MainActor
    func testASearchBarAboveATable() async throws {
        let table = UITableViewController(style: .plain)
        let results = Results()
        let search = UISearchController(searchResultsController: results)
        table.tableView.tableHeaderView = search.searchBar
        table.beginAppearanceTransition(true, animated: false)
        table.endAppearanceTransition()
        try Finger().type("a", into: search.searchBar)
        XCTAssertTrue(search.presentingViewController === table)
        XCTAssertEqual(results.view.frame.minY, search.searchBar.frame.maxY)
        try Finger().cancel(search.searchBar)
    }
}
