import CellDirector
import HeadlessUIKit
import LinearConstraints
import ListDifference
import XCTest

// The snippets in the articles about ListDifference and LinearConstraints, compiled and tested.

private struct Named: Hashable, Identifiable, CustomStringConvertible {
    let id: Int
    let name: String
    var description: String { name }
}

typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint

final class FoundationGuides: XCTestCase {
    @MainActor
    func testADeviceSubclassSimulatesAnIPad() async {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        final class Pad: UIDevice {
            override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
        }
        let pad = Pad()
        withExtendedLifetime(pad) {
            XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
            XCTAssertEqual(UIViewController().view.traitCollection.horizontalSizeClass, .regular)
        }
    }

    func testADifference() {
        let shownUsers = ["Grace", "Ada", "Charles", "Mary"].enumerated().map { Named(id: $0, name: $1) }
        let newUsers = [shownUsers[3], shownUsers[0], Named(id: 9, name: "Edsger"), Named(id: 1, name: "Ada Lovelace")]

        let difference = ListDifference(from: shownUsers, to: newUsers)
        print(difference)
        // update 1 → 3: Ada → Ada Lovelace
        // delete 2: Charles
        // move 3 → 0: Mary

        XCTAssertTrue(difference.description.contains("update 1 → 3: Ada → Ada Lovelace"), difference.description)
        XCTAssertTrue(difference.description.contains("delete 2: Charles"), difference.description)
    }

    @MainActor
    func testStagesMoveATable() async {
        final class Source: NSObject, UITableViewDataSource {
            var items: [Named] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = items[indexPath.row].name
                return cell
            }
        }
        let source = Source()
        source.items = ["Grace", "Ada"].enumerated().map { Named(id: $0, name: $1) }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        tableView.dataSource = source
        tableView.layoutIfNeeded()
        var items = source.items { didSet { source.items = items } }
        let difference = ListDifference(from: items, to: [Named(id: 1, name: "Ada"), Named(id: 5, name: "Mary")])

        for stage in difference.stages {
            items = stage.list
            tableView.performBatchUpdates {
                tableView.deleteRows(at: stage.deletes.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                tableView.insertRows(at: stage.inserts.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                for move in stage.moves {
                    tableView.moveRow(
                        at: IndexPath(row: move.source, section: 0), to: IndexPath(row: move.target, section: 0))
                }
                tableView.reconfigureRows(at: stage.updates.map { IndexPath(row: $0, section: 0) })
            }
        }

        XCTAssertEqual(tableView.visibleCells.map { $0.textLabel?.text }, ["Ada", "Mary"])
    }

    func testSections() {
        let shown = [ListSection(model: "a", rows: [1, 2]), ListSection(model: "b", rows: [3])]
        let new = [ListSection(model: "a", rows: [1, 2, 3])]
        let difference = SectionedDifference(from: shown, to: new, sections: .value)
        XCTAssertFalse(difference.isEmpty)
    }

    func testASystem() throws {
        var system = LinearSystem()
        let width = system.makeVariable()

        var excess = LinearExpression(-100)
        excess.add(1, width)
        let limit = try system.add(excess, .lessThanOrEqual)  // width ≤ 100

        var shortfall = LinearExpression(-160)
        shortfall.add(1, width)
        _ = try system.add(shortfall, .equal, priority: Priority(rawValue: 250))  // width = 160, if possible

        system.solve()
        let solved = system.value(of: width)  // 100

        XCTAssertEqual(solved, 100, accuracy: 1e-6)
        system.remove(limit)
        system.solve()
        XCTAssertEqual(system.value(of: width), 160, accuracy: 1e-6)
    }
}
