import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

@testable import SampleScreens

/// Touches the to-do list at random. After every touch, the screen and the dispatched actions must match a simple
/// model.
final class ToDoTouchTests: XCTestCase {
    /// The number of touches per seed. With the default value, the test takes a second or two.
    private static let touches = timesToRun("CELLDIRECTOR_TOUCHES", else: 160)

    @MainActor func testRandomTouchesHaveTheEffectsOfTheModelAndNothingLeaks() async throws {
        try forEachSeed([1, 42]) { try play(seed: $0, touches: Self.touches) }
    }

    @MainActor
    private func play(seed: UInt64, touches: Int) throws {
        var survivors: [Weak] = []
        do {
            let person = ToDoPerson(seed: seed)
            for touch in 0..<touches {
                do {
                    try person.touch()
                } catch {
                    return XCTFail("seed \(seed), touch \(touch), \(person.lastTouch): \(error)")
                }
            }
            XCTAssertGreaterThan(person.dispatchCount, touches / 5, "seed \(seed)")
            survivors = person.cells + [Weak(person.controller), Weak(person.table)]
        }
        XCTAssertGreaterThan(survivors.count, 10, "seed \(seed)")
        let left = survivors.compactMap(\.object)
        XCTAssertEqual(left.count, 0, "seed \(seed): \(Set(left.map { "\(type(of: $0))" })) leaked")
    }
}

/// A simulated user of the to-do list, with a model of the list's expected state.
@MainActor
private final class ToDoPerson {
    private struct Item: Equatable {
        let id: Int
        var title: String
        var isDone = false
        var isFlagged = false
    }

    private struct Dispatch: Equatable, CustomStringConvertible {
        let name: String
        let id: Int
        var description: String { "\(name) of \(id)" }
    }

    @MainActor
    private final class Ledger {
        var dispatches: [Dispatch] = []
        var cells: [ObjectIdentifier: Weak] = [:]
    }

    private(set) var lastTouch = ""
    private(set) var dispatchCount = 0
    let controller: UINavigationController
    let table: UITableView

