import CellDirector
import XCTest

#if canImport(SwiftUI)
import SwiftUI
#endif

// The snippets in "Coming from …" and "Cells shared with an iOS app", compiled and tested.

/// A list of people with a diffable data source.
final class DiffableViewController: UITableViewController {
    private(set) var users = [ada.id: ada, grace.id: grace]
    private lazy var dataSource = UITableViewDiffableDataSource<Int, User.ID>(tableView: tableView) {
        [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
        if let cell = cell as? ClosureCell, let user = users[id] {
            cell.configure(data: user)
            cell.onFollow = { [unowned self] in follow(id) }
        }
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ClosureCell.self, forCellReuseIdentifier: "user")
        var snapshot = NSDiffableDataSourceSnapshot<Int, User.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems([ada.id, grace.id])
        dataSource.apply(snapshot)
    }

    private func follow(_ id: User.ID) {
        users[id]?.isFollowed = true
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}

/// The same list of people with a director.
final class DirectedViewController: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.custom(UserCell.userFollowAction), owner: self) { (self, c: UserCellConfig, cell) in
            self.director.update(c) { $0.isFollowed = true }
        }
        director.update(sections: [
            TableSection(id: "programmers", headerTitle: "Programmers", rows: [UserCellConfig(item: grace)]),
            TableSection(id: "mathematicians", headerTitle: "Mathematicians", rows: [UserCellConfig(item: ada)]),
        ])
    }
}

struct Product: Hashable, Identifiable {
    let id: Int
    let name: String
    var isInStock = true
}

final class ProductCell: UITableViewCell, ConfigurableCell {
    private let name = UILabel()
    private let buy = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        buy.setTitle("Buy", for: .normal)
        buy.addAction(UIAction { [unowned self] _ in CellAction.custom("buy").invoke(from: buy) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [name, buy])
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data product: Product) {
        name.text = product.name
        buy.isEnabled = product.isInStock
    }
}

typealias ProductConfig = TableCellConfigurator<ProductCell, Product>

/// A tile with a Like button.
final class PhotoTile: UICollectionViewCell, ConfigurableCell {
    let like = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        like.addAction(
            UIAction { [unowned self] _ in CellAction.custom("like").invoke(from: like) }, for: .touchUpInside)
        contentView.addSubview(like)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data photo: Photo) {
        like.setTitle("\(photo.likes)", for: .normal)
        like.frame = contentView.bounds
    }
}

typealias PhotoConfig = CollectionCellConfigurator<PhotoTile, Photo>

// MARK: The article's copied code

extension CellAction where Payload == Double {
    static var rate: Self { Self("rate") }
}

struct Book: Hashable, Identifiable {
    let id: Int
    var title: String
    var rate = 0.0
}

final class BookCell: UITableViewCell, ConfigurableCell {
    func configure(data book: Book) { textLabel?.text = "\(book.title): \(book.rate)" }

    func rate(_ stars: Double) {
        CellAction.rate.invoke(cell: self, payload: stars)
    }
}

typealias BookCellConfig = TableCellConfigurator<BookCell, Book>

/// A view above the table that shows the sort order.
final class SortView: UIView, ConfigurableCell {
    func configure(data isAscending: Bool) { accessibilityLabel = isAscending ? "A–Z" : "Z–A" }
}

typealias SortConfig = ViewConfigurator<SortView, Bool>

final class ChipsCell: UICollectionViewCell, ConfigurableCell {
    func configure(data names: [String]) { accessibilityLabel = names.joined(separator: ", ") }
}

typealias ChipsConfig = CollectionCellConfigurator<ChipsCell, [String]>

final class MovingGuides: XCTestCase {
    @MainActor private lazy var tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @MainActor
    private func open<Controller: UITableViewController>(_ controller: Controller) -> Controller {
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        return controller
    }

    @MainActor
    func testBothControllersFollowAPerson() async throws {
        for (controller, row) in [
            (open(DiffableViewController()), IndexPath(row: 0, section: 0)),
            (open(DirectedViewController()), IndexPath(row: 0, section: 1)),
        ] {
            let button = try XCTUnwrap(controller.tableView.cellForRow(at: row)?.accessoryView as? UIButton)
            try Finger().tap(button)
            controller.view.layoutIfNeeded()
            XCTAssertEqual(button.currentTitle, "Following", "\(controller)")
        }
    }

