import Foundation
import HeadlessUIKit
import TapReplay
import XCTest

/// Tests that tests find things on a screen, and touch them, with the names and the strictness of scripts.
final class ElementTests: XCTestCase {
    @MainActor
    func testEachTouchReachesWhatItsNameMeans() async throws {
        let (screen, kitchen) = open()
        let touches: [(String, @MainActor () throws -> Void)] = [
            ("select 1", { try screen.row("Chef's knife").tap() }),
            ("favourite 1", { try screen.row("Chef's knife").button("Favourite").tap() }),
            ("favourite 0", { try screen.row(0).tap("Favourite") }),
            ("favourite 2", { try screen.tap("Favourite", in: .row("Peeler")) }),
            ("sharp 2 false", { try screen.row(containing: "eel").toggle() }),
            ("sharp 3 false", { try screen.lastRow().switch().toggle() }),
            ("details 0", { try screen.firstRow().tapAccessory() }),
            ("delete 2", { try screen.row(id: "Peeler").delete() }),
            ("flag 0", { try screen.row(0).swipe(.right, fully: true) }),
            ("search ab", { try screen.control(id: "search").type("ab") }),
            ("search a", { try screen.field().backspace() }),
            ("search xy", { try screen.field(0).replaceText(with: "xy") }),
            ("search ", { try screen.field().clear() }),
            ("size 3.0", { try screen.slider().slide(to: 3) }),
            ("count 2.0", { try screen.stepper().step(.up, times: 2) }),
            ("sort 1", { try screen.tap("Name") }),
            ("add", { try screen.navigationBar.button("Add").tap() }),
            (
                "share 0",
                {
                    try screen.row(0).longPress()
                    XCTAssertEqual(try screen.menu.titles, ["Share", "Move"])
                    try screen.menu.choose("Share")
                }
            ),
            (
                "shelf 3",
                {
                    try screen.row("Shears").longPress()
                    try screen.menu.choose("Move", "Shelf")
                }
            ),
            (
                "asked OK",
                {
                    try screen.toolbar.tap("Ask")
                    XCTAssertEqual(try screen.alert.texts, ["Sure?", "OK", "Cancel"])
                    try screen.tap("OK", in: .alert)
                }
            ),
        ]
        for (expected, touch) in touches {
            kitchen.log = []
            do { try touch() } catch { XCTFail("\(expected): \(error)") }
            XCTAssertEqual(kitchen.log.last, expected)
        }
    }

    @MainActor
    func testAnElementIsFoundAgainAtEachUse() async throws {
        let (screen, kitchen) = open()
        let row = screen.row("Sieve")
        XCTAssertFalse(try row.isVisible)
        kitchen.tools.append("Sieve")
        kitchen.tableView.reloadData()
        XCTAssertTrue(try row.isVisible)
        XCTAssertEqual(try row.text, "Sieve")
        XCTAssertEqual(
            try row.view as? UITableViewCell, kitchen.tableView.cellForRow(at: IndexPath(row: 4, section: 0)))
        XCTAssertTrue(try row.switch().isOn)
        XCTAssertTrue(try row.button("Favourite").isEnabled)
        XCTAssertTrue(try row.shows("Sieve") && row.contains("iev"))
        XCTAssertEqual(try screen.rowCount(), 5)
        XCTAssertEqual(try screen.visibleRows.map(\.row), [0, 1, 2, 3, 4])
        XCTAssertEqual(screen.title, "Kitchen")
        XCTAssertTrue(try screen.texts.contains("Sieve"))
        XCTAssertEqual("\(row.button("Favourite").name)", #""Favourite" in row "Sieve""#)
        try row.select()
        XCTAssertTrue(try row.isSelected)
        XCTAssertEqual(try screen.selectedRows, [IndexPath(row: 4, section: 0)])
    }

    @MainActor
    func testAnErrorNamesWhatExistsOrTellsMatchesApart() async throws {
        let (screen, _) = open()
        let sentences: [(String, @MainActor () throws -> Void)] = [
            (#"no row on screen shows "Peelr"; did you mean "Peeler"?"#, { try screen.row("Peelr").tap() }),
            ("there is no row 9; the list has rows 0 to 3", { try screen.row(9).tap() }),
            (
                #"4 things on screen show "Favourite"; write `"Favourite" in row 0` or `"Favourite" in row 1` or "#
                    + #"`"Favourite" in row 2` or `"Favourite" in row 3`"#, { try screen.tap("Favourite") }
            ),
            ("no alert is presented", { try screen.tap("OK", in: .alert) }),
            (#""Peeler" in row 2 is a UILabel, not a button"#, { try screen.row(2).button("Peeler").tap() }),
            ("no menu is open", { _ = try screen.menu.titles }),
            (
                #""Favourite" in row 1 is a UIButton; only a switch can be on"#,
                {
                    _ = try screen.row(1).button("Favourite").isOn
                }
            ),
        ]
        for (expected, touch) in sentences {
            XCTAssertThrowsError(try touch(), expected) { XCTAssertEqual("\($0)", expected) }
        }
        XCTAssertThrowsError(try screen.tap("Favourite")) { XCTAssertEqual(($0 as? ScreenError)?.isAmbiguous, true) }
    }

    @MainActor
    func testWaitingEndsWhenTheConditionHoldsOrTheTimeIsUp() async throws {
        let (screen, kitchen) = open()
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                kitchen.tools.removeAll { $0 == "Peeler" }
                kitchen.tools.append("Sieve")
                kitchen.tableView.reloadData()
            }
        }
        try await screen.row("Sieve").waitUntilVisible()
        try await screen.row("Peeler").waitUntilNotVisible()
        try await screen.wait { try screen.row("Sieve").switch().isOn }
        do {
            try await screen.row("Peeler").waitUntilVisible(for: .milliseconds(2))
            XCTFail("it is not visible")
        } catch {
            let expected = #"still failing after 0.002 s: no row on screen shows "Peeler"; there is"#
            XCTAssertTrue("\(error)".hasPrefix(expected), "\(error)")
        }
    }

    @MainActor
    func testPagesTabsAndSheets() async throws {
        let tabs = UITabBarController()
        let (home, settings) = (UIViewController(), UIViewController())
        (home.title, settings.title) = ("Home", "Settings")
        settings.tabBarItem.badgeValue = "3"
        let navigation = UINavigationController(rootViewController: home)
        tabs.viewControllers = [navigation, settings]
        let screen = OpenScreen(tabs)
        XCTAssertTrue(try screen.tab("Home").isSelected)
        XCTAssertEqual(try screen.tab("Settings").badge, "3")
        navigation.pushViewController(UIViewController(), animated: false)
        try screen.swipeBack(halfway: true)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        try screen.swipeBack()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        try screen.tab("Settings").choose()
        XCTAssertTrue(try screen.tab("Settings").isSelected)
        XCTAssertThrowsError(try screen.tab("Search").choose())
        settings.present(UIViewController(), animated: false)
        try screen.swipeSheetDown()
        XCTAssertNil(settings.presentedViewController)
        XCTAssertThrowsError(try screen.swipeSheetDown())
    }

    @MainActor
    func testAScreenOfAWindowStaysInIt() async throws {
        let kitchen = KitchenViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: kitchen)
        window.makeKeyAndVisible()
        let screen = OpenScreen(try XCTUnwrap(window.rootViewController))
        try screen.row("Peeler").toggle()
        XCTAssertEqual(kitchen.log, ["appeared", "sharp 2 false"])
        screen.close()
    }

