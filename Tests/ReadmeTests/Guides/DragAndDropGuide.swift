import CellDirector
import XCTest

/// The snippets in the guide "Drag and drop".
final class DragAndDropGuide: XCTestCase {
    private struct Task: Hashable, Identifiable {
        let id: Int
        let title: String
        var isOpenEnded = false
    }

    private final class TaskCell: UITableViewCell, ConfigurableCell {
        func configure(data task: Task) { textLabel?.text = task.title }
    }
    private typealias TaskConfig = TableCellConfigurator<TaskCell, Task>

    @MainActor
    private final class Board {
        var tasks = [Task(id: 0, title: "Write"), Task(id: 1, title: "Learn", isOpenEnded: true)]
        var done: [Task] = []

        func complete(_ task: Task, at index: Int) {
            tasks.removeAll { $0 == task }
            done.removeAll { $0 == task }
            done.insert(task, at: index)
        }
    }

    private final class Bin: UIView, UIDropInteractionDelegate {
        let board: Board

        init(_ board: Board) {
            self.board = board
            super.init(frame: CGRect(x: 0, y: 800, width: 400, height: 100))
            addInteraction(UIDropInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .move) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            for case let task as Task in session.items.map(\.localObject) { board.tasks.removeAll { $0 == task } }
        }
    }

    @MainActor
    func testTasksAreDraggedToTheListOfDoneTasks() async throws {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
        let tables = (0...1).map { UITableView(frame: CGRect(x: 0, y: 400 * $0, width: 400, height: 400)) }
        for table in tables { screen.addSubview(table) }
        let board = Board()
        let tasks = TableDirector(tableView: tables[0], items: board.tasks.map { TaskConfig(item: $0) })
        let done = TableDirector(tableView: tables[1], items: [])
        tasks.actionsProxy.on(.dragItems) { (c: TaskConfig, indexPath) in
            [UIDragItem(itemProvider: NSItemProvider(object: c.item.title as NSString))]
        }
        done.actionsProxy.on(.drop) { (c: TaskConfig, indexPath, drop) in
            board.complete(c.item, at: indexPath.row)
            tasks.update(items: board.tasks.map { TaskConfig(item: $0) })
            done.update(items: board.done.map { TaskConfig(item: $0) })
        }
        done.actionsProxy.on(.dropProposal) { (c: TaskConfig, indexPath, drop) in
            UITableViewDropProposal(
                operation: c.item.isOpenEnded ? .forbidden : .move, intent: .insertAtDestinationIndexPath)
        }
        try Finger().drag(
            rowAt: IndexPath(row: 0, section: 0), in: tasks.tableView, to: .emptySpace(in: done.tableView))
        XCTAssertEqual(board.done.map(\.title), ["Write"])
        XCTAssertEqual(tables[1].visibleCells.map { $0.textLabel?.text }, ["Write"])
        XCTAssertThrowsError(
            try Finger().drag(
                rowAt: IndexPath(row: 0, section: 0), in: tasks.tableView,
                to: .row(IndexPath(row: 0, section: 0), in: done.tableView)))
        XCTAssertEqual(board.tasks.map(\.title), ["Learn"])
        let bin = Bin(board)
        screen.addSubview(bin)
        try Finger().drag(rowAt: IndexPath(row: 0, section: 0), in: tasks.tableView, to: .view(bin))
        XCTAssertEqual(board.tasks.map(\.title), [])
    }
}
