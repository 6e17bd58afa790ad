import CellDirector
import Observation

// A small app: its data, server, model and two screens. `ShopTests.swift` tests this app.

struct Product: Hashable, Identifiable, Sendable {
    let name: String
    let kind: String
    var left = 5
    var count = 0
    var isFavorite = false

    var id: String { name }

    static let all = [
        Product(name: "Kettle", kind: "Kitchen"), Product(name: "Mug", kind: "Kitchen"),
        Product(name: "Pan", kind: "Kitchen"), Product(name: "Spade", kind: "Garden"),
        Product(name: "Hose", kind: "Garden"), Product(name: "Seeds", kind: "Garden"),
    ]
}

// MARK: - The server

@MainActor
protocol ShopServer: AnyObject {
    func products() async throws -> [Product]
    /// Buys one product and returns how many are left.
    func buy(_ id: Product.ID) async throws -> Int
}

/// A server that can fail a given number of times and delay its responses to orders.
@MainActor
final class FakeServer: ShopServer {
    struct NoNetwork: Error, CustomStringConvertible {
        let description = "no network"
    }

    var failures = 0
    var isHeld = false
    private(set) var stock = Dictionary(uniqueKeysWithValues: Product.all.map { ($0.id, $0.left) })
    private var held: [CheckedContinuation<Void, Never>] = []

    func products() async throws -> [Product] {
        try failIfWanted()
        return Product.all
    }

    func buy(_ id: Product.ID) async throws -> Int {
        if isHeld { await withCheckedContinuation { held.append($0) } }
        try failIfWanted()
        stock[id, default: 0] -= 1
        return stock[id, default: 0]
    }

    /// Waits for the first order, and then responds to all delayed orders.
    func release() async {
        while held.isEmpty { await Task.yield() }
        isHeld = false
        for order in held { order.resume() }
        held = []
    }

    private func failIfWanted() throws {
        guard failures > 0 else { return }
        failures -= 1
        throw NoNetwork()
    }
}

// MARK: - The model

@MainActor
@Observable
final class ShopModel {
    private(set) var products: [Product] = []
    private(set) var problem: String?
    var query = ""
    var kind: String?
    private let server: any ShopServer

    init(_ server: any ShopServer) { self.server = server }

    var kinds: [String] { Set(products.map(\.kind)).sorted() }
    var countInCart: Int { products.reduce(0) { $0 + $1.count } }

    var shown: [Product] {
        products.filter { product in
            (kind == nil || product.kind == kind)
                && (query.isEmpty || product.name.lowercased().contains(query.lowercased()))
        }
    }

    func load() async throws {
        do {
            products = try await server.products()
            problem = nil
        } catch {
            problem = "\(error)"
            throw error
        }
    }

    func buy(_ id: Product.ID) async throws {
        let left = try await server.buy(id)
        change(id) { $0.left = left }
    }

    func change(_ id: Product.ID, _ change: (inout Product) -> Void) {
        guard let index = products.firstIndex(where: { $0.id == id }) else { return }
        change(&products[index])
    }
}

// MARK: - The grid

