import CellDirector
import HeadlessUIKit
import XCTest

/// Tests random deletions, insertions, moves and swipes by a simulated finger, and compares the result of each with a
/// plain array. Every event must name the right row and index path, and configurators, cells and index paths must stay
/// correct.
final class RandomEditTests: XCTestCase {
    @MainActor func testEveryRandomEditReachesTheRightRow() async throws {
        try forEachSeed([7, 20_261_121]) { try play(seed: $0, steps: timesToRun(300)) }
    }

    @MainActor
    private func play(seed: UInt64, steps: Int) throws {
        var editor = RandomEditor(seed: seed)
        for step in 0..<steps {
            do {
                try editor.step()
            } catch {
                return XCTFail("seed \(seed), step \(step), \(editor.did): \(error)")
            }
            guard editor.wrong.isEmpty else {
                return XCTFail("seed \(seed), step \(step), \(editor.did): \(editor.wrong)")
            }
        }
        XCTAssertGreaterThan(editor.editCount, steps / 8, "seed \(seed)")
    }
}

/// Simulates a user who edits a list of users and pictures, and keeps the expected rows as a model.
@MainActor
private struct RandomEditor {
    @MainActor
    private final class Ledger {
        var heard: [String] = []
        var open: ObjectIdentifier?
        var wrong: [String] = []
        var nextID = 0
    }

