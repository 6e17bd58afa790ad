import Foundation
import XCTest

@testable import HeadlessUIKit

/// Tests random edits, swipes, moves, scrolls and programmatic changes against a simple model.
final class RandomEditingTests: XCTestCase {
    /// The state that the screen must show.
    private struct Model {
        var items: [String]
        var isEditing = false
        /// The row whose swipe actions are open.
        var open: String?
        var flagged: Set<String> = []
        var selected: String?

        /// Rows whose names end in 7 can't be edited, and rows whose names end in 3 can't be moved. Rows whose names
        /// end in 5 show the insert control, which inserts a row above them.
        static func isEditable(_ item: String) -> Bool { !item.hasSuffix("7") }
        static func isMovable(_ item: String) -> Bool { !item.hasSuffix("3") }
        static func inserts(_ item: String) -> Bool { item.hasSuffix("5") }
    }

    @MainActor
    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
        var model: Model
        var begun = 0
        var ended = 0
        private var made: Int

        init(count: Int) {
            model = Model(items: (0..<count).map(String.init))
            made = count
            super.init()
        }

        func newItem() -> String {
            made += 1
            return "\(made)"
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = model.items[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            Model.isEditable(model.items[indexPath.row])
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            Model.isMovable(model.items[indexPath.row])
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            Model.inserts(model.items[indexPath.row]) ? .insert : .delete
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            if editingStyle == .insert {
                model.items.insert(newItem(), at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .none)
            } else {
                model.items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .none)
            }
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            model.items.insert(model.items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let item = model.items[indexPath.row]
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, finish in
                    model.flagged.formSymmetricDifference([item])
                    finish(true)
                }
            ])
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { begun += 1 }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { ended += 1 }
    }

    @MainActor
    func testTheScreenShowsTheModel() async throws {
        try forEachSeed([1]) { try edit(seed: $0) }
    }

    @MainActor
    private func edit(seed: UInt64) throws {
        var generator = SplitMix64(state: seed)
        func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        let list = List(count: 30)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = list
        table.delegate = list
        table.layoutIfNeeded()
        for step in 0..<2000 {
            let operation = random(12)
            let rows = table.indexPathsForVisibleRows ?? []
            if let path = rows.isEmpty ? nil : rows[random(rows.count)] {
                touch(operation, path, list, table, random(100))
            }
            switch operation {
            case 8:
                try Finger().scroll(table, by: CGFloat(random(800) - 400))
                list.model.open = nil
            case 9:
                list.model.isEditing.toggle()
                list.model.open = nil
                table.setEditing(list.model.isEditing, animated: false)
            case 10: changeFromCode(list, table, random(3), random(1000))
            case 11 where random(10) == 0:
                table.reloadData()
                list.model.open = nil
                list.model.selected = nil
            default: break
            }
            table.layoutIfNeeded()
            guard check(list, table, "seed \(seed), step \(step), operation \(operation)") else { return }
        }
    }

    /// Performs an operation on a visible row, and applies the expected effect to the model.
    @MainActor
    private func touch(_ operation: Int, _ path: IndexPath, _ list: List, _ table: UITableView, _ chance: Int) {
        let item = list.model.items[path.row]
        let finger = Finger()
        let isOpen = list.model.open == item
        let opens = Model.isEditable(item) && !list.model.isEditing
        switch operation {
        case 0, 1:
            // Swiping an open row in the opposite direction closes it.
            try? finger.swipe(rowAt: path, .right, in: table)
            if isOpen {
                list.model.open = table.engine.openRow == nil ? nil : item
            } else if !list.model.isEditing {
                list.model.open = opens ? item : nil
            }
        case 2:
            let flagged = list.model.flagged.symmetricDifference([item])
            if !isOpen {
                try? finger.swipe(rowAt: path, .right, fully: true, in: table)
                if !list.model.isEditing { list.model.open = nil }
                XCTAssertEqual(list.model.flagged == flagged, opens)
            }
        case 3, 4:
            let isDeletable = Model.isEditable(item) && !Model.inserts(item)
            // The leading swipe action is Flag, not Delete.
            if isOpen, table.engine.openRow?.edge == .leading { return }
            let refusal = refusal { () throws(TouchRefusal) in try finger.delete(rowAt: path, in: table) }
            XCTAssertEqual(list.model.items.contains(item), !isDeletable, refusal ?? "no refusal")
            list.model.open = nil
        case 5:
            let count = list.model.items.count
            try? finger.insert(rowAt: path, in: table)
            let inserts = list.model.isEditing && Model.inserts(item) && list.model.open == nil
            XCTAssertEqual(list.model.items.count, count + (inserts ? 1 : 0))
            if list.model.isEditing, Model.inserts(item), Model.isEditable(item) { list.model.open = nil }
        case 6:
            let target = IndexPath(row: chance % list.model.items.count, section: 0)
            var items = list.model.items
            items.insert(items.remove(at: path.row), at: target.row)
            let moves = list.model.isEditing && Model.isMovable(item)
            let expected = moves ? items : list.model.items
            try? finger.move(rowAt: path, to: target, in: table)
            XCTAssertEqual(list.model.items, expected)
            list.model.open = nil
        case 7:
            try? finger.tap(rowAt: path, in: table)
            if list.model.open != nil {
                list.model.open = nil
            } else if !list.model.isEditing {
                list.model.selected = item
            }
        default: break
        }
        if let selected = list.model.selected, !list.model.items.contains(selected) { list.model.selected = nil }
    }

    @MainActor
    private func changeFromCode(_ list: List, _ table: UITableView, _ kind: Int, _ chance: Int) {
        let count = list.model.items.count
        switch kind {
        case 0:
            let row = chance % (count + 1)
            list.model.items.insert(list.newItem(), at: row)
            table.insertRows(at: [path(row)], with: .none)
        case 1 where count > 10:
            let row = chance % count
            let item = list.model.items.remove(at: row)
            if list.model.open == item { list.model.open = nil }
            if list.model.selected == item { list.model.selected = nil }
            table.deleteRows(at: [path(row)], with: .none)
        case 2 where count > 0:
            let (from, to) = (chance % count, (chance / 7) % count)
            list.model.items.insert(list.model.items.remove(at: from), at: to)
            table.moveRow(at: path(from), to: path(to))
        default: break
        }
        // The swipe actions of a row close when the row is pushed off screen.
        if let open = list.model.open, !texts(table).contains(open) { list.model.open = nil }
    }

    @MainActor
    private func check(_ list: List, _ table: UITableView, _ message: String) -> Bool {
        let model = list.model
        let cells = table.visibleCells
        let paths = table.indexPathsForVisibleRows ?? []
        var isRight = paths.map { model.items[$0.row] } == cells.map { $0.textLabel?.text }
        for cell in cells {
            let item = cell.textLabel?.text ?? ""
            let isEdited = model.isEditing && Model.isEditable(item)
            isRight = isRight && cell.isEditing == isEdited
            isRight = isRight && views(UITableViewCellEditControl.self, in: cell).count == (isEdited ? 1 : 0)
            let isMoved = isEdited && Model.isMovable(item)
            isRight = isRight && views(UITableViewCellReorderControl.self, in: cell).count == (isMoved ? 1 : 0)
            isRight = isRight && cell.editingStyle == (!isEdited ? .none : Model.inserts(item) ? .insert : .delete)
            isRight = isRight && cell.showingDeleteConfirmation == (item == model.open)
            isRight = isRight && views(SwipeActionsView.self, in: cell).count == (item == model.open ? 1 : 0)
            isRight = isRight && cell.isSelected == (item == model.selected)
        }
        isRight = isRight && (table.engine.openRow == nil) == (model.open == nil)
        isRight = isRight && list.begun - list.ended == (table.engine.openRow?.isSwiped == true ? 1 : 0)
        XCTAssertTrue(isRight, "\(message): open \(model.open ?? "none"), selected \(model.selected ?? "none")")
        return isRight
    }
}
