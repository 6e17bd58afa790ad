import CellDirector
import HeadlessUIKit
import XCTest

/// Tests cells that configure their own appearance, so that the data source only provides data. The cells use a
/// standalone content view, a content view inside a cell, or the system's list content.
final class SelfConfiguringCellTests: XCTestCase {
    @MainActor
    func testInTheOldStyleTheDataSourceAccessesALabel() async {
        let list = GreetingList { cell in cell.textLabel?.text = "Good morning" }
        XCTAssertEqual(list.cell?.textLabel?.text, "Good morning")
    }

    @MainActor
    func testAContentViewWorksInAnyView() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = Greeting(text: "Good morning").makeContentView()
        view.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
        view.backgroundColor = .yellow
        root.addSubview(view)
        root.layoutIfNeeded()
        XCTAssertEqual(root.labels, ["Good morning"])
        XCTAssertEqual(view.superview, root)

        view.configuration = Greeting(text: "Good evening")
        XCTAssertEqual(root.labels, ["Good evening"])
    }

    @MainActor
    func testACellUsesTheContentViewInsteadOfItsOwn() async {
        let list = GreetingList { $0.contentConfiguration = Greeting(text: "Good morning") }
        XCTAssert(list.cell?.contentView is GreetingView)
        XCTAssertEqual(list.cell?.labels, ["Good morning"])
        XCTAssertNil(list.cell?.textLabel, "the default label is removed with the default content view")
    }

    @MainActor
    func testAWrongConfigurationChangesNothing() async {
        let view = GreetingView(Greeting(text: "Good morning"))
        view.configuration = UIListContentConfiguration.cell()
        XCTAssertEqual(view.labels, ["Good morning"])
    }

    @MainActor
    func testTheSystemsOwnContentNeedsNoCustomTypes() async throws {
        let list = GreetingList { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Good morning"
            cell.contentConfiguration = content
        }
        XCTAssertEqual(list.cell?.labels, ["Good morning"])
        XCTAssertEqual(list.cell?.firstLabel?.textAlignment, .natural)
    }

    @MainActor
    func testAPropertyOfTheSystemsContentCentersTheText() async {
        let list = GreetingList { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Good morning"
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
        }
        XCTAssertEqual(list.cell?.firstLabel?.textAlignment, .center)
    }

    @MainActor
    func testContentFollowsTheCellAndItsSurroundings() async throws {
        let list = GreetingList { $0.contentConfiguration = Greeting(text: "Good morning") }
        let cell = try XCTUnwrap(list.cell)
        XCTAssertEqual(cell.firstLabel?.textColor, .label)
        try Finger().tap(rowAt: path(0), in: list.table)
        list.table.layoutIfNeeded()
        XCTAssertEqual(cell.firstLabel?.textColor, .systemBlue)
        list.table.overrideUserInterfaceStyle = .dark
        list.table.layoutIfNeeded()
        XCTAssertEqual(cell.labels, ["Good morning, night owl"])
    }
}

/// A table with one row.
@MainActor
private final class GreetingList: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let configure: (UITableViewCell) -> Void

    init(_ configure: @escaping (UITableViewCell) -> Void) {
        self.configure = configure
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "greeting")
        table.dataSource = self
        table.layoutIfNeeded()
    }

    var cell: UITableViewCell? { table.visibleCells.first }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "greeting", for: indexPath)
        configure(cell)
        return cell
    }
}

extension UIView {
    /// All labels in the view's hierarchy.
    fileprivate var allLabels: [UILabel] {
        subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.allLabels }
    }
    fileprivate var labels: [String?] { allLabels.map(\.text) }
    fileprivate var firstLabel: UILabel? { allLabels.first }
}

/// A content configuration with a centered label.
private struct Greeting: UIContentConfiguration {
    var text: String
    private(set) var color = UIColor.label
    private(set) var isDark = false

    init(text: String) { self.text = text }

    func makeContentView() -> any UIView & UIContentView { GreetingView(self) }

    func updated(for state: any UIConfigurationState) -> Greeting {
        var updated = self
        updated.isDark = state.traitCollection.userInterfaceStyle == .dark
        updated.color = (state as? UICellConfigurationState)?.isSelected == true ? .systemBlue : .label
        return updated
    }
}

private final class GreetingView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: Greeting) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let greeting = configuration as? Greeting else { return }
        label.text = greeting.isDark ? "\(greeting.text), night owl" : greeting.text
        label.textColor = greeting.color
    }
}
