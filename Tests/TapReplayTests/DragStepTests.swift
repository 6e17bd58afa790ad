import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the steps that drag rows.
final class DragStepTests: XCTestCase {
    @MainActor
    private func play(_ script: String) async throws -> [String] {
        let screen = ReplayScreen("shelves") { Shelves() }
            .command("plain") { (shelves: Shelves) in shelves.beginReordering() }
        return try await ShelfReplay("screen shelves\n" + script, on: [screen]).mismatches
    }

    @MainActor
    func testRowsAreDraggedWithinAListAndToAnother() async throws {
        let failures = try await play(
            """
            drag row "a" to row "c" in list id "upper"
            expect row 2 in list id "upper" shows "a"
            drag row "a" to row "x"
            expect row 0 in list id "lower" shows "a"
            drag row "b" to row 2 in list id "lower"
            expect row last in list id "lower" shows "b"
            drag row "c" to empty place in list id "lower" halfway
            expect row "c" in list id "upper" is visible
            drag row "c" to empty place in list id "lower"
            expect list id "upper" is empty
            expect drag row "c" into row "x" not possible because "inserts what is dropped there, not into the row"
            expect drag row "c" to row 9 in list id "lower" not possible because "no row 9"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testInAListWithoutADragDelegateTheStepReordersRows() async throws {
        let failures = try await play(
            """
            run plain
            drag row "a" to row "c"
            expect row 2 in list id "upper" shows "a"
            expect drag row "a" into row "b" not possible because "has no drag delegate"
            expect drag row "a" to empty place not possible because "has no drag delegate"
            """)
        XCTAssertEqual(failures, [])
        let elsewhere = try await play("run plain\ndrag row \"a\" to row 0 in list id \"lower\"")
        XCTAssertEqual(elsewhere, [#"a row can be moved only within its own list, which is list id "upper""#])
    }

    @MainActor
    func testViewsAreDraggedAndDroppedOn() async throws {
        let failures = try await play(
            """
            drag row "a" to id "trash"
            expect id "trash" shows "a"
            drag id "badge" to row "b"
            expect row 1 in list id "upper" shows "new"
            drag id "badge" to row 1 in list id "lower"
            expect row 1 in list id "lower" shows "new"
            drag id "badge" to id "trash"
            expect id "trash" shows "new"
            drag "x" to id "trash" halfway
            expect id "trash" shows "new"
            expect drag id "trash" to row "b" not possible because "it has no drag interaction"
            expect drag row "b" to id "badge" not possible because "it has no drop interaction"
            """)
        XCTAssertEqual(failures, [])
    }

    // MARK: Recording and pictures

    @MainActor
    func testARecordedDragPlaysBackAsTheSame() async throws {
        let shelves = Shelves()
        shelves.loadViewIfNeeded()
        shelves.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let recorder = TapRecorder(screen: "shelves", of: shelves)
        let (finger, upper, lower) = (Finger(), shelves.tables[0], shelves.tables[1])
        let row = { IndexPath(row: $0, section: 0) }
        try finger.drag(rowAt: row(0), in: upper, to: .row(row(2), in: upper))
        try finger.drag(rowAt: row(1), in: upper, to: .row(row(1), in: lower))
        try finger.drag(rowAt: row(0), in: lower, to: .emptySpace(in: upper), givingUp: true)
        XCTAssertThrowsError(try finger.drag(rowAt: row(0), in: upper, to: .intoRow(row(0), in: lower)))
        try finger.drag(rowAt: row(0), in: upper, to: .emptySpace(in: lower))
        try finger.drag(shelves.badge, to: .row(row(0), in: upper))
        try finger.drag(rowAt: row(0), in: lower, to: .view(shelves.trash))
        recorder.stop()
        XCTAssertEqual(
            recorder.steps,
            [
                "screen shelves", #"drag row 0 in list id "upper" to row 2 in list id "upper""#,
                #"drag row 1 in list id "upper" to row 1 in list id "lower""#,
                #"drag row 0 in list id "lower" to empty place in list id "upper" halfway"#,
                #"drag row 0 in list id "upper" to empty place in list id "lower""#,
                #"drag id "badge" to row 0 in list id "upper""#, #"drag row 0 in list id "lower" to id "trash""#,
            ])
        let copy = Shelves()
        let screen = ReplayScreen("shelves") { copy }
        let failures = try await ShelfReplay(recorder.script, on: [screen]).mismatches
        XCTAssertEqual(failures, [])
        XCTAssertEqual(copy.letters, shelves.letters)
        XCTAssertEqual(copy.letters, [["new", "a"], ["x", "c", "b"]])
        XCTAssertEqual(copy.trash.text, shelves.trash.text)
    }

    /// A step that gives up is pictured at the moment when the finger is over the place.
    @MainActor
    func testAPictureOfADragThatIsGivenUpShowsWhatIsDragged() async throws {
        final class Pictures: Reporter {
            var all: [String] = []
            var films: [Bool] = []
            let needsScreens = true
            let needsTouches = true
            func played(_ step: PlayedStep) { if let picture = step.picture { all.append(picture) } }
            func filmed(_ controller: UIViewController, _ touch: FingerMark?, _ step: String) {
                films.append(touch != nil)
            }
        }
        let pictures = Pictures()
        var options = ReplayPlayer.Options()
        (options.reportsPictures, options.reportsSteps) = (true, true)
        let player = ReplayPlayer(screens: [ReplayScreen("shelves") { Shelves() }], options: options)
        player.reporters = [pictures]
        _ = try await player.play(
            .text("screen shelves\ndrag row \"x\" to row \"b\" halfway", name: "drag.taps"))
        XCTAssertEqual(pictures.all.map { $0.components(separatedBy: ">x<").count - 1 }, [1, 2])
        XCTAssertEqual(pictures.films, [false, true, false])
    }

    /// Two tables of letters that exchange rows, and two labels: a new letter, and the letter that was thrown away last.
    private final class Shelves: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
        UITableViewDropDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate
    {
        private(set) var letters = [["a", "b", "c"], ["x"]]
        let tables = [UITableView(), UITableView()]

        override func viewDidLoad() {
            super.viewDidLoad()
            for (number, table) in tables.enumerated() {
                table.frame = CGRect(x: 0, y: 300 * number, width: 320, height: 300)
                table.accessibilityIdentifier = ["upper", "lower"][number]
                (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
                view.addSubview(table)
            }
            badge.frame = CGRect(x: 0, y: 610, width: 90, height: 40)
            trash.frame = CGRect(x: 100, y: 610, width: 90, height: 40)
            badge.addInteraction(UIDragInteraction(delegate: self))
            trash.addInteraction(UIDropInteraction(delegate: self))
            for (label, name) in zip([badge, trash], ["badge", "trash"]) {
                (label.text, label.accessibilityIdentifier, label.isUserInteractionEnabled) = (name, name, true)
                view.addSubview(label)
            }
        }

        let (badge, trash) = (UILabel(), UILabel())

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [item("new")] }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            trash.text = session.items.compactMap { $0.localObject as? String }.last
        }
        private func item(_ letter: String) -> UIDragItem {
            let item = UIDragItem(itemProvider: NSItemProvider())
            item.localObject = letter
            return item
        }

        func beginReordering() {
            for table in tables {
                table.dragDelegate = nil
                table.setEditing(true, animated: false)
            }
        }

        private func number(_ table: UITableView) -> Int { table === tables[0] ? 0 : 1 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            letters[number(tableView)].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[number(tableView)][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            let letter = letters[number(tableView)].remove(at: sourceIndexPath.row)
            letters[number(tableView)].insert(letter, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [item(letters[number(tableView)][indexPath.row])] }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let moved = coordinator.items.compactMap { $0.dragItem.localObject as? String }
            for index in letters.indices { letters[index].removeAll(where: moved.contains) }
            let list = number(tableView)
            let row = min(coordinator.destinationIndexPath?.row ?? .max, letters[list].count)
            letters[list].insert(contentsOf: moved, at: row)
            for table in tables { table.reloadData() }
        }
    }
}
