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

    /// A controller that records whether its appearances and disappearances are animated.
    @MainActor
    private final class AnimationLog: UIViewController {
        var flags: [Bool] = []
        override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
        override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
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
        XCTAssertEqual(
            results.view.convert(results.view.bounds, to: nil), page.view.convert(page.view.bounds, to: nil))
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
    func testResultsAppearAndDisappearWithAnimation() async throws {
        let results = AnimationLog()
        let (navigation, _, search) = show(results)
        try Finger().type("a", into: search.searchBar)
        try Finger().clear(search.searchBar)
        XCTAssertEqual(results.flags, [true, true])
        withExtendedLifetime(navigation) {}
    }

    @MainActor
    func testResultsFollowTheFrameOfThePage() async throws {
        let results = Results()
        let (navigation, page, search) = show(results)
        try Finger().type("a", into: search.searchBar)
        navigation.isToolbarHidden = false
        page.edgesForExtendedLayout = []
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(page.view.frame.maxY, navigation.toolbar.frame.minY)
        XCTAssertEqual(results.view.frame, page.view.frame)
        page.edgesForExtendedLayout = .all
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(results.view.frame, navigation.view.bounds)
        XCTAssertEqual(results.view.safeAreaInsets, page.view.safeAreaInsets)
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
    func testASearchBarInATableHeaderPresentsItsResults() async throws {
        let table = UITableViewController(style: .plain)
        let results = Results()
        let search = UISearchController(searchResultsController: results)
        table.tableView.tableHeaderView = search.searchBar
        table.beginAppearanceTransition(true, animated: false)
        table.endAppearanceTransition()
        try Finger().type("a", into: search.searchBar)
        XCTAssertTrue(search.presentingViewController === table)
        XCTAssertEqual(results.view.frame.minY, search.searchBar.frame.maxY)
        XCTAssertEqual(results.view.frame.maxY, table.tableView.bounds.maxY)
        try Finger().cancel(search.searchBar)
    }

    @MainActor
    func testASearchThatBeginsBeforeItsBarIsShownPresentsItsResultsOnThePage() async throws {
        let (table, results) = (UITableViewController(style: .plain), Results())
        let search = UISearchController(searchResultsController: results)
        search.isActive = true
        table.tableView.tableHeaderView = search.searchBar
        table.beginAppearanceTransition(true, animated: false)
        table.endAppearanceTransition()
        try Finger().type("a", into: search.searchBar)
        XCTAssertTrue(search.presentingViewController === table)
        XCTAssertEqual(results.calls, ["appeared"])
        try Finger().cancel(search.searchBar)
    }

    // MARK: Results in a window

    @MainActor
    private final class Rows: UITableViewController {
        var onSelect: () -> Void = {}
        var calls: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect() }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    /// Shows a page whose search bar is in the navigation bar or in the header of a table, begins a search, and selects
    /// a row of the results, which pushes another page. Checks that the results come back when the user goes back, but
    /// not after the search has ended.
    @MainActor
    private func checkPush(fromResultsOf page: UIViewController, _ search: UISearchController, _ rows: Rows) throws {
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let (next, button) = (UIViewController(), UIButton(frame: CGRect(x: 10, y: 200, width: 100, height: 40)))
        next.view.addSubview(button)
        rows.onSelect = { [unowned navigation] in navigation.pushViewController(next, animated: true) }
        window.layoutIfNeeded()
        try Finger().type("a", into: search.searchBar)
        try Finger().tap(rowAt: path(0), in: rows.tableView)
        XCTAssertEqual(navigation.viewControllers, [page, next])
        XCTAssertEqual(rows.calls, ["appeared", "disappeared"])
        XCTAssertNil(rows.view.window)
        try Finger().tap(button)
        try Finger().swipeBack(in: navigation)
        XCTAssertEqual(rows.calls, ["appeared", "disappeared", "appeared"])
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(search.searchBar.text, "a")
        try Finger().tap(rowAt: path(1), in: rows.tableView)
        XCTAssertEqual(navigation.viewControllers, [page, next])
        search.isActive = false
        navigation.popViewController(animated: true)
        XCTAssertEqual(rows.calls, ["appeared", "disappeared", "appeared", "disappeared"])
        XCTAssertNil(rows.view.superview)
    }

    @MainActor
    func testARowOfTheResultsPushesAPageAndTheResultsComeBack() async throws {
        let (page, rows) = (UIViewController(), Rows(style: .plain))
        let search = UISearchController(searchResultsController: rows)
        page.navigationItem.searchController = search
        try checkPush(fromResultsOf: page, search, rows)
    }

    @MainActor
    func testResultsOfASearchBarInATableHeaderComeBack() async throws {
        let (page, rows) = (UITableViewController(style: .plain), Rows(style: .plain))
        let search = UISearchController(searchResultsController: rows)
        page.tableView.tableHeaderView = search.searchBar
        try checkPush(fromResultsOf: page, search, rows)
    }

    @MainActor
    func testResultsDisappearWithTheirTab() async throws {
        for isInNavigation in [true, false] {
            let (page, rows, other) = (UITableViewController(style: .plain), Rows(style: .plain), UIViewController())
            let search = UISearchController(searchResultsController: rows)
            page.tableView.tableHeaderView = search.searchBar
            let tabs = UITabBarController()
            tabs.viewControllers = [isInNavigation ? UINavigationController(rootViewController: page) : page, other]
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            try Finger().type("a", into: search.searchBar)
            tabs.selectedIndex = 1
            XCTAssertEqual(rows.calls, ["appeared", "disappeared"])
            XCTAssertNil(rows.view.window)
            let button = UIButton(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
            other.view.addSubview(button)
            try Finger().tap(button)
            tabs.selectedIndex = 0
            XCTAssertEqual(rows.calls, ["appeared", "disappeared", "appeared"])
            XCTAssertTrue(rows.view.superview === page.view.superview, "the results do not scroll with the page")
            try Finger().tap(rowAt: path(0), in: rows.tableView)
        }
    }

    @MainActor
    func testResultsStayInFrontOfAPageThatComesToTheFront() async throws {
        let results = Results()
        let (navigation, page, search) = show(results)
        try Finger().type("a", into: search.searchBar)
        let box = try XCTUnwrap(page.view.superview)
        box.bringSubviewToFront(page.view)
        let behind = try XCTUnwrap(box.subviews.firstIndex { $0 === page.view })
        let inFront = try XCTUnwrap(box.subviews.firstIndex { $0 === results.view })
        XCTAssertGreaterThan(inFront, behind)
        XCTAssertTrue(box.isDescendant(of: navigation.view))
    }

    // MARK: Presentation

    @MainActor
    func testAnActiveSearchIsPresentedByItsPage() async throws {
        let (navigation, page, search) = show(nil)
        search.isActive = true
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertTrue(page.presentedViewController === search)
        search.isActive = false
        XCTAssertNil(page.presentedViewController)
        search.isActive = true
        var isCompleted = false
        page.dismiss(animated: false) { isCompleted = true }
        XCTAssertTrue(isCompleted)
        XCTAssertFalse(search.isActive)
        XCTAssertNil(search.presentingViewController)
    }

    @MainActor
    func testASearchWithoutResultsControllerPresentsASheet() async throws {
        let (page, sheet) = (UITableViewController(style: .plain), AnimationLog())
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        try Finger().type("a", into: search.searchBar)
        search.present(sheet, animated: true)
        XCTAssertTrue(sheet.view.window === window)
        XCTAssertTrue(sheet.presentingViewController === search)
        XCTAssertTrue(navigation.topmost === sheet)
        sheet.dismiss(animated: true)
        XCTAssertTrue(search.isActive)
        XCTAssertNil(sheet.view.window)
        search.present(sheet, animated: true)
        search.isActive = false
        XCTAssertNil(sheet.view.window)
        XCTAssertNil(sheet.presentingViewController)
        XCTAssertEqual(sheet.flags, [true, true, true, false], "the end of the search is not animated")
    }
}
