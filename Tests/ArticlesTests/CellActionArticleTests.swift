import CellDirector
import HeadlessUIKit
import XCTest

/// What the article about handling cell actions with generics says that its reader can do, done headlessly.
final class CellActionArticleTests: XCTestCase {
    struct Person: Hashable {
        var name: String
        var photo: String
    }
    final class PersonCell: UITableViewCell, ConfigurableCell {
        static let followAction = "follow"
        let button = UIButton(type: .system)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            button.setTitle("Follow", for: .normal)
            button.frame = CGRect(x: 220, y: 5, width: 90, height: 34)
            button.addAction(
                UIAction { [unowned self] _ in CellAction.custom(Self.followAction).invoke(cell: self) },
                for: .touchUpInside)
            contentView.addSubview(button)
        }
        required init?(coder: NSCoder) { nil }
        func configure(data: Person) { textLabel?.text = data.name }
    }
    final class PictureCell: UITableViewCell, ConfigurableCell {
        func configure(data: URL) { textLabel?.text = data.lastPathComponent }
    }
    typealias PersonConfig = TableCellConfigurator<PersonCell, Person>
    typealias PictureConfig = TableCellConfigurator<PictureCell, URL>

    private let people = [Person(name: "Ada", photo: "ada"), Person(name: "Grace", photo: "grace")]
    private let picture = URL(fileURLWithPath: "/pictures/moon")

    @MainActor
    private func screen(_ items: [any TableRowConfigurator]) -> (UITableView, TableDirector) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        return (table, TableDirector(tableView: table, items: items, bus: CellActionBus()))
    }

    @MainActor
    func testADirectorShowsRowsOfSeveralTypesAndNoSectionWithoutRows() async {
        let (table, director) = screen([PersonConfig(item: people[0]), PictureConfig(item: picture)])
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.map(\.textLabel?.text), ["Ada", "moon"])
        director.update(items: [])
        XCTAssertEqual(table.visibleCells.count, 0)
    }

    @MainActor
    func testHandlersOfATypeOfRowTakeItsConfiguratorAndItsCell() async throws {
        let (table, director) = screen(people.map { PersonConfig(item: $0) } + [PictureConfig(item: picture)])
        var log: [String] = []
        director.actionsProxy
            .on(.didSelect) { (c: PersonConfig, cell) in
                log.append("selected \(c.item.name) \(cell.textLabel?.text ?? "")")
            }
            .on(.willDisplay) { (c: PersonConfig, cell) in log.append("displays \(c.item.name)") }
            .on(.didSelect) { (c: PictureConfig, cell) in log.append("selected \(c.item.lastPathComponent)") }
        table.layoutIfNeeded()
        XCTAssertEqual(log, ["displays Ada", "displays Grace"])
        log = []
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table)
        try Finger().tap(rowAt: IndexPath(row: 2, section: 0), in: table)
        XCTAssertEqual(log, ["selected Grace Grace", "selected moon"])
    }

    @MainActor
    func testACustomActionOfAButtonReachesTheHandlerOfItsRow() async throws {
        let (table, director) = screen(people.map { PersonConfig(item: $0) })
        var followed: [Person] = []
        director.actionsProxy.on(.custom(PersonCell.followAction)) { (c: PersonConfig, cell) in followed.append(c.item)
        }
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PersonCell)
        try Finger().tap(cell.button)
        XCTAssertEqual(followed, [people[1]])
    }

    @MainActor
    func testAChangeOfTheItemsIsAnimatedRowByRow() async throws {
        let (table, director) = screen(people.map { PersonConfig(item: $0) })
        table.layoutIfNeeded()
        let grace = table.cellForRow(at: IndexPath(row: 1, section: 0))
        director.update(items: [
            PictureConfig(item: picture), PersonConfig(item: people[1]), PersonConfig(item: people[0]),
        ])
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.map(\.textLabel?.text), ["moon", "Grace", "Ada"])
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === grace, "the row keeps its cell")
    }
}
