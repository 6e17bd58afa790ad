import CellDirector
import HeadlessUIKit
import XCTest

/// Tests configurators whose declared cell type is a superclass of the class that the table creates.
final class CellClassTests: XCTestCase {
    @MainActor
    func testTheTableCreatesCellsOfTheClassThatAConfiguratorSpecifies() async throws {
        let row = PlainViewConfig("plain")
        let screen = Screen([row])
        var heard: [(PlainViewConfig, UIView)] = []
        screen.proxy.on(.didSelect) { (c: PlainViewConfig, cell) in heard.append((c, cell)) }

        try screen.tap(row: 0)

        let cell = try screen.cell(0, as: UserCell.self)
        XCTAssertEqual(cell.accessibilityLabel, "plain")
        XCTAssertEqual(heard.count, 1)
        XCTAssert(heard.first?.0 === row)
        XCTAssert(heard.first?.1 === cell)
    }

    @MainActor
    func testTwoConfiguratorsWithOneIdentifierMayNameTheSameClass() async throws {
        let found = exceptions {
            _ = Screen([PlainViewConfig("plain"), UserCellConfig(item: User(id: 1, name: "Ada"))])
        }
        XCTAssertEqual(found.count, 0)
    }
}

/// A row whose `configure(cell:)` takes its cell as a `UIView`, although the table creates a `UserCell`.
private final class PlainViewConfig: TableRowConfigurator {
    static var reuseIdentifier: String { UserCell.reuseIdentifier }
    static var tableCellClass: UITableViewCell.Type { UserCell.self }
    var item: String

    init(_ item: String) { self.item = item }

    func configure(cell: UIView) { cell.accessibilityLabel = item }
}
