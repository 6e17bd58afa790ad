import HeadlessUIKit
import XCTest

/// What the answer about content configurations in general says that its reader can do, done headlessly.
final class ConfigurationOfSeveralTextsTests: XCTestCase {
    struct City: Hashable {
        let name: String
        let texts: [String]
    }

    /// A configuration of four texts, which is applied only if it differs from the one that is shown.
    struct Texts: UIContentConfiguration, Hashable {
        var texts: [String] = []
        var isSelected = false

        func makeContentView() -> any UIView & UIContentView { TextsView(self) }
        func updated(for state: any UIConfigurationState) -> Texts {
            guard let state = state as? UICellConfigurationState else { return self }
            var updated = self
            updated.isSelected = state.isSelected
            return updated
        }
    }
    final class TextsView: UIView, UIContentView {
        let labels = (0..<4).map { _ in UILabel(frame: .zero) }
        private(set) var changes = 0
        private var applied: Texts?
        var configuration: any UIContentConfiguration { didSet { apply() } }

        init(_ configuration: Texts) {
            self.configuration = configuration
            super.init(frame: .zero)
            for label in labels { addSubview(label) }
            apply()
        }
        required init?(coder: NSCoder) { nil }
        private func apply() {
            guard let texts = configuration as? Texts, texts != applied else { return }
            applied = texts
            changes += 1
            for (label, text) in zip(labels, texts.texts) { label.text = text }
            backgroundColor = texts.isSelected ? .systemBlue : .systemBackground
        }
    }

    final class CityCell: UITableViewCell {
        var city: City? { didSet { setNeedsUpdateConfiguration() } }

        override func updateConfiguration(using state: UICellConfigurationState) {
            var content = Texts().updated(for: state)
            content.texts = city?.texts ?? []
            contentConfiguration = content
        }
    }

    final class Cities: NSObject, UITableViewDataSource {
        let cities = [
            City(name: "one", texts: ["a", "b", "c", "d"]), City(name: "two", texts: ["e", "f", "g", "h"]),
        ]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "city") as? CityCell
                ?? CityCell(style: .value1, reuseIdentifier: "city")
            cell.city = cities[indexPath.row]
            return cell
        }
    }

    @MainActor
    func testACellConfiguresItselfForItsState() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cities = Cities()
        table.dataSource = cities
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let content = try XCTUnwrap(cell.contentView as? TextsView)
        XCTAssertEqual(content.labels.map(\.text), ["e", "f", "g", "h"])
        XCTAssertEqual(content.backgroundColor, .systemBackground)
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table)
        table.layoutIfNeeded()
        XCTAssertTrue(cell.contentView === content)
        XCTAssertEqual(content.backgroundColor, .systemBlue)
        let changes = content.changes
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        XCTAssertEqual(content.changes, changes, "an equal configuration is not applied again")
    }
}
