import CellDirector
import XCTest

/// Tests a table in editing mode.
final class EditingTests: EditingTestCase {
    // MARK: Starting and ending

    @MainActor
    func testEveryVisibleCellIsSetToEditingBeforeTheDelegateIsAsked() async {
        final class Log: UITableViewCell {
            static var list: ToDoList?
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                Self.list?.calls.append("setEditing \(editing)")
            }
        }
        let list = ToDoList(["a", "b"])
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
        table.register(Log.self, forCellReuseIdentifier: "cell")
        table.dataSource = list
        table.delegate = list
        table.layoutIfNeeded()
        list.calls = []
        Log.list = list
        defer { Log.list = nil }

        table.setEditing(true, animated: false)

        XCTAssertEqual(
            list.calls,
            [
                "setEditing true", "setEditing true", "canEdit 0", "style 0", "indent 0", "canMove 0", "canEdit 1",
                "style 1", "indent 1", "canMove 1",
            ])
    }

    @MainActor
    func testARowThatCannotBeEditedShowsNoControls() async {
        let list = ToDoList(["a", "b"])
        list.fixed = ["b"]
        let table = makeTable(list)
        table.setEditing(true, animated: false)
        let cells = table.visibleCells
        XCTAssertEqual(cells.map(\.isEditing), [true, false])
        XCTAssertEqual(cells.map { views(UIControl.self, in: $0).count }, [2, 0])
        XCTAssertEqual(cells.map(\.editingStyle), [.delete, .none])
        table.setEditing(false, animated: false)
        XCTAssertEqual(cells.map { views(UIControl.self, in: $0).count }, [0, 0])
    }

    @MainActor
    func testACellKeepsItsIndentationIfTheDelegateReturnsNone() async {
        final class Silent: NSObject, UITableViewDelegate {}
        final class Deep: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                indexPath.row
            }
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
                true
            }
        }
        let (source, silent, deep) = (Bare(), Silent(), Deep())
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
        table.dataSource = source
        table.delegate = silent
        table.setEditing(true, animated: false)
        XCTAssertEqual(table.visibleCells.map(\.indentationLevel), [2, 2, 2])
        XCTAssertEqual(table.visibleCells.map(\.shouldIndentWhileEditing), [false, false, false])
        table.delegate = deep
        table.reloadData()
        XCTAssertEqual(table.visibleCells.map(\.indentationLevel), [0, 1, 2])
        XCTAssertEqual(table.visibleCells.map(\.shouldIndentWhileEditing), [true, true, true])
    }
}
