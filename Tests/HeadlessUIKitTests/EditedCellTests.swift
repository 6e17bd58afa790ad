import Foundation
import HeadlessUIKit
import XCTest

/// Tests text editing in a cell when its row is removed, reloaded, moved or scrolled out of view.
final class EditedCellTests: EditedCellTestCase {
    @MainActor
    func testEditingEndsWithTheRowEvenIfTheDelegateRefuses() async throws {
        for mayEnd in [true, false] {
            let changes: [(Form) -> Void] = [
                {
                    $0.items.remove(at: 1)
                    $0.table.deleteRows(at: [path(1)], with: .none)
                },
                { $0.table.reloadRows(at: [path(1)], with: .none) },
                { $0.table.reloadData() },
            ]
            for (index, change) in changes.enumerated() {
                let form = Form()
                let field = try form.field(1)
                try Finger().type("!", into: field)
                form.mayEnd = mayEnd
                change(form)
                form.table.layoutIfNeeded()
                XCTAssertFalse(field.isFirstResponder, "\(index)")
                XCTAssertEqual(form.calls, ["begin 1", "end 1!"], "\(index)")
            }
        }
    }

    @MainActor
    func testEditingContinuesInARowThatMovesOrIsConfiguredAgain() async throws {
        let form = Form()
        let field = try form.field(1)
        try Finger().type("!", into: field)
        form.items.insert("new", at: 0)
        form.table.insertRows(at: [path(0)], with: .none)
        form.table.reconfigureRows(at: [path(2)])
        form.table.layoutIfNeeded()
        XCTAssertTrue(field.isEditing)
        XCTAssertTrue(try form.field(2) === field)
        XCTAssertEqual(form.calls, ["begin 1"])
    }

    @MainActor
    func testEditingContinuesInARowThatOthersWouldPushOffScreen() async throws {
        let form = Form()
        let field = try form.field(9)
        try Finger().type("!", into: field)
        form.items.insert(contentsOf: (0..<30).map { "new \($0)" }, at: 5)
        form.table.insertRows(at: (5..<35).map { path($0) }, with: .none)
        XCTAssertTrue(field.isEditing)
        XCTAssertIdentical(try form.field(39), field)

        form.items.removeSubrange(5..<35)
        form.table.deleteRows(at: (5..<35).map { path($0) }, with: .none)
        XCTAssertTrue(field.isEditing)
        XCTAssertIdentical(try form.field(9), field)
        XCTAssertEqual(form.calls, ["begin 9"])
    }

    @MainActor
    func testTheListScrollsNoFartherThanNeededToShowAnEditedRow() async throws {
        let form = Form()
        form.table.rowHeight = 44
        let field = try form.field(9)
        try Finger().type("!", into: field)
        form.items.insert("new", at: 5)
        form.table.insertRows(at: [path(5)], with: .none)
        XCTAssertTrue(field.isEditing)
        XCTAssertIdentical(try form.field(10), field)
        XCTAssertEqual(form.table.contentOffset.y, 44)
    }

    @MainActor
    func testAnEditedRowThatIsPartlyInSightStaysWhereItIs() async throws {
        let form = Form()
        form.table.rowHeight = 44
        form.table.contentOffset.y = 22
        let field = try form.field(0)
        try Finger().type("!", into: field)
        XCTAssertEqual(form.table.contentOffset.y, 22)
        form.items.remove(at: 5)
        form.table.deleteRows(at: [path(5)], with: .none)
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(form.table.contentOffset.y, 22)
    }

    @MainActor
    func testEditingContinuesInARowThatMovesAboveTheVisibleRows() async throws {
        for target in [0, 5, 20] {
            let form = Form()
            form.table.rowHeight = 44
            form.table.contentOffset.y = 20 * 44
            let field = try form.field(25)
            try Finger().type("!", into: field)
            form.items.insert(form.items.remove(at: 25), at: target)
            form.table.moveRow(at: path(25), to: path(target))
            XCTAssertTrue(field.isEditing, "\(target)")
            XCTAssertIdentical(try form.field(target), field)
            XCTAssertEqual(form.table.contentOffset.y, CGFloat(target) * 44)
            XCTAssertEqual(form.calls, ["begin 25"])
        }
    }

