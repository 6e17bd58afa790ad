import CellDirector

// Uses the public API as an app would, and checks the results.

struct User: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFollowed = false
}

final class UserCell: UITableViewCell, ConfigurableCell {
    static let userFollowAction = "follow"
    func configure(data user: User) { textLabel?.text = user.name }
    func onFollowTap() { CellAction.custom(Self.userFollowAction).invoke(cell: self) }
}
typealias UserCellConfig = TableCellConfigurator<UserCell, User>

final class ImageCell: UITableViewCell, ConfigurableCell {
    func configure(data url: URL) { imageView?.image = UIImage(named: url.lastPathComponent) }
}
typealias ImageCellConfig = TableCellConfigurator<ImageCell, URL>

final class SettingCell: UITableViewCell, ConfigurableCell {
    let toggle = UISwitch()
    func configure(data isOn: Bool) {
        toggle.isOn = isOn
        contentView.addSubview(toggle)
    }
}
typealias SettingConfig = TableCellConfigurator<SettingCell, Bool>

final class SearchCell: UITableViewCell, ConfigurableCell {
    func configure(data query: String) { accessibilityLabel = query }
}
typealias SearchConfig = TableCellConfigurator<SearchCell, String>

// Types for the checks: two cells whose items are neither `Hashable` nor `Identifiable` (a tuple, and an object typed
// as a protocol), a custom configurator, a content configuration and a header.
final class PairCell: UITableViewCell, ConfigurableCell {
    func configure(data pair: (name: String, count: Int)) { accessibilityLabel = pair.name }
}
protocol Showable { var text: String { get } }
final class Note: Showable {
    var text = "note"
}
final class ShowableCell: UITableViewCell, ConfigurableCell {
    func configure(data: any Showable) { accessibilityLabel = data.text }
}
final class BannerConfig: TableRowConfigurator {
    static let reuseIdentifier = "Banner"
    var item: String
    init(item: String) { self.item = item }
    func configure(cell: UITableViewCell) { cell.accessibilityLabel = item }
}
struct NoteContent: UIContentConfiguration, Hashable, Identifiable {
    let id: Int
    var text: String
    func makeContentView() -> any UIView & UIContentView { NoteContentView(self) }
    func updated(for state: any UIConfigurationState) -> NoteContent { self }
}
final class NoteContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }
    init(_ configuration: NoteContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() { accessibilityLabel = (configuration as? NoteContent)?.text }
}
final class DayHeader: UITableViewHeaderFooterView, ConfigurableCell {
    func configure(data day: String) { textLabel?.text = day }
}
typealias DayConfig = TableHeaderFooterConfigurator<DayHeader, String>

/// Creates a row for data of any type, including types that are not `Identifiable`.
func makeRow<Cell: UITableViewCell & ConfigurableCell>(
    _ type: Cell.Type, _ data: Cell.DataType
) -> TableCellConfigurator<Cell, Cell.DataType> {
    TableCellConfigurator(item: data)
}

final class PhotoCell: UICollectionViewCell, ConfigurableCell {
    static let likeAction = "like"
    func configure(data name: String) { accessibilityLabel = name }
}
typealias PhotoConfig = CollectionCellConfigurator<PhotoCell, String>

extension CellAction where Payload == Bool { static var toggled: Self { Self("toggled") } }

@MainActor
final class Screen {
    var heard: [String] = []
    let ada = User(id: 1, name: "Ada Lovelace")

    func open(_ user: User) { heard.append("open \(user.name)") }
    func prefetch(_ user: User) { heard.append("prefetch \(user.name)") }
    func remove(_ user: User) { heard.append("remove \(user.name)") }
    func log(_ event: CellActionEvent) { heard.append("log \(event.name)") }