    @MainActor
    private func open() -> (OpenScreen, KitchenViewController) {
        let kitchen = KitchenViewController()
        return (OpenScreen(UINavigationController(rootViewController: kitchen)), kitchen)
    }
}

/// A list of kitchen tools with all kinds of controls, which writes what happens into a log.
private final class KitchenViewController: UITableViewController {
    var log: [String] = []
    var tools = ["Whisk", "Chef's knife", "Peeler", "Shears"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kitchen"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [unowned self] _ in log.append("add") })
        toolbarItems = [UIBarButtonItem(title: "Ask", primaryAction: UIAction { [unowned self] _ in ask() })]
        navigationController?.isToolbarHidden = false
        tableView.tableHeaderView = controls()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
    }

    private func controls() -> UIView {
        let field = UITextField()
        field.accessibilityIdentifier = "search"
        field.addAction(
            UIAction { [unowned self] _ in log.append("search \(field.text ?? "")") }, for: .editingChanged)
        let (slider, stepper) = (UISlider(), UIStepper())
        slider.maximumValue = 10
        slider.addAction(UIAction { [unowned self] _ in log.append("size \(slider.value)") }, for: .valueChanged)
        stepper.addAction(UIAction { [unowned self] _ in log.append("count \(stepper.value)") }, for: .valueChanged)
        let sort = UISegmentedControl(items: ["Age", "Name"])
        sort.selectedSegmentIndex = 0
        sort.addAction(
            UIAction { [unowned self] _ in log.append("sort \(sort.selectedSegmentIndex)") }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [field, slider, stepper, sort])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 390, height: 160)
        return stack
    }

    private func ask() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for title in ["OK", "Cancel"] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [unowned self] _ in log.append("asked \(title)") })
        }
        present(alert, animated: false)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tools.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = tools[indexPath.row]
        cell.accessibilityIdentifier = tools[indexPath.row]
        cell.accessoryType = .detailButton
        let row = indexPath.row
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Favourite") { [unowned self] _ in log.append("favourite \(row)") })
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.addAction(
            UIAction { [unowned self] _ in log.append("sharp \(row) \(toggle.isOn)") }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [button, toggle])
        stack.frame = CGRect(x: 150, y: 4, width: 180, height: 36)
        cell.contentView.addSubview(stack)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("details \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { log.append("delete \(indexPath.row)") }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            log.append("flag \(indexPath.row)")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let share = UIAction(title: "Share") { [unowned self] _ in log.append("share \(indexPath.row)") }
            let shelf = UIAction(title: "Shelf") { [unowned self] _ in log.append("shelf \(indexPath.row)") }
            return UIMenu(children: [share, UIMenu(title: "Move", children: [shelf])])
        }
    }
}
