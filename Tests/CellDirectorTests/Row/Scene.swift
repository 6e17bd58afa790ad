import CellDirector
import HeadlessUIKit
import XCTest

/// The data that the rows of a scene show.
protocol Worded {
    var id: Int { get }
    var text: String { get set }
}

extension Word: Worded {}

/// The data of a row that has no cell class.
struct WordContent: UIContentConfiguration, Hashable, Identifiable, Worded {
    let id: Int
    var text: String

    func makeContentView() -> any UIView & UIContentView { WordContentView(self) }
    func updated(for state: any UIConfigurationState) -> WordContent { self }
}

final class WordContentView: UIView, UIContentView {
    private(set) var text: String?
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: WordContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { text = (configuration as? WordContent)?.text }
}

/// A row, item, header, footer or content configuration, wrapped so that one test can handle all of them.
@MainActor
final class Entry {
    let configurator: any CellConfigurator
    let id: Int
    let change: (String) -> Void
    let reload: (Scene) -> Bool
    let update: (Scene, String) -> Bool
    let standing: (Scene) -> (any CellConfigurator)?
    let on: (CellActionProxy, CellAction<Void>, @escaping @MainActor (Entry) -> Void) -> Void

    init<C: CellConfigurator>(_ c: C) where C.Item: Worded {
        configurator = c
        id = c.item.id
        change = { c.item.text = $0 }
        reload = { $0.table?.director.reload(c) ?? $0.collection?.director.reload(c) ?? false }
        update = { scene, text in
            scene.table?.director.update(c) { $0.text = text }
                ?? scene.collection?.director.update(c) { $0.text = text } ?? false
        }
        standing = { scene in
            scene.table?.director.configurator(for: c) ?? scene.collection?.director.configurator(for: c)
        }
        on = { proxy, action, handler in proxy.on(action) { (c: C, _) in handler(Entry(c)) } }
    }
}

/// A table or a collection view that shows words as one kind of view: rows, items, headers, footers, or rows with
/// content configurations.
@MainActor
final class Scene {
    enum Kind: CaseIterable {
        case row, header, footer, content, item, itemHeader, itemFooter, itemContent
    }

    let kind: Kind
    private(set) var table: Screen?
    private(set) var collection: TileScreen?

    init(_ kind: Kind, _ entries: [Entry]) {
        self.kind = kind
        switch kind {
        case .row, .header, .footer, .content:
            let screen = Screen(sections: sections(entries))
            screen.tableView.frame.size.height = 600
            table = screen
        default:
            let screen = TileScreen(sections: items(entries), headers: kind == .itemHeader || kind == .itemFooter)
            screen.collectionView.frame.size.height = 600
            collection = screen
        }
        layOut()
    }

    static func make(_ kind: Kind, _ id: Int, _ text: String) -> Entry {
        switch kind {
        case .row: Entry(word(id, text))
        case .header, .footer: Entry(wordHeader(id, text))
        case .content, .itemContent: Entry(ContentConfigurator(item: WordContent(id: id, text: text)))
        case .item: Entry(TileConfig(item: Word(id: id, text: text)))
        case .itemHeader, .itemFooter: Entry(album(id, text))
        }
    }

    func make(_ id: Int, _ text: String) -> Entry { Self.make(kind, id, text) }

    private func sections(_ entries: [Entry]) -> [TableSection] {
        if kind == .row || kind == .content {
            return [TableSection(rows: entries.compactMap { $0.configurator as? any TableRowConfigurator })]
        }
        return entries.map { entry in
            let view = entry.configurator as? any TableSectionViewConfigurator
            let rows = [PhotoConfig(item: Photo(id: entry.id))]
            return kind == .header
                ? TableSection(header: view, rows: rows) : TableSection(id: entry.id, rows: rows, footer: view)
        }
    }

    private func items(_ entries: [Entry]) -> [CollectionSection] {
        if kind == .item || kind == .itemContent {
            return [CollectionSection(items: entries.compactMap { $0.configurator as? any CollectionItemConfigurator })]
        }
        return entries.map { entry in
            let view = entry.configurator as? any CollectionSectionViewConfigurator
            let items = [BadgeConfig(item: Tag(text: "\(entry.id)"))]
            return kind == .itemHeader
                ? CollectionSection(header: view, items: items)
                : CollectionSection(id: entry.id, items: items, footer: view)
        }
    }

    /// Updates the list to show the entries.
    func show(_ entries: [Entry], completion: (() -> Void)? = nil) {
        table?.director.update(sections: sections(entries), completion: completion)
        collection?.director.update(sections: items(entries), completion: completion)
        layOut()
    }

    /// Performs an update that changes nothing.
    func updateNothing() {
        table?.director.update { _ in }
        collection?.director.update { _ in }
        layOut()
    }

    func layOut() {
        table?.tableView.layoutIfNeeded()
        collection?.collectionView.layoutIfNeeded()
    }

    func indexPath(for entry: Entry) -> IndexPath? {
        table?.director.indexPath(for: entry.configurator) ?? collection?.director.indexPath(for: entry.configurator)
    }

    var proxy: CellActionProxy {
        if let table { return table.proxy }
        guard let collection else { preconditionFailure("the scene has no list") }
        return collection.proxy
    }

    var bus: CellActionBus { proxy.bus }

    var problems: [CellActionProblem] { table?.problems.all ?? collection?.problems.all ?? [] }

    /// Returns the view of the entry at a position.
    func view(_ number: Int) -> UIView? {
        let path = IndexPath(row: number, section: 0)
        return switch kind {
        case .row, .content: table?.tableView.cellForRow(at: path)
        case .header: table?.tableView.headerView(forSection: number)
        case .footer: table?.tableView.footerView(forSection: number)
        case .item, .itemContent: collection?.collectionView.cellForItem(at: path)
        case .itemHeader, .itemFooter:
            collection?.collectionView.supplementaryView(
                forElementKind: kind == .itemHeader
                    ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
                at: IndexPath(item: 0, section: number))
        }
    }

    /// Returns the text that an entry's view displays.
    func text(_ number: Int) -> String? {
        switch view(number) {
        case let cell as WordCell: cell.shown?.text
        case let header as WordHeader: header.shown?.text
        case let tile as TileCell: tile.shown?.text
        case let header as AlbumHeader: header.shown?.text
        case let cell as UITableViewCell: (cell.contentView as? WordContentView)?.text
        case let cell as UICollectionViewCell: (cell.contentView as? WordContentView)?.text
        default: nil
        }
    }

    func texts(_ count: Int) -> [String?] { (0..<count).map(text) }

    /// Sends an action from an entry's view.
    func send(_ action: CellAction<Void>, from number: Int, line: UInt = #line) throws {
        action.invoke(from: try XCTUnwrap(view(number), "\(kind) \(number)", line: line))
    }
}
