import CellDirector
import XCTest

final class BackgroundConfigurationTests: ConformanceTestCase {
    @MainActor
    func testABackgroundIsBehindTheContentAndFillsTheCell() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemYellow
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 20)
        background.strokeColor = .red
        background.strokeWidth = 1
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = cell.subviews[0]
        XCTAssertEqual(cell.subviews, [view, cell.contentView])
        XCTAssertEqual(view.backgroundColor, .systemYellow)
        XCTAssertEqual(view.layer.cornerRadius, 8)
        XCTAssertEqual(view.layer.borderWidth, 1)
        XCTAssertEqual(view.layer.borderColor, UIColor.red.cgColor)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 2, width: 290, height: 40))
        cell.backgroundConfiguration = nil
        XCTAssertEqual(cell.subviews, [cell.contentView])
    }

    @MainActor
    func testInsetsMayBeginAtTheLayoutMargins() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        var background = UIBackgroundConfiguration.clear()
        background.edgesAddingLayoutMarginsToBackgroundInsets = .all
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.subviews[0].frame, CGRect(x: 8, y: 8, width: 304, height: 28))
    }

    @MainActor
    func testACustomViewFillsTheBackground() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        var background = UIBackgroundConfiguration.clear()
        let custom = UIImageView(image: UIImage(named: "wood"))
        background.customView = custom
        background.image = UIImage(named: "paper")
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        XCTAssertEqual(custom.superview, cell.subviews[0])
        XCTAssertEqual(custom.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        XCTAssertEqual(cell.subviews[0].subviews.count, 2)
        cell.backgroundConfiguration = .clear()
        XCTAssertNil(custom.superview)
        XCTAssertEqual(cell.subviews[0].subviews, [])
    }

    @MainActor
    func testABackgroundConfigurationAndBackgroundViewsExcludeEachOther() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.multipleSelectionBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        XCTAssertNil(cell.backgroundView)
        XCTAssertNil(cell.selectedBackgroundView)
        XCTAssertNil(cell.multipleSelectionBackgroundView)
        XCTAssertNotNil(cell.backgroundConfiguration)
        cell.selectedBackgroundView = UIView()
        XCTAssertNil(cell.backgroundConfiguration)

        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = UIView()
        header.backgroundConfiguration = header.defaultBackgroundConfiguration()
        XCTAssertNil(header.backgroundView)
        header.backgroundView = UIView()
        XCTAssertNil(header.backgroundConfiguration)
    }

    @MainActor
    func testTheBackgroundFollowsTheState() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = .listPlainCell()
        let atRest = cell.subviews[0].backgroundColor
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertNotEqual(cell.subviews[0].backgroundColor, atRest)
        cell.isSelected = false
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.subviews[0].backgroundColor, atRest)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.subviews[0].backgroundColor, atRest)
    }

    @MainActor
    func testPropertiesSetManuallyDoNotFollowTheState() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = cell.defaultBackgroundConfiguration()
        background.backgroundColor = .systemPink
        background.cornerRadius = 4
        cell.backgroundConfiguration = background
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.subviews[0].backgroundColor, .systemPink)
        XCTAssertEqual(cell.backgroundConfiguration?.cornerRadius, 4)
    }

    @MainActor
    func testColorsAreResolvedWithTheTintAndTheTransformer() async {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        XCTAssertEqual(background.resolvedBackgroundColor(for: .red), .red)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        XCTAssertEqual(background.resolvedBackgroundColor(for: .red), .red.withAlphaComponent(0.5))
        background.backgroundColorTransformer = .grayscale
        XCTAssertEqual(background.resolvedBackgroundColor(for: .black), .black)
        XCTAssertEqual(background.resolvedStrokeColor(for: .green), .green)
        background.strokeColorTransformer = .preferredTint
        XCTAssertEqual(background.resolvedStrokeColor(for: .green), .green)
        XCTAssertNotEqual(background, .clear())
    }

    @MainActor
    func testAListCellHasTheStyleOfItsList() async throws {
        for (style, same) in [
            (UITableView.Style.plain, UIBackgroundConfiguration.listPlainCell()), (.grouped, .listGroupedCell()),
        ] {
            let recorder = Recorder(count: 1)
            let table = makeTable(recorder, style: style)
            let cell = try XCTUnwrap(table.visibleCells.first)
            XCTAssertEqual(
                cell.defaultBackgroundConfiguration().backgroundColor,
                same.updated(for: cell.configurationState).backgroundColor)
        }
    }
}