    private var generator: SplitMix64
    private let screen: Screen
    private let ledger = Ledger()
    private var model: [[any TableRowConfigurator]] = []
    private var isEditing = false
    private(set) var did = ""
    private(set) var editCount = 0
    var wrong: [String] { ledger.wrong }

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
        screen = Screen(sections: [])
        model = (0..<3).map { _ in (0..<6).flatMap { _ in [makeUser(), makePicture()] as [any TableRowConfigurator] } }
        register()
        screen.director.update(sections: model.map { TableSection(rows: $0) })
    }

    /// Registers handlers: users can be deleted, swiped and moved; a picture's plus button inserts a picture before it.
    private func register() {
        let ledger = ledger
        screen.proxy
            .on(.delete) { [unowned director = screen.director] (c: UserCellConfig, path) in
                ledger.heard.append("delete \(c.item.id) \(path)")
                director.update { $0[path.section].rows.remove(at: path.row) }
            }
            .on(.insert) { [unowned director = screen.director] (c: PhotoConfig, path) in
                ledger.heard.append("insert \(c.item.id) \(path)")
                let new = PhotoConfig(item: Photo(id: ledger.nextID))
                ledger.nextID += 1
                director.update { $0[path.section].rows.insert(new, at: path.row) }
            }
            .on(.move) { (c: UserCellConfig, from, to) in ledger.heard.append("move \(c.item.id) \(from) \(to)") }
            .on(.leadingSwipeActions) { (c: UserCellConfig, path) in
                let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    ledger.heard.append("flag \(c.item.id) \(path)")
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [action])
            }
            .on(.willBeginEditing) { (c: UserCellConfig, cell) in
                if ledger.open != nil { ledger.wrong.append("two rows are open") }
                if cell.shownID != c.item.id { ledger.wrong.append("\(c.item.id) opens in the cell of another row") }
                ledger.open = ObjectIdentifier(c)
            }
            .on(.didEndEditing) { (c: UserCellConfig, _) in
                if ledger.open != ObjectIdentifier(c) { ledger.wrong.append("\(c.item.id) closes but is not open") }
                ledger.open = nil
            }
    }

    mutating func step() throws {
        ledger.heard = []
        var expected: [String] = []
        switch pick(10) {
        case 0..<2: expected = try delete()
        case 2..<4: expected = try insert()
        case 4: expected = try move()
        case 5: expected = try swipe()
        case 6: try open()
        case 7:
            did = "scroll"
            try screen.finger.scroll(screen.tableView, by: CGFloat(pick(600) - 300))
        case 8:
            did = "editing \(!isEditing)"
            isEditing.toggle()
            screen.tableView.setEditing(isEditing, animated: false)
        default: refill()
        }
        if ledger.heard != expected { ledger.wrong.append("handled \(ledger.heard), not \(expected)") }
        editCount += expected.count
        check()
    }

    private mutating func delete() throws -> [String] {
        guard let (path, row) = shown(UserCellConfig.self) else { return [] }
        did = "delete \(path)"
        model[path.section].remove(at: path.row)
        try screen.finger.delete(rowAt: path, in: screen.tableView)
        return ["delete \(row.item.id) \(path)"]
    }

    private mutating func insert() throws -> [String] {
        guard isEditing, let (path, row) = shown(PhotoConfig.self) else { return [] }
        did = "insert at \(path)"
        try screen.finger.insert(rowAt: path, in: screen.tableView)
        if let new = screen.director.configurator(at: path) { model[path.section].insert(new, at: path.row) }
        return ["insert \(row.item.id) \(path)"]
    }

    private mutating func move() throws -> [String] {
        guard isEditing, let (path, row) = shown(UserCellConfig.self),
            let target = screen.tableView.indexPathsForVisibleRows?.randomElement(using: &generator), target != path
        else { return [] }
        did = "move \(path) to \(target)"
        model[path.section].remove(at: path.row)
        model[target.section].insert(row, at: target.row)
        try screen.finger.move(rowAt: path, to: target, in: screen.tableView)
        return ["move \(row.item.id) \(path) \(target)"]
    }

    private mutating func swipe() throws -> [String] {
        guard !isEditing, let (path, row) = shown(UserCellConfig.self), ledger.open != ObjectIdentifier(row) else {
            return []
        }
        did = "flag \(path)"
        try screen.finger.swipe(rowAt: path, .right, fully: true, in: screen.tableView)
        return ["flag \(row.item.id) \(path)"]
    }

    private mutating func open() throws {
        guard !isEditing, let (path, row) = shown(UserCellConfig.self), ledger.open != ObjectIdentifier(row) else {
            return
        }
        did = "open \(path)"
        try screen.finger.swipe(rowAt: path, .left, in: screen.tableView)
        if ledger.open != ObjectIdentifier(row) { ledger.wrong.append("\(path) is not open") }
    }

    /// Removes all pictures and inserts six new rows at random positions in each section.
    private mutating func refill() {
        did = "refill"
        for section in model.indices {
            model[section].removeAll { $0 is PhotoConfig }
            for _ in 0..<6 {
                let row: any TableRowConfigurator = pick(3) == 0 ? makePicture() : makeUser()
                model[section].insert(row, at: pick(model[section].count + 1))
            }
        }
        screen.director.update(sections: model.map { TableSection(rows: $0) })
    }

    private func check() {
        screen.tableView.layoutIfNeeded()
        let sections = screen.director.sections.map { $0.rows.map { ObjectIdentifier($0) } }
        if sections != model.map({ $0.map { ObjectIdentifier($0) } }) {
            ledger.wrong.append("the list does not have the expected rows")
        }
        for cell in screen.tableView.visibleCells {
            guard let path = screen.tableView.indexPath(for: cell) else { continue }
            let row = model[path.section][path.row]
            let (shown, wanted): (Int?, Int?) =
                row is UserCellConfig
                ? ((cell as? UserCell)?.shownID, (row as? UserCellConfig)?.item.id)
                : ((cell as? PhotoCell)?.shownID, (row as? PhotoConfig)?.item.id)
            if shown == nil || shown != wanted { ledger.wrong.append("the cell at \(path) shows another row") }
            if CellReference(cell)?.configurator !== row { ledger.wrong.append("\(path) is bound to another row") }
            if screen.director.indexPath(for: row) != path {
                ledger.wrong.append("the row at \(path) is not found there")
            }
        }
    }

    private mutating func shown<C: TableRowConfigurator>(_ type: C.Type) -> (IndexPath, C)? {
        let rows = (screen.tableView.indexPathsForVisibleRows ?? []).compactMap { path in
            (model[path.section][path.row] as? C).map { (path, $0) }
        }
        return rows.randomElement(using: &generator)
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private func makeUser() -> UserCellConfig {
        ledger.nextID += 1
        return UserCellConfig(item: User(id: ledger.nextID, name: "User \(ledger.nextID)"))
    }

    private func makePicture() -> PhotoConfig {
        ledger.nextID += 1
        return PhotoConfig(item: Photo(id: ledger.nextID))
    }
}
