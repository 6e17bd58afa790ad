import Foundation
import HeadlessUIKit
import XCTest

/// Tests the layout of cells' built-in subviews. Most exact distances are unverified, so the tests mainly check the
/// order and the alignment of the subviews, and that no subview overlaps another or extends beyond the cell.
final class CellPartsTests: ConformanceTestCase {
    @MainActor
    private func cell(_ style: UITableViewCell.CellStyle = .default, height: CGFloat = 60) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        return cell
    }

    @MainActor
    func testALabelFillsTheRow() async throws {
        let cell = cell()
        let label = try XCTUnwrap(cell.textLabel)
        label.text = "Ada"
        cell.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 60)
        XCTAssertGreaterThan(label.frame.width, 200)
        XCTAssertLessThan(label.frame.maxX, 320)
        cell.imageView?.image = UIImage(systemName: "person")
        let before = label.frame.minX
        cell.layoutIfNeeded()
        XCTAssertGreaterThan(label.frame.minX, before, "the image precedes the label")
        XCTAssertEqual(cell.imageView?.frame.midY, 30)
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.imageView?.frame.minX, 36)
    }

    @MainActor
    func testTheSubtitleIsBelowTheTitle() async throws {
        let cell = cell(.subtitle)
        let (title, subtitle) = (try XCTUnwrap(cell.textLabel), try XCTUnwrap(cell.detailTextLabel))
        title.text = "Ada"
        cell.layoutIfNeeded()
        XCTAssertEqual(title.frame.midY, 30, accuracy: 0.001, "a title without a subtitle is centered")
        subtitle.text = "Countess of Lovelace"
        cell.layoutIfNeeded()
        XCTAssertLessThanOrEqual(title.frame.maxY, subtitle.frame.minY)
        XCTAssertEqual((title.frame.minY + subtitle.frame.maxY) / 2, 30, accuracy: 0.001)
        subtitle.numberOfLines = 0
        subtitle.text = String(repeating: "many words ", count: 20)
        let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
        XCTAssertGreaterThan(height, 100)
        cell.frame.size.height = height
        cell.layoutIfNeeded()
        XCTAssertGreaterThanOrEqual(title.frame.minY, 0)
        XCTAssertLessThanOrEqual(subtitle.frame.maxY, height)
    }

    @MainActor
    func testTheValueIsAtTheTrailingEdge() async throws {
        let cell = cell(.value1)
        let (name, value) = (try XCTUnwrap(cell.textLabel), try XCTUnwrap(cell.detailTextLabel))
        name.text = "Language"
        value.text = "English"
        cell.layoutIfNeeded()
        XCTAssertLessThan(name.frame.maxX, value.frame.minX)
        XCTAssertEqual(name.frame.midY, value.frame.midY)
        let short = value.frame
        value.text = "A very much longer name of a language that has no room"
        cell.layoutIfNeeded()
        XCTAssertNotEqual(value.frame, short)
        XCTAssertLessThanOrEqual(
            name.frame.maxY, value.frame.minY, "the value is below the name if it does not fit beside it")
    }

    @MainActor
    func testTheContentEndsWhereTheAccessoryBegins() async {
        let cell = cell()
        let toggle = UISwitch()
        cell.accessoryView = toggle
        cell.layoutIfNeeded()
        XCTAssertEqual(toggle.frame.size, CGSize(width: 51, height: 31))
        XCTAssertEqual(toggle.frame.midY, 30)
        XCTAssertLessThan(toggle.frame.maxX, 320)
        XCTAssertLessThanOrEqual(cell.contentView.frame.maxX, toggle.frame.minX)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.width, 320)
        for type in [.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton]
            as [UITableViewCell.AccessoryType]
        {
            cell.accessoryType = type
            cell.layoutIfNeeded()
            XCTAssertLessThan(cell.contentView.frame.width, 300)
            for button in cell.subviews where button is UIButton {
                XCTAssertGreaterThan(button.frame.width, 0)
                XCTAssertGreaterThanOrEqual(button.frame.minX, cell.contentView.frame.maxX)
            }
        }
    }

    @MainActor
    func testTheEditingControlsAreAtTheEdges() async throws {
        let rows = ToDoRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.contentView.frame.width, 320)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let controls = cell.subviews.filter { $0 is UIControl }
        XCTAssertEqual(controls.count, 2)
        for control in controls {
            XCTAssertGreaterThan(control.frame.width, 0)
            XCTAssertFalse(control.frame.coversPart(of: cell.contentView.frame))
        }
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.width, 320)
    }

    @MainActor
    private final class ToDoRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    @MainActor
    func testAListCellsAccessoriesAreAtTheEdges() async throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let toggle = UISwitch()
        cell.accessories = [
            .checkmark(), .customView(configuration: .init(customView: toggle, placement: .trailing())),
            .multiselect(displayed: .always), .label(text: "12"),
        ]
        cell.layoutIfNeeded()
        let accessories = cell.subviews.filter { $0 !== cell.contentView }
        XCTAssertEqual(accessories.count, 4)
        for view in accessories {
            XCTAssertGreaterThan(view.frame.width, 0)
            XCTAssertEqual(view.frame.midY, 30, accuracy: 0.001)
            XCTAssertFalse(view.frame.coversPart(of: cell.contentView.frame))
            XCTAssertTrue(CGRect(x: 0, y: 0, width: 320, height: 60).contains(view.frame))
            for other in accessories where other !== view { XCTAssertFalse(view.frame.coversPart(of: other.frame)) }
        }
        XCTAssertEqual(accessories.filter { $0.frame.maxX <= cell.contentView.frame.minX }.count, 1)
        cell.accessories = []
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.width, 320)
    }

    // MARK: Content configurations

    @MainActor
    func testAContentViewLaysOutItsParts() async throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Ada"
        content.secondaryText = String(repeating: "many words ", count: 12)
        content.image = UIImage(systemName: "person")
        let view = UIListContentView(configuration: content)
        let size = view.sizeThatFits(CGSize(width: 320, height: 0))
        XCTAssertEqual(size.width, 320)
        view.frame.size = size
        view.layoutIfNeeded()
        let image = try XCTUnwrap(view.subviews.first as? UIImageView)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        XCTAssertGreaterThanOrEqual(labels[0].frame.minX, image.frame.maxX + content.imageToTextPadding)
        XCTAssertEqual(
            labels[1].frame.minY, labels[0].frame.maxY + content.textToSecondaryTextVerticalPadding, accuracy: 0.001)
        XCTAssertEqual(labels[0].frame.minY, content.directionalLayoutMargins.top, accuracy: 0.001)
        XCTAssertEqual(labels[1].frame.maxY, size.height - content.directionalLayoutMargins.bottom, accuracy: 0.001)
        XCTAssertGreaterThan(
            view.sizeThatFits(CGSize(width: 200, height: 0)).height, size.height, "a narrower view is taller")
    }

    @MainActor
    func testARowIsAtLeast44PointsHigh() async {
        var content = UIListContentConfiguration.cell()
        XCTAssertEqual(UIListContentView(configuration: content).intrinsicContentSize.height, 44)
        content.text = "a line"
        XCTAssertEqual(UIListContentView(configuration: content).intrinsicContentSize.height, 44)
        content.textProperties.font = .systemFont(ofSize: 40)
        XCTAssertGreaterThan(UIListContentView(configuration: content).intrinsicContentSize.height, 44)
        var header = UIListContentConfiguration.plainHeader()
        header.text = "A"
        XCTAssertLessThan(UIListContentView(configuration: header).intrinsicContentSize.height, 44)
    }

    @MainActor
    func testAValueIsBesideItsTextIfThereIsRoom() async {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Language"
        content.secondaryText = "English"
        let view = UIListContentView(configuration: content)
        view.frame.size = CGSize(width: 320, height: 44)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame.midY, view.subviews[1].frame.midY)
        XCTAssertEqual(view.subviews[1].frame.maxX, 320 - content.directionalLayoutMargins.trailing)
        XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 130, height: 0)).height, 44, "the value is below the text")
    }

    @MainActor
    func testAnImageIsLimitedToItsMaximumSize() async throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "person", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        content.imageProperties.maximumSize = CGSize(width: 30, height: 60)
        let view = UIListContentView(configuration: content)
        view.frame.size = CGSize(width: 320, height: 60)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame.size, CGSize(width: 30, height: 30))
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        view.configuration = content
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame.size, CGSize(width: 50, height: 30))
    }

    @MainActor
    func testAHeadersLabelIsInsideTheHeader() async throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        header.textLabel?.text = "Today"
        header.layoutIfNeeded()
        let label = try XCTUnwrap(header.textLabel)
        XCTAssertGreaterThan(label.frame.height, 10)
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 320, height: 40).contains(label.frame))
    }

    @MainActor
    func testSwipeActionsAreAtTheirEdge() async throws {
        let list = ToDoList(["a"])
        list.trailing = actions("Flag", "Archive", in: list)
        let table = makeTable(list)
        let cell = table.visibleCells[0]
        try Finger().swipe(rowAt: IndexPath(row: 0, section: 0), .left, in: table)
        let buttons = views(UIButton.self, in: cell)
        let frames = buttons.map { $0.convert(CGRect(origin: .zero, size: $0.frame.size), to: cell) }
        XCTAssertEqual(frames.first?.maxX, cell.frame.width, "the first action is at the edge")
        XCTAssertEqual(frames.last?.maxX, frames.first?.minX)
        XCTAssertEqual(frames.map(\.height), [cell.frame.height, cell.frame.height])
    }
}

extension CGRect {
    /// Returns whether the rectangles overlap in an area greater than 0. On Linux, Foundation's `intersects` also
    /// returns `true` for rectangles that only share an edge.
    fileprivate func coversPart(of other: CGRect) -> Bool {
        min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
    }
}
