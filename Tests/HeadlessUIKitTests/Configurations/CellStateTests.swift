import HeadlessUIKit
import XCTest

/// Tests that the states of cells contain what the cells say of themselves.
final class CellStateTests: XCTestCase {
    @MainActor
    func testTheStateOfACellContainsItsFlags() async {
        let (item, row) = (UICollectionViewCell(frame: .zero), UITableViewCell(style: .default, reuseIdentifier: nil))
        for isOn in [true, false] {
            (item.isHighlighted, item.isSelected) = (isOn, !isOn)
            (row.isHighlighted, row.isSelected) = (isOn, !isOn)
            for state in [item.configurationState, row.configurationState] {
                XCTAssertEqual(state.isHighlighted, isOn)
                XCTAssertEqual(state.isSelected, !isOn)
            }
        }
    }

    @MainActor
    func testTheContentViewOfACellIsPlacedBeforeTheCellIsDisplayed() async {
        final class Screen: UITableViewController {
            var widths: [CGFloat] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                widths.append(cell.contentView.frame.width)
            }
        }
        let screen = Screen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.widths, [300, 300])
    }

    @MainActor
    func testAHeaderIsMeasuredAgainWhenItsLabelChanges() async throws {
        final class Screen: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
        }
        let screen = Screen(style: .plain)
        screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        screen.view.layoutIfNeeded()
        let header = try XCTUnwrap(screen.tableView.headerView(forSection: 0))
        let height = header.frame.height
        header.textLabel?.text = String(repeating: "many words ", count: 12)
        screen.view.layoutIfNeeded()
        XCTAssertGreaterThan(header.frame.height, height)
    }
}
