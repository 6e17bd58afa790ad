import HeadlessUIKit
import XCTest

@testable import ScreenPictures

/// Tests what pictures show while a finger drags something.
final class DragPictureTests: XCTestCase {
    /// A list whose pictures are taken when a drag is over it.
    private final class Screen: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
        let letters = ["alpha", "beta", "gamma"]
        var preview: UIView?
        var parameters: UIDragPreviewParameters?
        var pictures: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
            tableView.allowsMultipleSelection = true
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = letters[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider())
            if let preview { item.previewProvider = { UIDragPreview(view: preview) } }
            return [item]
        }
        func tableView(
            _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? { parameters }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            pictures.append(ScreenPicture(of: self).svg)
            return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    private func count(_ text: String, _ picture: String) -> Int { picture.components(separatedBy: text).count - 1 }

    @MainActor
    private func screen() -> Screen {
        let screen = Screen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.view.layoutIfNeeded()
        return screen
    }

    @MainActor
    func testADraggedRowIsDrawnAtTheFingerAndDimmedInItsList() async throws {
        let screen = screen()
        let before = ScreenPicture(of: screen).svg
        try Finger().drag(rowAt: row(0), in: screen.tableView, to: .emptySpace(in: screen.tableView))
        let last = try XCTUnwrap(screen.pictures.last)
        XCTAssertEqual(count(">alpha<", before), 1)
        XCTAssertEqual(count(">alpha<", last), 2)
        XCTAssertEqual(count(">beta<", last), 1)
        XCTAssertEqual(count("opacity=\".5\"", last), 1, "the row in the list, but not the one at the finger")
        XCTAssertEqual(count("scale(1.04)", last), 1)
        XCTAssertFalse(last.contains(">1<"), "a single item has no badge")
        XCTAssertNotEqual(screen.pictures.first, last, "the preview follows the finger")
        XCTAssertEqual(ScreenPicture(of: screen).svg, before)
    }

    @MainActor
    func testSeveralItemsAreAPileWithTheirNumber() async throws {
        let screen = screen()
        for number in 0...1 { screen.tableView.selectRow(at: row(number), animated: false, scrollPosition: .none) }
        try Finger().drag(rowAt: row(0), in: screen.tableView, to: .row(row(2), in: screen.tableView))
        let last = try XCTUnwrap(screen.pictures.last)
        XCTAssertEqual(count("scale(1.04)", last), 2)
        XCTAssertTrue(last.contains(">2<"))
    }

    @MainActor
    func testAPreviewIsThatOfTheItemOrAPartOfTheRow() async throws {
        let screen = screen()
        screen.parameters = UIDragPreviewParameters()
        screen.parameters?.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 5, width: 120, height: 30))
        try Finger().drag(rowAt: row(0), in: screen.tableView, to: .emptySpace(in: screen.tableView))
        XCTAssertTrue(try XCTUnwrap(screen.pictures.last).contains("width=\"120\" height=\"30\""))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        label.text = "one thing"
        screen.preview = label
        try Finger().drag(rowAt: row(0), in: screen.tableView, to: .emptySpace(in: screen.tableView))
        XCTAssertTrue(try XCTUnwrap(screen.pictures.last).contains(">one thing<"))
        XCTAssertEqual(count(">alpha<", try XCTUnwrap(screen.pictures.last)), 1)
    }
}
