import Foundation
import HeadlessUIKit
import XCTest

/// Tests that the standard labels of cells, and the titles of headers and footers, determine heights.
final class StandardLabelHeightTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceTextSize(.large, onScreen: []) }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: (header: String?, footer: String?)
        var prepare: (UITableViewCell) -> Void = { _ in }
        var style = UITableViewCell.CellStyle.default

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            prepare(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles.header }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titles.footer }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    @MainActor private lazy var source = Source()

    @MainActor
    private func shown(_ style: UITableView.Style = .plain, width: CGFloat = 320) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 3_000), style: style)
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @MainActor
    func testTitlesWrap() async throws {
        let long = String(repeating: "A title of a section. ", count: 5)
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            source.titles = ("Short", "Short")
            let short = shown(style)
            XCTAssertEqual(short.rectForHeader(inSection: 0).height, style == .plain ? 28 : 38)
            XCTAssertEqual(short.rectForFooter(inSection: 0).height, 28)
            source.titles = (long, long)
            for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
                UIView.setDeviceTextSize(category, onScreen: [])
                let table = shown(style)
                for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
                    let label = try XCTUnwrap(view?.textLabel)
                    let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
                    XCTAssertGreaterThan(needed, label.font.lineHeight * 2)
                    XCTAssertGreaterThanOrEqual(label.frame.height, needed)
                    XCTAssertTrue(view?.bounds.contains(label.frame) ?? false)
                    XCTAssertLessThan(view?.bounds.height ?? 0, needed + 40)
                }
            }
            UIView.setDeviceTextSize(.large, onScreen: [])
        }
    }

    @MainActor
    func testAStandardCellIsAsTallAsItsTextAtEachTextSize() async {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        for (category, least) in [(UIContentSizeCategory.large, 44.0), (.accessibilityExtraExtraExtraLarge, 63.0)] {
            UIView.setDeviceTextSize(category, onScreen: [])
            for style in styles {
                source.style = style
                source.prepare = {
                    $0.textLabel?.text = "Tea"
                    $0.detailTextLabel?.text = "Two cups"
                }
                let row = shown().rectForRow(at: IndexPath(row: 0, section: 0))
                XCTAssertGreaterThanOrEqual(Double(row.height), least)
                source.prepare = { $0.textLabel?.text = "Tea" }
                XCTAssertGreaterThanOrEqual(
                    Double(shown().rectForRow(at: IndexPath(row: 0, section: 0)).height), style == .value2 ? 44 : least)
            }
        }
    }

    @MainActor
    func testARowIsMeasuredAgainWhenItsLabelsOrControlsChange() async throws {
        source.prepare = {
            $0.textLabel?.text = String(repeating: "word ", count: 70)
            $0.textLabel?.numberOfLines = 0
        }
        let table = shown()
        let path = IndexPath(row: 0, section: 0)
        let cell = try XCTUnwrap(table.cellForRow(at: path))
        var heights = [table.rectForRow(at: path).height]
        func change(_ work: () -> Void) {
            work()
            table.layoutIfNeeded()
            heights.append(table.rectForRow(at: path).height)
            let label = cell.textLabel
            let needed = label?.sizeThatFits(CGSize(width: label?.frame.width ?? 0, height: 0)).height ?? 0
            XCTAssertEqual(heights[heights.count - 1], max(44, needed + 22), accuracy: 0.01)
        }
        change { cell.textLabel?.text? += String(repeating: "word ", count: 12) }
        change { cell.accessoryType = .detailDisclosureButton }
        change { cell.indentationLevel = 8 }
        change { table.setEditing(true, animated: false) }
        XCTAssertEqual(heights, heights.sorted())
        XCTAssertGreaterThanOrEqual(Set(heights).count, 4)
        change { table.setEditing(false, animated: false) }
        change { cell.indentationLevel = 0 }
        XCTAssertEqual(heights[6], heights[2])
    }
}
