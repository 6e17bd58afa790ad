import Foundation
import HeadlessUIKit
import XCTest

/// Tests a table in editing mode.
final class EditingTests: EditingTestCase {
    @MainActor
    func testRowsSelectableOnlyInEditingModeAreDeselectedAtItsEnd() async throws {
        for staysMultiple in [false, true] {
            let list = ToDoList(["a", "b", "c"])
            let table = makeTable(list)
            table.allowsMultipleSelectionDuringEditing = true
            table.allowsMultipleSelection = staysMultiple
            table.setEditing(true, animated: false)
            for row in [0, 2] { try Finger().tap(rowAt: IndexPath(row: row, section: 0), in: table) }
            list.calls = []
            table.setEditing(false, animated: false)
            XCTAssertEqual(table.indexPathsForSelectedRows?.count, staysMultiple ? 2 : nil)
            XCTAssertEqual(table.visibleCells.map(\.isSelected), [staysMultiple, false, staysMultiple])
            XCTAssertEqual(list.calls, [])
        }
        // This table allows selecting a single row both in and outside editing mode, so the selection is kept when
        // editing ends.
        let table = makeTable(ToDoList(["a", "b"]))
        table.allowsSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table)
        table.setEditing(false, animated: false)
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 1)
    }

    @MainActor
    func testACellIsNotifiedOfItsTransitions() async throws {
        let list = ToDoList(["a"])
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        XCTAssertEqual(ToDoCell.calls, ["setEditing true", "will 1", "did 1"])
        ToDoCell.calls = []
        try Finger().tap(XCTUnwrap(views(UITableViewCellEditControl.self, in: table.visibleCells[0]).first))
        XCTAssertEqual(ToDoCell.calls, ["will 3", "did 3"])
        XCTAssertTrue(table.visibleCells[0].showingDeleteConfirmation)
        ToDoCell.calls = []
        table.setEditing(false, animated: false)
        XCTAssertEqual(ToDoCell.calls, ["will 1", "did 1", "setEditing false", "will 0", "did 0"])
    }

    @MainActor
    func testCellsThatBecomeVisibleFollowTheEditingModeOfTheTable() async throws {
        let list = ToDoList((0..<40).map(String.init))
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        try Finger().scroll(table, by: 400)
        XCTAssertTrue(table.visibleCells.allSatisfy { views(UITableViewCellEditControl.self, in: $0).count == 1 })
        table.setEditing(false, animated: false)
        try Finger().scroll(table, by: -400)
        XCTAssertTrue(table.visibleCells.allSatisfy { views(UIControl.self, in: $0).isEmpty && !$0.isEditing })
    }

    @MainActor
    func testTheThreeEditingStylesShowAMinusAPlusAndNothing() async {
        let list = ToDoList(["a", "b", "c"])
        list.styles = ["b": .insert, "c": .none]
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        XCTAssertEqual(
            table.visibleCells.map { views(UITableViewCellEditControl.self, in: $0).map(\.accessibilityLabel) },
            [["Remove"], ["Insert"], []])
    }

    // MARK: Deleting and inserting

    @MainActor
    func testTheMinusShowsDeleteAndDeleteCommits() async throws {
        let list = ToDoList(["a", "b"])
        list.deleteTitle = "Away"
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        let cell = table.visibleCells[1]
        list.calls = []
        try Finger().tap(XCTUnwrap(views(UITableViewCellEditControl.self, in: cell).first))
        XCTAssertEqual(titles(in: cell), ["Away"])
        XCTAssertEqual(list.items, ["a", "b"])
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: cell).first))
        XCTAssertEqual(list.items, ["a"])
        XCTAssertEqual(list.takeEvents(), ["trailing 1", "delete 1"])
        XCTAssertEqual(titles(in: cell), [])
        XCTAssertTrue(table.isEditing)
    }

    @MainActor
    func testAFingerDeletesByTheMinusAndInsertsByThePlus() async throws {
        let list = ToDoList(["a", "b"])
        list.styles = ["b": .insert]
        let table = makeTable(list)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().insert(rowAt: path(1), in: table) },
            "rows show their insertion control only while the table is being edited")
        table.setEditing(true, animated: false)
        try Finger().insert(rowAt: path(1), in: table)
        XCTAssertEqual(list.items, ["a", "new", "b"])
        try Finger().delete(rowAt: path(0), in: table)
        XCTAssertEqual(list.items, ["new", "b"])
        XCTAssertEqual(texts(table), ["new", "b"])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path(1), in: table) },
            Sentences.rowCannotBeDeleted)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().insert(rowAt: path(0), in: table) },
            "the row has no insertion control")
    }

    // MARK: Selecting

    @MainActor
    func testRowsAreSelectableOnlyIfAllowedDuringEditing() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertNil(table.indexPathForSelectedRow)
        table.allowsSelectionDuringEditing = true
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path(0))
    }

    @MainActor
    func testWithMultipleSelectionDuringEditingNoStyleIsRequested() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        XCTAssertFalse(list.calls.contains { $0.hasPrefix("style") })
        XCTAssertTrue(table.visibleCells.allSatisfy { views(UITableViewCellEditControl.self, in: $0).isEmpty })
        try Finger().tap(rowAt: path(0), in: table)
        try Finger().tap(rowAt: path(1), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0), path(1)])
    }

    @MainActor
    func testRowsHaveASelectionMarkWhileSeveralCanBeSelected() async throws {
        let list = ToDoList(["a", "b"])
        list.fixed = ["b"]
        let table = makeTable(list)
        func marks() -> [CGRect?] {
            table.layoutIfNeeded()
            return table.visibleCells.map { cell in cell.subviews.first { $0 is UIImageView }?.frame }
        }
        table.setEditing(true, animated: false)
        XCTAssertEqual(marks(), [nil, nil])
        table.allowsMultipleSelectionDuringEditing = true
        XCTAssertEqual(marks(), [CGRect(x: 0, y: 0, width: 40, height: 44), nil], "the other row can't be edited")
        XCTAssertEqual(table.visibleCells.map(\.contentView.frame.minX), [40, 0])
        XCTAssertEqual(views(UITableViewCellEditControl.self, in: table).count, 0)
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0)])
        table.allowsMultipleSelectionDuringEditing = false
        XCTAssertEqual(marks(), [nil, nil])
        XCTAssertEqual(views(UITableViewCellEditControl.self, in: table).count, 1)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(false, animated: false)
        XCTAssertEqual(marks(), [nil, nil])
        XCTAssertEqual(table.visibleCells.map(\.contentView.frame.minX), [0, 0])
    }

    // MARK: Handles

    @MainActor
    func testOnlyRowsThatCanBeMovedHaveAHandle() async {
        let list = ToDoList(["a", "b"])
        list.styles = ["a": .none]
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        XCTAssertEqual(
            table.visibleCells.map { views(UITableViewCellReorderControl.self, in: $0).count }, [1, 1])
        list.fixed = ["b"]
        table.reloadRows(at: [path(1)], with: .none)
        XCTAssertEqual(
            table.visibleCells.map { views(UITableViewCellReorderControl.self, in: $0).count }, [1, 0])
    }

    @MainActor
    func testOnlyRowsOfAControllerThatMovesRowsHaveAHandle() async throws {
        class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        final class Movable: Rows {
            var moves = 0
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { moves += 1 }
        }
        final class Fixed: Rows {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        func handles(_ controller: UITableViewController) -> Int {
            controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
            controller.setEditing(true, animated: false)
            controller.view.layoutIfNeeded()
            return views(UITableViewCellReorderControl.self, in: controller.tableView).count
        }
        let (movable, fixed) = (Movable(style: .plain), Fixed(style: .plain))
        XCTAssertEqual(handles(movable), 2)
        XCTAssertEqual(movable.tableView.visibleCells.map(\.showsReorderControl), [true, true])
        XCTAssertEqual(handles(fixed), 0)
        XCTAssertEqual(fixed.tableView.visibleCells.map(\.showsReorderControl), [false, false])
        try Finger().move(rowAt: path(0), to: path(1), in: movable.tableView)
        XCTAssertEqual(movable.moves, 1)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(0), to: path(1), in: fixed.tableView) },
            "the row can't be moved")
    }

    /// If the data source is not a `UITableViewController`, the table can't find out whether it implements `moveRowAt`.
    /// In this case, the table shows a reorder control only if the data source implements `canMoveRowAt`.
    @MainActor
    func testRowsOfADataSourceWithoutCanMoveHaveNoHandleButCanBeMoved() async throws {
        final class Source: NSObject, UITableViewDataSource {
            var moves = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { moves += 1 }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(views(UITableViewCellReorderControl.self, in: table).count, 0)
        try Finger().move(rowAt: path(0), to: path(1), in: table)
        XCTAssertEqual(source.moves, 1)
    }

    // MARK: Unimplemented methods

    @MainActor
    func testEveryRowIsEditableDeletableAndMovableUnlessAHandlerPreventsIt() async {
        let source = Bare()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.setEditing(true, animated: false)
        XCTAssertEqual(table.visibleCells.map(\.isEditing), [true, true, true])
        XCTAssertEqual(table.visibleCells.map(\.editingStyle), [.delete, .delete, .delete])
        XCTAssertEqual(views(UITableViewCellReorderControl.self, in: table).count, 0)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().move(rowAt: path(0), to: path(1), in: table) },
            "the data source moves no rows: it has no tableView(_:moveRowAt:to:)")
    }

    @MainActor
    func testADataSourceWithoutCommitDeletesNothing() async {
        let source = Bare()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().delete(rowAt: path(0), in: table) },
            "the data source changes no rows: it has no tableView(_:commit:forRowAt:)")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().swipe(rowAt: path(0), .left, in: table) },
            Sentences.noActions("trailing"))
    }

    // MARK: Accessories

    @MainActor
    func testADetailButtonCallsTheDelegateAndDoesNotSelectTheRow() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        let cell = table.visibleCells[1]
        for type in [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton] {
            cell.accessoryType = type
            try Finger().tapAccessory(rowAt: path(1), in: table)
            XCTAssertEqual(list.takeEvents(), ["accessory 1"])
        }
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    @MainActor
    func testADisclosureIndicatorIsPartOfTheRow() async throws {
        let list = ToDoList(["a", "b"])
        let table = makeTable(list)
        table.visibleCells[0].accessoryType = .disclosureIndicator
        try Finger().tapAccessory(rowAt: path(0), in: table)
        XCTAssertEqual(list.takeEvents(), ["didSelect 0"])
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tapAccessory(rowAt: path(1), in: table) },
            "the row has no accessory")
    }

    @MainActor
    func testAViewReplacesADetailButtonAndEditingHasItsOwnView() async throws {
        let list = ToDoList(["a"])
        let table = makeTable(list)
        let cell = table.visibleCells[0]
        let toggle = UISwitch()
        let spinner = UIView(frame: .zero)
        cell.accessoryType = .detailButton
        cell.accessoryView = toggle
        XCTAssertTrue(toggle.superview === cell)
        XCTAssertEqual(views(UIButton.self, in: cell).count, 0)
        try Finger().tapAccessory(rowAt: path(0), in: table)
        XCTAssertTrue(toggle.isOn)
        cell.editingAccessoryView = spinner
        XCTAssertNil(spinner.superview)
        table.setEditing(true, animated: false)
        XCTAssertNil(toggle.superview)
        XCTAssertTrue(spinner.superview === cell)
        cell.editingAccessoryView = nil
        cell.editingAccessoryType = .detailButton
        XCTAssertEqual(views(UIButton.self, in: cell).map(\.accessibilityLabel), ["More Info"])
        table.setEditing(false, animated: false)
        XCTAssertTrue(toggle.superview === cell)
    }
}
