import HeadlessUIKit
import XCTest

/// What the article about content configurations says that its reader can do, done headlessly.
final class ContentConfigurationTests: XCTestCase {
    /// A configuration that conveys a text to a centered label.
    struct Greeting: UIContentConfiguration {
        var text = ""
        func makeContentView() -> any UIView & UIContentView { GreetingView(self) }
        func updated(for state: any UIConfigurationState) -> Greeting { self }
    }
    final class GreetingView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration { didSet { apply() } }

        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            label.textAlignment = .center
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            ])
            apply()
        }
        required init?(coder: NSCoder) { nil }
        private func apply() { label.text = (configuration as? Greeting)?.text }
    }

    @MainActor
    func testAContentViewWorksWithoutACell() async {
        let view = GreetingView(Greeting(text: "Good morning"))
        view.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        page.addSubview(view)
        page.layoutIfNeeded()
        XCTAssertEqual(view.label.frame, CGRect(x: 12, y: 12, width: 176, height: 76))
        XCTAssertEqual(view.label.text, "Good morning")
        view.configuration = Greeting(text: "Good night")
        XCTAssertEqual(view.label.text, "Good night")
    }

    /// A list of greetings whose cells are configured in different ways.
    @MainActor
    final class Greetings: NSObject, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let configure: @MainActor (UITableViewCell, Int) -> Void

        init(
            _ type: UITableViewCell.Type = UITableViewCell.self,
            configure: @escaping @MainActor (UITableViewCell, Int) -> Void
        ) {
            self.configure = configure
            super.init()
            table.register(type, forCellReuseIdentifier: "greeting")
            table.dataSource = self
            table.layoutIfNeeded()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "greeting", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
    }

    final class SelfConfiguringCell: UITableViewCell {
        func configure(text: String) { textLabel?.text = text }
    }

    @MainActor
    func testACellCanConfigureItselfInASubclass() async {
        let list = Greetings(SelfConfiguringCell.self) { cell, row in
            (cell as? SelfConfiguringCell)?.configure(text: "hello \(row)")
        }
        XCTAssertEqual(list.cell(1)?.textLabel?.text, "hello 1")
    }

    @MainActor
    func testSettingAConfigurationReplacesTheContentViewOfTheCell() async throws {
        var before: [UIView] = []
        let list = Greetings { cell, row in
            before.append(cell.contentView)
            cell.contentConfiguration = Greeting(text: "hello \(row)")
        }
        let cell = try XCTUnwrap(list.cell(2))
        let content = try XCTUnwrap(cell.contentView as? GreetingView)
        XCTAssertEqual(content.label.text, "hello 2")
        XCTAssertFalse(before.contains { $0.superview != nil })
        XCTAssertTrue(content.superview === cell)
        // The label is in the middle of the row.
        XCTAssertEqual(content.label.convert(content.label.bounds, to: cell).midX, cell.bounds.midX)
        // A compatible configuration is applied to the same view.
        cell.contentConfiguration = Greeting(text: "again")
        XCTAssertTrue(cell.contentView === content)
        XCTAssertEqual(content.label.text, "again")
    }

    @MainActor
    func testTheBuiltInConfigurationShowsItsTextAtTheLeadingEdgeOrCentered() async throws {
        func text(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) throws -> UILabel {
            let list = Greetings { cell, _ in
                var configuration = cell.defaultContentConfiguration()
                configuration.text = "hello"
                configuration.textProperties.alignment = alignment
                cell.contentConfiguration = configuration
            }
            let cell = try XCTUnwrap(list.cell(0))
            XCTAssertTrue(cell.contentView is UIListContentView)
            XCTAssertNil(cell.textLabel, "the configuration replaces the cell's own label")
            return try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
        }
        XCTAssertEqual(try text(.natural).textAlignment, .natural)
        XCTAssertLessThan(try text(.natural).frame.minX, 30)
        XCTAssertEqual(try text(.center).textAlignment, .center)
        XCTAssertEqual(try text(.center).frame.midX, 160, accuracy: 1)
    }

    @MainActor
    func testCellsOfCollectionViewsTakeConfigurationsToo() async {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.contentConfiguration = Greeting(text: "hello")
        XCTAssertEqual((cell.contentView as? GreetingView)?.label.text, "hello")
        let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        var configuration = row.defaultContentConfiguration()
        configuration.text = "hello"
        row.contentConfiguration = configuration
        XCTAssertTrue(row.contentView is UIListContentView)
    }
}