    @MainActor
    func testEditingContinuesInARowThatScrollsOutOfView() async throws {
        let form = Form()
        let field = try form.field(1)
        let cell = try XCTUnwrap(form.table.cellForRow(at: path(1)))
        try Finger().type("!", into: field)
        try Finger().scroll(form.table, by: 1000)
        XCTAssertTrue(field.isEditing)
        XCTAssertTrue(cell.isDescendant(of: form.table))
        XCTAssertNil(form.table.indexPath(for: cell))
        XCTAssertNil(form.table.cellForRow(at: path(1)))
        XCTAssertFalse(form.table.visibleCells.contains(cell))
        XCTAssertEqual(form.calls, ["begin 1"])

        try Finger().scroll(form.table, by: -1000)
        XCTAssertIdentical(form.table.cellForRow(at: path(1)), cell)
        XCTAssertEqual(form.table.indexPath(for: cell), path(1))
        XCTAssertEqual(field.text, "1!")
        XCTAssertEqual(form.calls, ["begin 1"])
    }

    @MainActor
    func testACellIsReusedOnceEditingOutOfViewHasEnded() async throws {
        let form = Form()
        let field = try form.field(1)
        let cell = try XCTUnwrap(form.table.cellForRow(at: path(1)))
        try Finger().type("!", into: field)
        try Finger().scroll(form.table, by: 1000)
        field.resignFirstResponder()
        XCTAssertEqual(form.calls, ["begin 1", "end 1!"])
        form.table.layoutIfNeeded()
        XCTAssertFalse(field.text == "1!" && cell.isDescendant(of: form.table), "the next layout removes it")
        try Finger().scroll(form.table, by: 100)
        XCTAssertFalse(field.text == "1!" && cell.isDescendant(of: form.table))
        try Finger().scroll(form.table, by: -1100)
        XCTAssertEqual(try form.field(1).text, "1")
    }

    @MainActor
    func testTwoRowsAreEditedOutOfViewOneAfterTheOther() async throws {
        let form = Form()
        let (first, second) = (try form.field(1), try form.field(8))
        let cell = try XCTUnwrap(form.table.cellForRow(at: path(1)))
        try Finger().type("!", into: first)
        form.table.contentOffset.y = 200
        form.table.layoutIfNeeded()
        second.becomeFirstResponder()
        form.table.contentOffset.y = 2000
        form.table.layoutIfNeeded()
        XCTAssertTrue(second.isFirstResponder)
        let kept = form.table.subviews.filter { view in
            view is UITableViewCell && !form.table.visibleCells.contains { $0 === view }
        }
        XCTAssertEqual(kept.count, 1)
        XCTAssertFalse(kept.contains { $0 === cell })
    }

    @MainActor
    func testARowThatIsEditedOutOfViewMovesWithOtherRows() async throws {
        let form = Form()
        let field = try form.field(1)
        try Finger().type("!", into: field)
        try Finger().scroll(form.table, by: 1000)
        form.items.insert(form.items.remove(at: 1), at: 30)
        form.table.moveRow(at: path(1), to: path(30))
        form.table.layoutIfNeeded()
        XCTAssertTrue(field.isEditing)
        form.table.scrollToRow(at: path(30), at: .top, animated: false)
        form.table.layoutIfNeeded()
        XCTAssertIdentical(try form.field(30), field)
        XCTAssertEqual(form.calls, ["begin 1"])
    }

    @MainActor
    func testTheCellOfARowThatIsEditedOutOfViewFollowsItsRow() async throws {
        let form = Form()
        let field = try form.field(1)
        let cell = try XCTUnwrap(form.table.cellForRow(at: path(1)))
        try Finger().type("!", into: field)
        try Finger().scroll(form.table, by: 600)
        XCTAssertNil(form.table.indexPath(for: cell))
        XCTAssertEqual(cell.frame, form.table.rectForRow(at: path(1)))
        form.items.insert("new", at: 0)
        form.table.insertRows(at: [path(0)], with: .none)
        form.table.layoutIfNeeded()
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(cell.frame, form.table.rectForRow(at: path(2)))
    }

