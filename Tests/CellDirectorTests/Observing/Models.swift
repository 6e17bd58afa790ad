import CellDirector
import Observation

/// A model of words that a list observes.
@MainActor
@Observable
final class WordModel {
    var words: [Word]
    var title = "Words"
    /// A property that no list reads.
    var draft = ""

    init(_ ids: some Sequence<Int> = []) { words = ids.map { Word(id: $0, text: "word \($0)") } }

    var rows: [WordConfig] { words.map { WordConfig(item: $0) } }
}

/// A model whose word model can be replaced.
@MainActor
@Observable
final class WordHolder {
    var words = WordModel(0..<2)
}

/// A row's item that is itself an observable model.
@MainActor
@Observable
final class Counter: Identifiable {
    nonisolated let id: Int
    var count = 0
    /// A property that no cell reads.
    var note = ""

    init(_ id: Int) { self.id = id }
}

/// A model whose rows are models themselves.
@MainActor
@Observable
final class CounterModel {
    var all: [Counter]

    init(_ all: [Counter]) { self.all = all }
}

/// Records the ids of the counters that cells are configured with, in order.
@MainActor
final class CounterLog {
    static var configured: [Int] = []
}

final class CounterCell: UITableViewCell, ConfigurableCell {
    func configure(data counter: Counter) {
        CounterLog.configured.append(counter.id)
        textLabel?.text = "\(counter.id): \(counter.count)"
    }
}

final class CounterHeader: UITableViewHeaderFooterView, ConfigurableCell {
    private(set) var text = ""
    func configure(data counter: Counter) { text = "\(counter.id): \(counter.count)" }
}

final class CounterTile: UICollectionViewListCell, ConfigurableCell {
    private(set) var text = ""
    func configure(data counter: Counter) { text = "\(counter.id): \(counter.count)" }
}

typealias CounterConfig = TableCellConfigurator<CounterCell, Counter>
typealias CounterHeaderConfig = TableHeaderFooterConfigurator<CounterHeader, Counter>
typealias CounterTileConfig = CollectionCellConfigurator<CounterTile, Counter>