    private var generator: SplitMix64
    private let finger = Finger()
    private let ledger = Ledger()
    private let subscription: CellActionSubscription
    private var items: [Item]
    private var past: [[Item]] = []
    private var lastID: Int
    private var isEditing = false
    private var expected: [Dispatch] = []
    private var typed = 0

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        let titles = (1...30).map { "To-do \($0)" }
        items = titles.enumerated().map { Item(id: $0.offset + 1, title: $0.element) }
        lastID = titles.count
        let list = ToDoViewController(titles: titles)
        controller = UINavigationController(rootViewController: list)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        table = list.tableView
        let ledger = ledger
        subscription = CellActionBus.default.addObserver(from: table) { event in
            guard event.kind != .question, let row = event.configurator as? ToDoConfig else { return }
            if let cell = event.cell?.cell { ledger.cells[ObjectIdentifier(cell)] = Weak(cell) }
            if ["willDisplay", "didEndDisplaying", "didHighlight", "didUnhighlight"].contains(event.name) { return }
            ledger.dispatches.append(Dispatch(name: event.name, id: row.item.id))
        }
    }

    deinit { subscription.cancel() }

    /// The cells that sent an observed event. Display events are observed, too, so cells that were never touched are
    /// included.
    var cells: [Weak] { Array(ledger.cells.values) }

    // MARK: Touches

    /// Performs a touch or a short sequence of touches, and compares the screen with the model.
    func touch() throws {
        ledger.dispatches = []
        expected = []
        table.layoutIfNeeded()
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<16: try tick()
        case ..<30: try rename()
        case ..<42: try swipeToFlag()
        case ..<50: try remove()
        case ..<56: try toggleEditing()
        case ..<64: try move()
        case ..<72: try scroll()
        case ..<82: try add()
        case ..<94: try undo()
        default: try tapRow()
        }
        try compare()
        dispatchCount += expected.count
    }

    private func row() -> IndexPath? { table.cellsInSight.map(\.indexPath).randomElement(using: &generator) }

    private func view<View: UIView>(_ identifier: String, at path: IndexPath) throws -> View {
        guard let cell = table.cellForRow(at: path), let view = cell.find(identifier) as? View else {
            throw Difference("row \(path.row) has no \(identifier)")
        }
        return view
    }

    private func bar(_ title: String) throws -> UIButton {
        guard let button = controller.navigationBar.button(title) else {
            throw Difference("the bar has no button \(title)")
        }
        return button
    }

    /// Changes the items, and saves the previous items for undo if the items have changed.
    private func change(_ body: () -> Void) {
        let before = items
        body()
        if items != before { past.append(before) }
    }

    private func tick() throws {
        guard let path = row() else { return }
        lastTouch = "tick row \(path.row)"
        try finger.tap(view("box", at: path))
        expected = [Dispatch(name: "tick", id: items[path.row].id)]
        change { items[path.row].isDone.toggle() }
    }

    private func rename() throws {
        guard let path = row() else { return }
        typed += 1
        // Every seventh title consists of spaces, which the list does not accept as a title.
        let title = typed.isMultiple(of: 7) ? "  " : "Renamed \(typed)"
        lastTouch = "rename row \(path.row) to \"\(title)\""
        let field: UITextField = try view("title", at: path)
        try finger.clear(field)
        try finger.type(title + "\n", into: field)
        expected = [Dispatch(name: "renamed", id: items[path.row].id)]
        if title != "  " { change { items[path.row].title = title } }
    }

    private func swipeToFlag() throws {
        guard let path = row() else { return }
        let isFull = Bool.random(using: &generator)
        lastTouch = "swipe row \(path.row) right\(isFull ? " fully" : "")"
        guard !isEditing else { return try expectRefusal { try finger.swipe(rowAt: path, .right, in: table) } }
        try finger.swipe(rowAt: path, .right, fully: isFull, in: table)
        expected = [Dispatch(name: "willBeginEditing", id: items[path.row].id)]
        if !isFull {
            guard let cell = table.cellForRow(at: path),
                let button = cell.button(items[path.row].isFlagged ? "Unflag" : "Flag")
            else { throw Difference("the open row \(path.row) shows no action") }
            try finger.tap(button)
        }
        expected.append(Dispatch(name: "didEndEditing", id: items[path.row].id))
        change { items[path.row].isFlagged.toggle() }
    }

    private func remove() throws {
        guard let path = row() else { return }
        lastTouch = "delete row \(path.row)"
        let id = items[path.row].id
        try finger.delete(rowAt: path, in: table)
        let names = isEditing ? ["delete"] : ["willBeginEditing", "delete", "didEndEditing"]
        expected = names.map { Dispatch(name: $0, id: id) }
        change { _ = items.remove(at: path.row) }
    }

    private func toggleEditing() throws {
        lastTouch = isEditing ? "end editing" : "begin editing"
        try finger.tap(bar(isEditing ? "Done" : "Edit"))
        isEditing.toggle()
    }

    private func move() throws {
        guard let path = row(), let target = row() else { return }
        lastTouch = "move row \(path.row) to \(target.row)"
        guard isEditing else {
            return try expectRefusal { try finger.move(rowAt: path, to: target, in: table) }
        }
        try finger.move(rowAt: path, to: target, in: table)
        guard path != target else { return }
        expected = [Dispatch(name: "move", id: items[path.row].id)]
        change { items.insert(items.remove(at: path.row), at: target.row) }
    }

    private func scroll() throws {
        let distance = CGFloat.random(in: -1200...1200, using: &generator)
        lastTouch = "scroll by \(distance)"
        try finger.scroll(table, by: distance)
    }

    private func add() throws {
        typed += 1
        lastTouch = "add \(typed)"
        try finger.scrollToTop(table)
        guard let field = table.tableHeaderView as? UITextField else { throw Difference("the list has no text field") }
        try finger.type("Added \(typed)\n", into: field)
        lastID += 1
        change { items.append(Item(id: lastID, title: "Added \(typed)")) }
    }

    private func undo() throws {
        lastTouch = "undo"
        let button = try bar("Undo")
        guard let before = past.popLast() else { return try expectRefusal { try finger.tap(button) } }
        try finger.tap(button)
        items = before
    }

    private func tapRow() throws {
        guard let path = row() else { return }
        lastTouch = "tap row \(path.row)"
        try finger.tap(rowAt: path, in: table)
        guard !isEditing else { return }
        expected = ["didSelect", "didSelectRow", "primaryAction"].map { Dispatch(name: $0, id: items[path.row].id) }
    }

    // MARK: Comparison

    private func compare() throws {
        table.layoutIfNeeded()
        guard ledger.dispatches == expected else {
            throw Difference("expected \(expected), dispatched \(ledger.dispatches)")
        }
        // The table of an empty list has no sections.
        let count = table.numberOfSections == 0 ? 0 : table.numberOfRows(inSection: 0)
        guard count == items.count else {
            throw Difference("\(count) rows instead of \(items.count)")
        }
        let paths = table.indexPathsForVisibleRows ?? []
        guard zip(paths, paths.dropFirst()).allSatisfy({ $0.row + 1 == $1.row }), !paths.isEmpty || items.isEmpty
        else { throw Difference("the visible rows \(paths.map(\.row)) are not consecutive") }
        for path in paths {
            let box: UIButton = try view("box", at: path)
            let title: UITextField = try view("title", at: path)
            let flag: UIImageView = try view("flag", at: path)
            let shown = Item(
                id: items[path.row].id, title: title.text ?? "", isDone: box.accessibilityLabel == "Completed",
                isFlagged: !flag.isHidden)
            guard shown == items[path.row] else {
                throw Difference("row \(path.row) shows \(shown) instead of \(items[path.row])")
            }
            guard table.cellForRow(at: path)?.isEditing == isEditing else {
                throw Difference("row \(path.row) is \(isEditing ? "not " : "")being edited")
            }
        }
        guard ledger.cells.values.count(where: { $0.object != nil }) < 60 else {
            throw Difference("cells are not reused")
        }
    }
}
