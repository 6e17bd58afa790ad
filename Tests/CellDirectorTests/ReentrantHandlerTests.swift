import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that every handler may change the rows immediately, no matter what the table is doing.
final class ReentrantHandlerTests: XCTestCase {
    /// Changes rows from within any handler, a few times per touch.
    @MainActor
    private final class Meddler {
        var random: SplitMix64
        var left = 0
        private var nextID = 1000
        weak var director: TableDirector?
        private let canTurnEditing: Bool

        init(seed: UInt64, canTurnEditing: Bool = true) {
            random = SplitMix64(state: seed)
            self.canTurnEditing = canTurnEditing
        }

        func user() -> UserCellConfig {
            nextID += 1
            return UserCellConfig(item: User(id: nextID, name: "User \(nextID)"))
        }

        func meddle(_ config: UserCellConfig? = nil) {
            guard left > 0, let director else { return }
            left -= 1
            let table = director.tableView
            switch Int.random(in: 0..<12, using: &random) {
            case 0: director.update { [new = user()] in if !$0.isEmpty { $0[0].rows.insert(new, at: 0) } }
            case 1, 2:
                director.update { sections in
                    for section in sections.indices { sections[section].rows.removeAll { $0 === config } }
                }
            case 3: director.update { if !$0.isEmpty { $0[0].rows.reverse() } }
            case 4: director.update { $0.append(TableSection(headerTitle: "More", rows: [])) }
            case 5: director.update { if $0.count > 1 { $0.removeLast() } }
            case 6: director.update(items: (0..<Int.random(in: 0..<30, using: &random)).map { _ in user() })
            case 7: table.reloadData()
            case 8:
                if let config {
                    config.item.name += "!"
                    director.reload(config)
                }
            case 9: table.contentOffset.y = CGFloat.random(in: 0...400, using: &random)
            case 10: if canTurnEditing { table.setEditing(!table.isEditing, animated: false) }
            default: director.update(items: Array(director.items.dropFirst(3)), animated: false)
            }
        }
    }