final class ShopViewController: UIViewController {
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
    /// The task that loads the products when the screen opens.
    private(set) var firstLoad: Task<Void, Never>?
    private let model: ShopModel
    private let bus: CellActionBus
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [], bus: bus)
    private var favoriteToken: CellActionToken?

    init(model: ShopModel, bus: CellActionBus) {
        self.model = model
        self.bus = bus
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "grid"
        view.addSubview(collectionView)
        director.observe { [weak self, model] in
            self?.title = "\(model.countInCart) in the cart"
            return Self.sections(of: model)
        }
        addSizes()
        addHandlers()
        favoriteToken = bus.addObserver(for: .favored, .afterHandlers) { [model] event, product in
            guard !event.isStopped else { return }
            model.change(product.id) { $0.isFavorite = product.isFavorite }
        }.cancelOnDeinit()
        // The error is ignored here, because a row of the list shows it.
        firstLoad = Task { [model] in try? await model.load() }
    }

    private func addSizes() {
        let width = collectionView.bounds.width
        director.actionsProxy
            .on(.size) { (_: ShopSearchConfig, _) in CGSize(width: width, height: 44) }
            .on(.size) { (_: ChipsConfig, _) in CGSize(width: width, height: 40) }
            .on(.size) { (_: ProblemConfig, _) in CGSize(width: width, height: 100) }
            .on(.size) { (_: ProductConfig, _) in CGSize(width: (width - 20) / 2, height: 120) }
    }

    private func addHandlers() {
        director.actionsProxy
            .on(.searched, owner: self) { (self, c: ShopSearchConfig, cell, text) in self.model.query = text }
            .on(.chipChosen, owner: self) { (self, c: ChipsConfig, cell, kind) in self.model.kind = kind }
            .on(.counted, owner: self) { (self, c: ProductConfig, cell, count) in
                self.model.change(c.item.id) { $0.count = count }
            }
            .on(.custom("buy"), whileRunning: .ignore) { [model] (c: ProductConfig, cell) in
                try await model.buy(c.item.id)
            }
            .on(.custom("retry"), whileRunning: .ignore) { [model] (c: ProblemConfig, cell) in
                try await model.load()
            }
    }

    private static func sections(of model: ShopModel) -> [CollectionSection] {
        let chips = Chips(titles: model.kinds, chosen: model.kind)
        let top = CollectionSection(
            id: "top",
            items: [ShopSearchConfig(item: model.query, id: "search"), ChipsConfig(item: chips, id: "chips")],
            minimumLineSpacing: 0)
        let problem = model.problem.map { [ProblemConfig(item: $0, id: "problem")] } ?? []
        let grid = CollectionSection(
            id: "grid", items: problem + model.shown.map { ProductConfig(item: $0) },
            insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), minimumLineSpacing: 10,
            minimumInteritemSpacing: 10)
        return [top, grid]
    }
}

// MARK: - The favorites

final class FavoritesViewController: UITableViewController {
    private let bus: CellActionBus
    private lazy var director = TableDirector(tableView: tableView, items: [], bus: bus)
    private var favoriteToken: CellActionToken?

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "favorites"
        // This observer receives the changes made on both screens, including those made in this screen's own rows.
        favoriteToken = bus.addObserver(for: .favored, .afterHandlers) { [weak self] event, product in
            if !event.isStopped { self?.take(product) }
        }.cancelOnDeinit()
    }

    var names: [String] {
        tableView.layoutIfNeeded()
        return tableView.visibleCells.compactMap { $0.textLabel?.text }
    }

    private func take(_ product: Product) {
        director.update { sections in
            var products = sections[0].rows.compactMap { ($0 as? FavoriteConfig)?.item }
            products.removeAll { $0.id == product.id }
            if product.isFavorite { products.append(product) }
            sections[0].rows = products.sorted { $0.name < $1.name }.map { FavoriteConfig(item: $0) }
        }
    }
}

// MARK: - Container of both screens

final class ShopWindowController: UIViewController {
    let shop: ShopViewController
    let favorites: FavoritesViewController

    init(model: ShopModel, bus: CellActionBus) {
        shop = ShopViewController(model: model, bus: bus)
        favorites = FavoritesViewController(bus: bus)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [shop, favorites] as [UIViewController] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        shop.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        favorites.view.frame = CGRect(x: 0, y: 600, width: 320, height: 244)
    }
}

// MARK: - Actions

extension CellAction where Payload == Product {
    /// Sent when the user marks or unmarks a favorite. The payload is the changed product.
    static var favored: Self { Self("favored") }
}

extension CellAction where Payload == String {
    static var searched: Self { Self("searched") }
}

extension CellAction where Payload == String? {
    static var chipChosen: Self { Self("chipChosen") }
}

