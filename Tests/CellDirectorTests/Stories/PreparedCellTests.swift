import CellDirector
import HeadlessUIKit
import XCTest

/// Tests that the view of a content configuration replaces the cell's own content view, including any subviews that a
/// nib or `init` has added. Also tests that another configuration is shown in the same view, and that a cell may set
/// its configuration from its own state.
final class PreparedCellTests: XCTestCase {
    @MainActor
    func testTheCellsEarlierSubviewsAreRemovedWithTheContentView() async {
        let cell = PreparedCell(style: .default, reuseIdentifier: nil)
        let old = cell.contentView
        XCTAssertTrue(cell.ribbon.isDescendant(of: cell))
        cell.contentConfiguration = Verses(lines: ["one", "two", "three", "four"])
        XCTAssertFalse(cell.ribbon.isDescendant(of: cell))
        XCTAssertEqual(cell.ribbon.superview, old, "the subview stays in the old content view")
        XCTAssertNil(old.superview)
        cell.contentConfiguration = nil
        XCTAssertFalse(cell.ribbon.isDescendant(of: cell), "the subview is not added again")
    }

    @MainActor
    func testTextsAreReplacedInTheExistingLabels() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Verses(lines: ["one", "two", "three", "four"])
        let view = try XCTUnwrap(cell.contentView as? VersesView)
        let labels = view.subviews
        cell.contentConfiguration = Verses(lines: ["five", "six", "seven", "eight"])
        XCTAssertEqual(cell.contentView.subviews, labels)
        XCTAssertEqual(view.texts, ["five", "six", "seven", "eight"])
    }

    @MainActor
    func testAnIdenticalConfigurationIsNotAppliedAgain() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Verses(lines: ["one"])
        let view = try XCTUnwrap(cell.contentView as? VersesView)
        for _ in 0..<10 { cell.contentConfiguration = Verses(lines: ["one"]) }
        XCTAssertEqual(view.appliedCount, 1)
        cell.contentConfiguration = Verses(lines: ["two"])
        XCTAssertEqual(view.appliedCount, 2)
    }

    @MainActor
    func testACellConfiguresItselfFromACustomState() async throws {
        let list = CityList(["Turin", "Graz", "Lyon"])
        XCTAssertEqual(list.shown, [["Turin"], ["Graz"], ["Lyon"]])
        list.cities = ["Turin", "Porto", "Lyon"]
        list.table.reconfigureRows(at: [path(1)])
        list.table.layoutIfNeeded()
        XCTAssertEqual(list.shown, [["Turin"], ["Porto"], ["Lyon"]])
        try Finger().tap(rowAt: path(2), in: list.table)
        list.table.layoutIfNeeded()
        XCTAssertEqual(list.shown, [["Turin"], ["Porto"], ["Lyon", "chosen"]])
    }

    @MainActor
    func testAReusedCellShowsItsNewItem() async throws {
        let list = CityList((0..<60).map { "City \($0)" })
        for offset in stride(from: 0, through: 2000, by: 130) {
            list.table.contentOffset.y = CGFloat(offset)
            list.table.layoutIfNeeded()
            let rows = (list.table.indexPathsForVisibleRows ?? []).map(\.row)
            XCTAssertEqual(list.shown, rows.map { ["City \($0)"] })
        }
    }
}

/// A cell whose subviews are set up before it is configured, as in a nib.
private final class PreparedCell: UITableViewCell {
    let ribbon = UIImageView(image: UIImage(named: "ribbon"))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(ribbon)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A content configuration that shows lines of text.
private struct Verses: UIContentConfiguration, Hashable {
    var lines: [String] = []

    func makeContentView() -> any UIView & UIContentView { VersesView(self) }

    func updated(for state: any UIConfigurationState) -> Verses {
        guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
        return Verses(lines: lines.contains("chosen") ? lines : lines + ["chosen"])
    }
}

private final class VersesView: UIView, UIContentView {
    private(set) var appliedCount = 0
    private var applied: Verses?

    var configuration: any UIContentConfiguration { didSet { apply() } }
    var texts: [String?] { subviews.compactMap { $0 as? UILabel }.map(\.text) }

    init(_ configuration: Verses) {
        self.configuration = configuration
        super.init(frame: .zero)
        apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() {
        guard let verses = configuration as? Verses, verses != applied else { return }
        applied = verses
        appliedCount += 1
        for _ in subviews.count..<max(subviews.count, verses.lines.count) { addSubview(UILabel()) }
        for view in subviews.dropFirst(verses.lines.count) { view.removeFromSuperview() }
        for (label, line) in zip(subviews, verses.lines) { (label as? UILabel)?.text = line }
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let city = UIConfigurationStateCustomKey("city")
}

/// A cell that adds a city to its configuration state, and creates its content from that state whenever the state
/// changes.
private final class CityCell: UITableViewCell {
    private var city = ""

    func show(_ city: String) {
        guard city != self.city else { return }
        self.city = city
        setNeedsUpdateConfiguration()
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.city] = city
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        contentConfiguration = Verses(lines: [state[.city] as? String ?? ""]).updated(for: state)
    }
}

@MainActor
private final class CityList: NSObject, UITableViewDataSource {
    var cities: [String]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    init(_ cities: [String]) {
        self.cities = cities
        super.init()
        table.register(CityCell.self, forCellReuseIdentifier: "city")
        table.dataSource = self
        table.layoutIfNeeded()
    }

    var shown: [[String?]] { table.visibleCells.map { ($0.contentView as? VersesView)?.texts ?? [] } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        (cell as? CityCell)?.show(cities[indexPath.row])
        return cell
    }
}