    func use() async throws {
        guard let url = URL(string: "https://example.org/ada.jpg") else { return }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        let director = TableDirector(
            tableView: tableView, items: [UserCellConfig(item: ada), ImageCellConfig(item: url)])
        director.actionsProxy
            .on(.didSelect) { (c: UserCellConfig, cell) in self.open(c.item) }
            .on(.willDisplay) { (c: UserCellConfig, cell) in self.prefetch(c.item) }
            .on(.custom(UserCell.userFollowAction)) { (c: UserCellConfig, cell) in
                c.item.isFollowed = true
                director.reload(c)
            }
        director.actionsProxy.on(.toggled) { (c: SettingConfig, cell, isOn) in c.item = isOn }
        director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in true }
        director.actionsProxy.on(.delete) { (c: UserCellConfig, indexPath) in self.remove(c.item) }
        let subscription = director.actionsProxy.subscription {
            $0.on(.didSelect) { (c: UserCellConfig, cell) in self.heard.append("subscribed") }
                .on(.move) { (c: UserCellConfig, indexPath, destination) in }
        }
        director.actionsProxy.on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in
            self.heard.append("owned")
        }
        let token = CellActionBus.default.addObserver(for: .custom("follow")) { event in self.log(event) }
        let events = CellActionBus.default.events

        let first = IndexPath(row: 0, section: 0)
        let finger = Finger()
        try finger.tap(rowAt: first, in: tableView)
        expect(["prefetch Ada Lovelace", "open Ada Lovelace", "subscribed", "owned"])
        subscription.cancel()
        try finger.tap(rowAt: first, in: tableView)
        expect(["open Ada Lovelace", "owned"])

        (tableView.cellForRow(at: first) as? UserCell)?.onFollowTap()
        expect(["log follow"])
        precondition((director.items[0] as? UserCellConfig)?.item.isFollowed == true)
        token.cancel()

        try finger.delete(rowAt: first, in: tableView)
        expect(["remove Ada Lovelace"])

        let setting = SettingConfig(item: false)
        let newItems: [any TableRowConfigurator] = [setting]
        director.update(items: newItems)
        guard let cell = tableView.cellForRow(at: first) as? SettingCell else { preconditionFailure("no cell") }
        let sw = cell.toggle
        sw.isOn = true
        CellAction.toggled.invoke(from: sw, payload: sw.isOn)
        precondition(setting.item)

        useMore(director)
        useRows()
        useCollection()

        var names: [String] = []
        for await event in events {
            names.append(event.name)
            if event.name == "toggled" { break }
        }
        precondition(names.contains("follow") && names.contains("didSelect"))
        director.actionsProxy.removeAll()
    }

    private func useMore(_ director: TableDirector) {
        director.actionsProxy
            .on(.moveTarget) { (c: UserCellConfig, indexPath, proposed) in proposed }
            .on(.deleteTitle) { (c: UserCellConfig, indexPath) in "Forget" }
            .on(.editingStyle) { (c: UserCellConfig, indexPath) in .delete }
            .on(.contextMenu) { (c: UserCellConfig, indexPath, point) in nil }
            .on(.prefetch) { (c: UserCellConfig, indexPath) in self.prefetch(c.item) }
            .on(.trailingSwipeActions) { (c: UserCellConfig, indexPath) in
                let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
                return UISwipeActionsConfiguration(actions: [flag])
            }
        director.update { $0[0].rows.append(UserCellConfig(item: self.ada)) }
        precondition(director.items.count == 2)
        // A handler's changes are shown when the handler returns, even if the main actor does not run on the main
        // thread.
        director.actionsProxy.on(.custom("rename")) { (c: UserCellConfig, cell) in c.item.name = "Augusta" }
        guard let cell = director.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? UserCell else {
            preconditionFailure("no cell")
        }
        CellAction.custom("rename").invoke(cell: cell)
        precondition(cell.textLabel?.text == "Augusta")
    }

    private func useRows() {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let search = SearchConfig(item: "", id: "search")
        heard = []
        let sections = [
            TableSection(
                id: "people", header: DayConfig(item: "Today", id: "header"),
                rows: [
                    search, makeRow(UserCell.self, ada), makeRow(PairCell.self, (name: "pair", count: 1)),
                    TableCellConfigurator<ShowableCell, any Showable>(item: Note()), BannerConfig(item: "banner"),
                    ContentConfigurator(item: NoteContent(id: 1, text: "note")),
                    ContentConfigurator(item: NoteContent(id: 1, text: "named"), id: "named"),
                ])
        ]
        let director = TableDirector(tableView: tableView, sections: sections)
        tableView.layoutIfNeeded()

        // The update replaces the configurators, so the calls below find the rows by identity.
        let items: [any TableRowConfigurator] = [SearchConfig(item: "a", id: "search"), UserCellConfig(item: ada)]
        director.update(sections: [TableSection(id: "people", rows: items)], keeping: .firstVisible)
        director.update(search) { $0 = "ad" }
        director.update(UserCellConfig(item: ada)) { $0.isFollowed = true }
        precondition(director.configurator(for: search)?.item == "ad")
        precondition(director.indexPath(for: UserCellConfig(item: ada)) == IndexPath(row: 1, section: 0))
        precondition((director.items[1] as? UserCellConfig)?.item.isFollowed == true)
        precondition(tableView.visibleCells.first?.accessibilityLabel == "ad")
        precondition(director.reload(search))
        director.actionsProxy
            .on(.didSelect, owner: self) { (self, c: UserCellConfig, cell) in self.heard.append("owner") }
            .on(.didSelect) { (c: AnyRow, cell) in self.heard.append("any") }
        CellActionBus.default.addObserver(for: .toggled, .afterHandlers) { event, isOn in self.heard.append("\(isOn)") }
            .cancel()
        precondition(director.scroll(to: search, at: .top, animated: false))
        director.update(items: items, animated: false, keeping: .bottom) { self.heard.append("updated") }
        expect(["updated"])
    }

    private func useCollection() {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
        let director = CollectionDirector(collectionView: collectionView, items: [PhotoConfig(item: "sunset")])
        director.setListLayout(UICollectionLayoutListConfiguration(appearance: .plain))
        director.actionsProxy
            .on(.didSelect) { (c: PhotoConfig, cell) in self.heard.append(c.item) }
            .on(.custom(PhotoCell.likeAction)) { (c: PhotoConfig, cell) in self.heard.append("like \(c.item)") }
        heard = []
        if let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) {
            CellAction.custom(PhotoCell.likeAction).invoke(cell: cell)
        }
        director.update(items: [PhotoConfig(item: "sunrise")])
        expect(["like sunset"])
    }

    private func expect(_ expected: [String]) {
        precondition(heard == expected, "heard \(heard), expected \(expected)")
        heard = []
    }
}

@main
struct Consumer {
    static func main() async throws {
        try await Screen().use()
        #if os(Linux)
        await stopsWhereItIsNotTheMainThread()
        #endif
        print("the public names compile and do what they say")
    }

    #if os(Linux)
    /// Checks that an invalid snapshot still raises a `ListException` when the main actor does not run on the main
    /// thread, which can happen after an `await` in an asynchronous `main`.
    @MainActor private static func stopsWhereItIsNotTheMainThread() async {
        await Task.detached {}.value
        var reasons: [String] = []
        ListException.handler = { reasons.append($0.reason) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 0])
        precondition(reasons.count == 1, "\(reasons)")
    }
    #endif
}