    @MainActor
    private static let handlers: [@MainActor (CellActionProxy, Meddler) -> Void] = [
        { p, m in p.on(.didHighlight) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.didUnhighlight) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.didSelect) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.didSelectRow) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.didDeselectRow) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.primaryAction) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.accessoryButtonTapped) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.willDisplay) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.didEndDisplaying) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.prefetch) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.cancelPrefetch) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.willBeginEditing) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.didEndEditing) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.insert) { (c: UserCellConfig, _) in m.meddle(c) } },
        { p, m in p.on(.move) { (c: UserCellConfig, _, _) in m.meddle(c) } },
        { p, m in p.on(.willDisplayContextMenu) { (c: UserCellConfig, _, _) in m.meddle(c) } },
        { p, m in p.on(.willEndContextMenu) { (c: UserCellConfig, _, _) in m.meddle(c) } },
        {
            $0.on(.shouldHighlight) { [m = $1] (c: UserCellConfig, _) in
                m.meddle(c)
                return true
            }
        },
        {
            $0.on(.willSelect) { [m = $1] (c: UserCellConfig, path) in
                m.meddle(c)
                return path
            }
        },
        {
            $0.on(.willDeselect) { [m = $1] (c: UserCellConfig, path) in
                m.meddle(c)
                return path
            }
        },
        {
            $0.on(.canEdit) { [m = $1] (c: UserCellConfig, _) in
                m.meddle(c)
                return true
            }
        },
        {
            $0.on(.canMove) { [m = $1] (c: UserCellConfig, _) in
                m.meddle(c)
                return true
            }
        },
        {
            $0.on(.editingStyle) { [m = $1] (c: UserCellConfig, path) in
                m.meddle(c)
                return path.row % 2 == 0 ? .delete : .insert
            }
        },
        {
            $0.on(.moveTarget) { [m = $1] (c: UserCellConfig, _, proposed) in
                m.meddle(c)
                return proposed
            }
        },
        {
            $0.on(.height) { [m = $1] (c: UserCellConfig, path) in
                m.meddle(c)
                return 40 + CGFloat(c.item.id % 7)
            }
        },
        {
            $0.on(.indentationLevel) { [m = $1] (c: UserCellConfig, path) in
                m.meddle(c)
                return 1
            }
        },
        {
            $0.on(.contextMenu) { [m = $1] (c: UserCellConfig, _, _) in
                m.meddle(c)
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Do") { _ in m.meddle(c) }])
                }
            }
        },
        {
            $0.on(.trailingSwipeActions) { [m = $1] (c: UserCellConfig, _) in
                m.meddle(c)
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Drop") { _, _, finish in
                        m.meddle(c)
                        finish(true)
                        m.meddle(c)
                        finish(true)
                    }
                ])
            }
        },
        {
            $0.on(.leadingSwipeActions) { [m = $1] (c: UserCellConfig, _) in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Never") { _, _, _ in m.meddle(c) }
                ])
            }
        },
    ]

    /// Performs a random touch or scroll, or changes a setting of the table. Ignores refused touches.
    @MainActor
    private func touch(_ screen: Screen, _ meddler: Meddler) {
        let table = screen.tableView
        let finger = screen.finger
        func row() -> IndexPath { table.indexPathsForVisibleRows?.randomElement(using: &meddler.random) ?? path(0) }
        switch Int.random(in: 0..<14, using: &meddler.random) {
        case 0, 1: try? finger.tap(rowAt: row(), in: table)
        case 2: try? finger.swipe(rowAt: row(), .left, in: table)
        case 3: try? finger.swipe(rowAt: row(), .right, fully: true, in: table)
        case 4: try? finger.swipe(rowAt: row(), .left, fully: true, in: table)
        case 5: try? finger.delete(rowAt: row(), in: table)
        case 6: try? finger.insert(rowAt: row(), in: table)
        case 7: try? finger.move(rowAt: row(), to: row(), in: table)
        case 8:
            try? finger.longPress(rowAt: row(), in: table)
            if Bool.random(using: &meddler.random) { try? finger.choose("Do", in: table) }
            try? finger.dismissMenu(in: table)
        case 9: try? finger.scroll(table, by: CGFloat.random(in: -300...300, using: &meddler.random))
        case 10: try? finger.tapAccessory(rowAt: row(), in: table)
        case 11: try? finger.scrollToTop(table)
        case 12: table.setEditing(Bool.random(using: &meddler.random), animated: false)
        default:
            table.allowsMultipleSelection = Bool.random(using: &meddler.random)
            screen.director.keepsSelection = true
            try? finger.scroll(table, toRowAt: row())
        }
    }

    @MainActor
    private func check(_ screen: Screen, _ what: String) -> Bool {
        let table = screen.tableView
        table.layoutIfNeeded()
        let director = screen.director
        var isRight = table.numberOfSections == director.sections.count
        for (section, rows) in director.sections.map(\.rows).enumerated() where isRight {
            isRight = table.numberOfRows(inSection: section) == rows.count
        }
        XCTAssertTrue(isRight, "the section and row counts are correct, \(what)")
        guard isRight else { return false }
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell), let cell = cell as? UserCell,
                let config = director.configurator(at: path) as? UserCellConfig
            else {
                XCTFail("a visible cell has no row, \(what)")
                return false
            }
            XCTAssertEqual(cell.textLabel?.text, config.item.name, what)
            XCTAssertFalse(cell.isHighlighted, what)
            XCTAssertEqual(cell.isSelected, table.indexPathsForSelectedRows?.contains(path) ?? false, what)
            if cell.textLabel?.text != config.item.name { return false }
        }
        for path in table.indexPathsForSelectedRows ?? [] {
            XCTAssertNotNil(director.configurator(at: path), "every selected row exists, \(what)")
        }
        return true
    }

    @MainActor
    func testRowsMayBeChangedByTheirHandlers() async {
        forEachSeed(0..<UInt64(timesToRun("CELLDIRECTOR_ROUNDS", else: 2))) { seed in
            for (index, handler) in Self.handlers.enumerated() {
                let meddler = Meddler(seed: seed &* 1000 &+ UInt64(index))
                weak var gone: TableDirector?
                do {
                    let screen = Screen((0..<20).map { _ in meddler.user() })
                    gone = screen.director
                    meddler.director = screen.director
                    // These handlers make the rows editable and movable.
                    screen.proxy.on(.delete) { (c: UserCellConfig, _) in
                        screen.director.update(items: screen.director.items.filter { $0 !== c })
                    }
                    screen.proxy.on(.move) { (_: UserCellConfig, _, _) in }
                    handler(screen.proxy, meddler)
                    for step in 0..<25 {
                        meddler.left = 3
                        let raised = exceptions { touch(screen, meddler) }
                        let what = "handler \(index), step \(step), seed \(seed)"
                        XCTAssertEqual(raised, [], what)
                        meddler.left = 0
                        guard raised.isEmpty, check(screen, what) else { break }
                    }
                    screen.proxy.removeAll()
                }
                XCTAssertNil(gone, "the director is released, handler \(index), seed \(seed)")
            }
        }
    }
}
