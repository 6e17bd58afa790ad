import CellDirector
import XCTest

final class ControllerTests: ConformanceTestCase {
    @MainActor
    func testACellsResponderChainLeadsToItsController() async throws {
        let list = UITableViewController(style: .plain)
        let recorder = Recorder(count: 1)
        let table = try XCTUnwrap(list.tableView)
        table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = recorder
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        var chain: [UIResponder] = []
        var next: UIResponder? = cell.contentView
        while let responder = next {
            chain.append(responder)
            next = responder.next
        }
        XCTAssertEqual(chain, [cell.contentView, cell, table, list])
    }

    @MainActor
    func testATableDoesNotKeepItsDataSource() async {
        let table = inWindow(UITableView(frame: .zero))
        do {
            let recorder = Recorder(count: 1)
            table.dataSource = recorder
            table.delegate = recorder
        }
        XCTAssertNil(table.dataSource)
        XCTAssertNil(table.delegate)
    }

    @MainActor
    func testALayoutGuideOfBarsHasTwoConstraintsInTheView() async {
        let controller = UIViewController()
        let view: UIView = controller.view
        XCTAssertEqual(view.constraints.count, 0)
        _ = controller.topLayoutGuide
        XCTAssertEqual(view.constraints.count, 2)
        _ = controller.topLayoutGuide
        XCTAssertEqual(view.constraints.count, 2)
    }
}
