import CellDirector
import TapReplayTesting
import XCTest

// The snippets in "Fields and lists in cells", compiled and tested.

final class QueryCell: UITableViewCell, ConfigurableCell {
    private let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.placeholder = "Search"
        field.accessibilityIdentifier = "search"
        field.addAction(
            UIAction { [unowned self] _ in CellAction.queryChanged.invoke(from: field, payload: field.text ?? "") },
            for: .editingChanged)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data query: String) { field.text = query }
}

typealias QueryConfig = TableCellConfigurator<QueryCell, String>

extension CellAction where Payload == String {
    static var queryChanged: Self { Self("queryChanged") }
}

final class StaffViewController: UITableViewController {
    private let people: [User]
    private var query = ""
    private lazy var director = TableDirector(tableView: tableView)

    init(people: [User]) {
        self.people = people
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.queryChanged, owner: self) { (self, c: QueryConfig, cell, text) in
            self.query = text
            self.show()
        }
        show()
    }

    private func show() {
        let found = people.filter { query.isEmpty || $0.name.lowercased().contains(query.lowercased()) }
        director.update(sections: [
            TableSection(id: "query", rows: [QueryConfig(item: query, id: "query")]),
            TableSection(id: "people", rows: found.map { UserCellConfig(item: $0) }),
        ])
    }
}

struct Shelf: Identifiable, Equatable {
    let id: Int
    var photos: [Photo]
}

final class ShelfCell: UITableViewCell, ConfigurableCell {
    private let collectionView: UICollectionView
    private let director: CollectionDirector

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        director = CollectionDirector(collectionView: collectionView)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: 100),
        ])
        director.actionsProxy.on(.didSelect, owner: self) { (self, c: PhotoConfig, item) in
            CellAction.photoOpened.invoke(cell: self, payload: c.item.id)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        collectionView.contentOffset = .zero
    }

    func configure(data shelf: Shelf) {
        let items = shelf.photos.map { PhotoConfig(item: $0) }
        director.update(sections: [CollectionSection(id: shelf.id, items: items)], animated: false)
    }
}

typealias ShelfConfig = TableCellConfigurator<ShelfCell, Shelf>

extension CellAction where Payload == Photo.ID {
    static var photoOpened: Self { Self("photoOpened") }
}

final class FieldAndListGuides: XCTestCase {
    @MainActor
    func testASearchFieldInARowKeepsItsTextAndTheKeyboard() async throws {
        let screen = StaffViewController(people: [ada, grace])
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.layoutIfNeeded()
        let cell = try XCTUnwrap(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let field = try XCTUnwrap(cell.contentView.subviews.first as? UITextField)

        try Finger().type("gra", into: field)

        XCTAssertEqual(field.text, "gra")
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertIdentical(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)), cell)
        XCTAssertEqual(screen.tableView.visibleCells.dropFirst().map(text), ["Grace Hopper"])
    }

    @MainActor
    func testAListInACellForwardsItsActions() async throws {
        var opened: [Photo.ID] = []
        func open(_ id: Photo.ID) { opened.append(id) }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let shelves = [1, 2].map { shelf in Shelf(id: shelf, photos: (0..<3).map { Photo(id: shelf * 10 + $0) }) }
        let bus = CellActionBus()
        bus.onProblem = { XCTFail("\($0)") }
        let director = TableDirector(tableView: tableView, items: shelves.map { ShelfConfig(item: $0) }, bus: bus)
        director.actionsProxy.on(.photoOpened) { (c: ShelfConfig, cell, id) in open(id) }

        let screen = ReplayScreen("shelves") {
            let controller = UIViewController()
            controller.view = tableView
            return controller
        }
        let report = try await ReplayPlayer(screens: [screen]).play(
            .text("screen shelves\ntap row 2 in row 0\ntap row 0 in row 1", name: "shelves"))

        XCTAssertTrue(report.isSuccess)
        XCTAssertEqual(opened, [12, 20])
    }

    @MainActor
    func testAListInAReusedCellStartsAtItsFirstItem() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let shelves = (0..<30).map { shelf in
            Shelf(id: shelf, photos: (0..<20).map { Photo(id: shelf * 100 + $0) })
        }
        let director = TableDirector(tableView: tableView, items: shelves.map { ShelfConfig(item: $0) })
        tableView.layoutIfNeeded()
        func list(_ row: Int) throws -> UICollectionView {
            let cell = try XCTUnwrap(tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            return try XCTUnwrap(cell.contentView.subviews.first as? UICollectionView)
        }
        let first = try list(0)
        try Finger().scroll(first, sidewaysBy: 500)
        XCTAssertEqual(first.contentOffset.x, 500)
        for row in 3..<30 {
            try Finger().scroll(tableView, by: 100)
            XCTAssertEqual(try list(row).contentOffset.x, 0, "row \(row)")
        }
        withExtendedLifetime(director) {}
    }
}