extension CellAction where Payload == Int {
    static var counted: Self { Self("counted") }
}

// MARK: - Cells

typealias ShopSearchConfig = CollectionCellConfigurator<SearchTile, String>
typealias ChipsConfig = CollectionCellConfigurator<ChipsTile, Chips>
typealias ProblemConfig = CollectionCellConfigurator<ProblemTile, String>
typealias ProductConfig = CollectionCellConfigurator<ProductTile, Product>
typealias FavoriteConfig = TableCellConfigurator<FavoriteCell, Product>

final class SearchTile: UICollectionViewCell, ConfigurableCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
        field.addAction(
            UIAction { [unowned field] _ in CellAction.searched.invoke(from: field, payload: field.text ?? "") },
            for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    func configure(data query: String) { field.text = query }
}

struct Chips: Hashable {
    var titles: [String]
    var chosen: String?
}

final class ChipsTile: UICollectionViewCell, ConfigurableCell {
    private(set) var chips: [UIButton] = []

    func configure(data: Chips) {
        for chip in chips { chip.removeFromSuperview() }
        let choices: [String?] = [nil] + data.titles
        chips = choices.enumerated().map { number, kind in
            let chip = UIButton(type: .system)
            chip.frame = CGRect(x: number * 100, y: 0, width: 90, height: 40)
            chip.setTitle(kind ?? "All", for: .normal)
            chip.isSelected = kind == data.chosen
            chip.addAction(
                UIAction { [unowned chip] _ in CellAction.chipChosen.invoke(from: chip, payload: kind) },
                for: .touchUpInside)
            contentView.addSubview(chip)
            return chip
        }
    }
}

final class ProblemTile: UICollectionViewCell, ConfigurableCell {
    let message = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let retry = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [message, retry] { contentView.addSubview(view) }
        retry.setTitle("Try again", for: .normal)
        retry.addAction(
            UIAction { [unowned retry] _ in CellAction.custom("retry").invoke(from: retry) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func configure(data text: String) { message.text = text }
}

final class ProductTile: UICollectionViewCell, ConfigurableCell {
    let name = UILabel(frame: CGRect(x: 44, y: 0, width: 100, height: 40))
    let heart = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let count = UILabel(frame: CGRect(x: 100, y: 44, width: 40, height: 32))
    let stepper = UIStepper(frame: CGRect(x: 0, y: 44, width: 94, height: 32))
    let buy = UIButton(frame: CGRect(x: 0, y: 80, width: 150, height: 40))
    private var product: Product?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [name, heart, count, stepper, buy] { contentView.addSubview(view) }
        heart.addAction(UIAction { [unowned self] _ in toggleFavorite() }, for: .touchUpInside)
        stepper.addAction(
            UIAction { [unowned stepper] _ in
                CellAction.counted.invoke(from: stepper, payload: Int(stepper.value))
            }, for: .valueChanged)
        buy.addAction(UIAction { [unowned buy] _ in CellAction.custom("buy").invoke(from: buy) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func configure(data product: Product) {
        self.product = product
        name.text = product.name
        heart.setTitle(product.isFavorite ? "♥" : "♡", for: .normal)
        count.text = "\(product.count)"
        stepper.value = Double(product.count)
        buy.setTitle("Buy (\(product.left))", for: .normal)
    }

    private func toggleFavorite() {
        guard var product else { return }
        product.isFavorite.toggle()
        CellAction.favored.invoke(cell: self, payload: product)
    }
}

final class FavoriteCell: UITableViewCell, ConfigurableCell {
    let heart = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private var product: Product?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = heart
        heart.setTitle("♥", for: .normal)
        heart.addAction(UIAction { [unowned self] _ in removeFromFavorites() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func configure(data product: Product) {
        self.product = product
        textLabel?.text = product.name
    }

    private func removeFromFavorites() {
        guard var product else { return }
        product.isFavorite = false
        CellAction.favored.invoke(cell: self, payload: product)
    }
}
