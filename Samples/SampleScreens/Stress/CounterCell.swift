import CellDirector

/// The number of taps on a row.
struct Counter: Hashable, Identifiable {
    let id: Int
    var taps = 0
}

/// A cell that shows how many times its row was tapped.
final class CounterCell: UITableViewCell, ConfigurableCell {
    func configure(data counter: Counter) {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Row \(counter.id)"
        content.secondaryText = counter.taps == 0 ? "" : "tapped \(counter.taps)"
        contentConfiguration = content
    }
}

typealias CounterConfig = TableCellConfigurator<CounterCell, Counter>
