import CellDirector
import HeadlessUIKit
import XCTest

/// On iOS a table asks its delegate for heights only if it had the methods when it was set: so it is set again when somebody
/// answers. Headlessly that is all there is to see.
final class HeightQuestionTests: XCTestCase {
    @MainActor func testTheDelegateIsSetAgainWhenSomebodyAnswersForTheFirstTime() async {
        let table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let director = TableDirector(tableView: table, items: users(2), bus: CellActionBus())
        XCTAssertEqual(table.delegates, ["set"])

        director.actionsProxy
            .on(.height) { (c: UserCellConfig, _) in 30 }
            .on(.height) { (c: UserCellConfig, _) in 50 }
        XCTAssertEqual(table.delegates, ["set", "none", "set"])
        director.actionsProxy.on(.estimatedHeight) { (c: UserCellConfig, _) in 40 }
        XCTAssertEqual(table.delegates, ["set", "none", "set", "none", "set"])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, _) in }
            .on(.custom("height")) { (c: UserCellConfig, _) in }

        XCTAssertEqual(table.delegates.count, 5)
        XCTAssertTrue(table.delegate === director)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 50)
    }

    @MainActor func testADelegateOfTheUsersOwnStaysInPlace() async {
        let screen = Screen(users(2))
        let other = SilentDelegate()
        screen.tableView.delegate = other

        screen.proxy.on(.height) { (c: UserCellConfig, _) in 30 }

        XCTAssertTrue(screen.tableView.delegate === other)
    }
}

private final class LoggingTable: UITableView {
    var delegates: [String] = []
    override weak var delegate: (any UITableViewDelegate)? {
        didSet { delegates.append(delegate == nil ? "none" : "set") }
    }
}

private final class SilentDelegate: NSObject, UITableViewDelegate {}