    @MainActor
    func testFromTableKit() async throws {
        var opened: [User] = []
        func open(_ user: User) { opened.append(user) }
        let users = [ada, grace]

        let director = TableDirector(
            tableView: tableView,
            sections: [
                TableSection(headerTitle: "People", rows: users.map { UserCellConfig(item: $0) })
            ])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, cell) in open(c.item) }
            .on(.shouldHighlight) { (c: UserCellConfig, indexPath) in !c.item.isFollowed }

        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: tableView)
        XCTAssertEqual(opened, [grace])
    }

    @MainActor
    func testFromIGListKit() async throws {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
        let photos = [Photo(id: 1), Photo(id: 2)]

        let director = CollectionDirector(collectionView: collectionView, items: photos.map { PhotoConfig(item: $0) })
        director.actionsProxy
            .on(.size) { (c: PhotoConfig, indexPath) in CGSize(width: 150, height: 120) }
            .on(.custom("like")) { [unowned director] (c: PhotoConfig, cell) in director.update(c) { $0.likes += 1 } }

        collectionView.layoutIfNeeded()
        let tile = try XCTUnwrap(collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoTile)
        XCTAssertEqual(tile.bounds.size, CGSize(width: 150, height: 120))
        tile.like.frame = tile.contentView.bounds
        try Finger().tap(tile.like)
        XCTAssertEqual(tile.like.currentTitle, "1")
    }

    @MainActor
    func testACellOfAPackage() async throws {
        var bought: [String] = []
        let director = TableDirector(
            tableView: tableView, items: [ProductConfig(item: Product(id: 1, name: "Tea"))])
        director.actionsProxy.on(.custom("buy")) { (c: ProductConfig, cell) in bought.append(c.item.name) }
        tableView.layoutIfNeeded()
        let stack = try XCTUnwrap(tableView.visibleCells.first?.contentView.subviews.first)

        try Finger().tap(XCTUnwrap(stack.subviews.last))

        XCTAssertEqual(bought, ["Tea"])
    }

    @MainActor
    func testPayloadsAndViewsBesideTheRows() async throws {
        var order: [Bool] = []
        func sort(ascending: Bool) { order.append(ascending) }
        let sortView = SortView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let director = TableDirector(tableView: tableView, items: [BookCellConfig(item: Book(id: 1, title: "Emma"))])
        director.actionsProxy.on(.rate) { (c: BookCellConfig, cell, stars) in c.item.rate = stars }
        director.show(SortConfig(item: true), in: sortView)
        director.actionsProxy.on(.custom("sort")) { (c: SortConfig, view) in sort(ascending: c.item) }

        let cell = try XCTUnwrap(tableView.visibleCells.first as? BookCell)
        cell.rate(4.5)
        CellAction.custom("sort").invoke(from: sortView)

        XCTAssertEqual(cell.textLabel?.text, "Emma: 4.5")
        XCTAssertEqual(order, [true])
    }

    @MainActor
    func testACollection() async throws {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
        let (sunset, sunrise) = (Photo(id: 1), Photo(id: 2))
        var opened: [Photo] = []
        func open(_ photo: Photo) { opened.append(photo) }

        let director = CollectionDirector(collectionView: collectionView, items: [PhotoConfig(item: sunset)])
        director.actionsProxy.on(.didSelect) { (c: PhotoConfig, cell) in open(c.item) }
        director.update { $0[0].items.append(PhotoConfig(item: sunrise)) }

        try Finger().tap(rowAt: IndexPath(item: 1, section: 0), in: collectionView)
        XCTAssertEqual(opened, [sunrise])

        let (chips, photos) = (ChipsConfig(item: ["Sea", "Sky"]), [PhotoConfig(item: sunset)])
        director.actionsProxy
            .on(.size) { (c: ChipsConfig, indexPath) in CGSize(width: collectionView.bounds.width, height: 44) }
            .on(.size) { (c: PhotoConfig, indexPath) in CGSize(width: 150, height: 120) }
        director.update(sections: [
            CollectionSection(items: [chips]),
            CollectionSection(items: photos, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
        ])
        collectionView.layoutIfNeeded()
        let photo = try XCTUnwrap(collectionView.cellForItem(at: IndexPath(item: 0, section: 1)))
        XCTAssertEqual(photo.frame, CGRect(x: 8, y: 52, width: 150, height: 120))

        director.setListLayout(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        collectionView.layoutIfNeeded()
        XCTAssertTrue(collectionView.collectionViewLayout is UICollectionViewCompositionalLayout)
    }

    #if canImport(SwiftUI) && canImport(UIKit)
    @MainActor
    private func row(_ user: User) -> any TableRowConfigurator {
        #if canImport(SwiftUI) && canImport(UIKit)
        let row = ContentConfigurator(item: UIHostingConfiguration { Text(user.name) }, id: user.id)
        #endif
        return row
    }
    #endif
}

// A content configuration that also serves as an identifier stores only the values of the state that it needs, not the
// whole state.

struct LetterContent: UIContentConfiguration, Hashable {
    var title: String
    private(set) var isSelected = false

    func updated(for state: any UIConfigurationState) -> LetterContent {
        var updated = self
        updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        return updated
    }

    func makeContentView() -> any UIView & UIContentView { LetterView(self) }
}

private final class LetterView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }

    private let title = UILabel()

    init(_ content: LetterContent) {
        configuration = content
        super.init(frame: .zero)
        addSubview(title)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? LetterContent else { return }
        title.text = content.title
        title.font = content.isSelected ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    }
}

extension MovingGuides {
    @MainActor
    func testAConfigurationIsAnIdentifier() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let source = UITableViewDiffableDataSource<Int, LetterContent>(tableView: tableView) { _, _, content in
            let cell = UITableViewCell()
            cell.contentConfiguration = content
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, LetterContent>()
        snapshot.appendSections([0])
        snapshot.appendItems([LetterContent(title: "Dear Ada"), LetterContent(title: "Dear Grace")])
        await source.apply(snapshot, animatingDifferences: false)
        tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        tableView.layoutIfNeeded()
        let shown = tableView.visibleCells.map { ($0.contentView as? LetterView)?.configuration as? LetterContent }
        XCTAssertEqual(shown.map { $0?.isSelected }, [true, false])
    }
}
