import CellDirector
import XCTest

final class ListContentTests: ConformanceTestCase {
    @MainActor
    private func texts(_ view: UIView) -> [String?] { view.subviews.compactMap { $0 as? UILabel }.map(\.text) }

    @MainActor
    func testTextsAndImageAreRealViews() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.secondaryText = "1815 to 1852"
        cell.contentConfiguration = content
        XCTAssertEqual(texts(cell.contentView), ["1815 to 1852"])
        content.text = "Ada Lovelace"
        content.image = UIImage(named: "ada")
        content.imageProperties.cornerRadius = 20
        cell.contentConfiguration = content
        XCTAssertEqual(texts(cell.contentView), ["Ada Lovelace", "1815 to 1852"])
        let image = try XCTUnwrap(cell.contentView.subviews.first as? UIImageView)
        XCTAssertEqual(image.image, UIImage(named: "ada"))
        XCTAssertEqual(image.layer.cornerRadius, 20)
        content.image = nil
        content.secondaryText = nil
        cell.contentConfiguration = content
        XCTAssertEqual(cell.contentView.subviews.count, 1)
    }

    @MainActor
    func testPropertiesReachTheLabel() async throws {
        let view = UIListContentView(configuration: .cell())
        var content = UIListContentConfiguration.cell()
        content.text = "straße"
        content.textProperties.alignment = .center
        content.textProperties.color = .systemRed
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.2) }
        content.textProperties.transform = .uppercase
        content.textProperties.numberOfLines = 2
        content.alpha = 0.5
        view.configuration = content
        let label = try XCTUnwrap(view.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "STRASSE")
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.textColor, .systemRed.withAlphaComponent(0.2))
        XCTAssertEqual(label.numberOfLines, 2)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(view.configuration as? UIListContentConfiguration, content)
    }

    @MainActor
    func testAnAttributedTextReplacesThePlainOne() async throws {
        var content = UIListContentConfiguration.cell()
        content.text = "plain"
        content.attributedText = NSAttributedString(string: "attributed")
        content.secondaryAttributedText = NSAttributedString(string: "too")
        let view = content.makeContentView()
        XCTAssertEqual(texts(view), ["attributed", "too"])
        content.attributedText = nil
        view.configuration = content
        XCTAssertEqual(texts(view), ["plain", "too"])
    }

    @MainActor
    func testAnEqualConfigurationTouchesNoView() async throws {
        var content = UIListContentConfiguration.cell()
        content.text = "shown"
        let view = content.makeContentView()
        let label = try XCTUnwrap(view.subviews.first as? UILabel)
        label.text = "changed by hand"
        view.configuration = content
        XCTAssertEqual(label.text, "changed by hand")
        content.secondaryText = "new"
        view.configuration = content
        XCTAssertEqual(label.text, "shown")
    }

    @MainActor
    func testTheDefaultFollowsTheCellsStyle() async {
        func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        let state = UITableViewCell(style: .default, reuseIdentifier: nil).configurationState
        XCTAssertEqual(content(.default), .cell().updated(for: state))
        XCTAssertEqual(content(.subtitle), .subtitleCell().updated(for: state))
        XCTAssertEqual(content(.value1), .valueCell().updated(for: state))
        XCTAssertTrue(content(.value2).prefersSideBySideTextAndSecondaryText)
    }

    @MainActor
    func testAHeaderHasTheStyleOfItsList() async throws {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let recorder = Recorder(count: 1)
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = header.defaultContentConfiguration()
            content.text = "Friends"
            header.contentConfiguration = content
            recorder.headerHeight = 30
            recorder.headerViews[0] = header
            let table = makeTable(recorder, style: style)
            let same: UIListContentConfiguration = style == .plain ? .plainHeader() : .groupedHeader()
            let shown = try XCTUnwrap(header.contentConfiguration as? UIListContentConfiguration)
            XCTAssertEqual(shown.textProperties, same.textProperties, "\(style)")
            XCTAssertEqual(header.superview, table)
        }
    }
}
