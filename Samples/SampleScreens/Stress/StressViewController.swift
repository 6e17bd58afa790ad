import CellDirector

/// A list with any number of rows, which have different heights.
final class StressViewController: UITableViewController {
    private let count: Int
    private lazy var director = TableDirector(tableView: tableView, sections: [])

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
        title = "Stress"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy
            .on(.height) { (c: CounterConfig, indexPath) in 44 + CGFloat(c.item.id % 5) * 11 }
            .on(.didSelect) { (c: CounterConfig, cell) in
                c.item.taps += 1
                cell.configure(data: c.item)
            }
        director.update(items: (0..<count).map { CounterConfig(item: Counter(id: $0)) })
    }
}