    @MainActor
    func testEditingOutOfViewEndsWithTheRow() async throws {
        let changes: [(Form) -> Void] = [
            {
                $0.items.remove(at: 1)
                $0.table.deleteRows(at: [path(1)], with: .none)
            },
            { $0.table.reloadRows(at: [path(1)], with: .none) },
            { $0.table.reloadSections([0], with: .none) },
            { $0.table.reloadData() },
            { $0.table.removeFromSuperview() },
        ]
        for (index, change) in changes.enumerated() {
            let form = Form()
            let field = try form.field(1)
            try Finger().type("!", into: field)
            try Finger().scroll(form.table, by: 1000)
            change(form)
            form.table.layoutIfNeeded()
            XCTAssertFalse(field.isFirstResponder, "\(index)")
            XCTAssertEqual(form.calls, ["begin 1", "end 1!"], "\(index)")
            XCTAssertEqual(form.table.indexPathsForVisibleRows?.count, form.table.visibleCells.count, "\(index)")
        }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewCanBeReconfigured() async throws {
        let form = Form()
        let field = try form.field(1)
        try Finger().type("!", into: field)
        try Finger().scroll(form.table, by: 1000)
        form.items[1] = "new"
        form.table.reconfigureRows(at: [path(1)])
        XCTAssertEqual(field.text, "new")
        XCTAssertTrue(field.isEditing)
    }

    @MainActor
    func testTheEndOfEditingOutOfViewMayChangeTheRows() async throws {
        for delete in [true, false] {
            let form = Form()
            let field = try form.field(1)
            try Finger().type("!", into: field)
            form.onEnd = { [unowned form] in
                form.onEnd = {}
                if delete {
                    form.items.removeFirst(3)
                    form.table.deleteRows(at: [path(0), path(1), path(2)], with: .none)
                } else {
                    form.items.removeLast(90)
                    form.table.reloadData()
                }
            }
            try Finger().scroll(form.table, by: 1000)
            field.resignFirstResponder()
            form.table.layoutIfNeeded()
            let shown = form.table.visibleCells.compactMap { ($0 as? FieldCell)?.field.text }
            let rows = form.table.indexPathsForVisibleRows ?? []
            XCTAssertEqual(shown, rows.map { form.items[$0.row] })
            XCTAssertGreaterThanOrEqual(shown.count, 10)
        }
    }

    // MARK: Calls to the delegate while a row is edited out of view

    /// A delegate that records which rows have closed and which cells are no longer displayed.
    private final class Watcher: NSObject, UITableViewDelegate {
        var events: [String] = []
        var onGone: () -> Void = {}

        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            events.append("gone \(indexPath.row)")
            onGone()
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, finish in finish(true) }
            ])
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            events.append("closed \(indexPath.map { "\($0.row)" } ?? "nil")")
        }
    }

    /// Returns a form with rows that are 44 points tall, and its delegate.
    @MainActor
    private func watchedForm() -> (Form, Watcher) {
        let (form, watcher) = (Form(), Watcher())
        form.table.rowHeight = 44
        form.table.delegate = watcher
        form.table.layoutIfNeeded()
        watcher.events = []
        return (form, watcher)
    }

    @MainActor
    func testAnOpenRowThatIsEditedClosesWhenItScrollsOutOfView() async throws {
        let (form, watcher) = watchedForm()
        let field = try form.field(1)
        try Finger().swipe(rowAt: path(1), .left, in: form.table)
        field.becomeFirstResponder()
        XCTAssertTrue(form.table.isEditing)
        form.table.contentOffset.y = 880
        form.table.layoutIfNeeded()
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertFalse(form.table.isEditing)
        XCTAssertEqual(watcher.events.filter { $0.hasPrefix("closed") }, ["closed 1"])
    }

    @MainActor
    func testAnOpenRowStaysOpenWhenAnotherRowThatIsEditedScrollsOutOfView() async throws {
        let (form, watcher) = watchedForm()
        let field = try form.field(1)
        try Finger().swipe(rowAt: path(5), .left, in: form.table)
        field.becomeFirstResponder()
        form.table.contentOffset.y = 100
        form.table.layoutIfNeeded()
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertNil(form.table.cellForRow(at: path(1)))
        XCTAssertTrue(form.table.isEditing)
        XCTAssertEqual(watcher.events, ["gone 0"])
    }

    @MainActor
    func testTheDelegateIsToldTheLastPositionOfARowThatWasEditedOutOfView() async throws {
        let (form, watcher) = watchedForm()
        let field = try form.field(1)
        field.becomeFirstResponder()
        form.table.contentOffset.y = 880
        form.table.layoutIfNeeded()
        form.items.insert("new", at: 0)
        form.table.insertRows(at: [path(0)], with: .none)
        form.table.layoutIfNeeded()
        watcher.events = []
        field.resignFirstResponder()
        form.table.setNeedsLayout()
        form.table.layoutIfNeeded()
        XCTAssertEqual(watcher.events, ["gone 2"])
    }

    @MainActor
    func testVisibleCellsStayWhenTheEndOfEditingOutOfViewDeletesOtherRows() async throws {
        let (form, watcher) = watchedForm()
        let field = try form.field(1)
        field.becomeFirstResponder()
        form.table.contentOffset.y = 880
        form.table.layoutIfNeeded()
        let cells = form.table.visibleCells
        watcher.events = []
        watcher.onGone = { [unowned form, unowned watcher] in
            watcher.onGone = {}
            form.items.removeFirst(3)
            form.table.deleteRows(at: [path(0), path(1), path(2)], with: .none)
        }
        field.resignFirstResponder()
        form.table.setNeedsLayout()
        form.table.layoutIfNeeded()
        XCTAssertEqual(watcher.events, ["gone 1"])
        XCTAssertEqual(form.table.visibleCells, cells)
        XCTAssertEqual(form.table.indexPathsForVisibleRows?.first, path(17))
    }

    @MainActor
    func testEditingOutOfViewEndsWhenTheRowsAreCountedAfterAReload() async throws {
        let (form, watcher) = watchedForm()
        let field = try form.field(1)
        field.becomeFirstResponder()
        form.table.contentOffset.y = 880
        form.table.layoutIfNeeded()
        watcher.events = []
        form.table.reloadData()
        XCTAssertEqual(form.table.numberOfRows(inSection: 0), 100)
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(watcher.events.last, "gone 1")
    }

    // MARK: The cell of a row that is edited out of view

    private final class TallCell: UITableViewCell {
        var height: CGFloat = 44

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewIsMeasuredAgainAfterAnUpdate() async throws {
        let recorder = Recorder(count: 50)
        recorder.cell = { _, _ in TallCell(style: .default, reuseIdentifier: nil) }
        let table = makeTable(recorder, rowHeight: nil)
        let cell = try XCTUnwrap(table.cellForRow(at: path(1)) as? TallCell)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        XCTAssertNil(table.cellForRow(at: path(1)))
        cell.height = 100
        table.performBatchUpdates(nil)
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        XCTAssertIdentical(table.cellForRow(at: path(1)), cell)
        XCTAssertEqual(cell.frame.height, 100)
    }

    @MainActor
    func testTheOwnSubviewsOfACollectionViewDoNotIncludeACellThatIsEditedOutOfView() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 50)
        let list = inWindow(LayoutSource([100]).list(layout))
        let cell = try XCTUnwrap(list.cellForItem(at: path(0)))
        XCTAssertTrue(list.ownSubviews.contains(cell))
        let field = UITextField(frame: cell.contentView.bounds)
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        list.contentOffset.y = 3000
        list.layoutIfNeeded()
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(list.subviews.contains(cell))
        XCTAssertFalse(list.ownSubviews.contains(cell))
        XCTAssertEqual(list.ownSubviews.count, list.visibleCells.count)
    }

    @MainActor
    func testLettersAfterTheEndOfEditingAreRefused() async throws {
        let form = Form()
        let field = try form.field(0)
        field.addAction(
            UIAction { [unowned form] _ in
                form.items.removeFirst()
                form.table.deleteRows(at: [path(0)], with: .none)
            }, for: .editingChanged)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().type("ab", into: field) },
            "UITextField is no longer being edited")
        XCTAssertEqual(form.items.first, "1")
        XCTAssertEqual(field.text, "0a")
    }
}
