import Foundation
import HeadlessUIKit
import XCTest

final class ControllerTests: XCTestCase {
    @MainActor
    func testTheViewIsLoadedOnceOnFirstAccess() async {
        final class Screen: UIViewController {
            var loads = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }
        let screen = Screen()
        XCTAssertFalse(screen.isViewLoaded)
        XCTAssertNil(screen.viewIfLoaded)
        XCTAssertEqual(screen.loads, 0)
        _ = screen.view
        screen.loadViewIfNeeded()
        _ = screen.view
        XCTAssertEqual(screen.loads, 1)
        XCTAssertNotNil(screen.viewIfLoaded)
    }

    @MainActor
    func testATableControllerIsItsTablesDataSourceAndDelegate() async throws {
        final class List: UITableViewController {
            var selected: [Int] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
        let list = List(style: .grouped)
        let table = try XCTUnwrap(list.tableView)
        XCTAssertEqual(table.style, .grouped)
        XCTAssertTrue(list.view === table)
        XCTAssertEqual(texts(table), ["row 0", "row 1", "row 2"])
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table)
        XCTAssertEqual(list.selected, [1])
    }

    @MainActor
    func testATablesSelectionIsClearedWhenItAppears() async throws {
        for clears in [true, false] {
            let recorder = Recorder(count: 3)
            let list = UITableViewController(style: .plain)
            XCTAssertTrue(list.clearsSelectionOnViewWillAppear)
            list.clearsSelectionOnViewWillAppear = clears
            list.tableView.register(RecordingCell.self, forCellReuseIdentifier: "cell")
            list.tableView.dataSource = recorder
            list.tableView.delegate = recorder
            let navigation = UINavigationController(rootViewController: list)
            navigation.beginAppearanceTransition(true, animated: false)
            navigation.endAppearanceTransition()
            try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: list.tableView)
            _ = recorder.takeCalls()
            navigation.pushViewController(UIViewController(), animated: true)
            XCTAssertEqual(list.tableView.indexPathForSelectedRow?.row, 1)
            navigation.popViewController(animated: true)
            XCTAssertEqual(list.tableView.indexPathForSelectedRow?.row, clears ? nil : 1)
            XCTAssertEqual(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, !clears)
            XCTAssertFalse(recorder.takeCalls().contains { $0.contains("eselect") })
        }
    }

    @MainActor
    func testTraitOverridesApplyBeforeTheViewIsLoaded() async {
        let screen = UIViewController()
        screen.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(screen.traitCollection.userInterfaceStyle, .dark)
        XCTAssertFalse(screen.isViewLoaded)
    }

    @MainActor
    func testChildrenAppearAndDisappearInTheirOrder() async {
        final class Child: UIViewController {
            var onChange: (String) -> Void = { _ in }
            override func viewDidAppear(_ animated: Bool) { onChange("appeared") }
            override func viewDidDisappear(_ animated: Bool) { onChange("disappeared") }
        }
        let (parent, first, second) = (UIViewController(), Child(), Child())
        var calls: [String] = []
        first.onChange = { calls.append("first \($0)") }
        second.onChange = { calls.append("second \($0)") }
        for child in [first, second] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        for isAppearing in [true, false] {
            parent.beginAppearanceTransition(isAppearing, animated: false)
            parent.endAppearanceTransition()
        }
        XCTAssertEqual(calls, ["first appeared", "second appeared", "first disappeared", "second disappeared"])
    }
}
