import CellDirector

/// How often a row was tapped.
struct Counter: Hashable, Identifiable {
    let id: Int
    var taps = 0
}

/// A row that counts its taps.
final class CounterCell: UITableViewCell, ConfigurableCell {
    func configure(data counter: Counter) {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Row \(counter.id)"
        content.secondaryText = counter.taps == 0 ? "" : "tapped \(counter.taps)"
        contentConfiguration = content
    }
}

typealias CounterConfig = TableCellConfigurator<CounterCell, Counter>
