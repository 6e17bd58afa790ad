import CellDirector
import HeadlessUIKit
import XCTest

/// Rows in which text is edited, and rows that are reloaded at an awkward moment.
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
    func testAFieldInTheLastRowStaysInUseWhileRowsComeAboveIt() async throws {
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
    func testARowThatScrollsOutTellsItsTextAndItsHandlerMayChangeTheRows() async throws {
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
            let raised = try exceptions(during: { try screen.finger.scroll(screen.tableView, by: 600) })
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
    func testARowThatIsDeletedWhileItIsEditedTellsNobody() async throws {
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

    @MainActor
    func testARowIsReloadedByWhoeverHearsOfItsMove() async throws {
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
