import CellDirector

/// How often a row was tapped.
struct Counter: Hashable, Identifiable {
    let id: Int
    var taps = 0
}

/// A row that counts its taps.
final class CounterCell: UITableViewCell, ConfigurableCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data counter: Counter) {
        textLabel?.text = "Row \(counter.id)"
        detailTextLabel?.text = counter.taps == 0 ? "" : "tapped \(counter.taps)"
    }
}

typealias CounterConfig = TableCellConfigurator<CounterCell, Counter>
