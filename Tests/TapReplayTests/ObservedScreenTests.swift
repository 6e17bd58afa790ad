import CellDirector
import HeadlessUIKit
import Observation
import TapReplay
import TapReplayTesting
import XCTest

/// Tests scripts on a screen that observes its model. In every step, the list must show the current state of the model.
final class ObservedScreenTests: XCTestCase {
    @MainActor
    func testEachStepSeesTheStateOfTheModel() async {
        let screen = ReplayScreen("counters") { CountersController(bus: .default) }
        await replay(
            .text(
                """
                screen counters
                expect 3 rows
                tap "Count" in row 1
                expect row 1 shows "1: 1"
                tap "Count" in row 1
                expect row 1 shows "1: 2"
                tap row 0
                expect 4 rows
                expect row 3 shows "3: 0"
                tap "Count" in row 3
                expect row 3 shows "3: 1"
                delete row 1
                expect 3 rows
                expect row 1 shows "2: 0"
                """, name: "counters.taps"), on: [screen])
    }
}

@MainActor
@Observable
private final class Counted: Identifiable {
    nonisolated let id: Int
    var count = 0
    init(_ id: Int) { self.id = id }
}

@MainActor
@Observable
private final class Counters {
    var all = [Counted(0), Counted(1), Counted(2)]
}

private final class CountedCell: UITableViewCell, ConfigurableCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let button = UIButton(type: .system)
        button.setTitle("Count", for: .normal)
        button.addAction(
            UIAction { [unowned button] _ in CellAction.custom("count").invoke(from: button) }, for: .touchUpInside)
        contentView.addSideBySide(button)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data counted: Counted) { textLabel?.text = "\(counted.id): \(counted.count)" }
}

/// A list whose handlers only change the model.
private final class CountersController: UITableViewController {
    private typealias CountedConfig = TableCellConfigurator<CountedCell, Counted>

    private let model = Counters()
    private let bus: CellActionBus
    private lazy var director = TableDirector(tableView: tableView, sections: [], bus: bus)

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.observe { [model] in [TableSection(id: 0, rows: model.all.map { CountedConfig(item: $0) })] }
        director.actionsProxy
            .on(.custom("count")) { (c: CountedConfig, _) in c.item.count += 1 }
            .on(.didSelect) { [model] (_: CountedConfig, _) in model.all.append(Counted(model.all.count)) }
            .on(.delete) { [model] (c: CountedConfig, _) in model.all.removeAll { $0 === c.item } }
    }
}
