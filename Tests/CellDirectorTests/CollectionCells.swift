import CellDirector
import HeadlessUIKit
import XCTest

/// A cell for a word, with a Like button.
final class TileCell: UICollectionViewListCell, ConfigurableCell {
    let likeButton = UIButton(type: .system)
    private(set) var shown: Word?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSideBySide(likeButton)
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            UIAction { [unowned likeButton] _ in CellAction.like.invoke(from: likeButton) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data word: Word) {
        shown = word
        Configured.words.append(word)
    }
}

final class BadgeCell: UICollectionViewCell, ConfigurableCell {
    private(set) var shown: Tag?
    func configure(data tag: Tag) { shown = tag }
}

/// A header or footer with a button.
final class AlbumHeader: UICollectionReusableView, ConfigurableCell {
    let button = UIButton(type: .system)
    private(set) var shown: Word?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSideBySide(button)
        button.addAction(
            UIAction { [unowned button] _ in CellAction.markAll.invoke(from: button) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data word: Word) { shown = word }
}

extension CellAction where Payload == Void {
    static var like: Self { .custom("like") }
}

typealias TileConfig = CollectionCellConfigurator<TileCell, Word>
typealias BadgeConfig = CollectionCellConfigurator<BadgeCell, Tag>
typealias AlbumConfig = CollectionSupplementaryConfigurator<AlbumHeader, Word>

/// A collection view with a list layout and room for five items, its director, and its bus.
@MainActor
final class TileScreen {
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
    let bus = CellActionBus()
    let director: CollectionDirector
    let finger = Finger()
    let log = Log()
    let problems = Problems()

    init(sections: [CollectionSection], headers: Bool = false) {
        director = CollectionDirector(collectionView: collectionView, sections: sections, bus: bus)
        bus.onProblem = { [problems] in problems.all.append($0) }
        // In a plain list, the headers would float over the items.
        var list = UICollectionLayoutListConfiguration(appearance: headers ? .grouped : .plain)
        list.headerMode = headers ? .supplementary : .none
        list.footerMode = headers ? .supplementary : .none
        director.setListLayout(list)
        collectionView.layoutIfNeeded()
    }

    convenience init(_ items: [any CollectionItemConfigurator] = []) {
        self.init(sections: [CollectionSection(items: items)])
    }

    var proxy: CellActionProxy { director.actionsProxy }

    func tile(_ item: Int, section: Int = 0, file: StaticString = #filePath, line: UInt = #line) throws -> TileCell {
        try XCTUnwrap(
            collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? TileCell, file: file, line: line
        )
    }

    func header(_ section: Int, kind: String = UICollectionView.elementKindSectionHeader) throws -> AlbumHeader {
        try XCTUnwrap(
            collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
                as? AlbumHeader)
    }

    /// The numbers of the tiles on screen, in order.
    var ids: [Int] {
        collectionView.indexPathsForVisibleItems.sorted().compactMap {
            (collectionView.cellForItem(at: $0) as? TileCell)?.shown?.id
        }
    }
}

func tiles(_ ids: some Sequence<Int>) -> [TileConfig] { ids.map { TileConfig(item: Word(id: $0, text: "tile \($0)")) } }

func album(_ id: Int, _ text: String) -> AlbumConfig { AlbumConfig(item: Word(id: id, text: text)) }
