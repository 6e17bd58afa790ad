import CellDirector

/// An item identified by its `id`.
struct Word: Hashable, Identifiable {
    let id: Int
    var text: String
}

/// An item identified by its value.
struct Tag: Hashable {
    var text: String
}

/// Records the items that cells and headers are configured with, and runs a closure when a cell is configured with a
/// word.
@MainActor
enum Configured {
    static var words: [Word] = []
    static var tags: [Tag] = []
    static var days: [String] = []
    static var onWord: ((Word) -> Void)?

    static func forget() {
        words = []
        tags = []
        days = []
        onWord = nil
    }
}

final class WordCell: UITableViewCell, ConfigurableCell {
    private(set) var shown: Word?

    func configure(data word: Word) {
        shown = word
        textLabel?.text = word.text
        Configured.words.append(word)
        Configured.onWord?(word)
    }
}

final class TagCell: UITableViewCell, ConfigurableCell {
    private(set) var shown: Tag?

    func configure(data tag: Tag) {
        shown = tag
        textLabel?.text = tag.text
        Configured.tags.append(tag)
    }
}

/// A custom row configurator that is identified by object identity.
final class BannerConfig: TableRowConfigurator {
    static let reuseIdentifier = "Banner"
    var item: String

    init(_ item: String) { self.item = item }

    func configure(cell: UITableViewCell) { cell.textLabel?.text = item }
}

/// A header whose class is not `DayHeader`. It records the text that it is configured with.
final class WordHeader: UITableViewHeaderFooterView, ConfigurableCell {
    private(set) var shown: Word?

    func configure(data word: Word) {
        shown = word
        Configured.days.append(word.text)
    }
}

typealias WordConfig = TableCellConfigurator<WordCell, Word>
typealias TagConfig = TableCellConfigurator<TagCell, Tag>
typealias WordHeaderConfig = TableHeaderFooterConfigurator<WordHeader, Word>

/// Returns rows with the given ids; each row's text contains its id.
func words(_ ids: some Sequence<Int>) -> [WordConfig] { ids.map { WordConfig(item: Word(id: $0, text: "word \($0)")) } }

func word(_ id: Int, _ text: String) -> WordConfig { WordConfig(item: Word(id: id, text: text)) }

func tags(_ texts: String...) -> [TagConfig] { texts.map { TagConfig(item: Tag(text: $0)) } }

func wordHeader(_ id: Int, _ text: String) -> WordHeaderConfig { WordHeaderConfig(item: Word(id: id, text: text)) }

extension Screen {
    /// The text of each visible row, from top to bottom.
    var texts: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// The ids of the visible rows, from top to bottom.
    var ids: [Int] { tableView.visibleCells.compactMap { ($0 as? WordCell)?.shown?.id } }

    func wordCell(_ row: Int, section: Int = 0) throws -> WordCell {
        try cell(row, section: section, as: WordCell.self)
    }
}
