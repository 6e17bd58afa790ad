import CellDirector
import Observation

/// A namespace for the types of the random row model.
enum RandomRows {
    /// The content of an item, or the content that a view displays.
    struct Words: Hashable {
        var id = 0
        var text = ""
        var isOn = false
        var draft = ""
    }

    /// An item of any kind.
    protocol Item {
        var words: Words { get set }
    }

    /// An item that is identified by its `id`.
    struct Note: Item, Hashable, Identifiable {
        var words: Words
        var id: Int { words.id }
    }

    /// An item that is identified by its value.
    struct Flag: Item, Hashable {
        var words: Words
    }

    /// An item that is not identifiable and not equatable.
    struct Plain: Item {
        var words: Words
    }

    /// An item that is a mutable object.
    final class Memo: Item {
        var words: Words
        init(words: Words) { self.words = words }
    }

    /// An item that is an observable model.
    @Observable
    final class Live: Item, Identifiable {
        let id: Int
        var words: Words

        init(words: Words) {
            id = words.id
            self.words = words
        }
    }

    /// An item that contains the items of a nested list.
    struct Shelf: Item, Hashable, Identifiable {
        var words: Words
        var notes: [Note]
        var id: Int { words.id }
    }

    /// An item that is a content configuration, for tables and collection views.
    struct Content: Item, UIContentConfiguration, Hashable, Identifiable {
        var words: Words
        var id: Int { words.id }

        func makeContentView() -> any UIView & UIContentView { ContentView(self) }
        func updated(for state: any UIConfigurationState) -> Content { self }
    }

    static let poked = CellAction<Void>.custom("poked")
    static let switched = CellAction<Bool>("switched")
    static let typed = CellAction<String>("typed")
    static let arranged = CellAction<[Note]>("arranged")

    typealias NoteRow = TableCellConfigurator<NoteCell, Note>
    typealias FlagRow = TableCellConfigurator<FlagCell, Flag>
    typealias PlainRow = TableCellConfigurator<PlainCell, Plain>
    typealias MemoRow = TableCellConfigurator<MemoCell, Memo>
    typealias LiveRow = TableCellConfigurator<LiveCell, Live>
    typealias LiveHeader = TableHeaderFooterConfigurator<LiveHeaderView, Live>
    typealias ShelfRow = TableCellConfigurator<ShelfCell, Shelf>
    typealias ContentRow = ContentConfigurator<Content>
    typealias Header = TableHeaderFooterConfigurator<NoteHeader, Note>
    typealias NoteTile = CollectionCellConfigurator<NoteTileCell, Note>
    typealias FlagTile = CollectionCellConfigurator<FlagTileCell, Flag>
    typealias MemoTile = CollectionCellConfigurator<MemoTileCell, Memo>
    typealias Album = CollectionSupplementaryConfigurator<NoteAlbum, Note>
}
