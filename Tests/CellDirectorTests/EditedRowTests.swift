import CellDirector
import HeadlessUIKit
import XCTest

/// Tests rows whose text is being edited, and rows that are reloaded during an update or in the handler of a move.
final class EditedRowTests: XCTestCase {
    private final class NameCell: UITableViewCell, ConfigurableCell, UITextFieldDelegate {
        let field = UITextField()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            field.delegate = self
            contentView.addSideBySide(field)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        func configure(data user: User) { field.text = user.name }

        func textFieldDidEndEditing(_ textField: UITextField) {
            CellAction<String>("named").invoke(from: textField, payload: textField.text ?? "")
        }
    }

    private typealias NameConfig = TableCellConfigurator<NameCell, User>

    @MainActor
    private func names(_ screen: Screen) -> [String?] {
        screen.tableView.layoutIfNeeded()
        return screen.tableView.visibleCells.map { ($0 as? NameCell)?.field.text }
    }

    @MainActor
    func testAFieldInTheLastRowKeepsEditingWhileRowsAreInsertedAboveIt() async throws {
        let draft = NameConfig(item: User(id: -1, name: ""))
        let screen = Screen(users(3) + [draft])
        let field = try screen.cell(3, as: NameCell.self).field
        for (letter, count) in [4, 7, 20, 60].enumerated() {
            try screen.finger.type("\(letter)", into: field)
            screen.director.update(items: users(count) + [draft], keeping: .bottom)
            screen.tableView.layoutIfNeeded()
            XCTAssertTrue(field.isFirstResponder, "\(count)")
            XCTAssertIdentical(try screen.cell(count, as: NameCell.self).field, field)
        }
        XCTAssertEqual(field.text, "0123")
    }

