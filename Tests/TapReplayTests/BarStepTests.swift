import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests steps and conditions about the bars of a screen.
final class BarStepTests: XCTestCase {
    /// A list with a Done button in every row, and a Done button in the navigation bar and in the toolbar.
    private final class Kitchen: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Kitchen"
            navigationItem.rightBarButtonItem = item("Done", "bar")
            toolbarItems = [item("Trash", "trash"), .flexibleSpace(), item("Done", "toolbar")]
            tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 0)
        }

        private func item(_ title: String, _ says: String) -> UIBarButtonItem {
            UIBarButtonItem(
                title: title, primaryAction: UIAction(title: title) { [unowned self] _ in self.title = says })
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Done") { [unowned self] _ in title = "row" })
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
            cell.contentView.addSubview(button)
            return cell
        }
    }

    @MainActor
    private static func kitchen() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: Kitchen(style: .plain))
        navigation.isToolbarHidden = false
        return navigation
    }

    @MainActor
    private static var screens: [ReplayScreen] {
        let screen = ReplayScreen("kitchen") { kitchen() }
            .command("hide") { (navigation: UINavigationController) in navigation.isNavigationBarHidden = true }
        let tabs = ReplayScreen("tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [Kitchen(style: .plain)]
            return tabs
        }
        return [screen, tabs]
    }

    @MainActor
    func testAControlIsFoundInABar() async throws {
        let replay = try await ShelfReplay(
            """
            screen kitchen
            tap "Done" in navigation bar
            expect title is "bar"
            tap "Trash" in toolbar
            expect title is "trash"
            tap button 1 in toolbar
            expect title is "toolbar"
            tap "Done" in row 0
            expect title is "row"
            expect toolbar shows "Trash"
            expect toolbar does not show "row"
            expect navigation bar shows "row"
            expect tab bar is not visible
            expect tap "Orders" in tab bar not possible because "there is no tab bar on screen"
            run hide
            expect navigation bar is hidden
            expect tap "Done" in navigation bar not possible because "hidden"
            screen tabs
            expect "Orders" in tab bar is selected
            """, on: Self.screens)
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testAnAmbiguousNameSuggestsTheBar() async throws {
        let replay = try await ShelfReplay("screen kitchen\ntap \"Done\"", on: Self.screens)
        XCTAssertEqual(
            replay.mismatches,
            [
                "3 things on screen show \"Done\"; write `\"Done\" in row 0` or `\"Done\" in navigation bar` "
                    + "or `\"Done\" in toolbar`"
            ])
    }

    @MainActor
    func testPossibleTouchesNameTheBar() async throws {
        let screen = OpenScreen(shown: Self.kitchen())
        screen.root.layoutIfNeeded()
        let steps = screen.touches(everyRow: false).map(\.step)
        for step in ["tap \"Done\" in navigation bar", "tap \"Done\" in toolbar", "tap \"Trash\""] {
            XCTAssertTrue(steps.contains(step), "\(steps)")
        }
    }

    /// A screen with two toolbars of its own, with the buttons A and B.
    @MainActor
    private static func toolbars(_ name: String, hidden: Set<String>) -> ReplayScreen {
        ReplayScreen(name) {
            let controller = UIViewController()
            for (number, title) in ["A", "B"].enumerated() {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 100 * number, width: 320, height: 44))
                bar.items = [UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })]
                bar.isHidden = hidden.contains(title)
                controller.view.addSubview(bar)
            }
            return controller
        }
    }

    @MainActor
    func testOfSeveralBarsOnlyTheVisibleOneIsMeant() async throws {
        let screens = [
            Self.toolbars("both", hidden: []), Self.toolbars("second", hidden: ["A"]),
            Self.toolbars("neither", hidden: ["A", "B"]),
        ]
        let replay = try await ShelfReplay(
            """
            screen both
            expect toolbar is visible
            screen second
            expect toolbar is visible
            expect toolbar shows "B"
            screen neither
            expect toolbar is hidden
            expect tap "A" in toolbar not possible because "hidden"
            """, on: screens)
        XCTAssertEqual(
            replay.mismatches, ["the screen has 2 toolbars; name the control by its id or number"])
    }

    @MainActor
    func testAViewIsInTheInnermostBarThatContainsIt() async throws {
        let (bar, toolbar, button) = (UINavigationBar(), UIToolbar(), UIButton(type: .system))
        let controller = UIViewController()
        controller.view.addSubview(bar)
        bar.addSubview(toolbar)
        toolbar.addSubview(button)
        let screen = OpenScreen(shown: controller)
        XCTAssertEqual(screen.bar(around: button)?.name, Locator.bar(.toolbar))
        XCTAssertEqual(screen.bar(around: toolbar)?.name, Locator.bar(.toolbar))
        XCTAssertEqual(screen.bar(around: bar)?.name, Locator.bar(.navigation))
    }
}
