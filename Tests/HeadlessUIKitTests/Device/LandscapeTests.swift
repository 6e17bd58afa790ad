import XCTest

@testable import HeadlessUIKit

/// Tests that lists and bars keep their content out of the safe area insets at the sides of an iPhone in landscape.
final class LandscapeTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var text = "Row"

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
            cell.accessoryView = UISwitch(frame: .zero)
            return cell
        }
    }

    @MainActor private var source: Source?

    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
    }

    /// Shows a controller on an iPhone in landscape. Its screen is 852 points wide, with 59 points of the safe area at
    /// both sides.
    @MainActor
    private func show(_ controller: UIViewController) throws {
        let held = HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16")), isSideways: true)
        UIViewController.hold(held, showing: nil)
        controller.loadViewIfNeeded()
        controller.view.frame = UIScreen.main.bounds
        controller.view.layoutIfNeeded()
    }

    @MainActor
    private func table(_ style: UITableView.Style, _ text: String = "Row") -> UITableViewController {
        let (controller, source) = (UITableViewController(style: style), Source())
        source.text = text
        self.source = source
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        controller.tableView.delegate = source
        return controller
    }

    @MainActor
    func testContentViewsOfAPlainTableFitWithinTheSafeArea() async throws {
        let controller = table(.plain)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.frame.minX, 0)
        XCTAssertEqual(cell.frame.width, 852)
        XCTAssertEqual(cell.accessoryView?.frame.maxX, 852 - 59 - 16)
        XCTAssertEqual(cell.contentView.frame.minX, 59)
        XCTAssertEqual(cell.contentView.frame.maxX, 852 - 59 - 16 - 51 - 10)
        XCTAssertEqual(cell.textLabel?.frame.minX, 16)
        let header = try XCTUnwrap(controller.tableView.headerView(forSection: 0))
        XCTAssertEqual(header.frame.width, 852)
        XCTAssertEqual(header.contentView.frame.minX, 59)
        XCTAssertEqual(header.contentView.frame.width, 852 - 2 * 59)
    }

    @MainActor
    func testEditControlsAreWithinTheSafeArea() async throws {
        let controller = table(.plain)
        try show(controller)
        controller.tableView.setEditing(true, animated: false)
        controller.view.layoutIfNeeded()
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.subviews.first { $0 is UITableViewCellEditControl }?.frame.minX, 59)
        XCTAssertEqual(cell.contentView.frame.minX, 59 + 40)
    }

    @MainActor
    func testATableCanIgnoreTheSafeArea() async throws {
        let controller = table(.plain)
        controller.tableView.insetsContentViewsToSafeArea = false
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.contentView.frame.width, 852)
        controller.tableView.insetsContentViewsToSafeArea = true
        controller.view.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.minX, 59)
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.contentView.frame.width, 852 - 2 * 59)
    }

    @MainActor
    func testAnInsetGroupedTableInsetsItsRowsFromTheSafeArea() async throws {
        let controller = table(.insetGrouped)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.frame.minX, 59 + 16)
        XCTAssertEqual(cell.frame.width, 852 - 2 * (59 + 16))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.frame.minX, 59 + 16)
        XCTAssertEqual(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), cell.frame)
    }

    /// The same text needs more lines if less width remains for it.
    @MainActor
    func testRowsAreMeasuredWithinTheSafeArea() async throws {
        let text = String(repeating: "wide ", count: 16)
        for style in [UITableView.Style.plain, .insetGrouped] {
            let controller = table(style, text)
            try show(controller)
            let path = IndexPath(row: 0, section: 0)
            let narrow = controller.tableView.rectForRow(at: path).height
            controller.tableView.insetsContentViewsToSafeArea = false
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: -59, bottom: 0, right: -59)
            controller.view.layoutIfNeeded()
            let wide = controller.tableView.rectForRow(at: path).height
            XCTAssertLessThan(wide, narrow, "style \(style)")
            controller.tableView.insetsContentViewsToSafeArea = true
            controller.additionalSafeAreaInsets = .zero
            controller.view.layoutIfNeeded()
            XCTAssertEqual(controller.tableView.rectForRow(at: path).height, narrow, "style \(style)")
        }
    }

    @MainActor
    func testAdditionalInsetsMoveTheContentOfVisibleRows() async throws {
        let controller = table(.plain)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        for left: CGFloat in [30, 0, 10] {
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 40 - left)
            controller.view.layoutIfNeeded()
            XCTAssertEqual(cell.contentView.frame.minX, 59 + left)
            XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.contentView.frame.minX, 59 + left)
        }
    }

    @MainActor
    func testARotationMovesTheContent() async throws {
        let controller = table(.plain)
        try show(controller)
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device), showing: controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: controller)
        XCTAssertEqual(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.minX, 59)
    }

    @MainActor
    func testContentIsMirroredWithinTheSafeAreaFromRightToLeft() async throws {
        let controller = table(.plain)
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        try show(controller)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.maxX, 852 - 59)
        XCTAssertEqual(cell.accessoryView?.frame.minX, 59 + 10 + 16)
    }

    @MainActor
    func testBarsPlaceTheirContentWithinTheSafeArea() async throws {
        let page = UIViewController()
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in })
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in })
        page.toolbarItems = [
            UIBarButtonItem(title: "First", primaryAction: UIAction { _ in }), .flexibleSpace(),
            UIBarButtonItem(title: "Last", primaryAction: UIAction { _ in }),
        ]
        let controller = UINavigationController(rootViewController: page)
        controller.isToolbarHidden = false
        try show(controller)
        for bar in [controller.navigationBar, try XCTUnwrap(controller.toolbar)] as [UIView] {
            bar.layoutIfNeeded()
            let buttons = bar.subviews.filter { $0 is UIButton }
            XCTAssertEqual(bar.frame.width, 852)
            XCTAssertEqual(buttons.map(\.frame.minX).min(), 59 + 16)
            XCTAssertEqual(buttons.map(\.frame.maxX).max(), 852 - 59 - 16)
        }
    }

    @MainActor
    func testASearchBarInANavigationBarIsWithinTheSafeArea() async throws {
        let page = UIViewController()
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let controller = UINavigationController(rootViewController: page)
        try show(controller)
        let bar = try XCTUnwrap(page.navigationItem.searchController?.searchBar)
        XCTAssertEqual(bar.frame.minX, 59 + 8)
        XCTAssertEqual(bar.frame.width, 852 - 2 * (59 + 8))
    }

    @MainActor
    func testTabsDivideTheWidthOfTheSafeArea() async throws {
        let controller = UITabBarController()
        controller.viewControllers = ["A", "B"].map {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
            return page
        }
        try show(controller)
        controller.tabBar.layoutIfNeeded()
        XCTAssertEqual(controller.tabBar.frame.width, 852)
        XCTAssertEqual(controller.tabBar.subviews.map(\.frame.minX), [59, 59 + 367])
        XCTAssertEqual(controller.tabBar.subviews.map(\.frame.width), [367, 367])
    }
}
