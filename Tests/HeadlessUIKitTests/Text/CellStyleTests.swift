import Foundation
import HeadlessUIKit
import XCTest

/// Tests the standard labels of each cell style. Sizes and colors are unverified.
final class CellStyleTests: XCTestCase {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        let style: UITableViewCell.CellStyle
        var detail: String? = "detail"
        init(_ style: UITableViewCell.CellStyle) { self.style = style }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = detail
            return cell
        }
    }

    @MainActor
    private func shown(_ rows: Rows) throws -> UITableViewCell {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.dataSource = rows
        table.layoutIfNeeded()
        return try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    @MainActor
    func testLabelsLookLikeThoseOfTheContentConfiguration() async throws {
        let same: [(UITableViewCell.CellStyle, UIListContentConfiguration)] = [
            (.default, .cell()), (.value1, .valueCell()), (.subtitle, .subtitleCell()),
        ]
        for (style, content) in same {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            XCTAssertEqual(cell.textLabel?.font, content.textProperties.font)
            XCTAssertEqual(cell.textLabel?.textColor, content.textProperties.color)
            if style == .default {
                XCTAssertNil(cell.detailTextLabel)
            } else {
                XCTAssertEqual(cell.detailTextLabel?.font, content.secondaryTextProperties.font)
                XCTAssertEqual(cell.detailTextLabel?.textColor, content.secondaryTextProperties.color)
                XCTAssertEqual(cell.detailTextLabel?.textColor, .secondaryLabel)
            }
        }
    }

    @MainActor
    func testARowWithASubtitleIsAsTallAsItsContentConfiguration() async throws {
        let rows = Rows(.subtitle)
        let cell = try shown(rows)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Row", "detail")
        let view = UIListContentView(configuration: content)
        let height = view.sizeThatFits(CGSize(width: 390, height: 0)).height
        XCTAssertEqual(cell.frame.height, height)
        XCTAssertEqual(height, 58, accuracy: 4)
        let (text, detail) = (try XCTUnwrap(cell.textLabel), try XCTUnwrap(cell.detailTextLabel))
        XCTAssertEqual(text.frame.minY, 11, accuracy: 0.001)
        XCTAssertEqual(detail.frame.maxY, height - 11, accuracy: 0.5)
        rows.detail = nil
        XCTAssertEqual(try shown(rows).frame.height, 44)
    }

    @MainActor
    func testAValueIsBesideAColumnOfNames() async throws {
        let rows = Rows(.value2)
        let cell = try shown(rows)
        let (text, detail) = (try XCTUnwrap(cell.textLabel), try XCTUnwrap(cell.detailTextLabel))
        XCTAssertEqual(cell.frame.height, 44)
        XCTAssertEqual(text.textAlignment, .right)
        XCTAssertEqual(text.textColor, .tintColor)
        XCTAssertEqual(detail.textColor, .label)
        XCTAssertTrue(12...15 ~= text.font.pointSize && 12...15 ~= detail.font.pointSize)
        XCTAssertEqual([text.frame.minX, text.frame.width, detail.frame.minX], [16, 91, 113])
        XCTAssertEqual(detail.frame.maxX, 374)
        XCTAssertEqual(text.frame.midY, 22)
        XCTAssertEqual(detail.frame.midY, 22)
        detail.numberOfLines = 0
        detail.text = String(repeating: "many words ", count: 20)
        XCTAssertGreaterThan(cell.sizeThatFits(CGSize(width: 390, height: 0)).height, 44)
        rows.detail = nil
        XCTAssertEqual(try shown(rows).textLabel?.frame.width, 91)
    }
}
