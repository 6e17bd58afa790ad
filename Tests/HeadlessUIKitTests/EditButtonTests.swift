import HeadlessUIKit
import XCTest

/// Tests the Edit button of a navigation bar.
final class EditButtonTests: XCTestCase {
    @MainActor
    private final class ListPage: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = editButtonItem
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }

    @MainActor
    func testTheEditButtonSwitchesTheTableAndItsOwnTitle() async throws {
        let page = ListPage(style: .plain)
        let navigation = UINavigationController(rootViewController: page)
        navigation.loadViewIfNeeded()
        let button = try XCTUnwrap(views(UIButton.self, in: navigation.navigationBar).first)
        XCTAssertEqual(button.currentTitle, "Edit")
        try Finger().tap(button)
        XCTAssertEqual(button.currentTitle, "Done")
        XCTAssertTrue(page.isEditing)
        XCTAssertTrue(page.tableView.isEditing)
        XCTAssertTrue(page.tableView.visibleCells.allSatisfy(\.isEditing))
        try Finger().tap(button)
        XCTAssertEqual(button.currentTitle, "Edit")
        XCTAssertFalse(page.tableView.isEditing)
        page.isEditing = true
        XCTAssertEqual(page.editButtonItem.title, "Done")
    }

    @MainActor
    func testTheButtonIsSizedAgainWhenItsTitleChanges() async throws {
        let page = ListPage(style: .plain)
        let navigation = UINavigationController(rootViewController: page)
        navigation.loadViewIfNeeded()
        navigation.view.layoutIfNeeded()
        let button = try XCTUnwrap(views(UIButton.self, in: navigation.navigationBar).first)
        let edge = button.frame.maxX
        XCTAssertEqual(button.frame.width, button.intrinsicContentSize.width)
        try Finger().tap(button)
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(button.frame.width, button.intrinsicContentSize.width)
        XCTAssertEqual(button.frame.maxX, edge)
    }
}