    @MainActor
    func testARowThatIsEditedOutOfViewSendsItsTextAndItsHandlerMayChangeTheRows() async throws {
        for change in 0..<4 {
            let configs = (0..<50).map { NameConfig(item: User(id: $0, name: "User \($0)")) }
            let screen = Screen(configs)
            let director = screen.director
            var heard: [String] = []
            screen.proxy.on(CellAction<String>("named")) { [unowned director] (c: NameConfig, _, name) in
                heard.append("\(c.item.id) \(name)")
                c.item.name = name
                switch change {
                case 0: director.reload(c)
                case 1: director.update { $0[0].rows.removeFirst(2) }
                case 2: director.update { $0[0].rows.insert($0[0].rows.removeLast(), at: 0) }
                default: director.update { $0[0].rows.removeLast(48) }
                }
            }
            let field = try screen.cell(1, as: NameCell.self).field
            try screen.finger.type("Ada", over: field)
            try screen.finger.scroll(screen.tableView, by: 600)
            XCTAssertEqual(heard, [], "\(change)")
            let raised = exceptions(during: {
                field.resignFirstResponder()
                screen.tableView.layoutIfNeeded()
            })
            XCTAssertEqual(raised, [])
            XCTAssertEqual(heard, ["1 Ada"], "\(change)")
            let shown = names(screen)
            let rows = screen.tableView.indexPathsForVisibleRows ?? []
            XCTAssertEqual(shown, rows.map { (director.configurator(at: $0) as? NameConfig)?.item.name }, "\(change)")
            XCTAssertFalse(shown.isEmpty, "\(change)")
            try screen.scroll(toRow: 0)
            XCTAssertEqual(names(screen).contains("Ada"), change != 1, "\(change)")
        }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewSendsItsTextWithTheConfiguratorOfTheLastUpdate() async throws {
        let screen = Screen((0..<50).map { NameConfig(item: User(id: $0, name: "User \($0)")) })
        let moved = NameConfig(item: User(id: 1, name: "User 1"))
        var heard: [String] = []
        screen.proxy.on(CellAction<String>("named")) { (c: NameConfig, _, name) in
            XCTAssertIdentical(c, moved)
            heard.append("\(c.item.id) \(name)")
        }
        let field = try screen.cell(1, as: NameCell.self).field
        try screen.finger.type("Ada", over: field)
        try screen.finger.scroll(screen.tableView, by: 600)
        let others = (2..<50).map { NameConfig(item: User(id: $0, name: "Other \($0)")) }
        screen.director.update(items: others + [moved])
        screen.tableView.layoutIfNeeded()
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(heard, [])
        field.resignFirstResponder()
        XCTAssertEqual(heard, ["1 Ada"])
        try screen.scroll(toRow: 48)
        XCTAssertEqual(names(screen).last, "User 1")
    }

    @MainActor
    func testARowThatIsEditedOutOfViewShowsItsNewItem() async throws {
        for reloadThreshold in [nil, 100] {
            let screen = Screen((0..<50).map { NameConfig(item: User(id: $0, name: "User \($0)")) })
            screen.director.reloadThreshold = reloadThreshold
            let field = try screen.cell(1, as: NameCell.self).field
            try screen.finger.type("Ada", over: field)
            try screen.finger.scroll(screen.tableView, by: 600)
            screen.director.update(items: (0..<50).map { NameConfig(item: User(id: $0, name: "New \($0)")) })
            screen.tableView.layoutIfNeeded()
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(field.text, "New 1")
        }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewKeepsEditingWhenItIsUpdated() async throws {
        for isTwice in [false, true] {
            var rows = (0..<50).map { NameConfig(item: User(id: $0, name: "User \($0)")) }
            if isTwice { rows[40] = rows[1] }
            let screen = Screen(rows)
            let field = try screen.cell(1, as: NameCell.self).field
            try screen.finger.type("Ada", over: field)
            try screen.finger.scroll(screen.tableView, by: 600)
            screen.director.update(rows[1]) { $0.name = "New 1" }
            XCTAssertEqual(field.text, "New 1")
            XCTAssertTrue(field.isFirstResponder)
            rows[1].item.name = "New 2"
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(field.text, "New 2")
            XCTAssertTrue(field.isFirstResponder)
        }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewIsNotConfusedWithAnotherOfTheSameIdentity() async throws {
        let changes: [(row: Int, change: @MainActor (inout [NameConfig]) -> Void)] = [
            (30, { $0 = $0.map { NameConfig(item: $0.item) } }),
            (29, { $0.removeFirst() }),
            (33, { $0.insert(contentsOf: Self.rows(100..<103), at: 1) }),
            (30, { $0.insert($0.remove(at: 28), at: 0) }),
            (40, { $0.insert($0.remove(at: 30), at: 40) }),
            (29, { $0 = $0.dropFirst().map { NameConfig(item: $0.item) } }),
        ]
        for (number, (row, change)) in changes.enumerated() {
            for (isTwice, reloadThreshold) in [(false, nil), (true, nil), (false, 0), (true, 0)] {
                let name = "change \(number), \(isTwice), \(String(describing: reloadThreshold))"
                var rows = Self.rows(0..<50)
                rows[2] = isTwice ? rows[30] : NameConfig(item: User(id: 30, name: "Other"))
                let screen = Screen(rows)
                screen.director.reloadThreshold = reloadThreshold
                var heard: [(configurator: NameConfig, row: Int)] = []
                screen.proxy.onRow(CellAction<String>("named")) { (c: NameConfig, _, _, path) in
                    heard.append((c, path.row))
                }
                try screen.scroll(toRow: 30)
                let field = try screen.cell(30, as: NameCell.self).field
                try screen.finger.type("Ada", over: field)
                screen.tableView.contentOffset.y = 0
                screen.tableView.layoutIfNeeded()
                XCTAssertTrue(field.isFirstResponder, name)
                change(&rows)
                screen.director.update(items: rows)
                screen.tableView.layoutIfNeeded()
                field.resignFirstResponder()
                XCTAssertEqual(heard.map(\.row), [row], name)
                XCTAssertIdentical(heard.first?.configurator, rows[row], name)
            }
        }
    }

    @MainActor
    func testARowThatIsEditedOutOfViewIsFollowedWhileAnotherIsDragged() async throws {
        let row = NameConfig(item: User(id: 30, name: "User 30"))
        let rows = Self.rows(2..<40)
        let screen = Screen(sections: [
            TableSection(id: 0, rows: Self.rows(0..<2)), TableSection(id: 1, rows: [row] + rows + [row]),
        ])
        var heard: [IndexPath] = []
        screen.proxy.on(.move) { (c: NameConfig, _, _) in }
        screen.proxy.onRow(CellAction<String>("named")) { (c: NameConfig, _, _, path) in heard.append(path) }
        try screen.scroll(toRow: 39, section: 1)
        let field = try screen.cell(39, section: 1, as: NameCell.self).field
        try screen.finger.type("Ada", over: field)
        screen.tableView.contentOffset.y = 0
        screen.tableView.layoutIfNeeded()
        screen.tableView.setEditing(true, animated: false)
        try screen.finger.move(rowAt: path(0), to: IndexPath(row: 1, section: 1), in: screen.tableView)
        field.resignFirstResponder()
        XCTAssertEqual(heard, [IndexPath(row: 40, section: 1)])
    }

    @MainActor
    func testAnUpdateThatRemovesARowEditedOutOfViewEndsItsEditing() async throws {
        let screen = Screen((0..<50).map { NameConfig(item: User(id: $0, name: "User \($0)")) })
        var heard: [String] = []
        screen.proxy.on(CellAction<String>("named")) { (c: NameConfig, _, name) in heard.append("\(c.item.id) \(name)")
        }
        let field = try screen.cell(1, as: NameCell.self).field
        try screen.finger.type("Ada", over: field)
        try screen.finger.scroll(screen.tableView, by: 600)
        screen.director.update { $0[0].rows.remove(at: 1) }
        screen.tableView.layoutIfNeeded()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(heard.count, 1)
        XCTAssertFalse(names(screen).contains("Ada"))
    }

    /// Returns a screen with three sections of twenty rows. Row 10 of the second section is the fourth visible row, and
    /// its text field is being edited.
    @MainActor
    private func typing() throws -> (screen: Screen, cell: NameCell) {
        let screen = Screen(sections: Self.sections())
        screen.tableView.scrollToRow(at: IndexPath(row: 7, section: 1), at: .top, animated: false)
        screen.tableView.layoutIfNeeded()
        let cell = try screen.cell(10, section: 1, as: NameCell.self)
        try screen.finger.type("Ada", over: cell.field)
        return (screen, cell)
    }

    @MainActor
    private static func sections() -> [TableSection] {
        (0..<3).map { TableSection(id: $0, rows: rows($0 * 20..<$0 * 20 + 20)) }
    }

    @MainActor
    private static func rows(_ numbers: Range<Int>) -> [NameConfig] {
        numbers.map { NameConfig(item: User(id: $0, name: "User \($0)")) }
    }

    /// Updates that would push the row with number 30 off screen if the list kept that row's neighbors in place.
    private static let changesAroundRow: [@MainActor (inout [TableSection]) -> Void] = [
        { $0[1].rows.insert(contentsOf: rows(100..<130), at: 8) },
        { $0[1].rows.append($0[1].rows.remove(at: 10)) },
        { $0[1].rows.insert($0[1].rows.remove(at: 10), at: 0) },
        { $0[2].rows.append($0[1].rows.remove(at: 10)) },
        { $0.append(TableSection(id: 3, rows: [$0[1].rows.remove(at: 10)])) },
        {
            // Rows are inserted above the edited row, and the row's section moves to the top.
            $0[1].rows.insert(contentsOf: rows(100..<130), at: 8)
            $0.insert($0.remove(at: 1), at: 0)
        },
    ]

    @MainActor
    func testAnUpdateDoesNotScrollTheRowInWhichTheUserTypesOutOfSight() async throws {
        for (number, change) in Self.changesAroundRow.enumerated() {
            for position: ScrollAnchoring in [.automatic, .firstVisible, .bottom, .nothing] {
                let (screen, cell) = try typing()
                var heard: [String] = []
                screen.proxy.on(CellAction<String>("named")) { (c: NameConfig, _, name) in
                    heard.append("\(c.item.id) \(name)")
                }
                var sections = Self.sections()
                change(&sections)
                screen.director.update(sections: sections, keeping: position)
                screen.tableView.layoutIfNeeded()
                XCTAssertTrue(cell.field.isFirstResponder, "\(number), \(position)")
                let path = try XCTUnwrap(screen.tableView.indexPath(for: cell), "\(number), \(position)")
                let row = try XCTUnwrap(screen.director.configurator(at: path) as? NameConfig)
                XCTAssertEqual(row.item.id, 30, "\(number), \(position)")
                XCTAssertTrue(
                    screen.tableView.bounds.contains(screen.tableView.rectForRow(at: path)), "\(number), \(position)")
                XCTAssertEqual(heard, [], "\(number), \(position)")
                cell.field.resignFirstResponder()
                XCTAssertEqual(heard, ["30 Ada"], "\(number), \(position)")
            }
        }
    }

    @MainActor
    func testTextTypedOutOfSightIsSentForItsRowAfterSectionsMoved() async throws {
        for order in [[1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]] {
            let (screen, cell) = try typing()
            try screen.finger.scroll(screen.tableView, by: 700)
            XCTAssertNil(screen.tableView.indexPath(for: cell), "\(order)")
            var heard: [String] = []
            screen.proxy.onRow(CellAction<String>("named")) { (c: NameConfig, _, name, path) in
                heard.append("\(c.item.id) \(path.section) \(path.row) \(name)")
            }
            let sections = Self.sections()
            screen.director.update(sections: order.map { sections[$0] })
            cell.field.resignFirstResponder()
            XCTAssertEqual(heard, ["30 \(try XCTUnwrap(order.firstIndex(of: 1))) 10 Ada"], "\(order)")
        }
    }

    /// The row in which the user types is never scrolled under the content insets.
    @MainActor
    func testARowInWhichTheUserTypesIsKeptWithinTheInsets() async throws {
        for (number, change) in Self.changesAroundRow.enumerated() {
            let (screen, cell) = try typing()
            screen.tableView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
            screen.tableView.layoutIfNeeded()
            var sections = Self.sections()
            change(&sections)
            screen.director.update(sections: sections)
            screen.tableView.layoutIfNeeded()
            XCTAssertTrue(cell.field.isFirstResponder, "\(number)")
            let path = try XCTUnwrap(screen.tableView.indexPath(for: cell), "\(number)")
            let inSight = screen.tableView.bounds.inset(by: screen.tableView.adjustedContentInset)
            let frame = screen.tableView.rectForRow(at: path)
            XCTAssertTrue(inSight.contains(frame), "\(number): \(frame) in \(inSight)")
            // The list scrolls no further than necessary.
            if number == 0 { XCTAssertEqual(frame.maxY, inSight.maxY) }
            if number == 2 { XCTAssertEqual(frame.minY, inSight.minY) }
        }
    }

    @MainActor
    func testTextEndedByAReloadIsSentForTheSurvivingRow() async throws {
        for (number, change) in Self.changesAroundRow.enumerated() {
            let (screen, cell) = try typing()
            screen.director.reloadThreshold = 0
            var heard: [NameConfig] = []
            screen.proxy.on(CellAction<String>("named")) { (c: NameConfig, _, name) in
                c.item.name = name
                heard.append(c)
            }
            var sections = Self.sections()
            change(&sections)
            screen.director.update(sections: sections)
            screen.tableView.layoutIfNeeded()
            XCTAssertFalse(cell.field.isFirstResponder, "\(number)")
            XCTAssertEqual(heard.map(\.item), [User(id: 30, name: "Ada")], "\(number)")
            let path = try XCTUnwrap(heard.first.flatMap { screen.director.indexPath(for: $0) })
            XCTAssertIdentical(screen.director.configurator(at: path), heard.first, "\(number)")
            try screen.finger.scroll(screen.tableView, toRowAt: path)
            let field = try screen.cell(path.row, section: path.section, as: NameCell.self).field
            XCTAssertEqual(field.text, "Ada", "\(number)")

            // The cell may have been reused; text typed into it must be reported for the row that it shows now.
            try screen.finger.type("!", into: field)
            field.resignFirstResponder()
            XCTAssertEqual(heard.map(\.item.id), [30, 30], "\(number)")
            XCTAssertEqual(screen.problems.all, [], "\(number)")
        }
    }

    @MainActor
    func testTextEndedByAReloadThatRemovesItsRowIsReported() async throws {
        let (screen, _) = try typing()
        screen.director.reloadThreshold = 0
        screen.proxy.on(CellAction<String>("named")) { (c: NameConfig, _, _) in XCTFail("\(c.item)") }
        screen.director.update(sections: Self.sections().dropLast(2))
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(screen.problems.all, [.noRow(action: "named", view: "NameCell")])
    }

    @MainActor
    func testARowThatIsDeletedWhileItIsEditedSendsNothing() async throws {
        let configs = (0..<3).map { NameConfig(item: User(id: $0, name: "User \($0)")) }
        let screen = Screen(configs)
        var heard: [Int] = []
        screen.proxy.on(CellAction<String>("named")) { (c: NameConfig, _, _) in heard.append(c.item.id) }
        let field = try screen.cell(1, as: NameCell.self).field
        try screen.finger.type("Ada", over: field)
        screen.director.update(items: [configs[0], configs[2]])
        XCTAssertFalse(field.isEditing)
        XCTAssertEqual(heard, [])
        XCTAssertEqual(names(screen), ["User 0", "User 2"])
    }

    @MainActor
    func testARowIsReloadedWhileAnUpdateWaits() async throws {
        let configs = users(20)
        let screen = Screen(configs)
        screen.proxy.on(.willDisplay, once: true) { [director = screen.director] (_: UserCellConfig, _) in
            director.update(items: Array(configs.suffix(2)))
        }
        screen.tableView.contentOffset.y = 100
        screen.tableView.reloadData()
        configs[19].item.isFollowed = true
        let raised = exceptions {
            XCTAssertTrue(screen.director.reload(configs[19]))
            XCTAssertFalse(screen.director.reload(configs[3]))
        }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, ["User 18", "User 19 (followed)"])
        screen.proxy.removeAll()
    }

    private final class NameHeader: UITableViewHeaderFooterView, ConfigurableCell, UITextFieldDelegate {
        let field = UITextField()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            field.delegate = self
            contentView.addSideBySide(field)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        func configure(data user: User) { field.text = user.name }

        func textFieldDidEndEditing(_ textField: UITextField) {
            CellAction<String>("named").invoke(from: textField, payload: textField.text ?? "")
        }
    }

    @MainActor
    func testTextOfAHeaderEndedByAReloadIsSentForTheSurvivingHeader() async throws {
        typealias HeaderConfig = TableHeaderFooterConfigurator<NameHeader, User>
        func section(_ count: Int) -> TableSection {
            TableSection(id: 0, header: HeaderConfig(item: User(id: 1, name: "")), rows: users(count))
        }
        let screen = Screen(sections: [section(2)])
        var heard: [String] = []
        screen.proxy.on(CellAction<String>("named")) { (c: HeaderConfig, _, name) in heard.append(name) }
        let header = try XCTUnwrap(screen.tableView.headerView(forSection: 0) as? NameHeader)
        try screen.finger.type("Ada", into: header.field)
        screen.director.reloadThreshold = 0
        screen.director.update(sections: [section(3)])
        screen.tableView.layoutIfNeeded()
        header.field.resignFirstResponder()
        XCTAssertEqual(heard, ["Ada"])
        XCTAssertEqual(screen.problems.all, [])
    }

    @MainActor
    func testAHandlerOfAMoveMayReloadTheMovedRow() async throws {
        let configs = users(4)
        let screen = Screen(configs)
        screen.proxy.on(.move) { [unowned director = screen.director] (c: UserCellConfig, _, _) in
            c.item.isFollowed = true
            XCTAssertTrue(director.reload(c))
        }
        screen.tableView.setEditing(true, animated: false)
        try screen.finger.move(rowAt: path(0), to: path(2), in: screen.tableView)
        XCTAssertEqual(
            screen.tableView.visibleCells.map { $0.textLabel?.text },
            ["User 1", "User 2", "User 0 (followed)", "User 3"])
    }
}
