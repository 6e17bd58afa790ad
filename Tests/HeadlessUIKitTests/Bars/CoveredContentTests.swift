import HeadlessUIKit
import XCTest

/// Tests what bars cover of the pages that extend under them.
final class CoveredContentTests: XCTestCase {
    private final class List: UITableViewController {
        var taps: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 40
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            hasHeaders ? "Section" : nil
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            taps.append(indexPath.row)
        }
        var hasHeaders = false
    }

    @MainActor
    private func show(_ root: UIViewController) {
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        root.view.layoutIfNeeded()
    }

    @MainActor
    private func onDevice(_ body: () throws -> Void) throws {
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16"))), showing: nil)
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        try body()
    }

    @MainActor
    func testAFingerTouchesTheUncoveredPartOfARow() async throws {
        try onDevice {
            let list = List()
            let navigation = UINavigationController(rootViewController: list)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            show(tabs)
            let table = try XCTUnwrap(list.tableView)
            XCTAssertEqual(table.adjustedContentInset, UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
            // Rows 0 and 1 are wholly under the bar, and row 2 with all but 17 points.
            table.contentOffset.y = 0
            XCTAssertEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 0, section: 0))
            for row in [0, 1] {
                XCTAssertThrowsError(try Finger().tap(rowAt: IndexPath(row: row, section: 0), in: table)) { error in
                    XCTAssert("\(error)".contains("is covered by UINavigationBar"), "\(error)")
                }
            }
            try Finger().tap(rowAt: IndexPath(row: 2, section: 0), in: table)
            // The tab bar begins at 769 points.
            try Finger().tap(rowAt: IndexPath(row: 19, section: 0), in: table)
            XCTAssertThrowsError(try Finger().tap(rowAt: IndexPath(row: 20, section: 0), in: table)) { error in
                XCTAssert("\(error)".contains("is covered by UITabBar"), "\(error)")
            }
            XCTAssertEqual(list.taps, [2, 19])
            XCTAssertEqual(table.cellsInSight.map(\.indexPath.row), Array(2...19))
        }
    }

    @MainActor
    func testFloatingHeadersStayBelowTheBar() async throws {
        let list = List(style: .plain)
        list.hasHeaders = true
        let navigation = UINavigationController(rootViewController: list)
        show(navigation)
        for offset in [-20, 0, 300] as [CGFloat] {
            list.tableView.contentOffset.y = offset
            list.tableView.layoutIfNeeded()
            let header = try XCTUnwrap(list.tableView.headerView(forSection: 0))
            XCTAssertEqual(header.convert(header.bounds, to: navigation.view).minY, 44, "\(offset)")
        }
    }

    @MainActor
    func testScrollingToARectangleLeavesItBetweenTheBars() async throws {
        let list = List()
        list.toolbarItems = [.flexibleSpace()]
        let navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = false
        show(navigation)
        let table = try XCTUnwrap(list.tableView)
        func rect(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }
        func place(_ row: Int) -> CGRect { table.convert(rect(row), to: navigation.view) }
        table.scrollRectToVisible(rect(30), animated: false)
        XCTAssertEqual(place(30).maxY, navigation.toolbar.frame.minY)
        table.scrollRectToVisible(rect(2), animated: false)
        XCTAssertEqual(place(2).minY, navigation.navigationBar.frame.maxY)
        try Finger().scrollToTop(table)
        XCTAssertEqual(place(0).minY, navigation.navigationBar.frame.maxY)
    }

    @MainActor
    func testAPageThatExtendsNowhereEndsAtTheBarsOfEachContainer() async throws {
        try onDevice {
            let page = UIViewController()
            page.edgesForExtendedLayout = []
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
            show(tabs)
            XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 103, width: 393, height: 769 - 103))
            XCTAssertEqual(page.view.safeAreaInsets, .zero)
            page.edgesForExtendedLayout = .top
            tabs.view.layoutIfNeeded()
            XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 0, width: 393, height: 769))
            XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 0, right: 0))
        }
    }

    @MainActor
    func testBarsThatBecomeOpaqueMoveThePage() async throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49 + 44, right: 0))
        navigation.navigationBar.isTranslucent = false
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(page.view.frame, CGRect(x: 0, y: 44, width: 390, height: 800))
        XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 49 + 44, right: 0))
        navigation.toolbar.isTranslucent = false
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(page.view.frame.maxY, 844 - 49 - 44)
        tabs.tabBar.isTranslucent = false
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(navigation.view.frame.maxY, 844 - 49)
        page.extendedLayoutIncludesOpaqueBars = true
        tabs.view.layoutIfNeeded()
        XCTAssertEqual(page.view.frame, navigation.view.bounds)
        XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    }

    @MainActor
    func testGuidesOfTheBarsHaveTheirLengths() async throws {
        try onDevice {
            let page = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
            show(tabs)
            XCTAssertEqual(page.topLayoutGuide.length, 103)
            XCTAssertEqual(page.bottomLayoutGuide.length, 83)
        }
    }

    @MainActor
    func testChildrenOfAPageHaveTheInsetsOfItsBars() async throws {
        let (page, child) = (UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), List())
        page.setViewControllers([child], direction: .forward, animated: false)
        let navigation = UINavigationController(rootViewController: page)
        show(navigation)
        XCTAssertEqual(child.view.safeAreaInsets.top, 44)
        XCTAssertEqual(child.tableView.contentOffset.y, -44)
    }

    @MainActor
    func testARotationKeepsTheTitleOfContentAtItsTop() async throws {
        try onDevice {
            let list = List()
            list.title = "List"
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            show(navigation)
            let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
            @MainActor func state() -> [CGFloat] {
                [list.tableView.contentOffset.y, navigation.navigationBar.frame.height, list.view.safeAreaInsets.top]
            }
            XCTAssertEqual(state(), [-155, 96, 155])
            for distance in [0, 20, 300] as [CGFloat] {
                try Finger().scroll(list.tableView, by: distance)
                UIViewController.hold(HeldDevice(device, isSideways: true), showing: navigation)
                XCTAssertEqual(navigation.navigationBar.frame.height, 32)
                UIViewController.hold(HeldDevice(device), showing: navigation)
                let inset = list.tableView.adjustedContentInset.top
                XCTAssertEqual(list.view.safeAreaInsets.top, inset, "\(distance)")
                XCTAssertEqual(navigation.navigationBar.frame.maxY, inset, "\(distance)")
                XCTAssertGreaterThanOrEqual(list.tableView.contentOffset.y, -155, "\(distance)")
                try Finger().scrollToTop(list.tableView)
                XCTAssertEqual(state(), [-155, 96, 155], "\(distance)")
            }
        }
    }
}
