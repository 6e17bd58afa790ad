import HeadlessUIKit
import ScreenPictures
import TestSupport
import XCTest

/// Tests the detection of views that are difficult to read or to touch.
final class ScreenFaultTests: XCTestCase {
    @MainActor
    private func faults(_ views: UIView...) -> [String] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        for view in views { root.addSubview(view) }
        return ScreenPicture(of: root, options: .init(outlinesFaults: true)).faults.map(\.description)
    }

    @MainActor
    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @MainActor
    private func button(_ title: String, _ frame: CGRect) -> UIButton {
        let button = UIButton(frame: frame)
        button.setTitle(title, for: .normal)
        return button
    }

    @MainActor
    func testATruncatedTextIsReported() async {
        let long = label("A text that has no room here at all", CGRect(x: 10, y: 10, width: 100, height: 20))
        XCTAssertEqual(
            faults(long, label("Short", CGRect(x: 10, y: 40, width: 100, height: 20))),
            ["label \"A text that has no room here at all\" shows only a part of its text"])
        long.numberOfLines = 0
        long.frame.size.height = 100
        XCTAssertEqual(faults(long), [])
    }

    @MainActor
    func testATooSmallButtonIsReportedUnlessItsTouchAreaIsLarger() async {
        final class WideButton: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -12, dy: -12).contains(point)
            }
        }
        let toggle = UISwitch(frame: CGRect(x: 10, y: 200, width: 51, height: 31))
        XCTAssertEqual(
            faults(button("Go", CGRect(x: 10, y: 10, width: 30, height: 20)), toggle),
            ["button \"Go\" is 30 × 20 points, but a touch target needs 44 × 44"])
        let wide = WideButton(frame: CGRect(x: 100, y: 100, width: 30, height: 20))
        XCTAssertEqual(faults(wide), [])
    }

    @MainActor
    func testContentPastAnEdgeIsReportedUnlessItScrolls() async {
        let far = label("Far", CGRect(x: 300, y: 10, width: 32, height: 20))
        XCTAssertEqual(faults(far), ["label \"Far\" extends 12 points past the right edge of the screen"])
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 640, height: 960)
        scroll.addSubview(label("Below", CGRect(x: 300, y: 600, width: 80, height: 20)))
        XCTAssertEqual(faults(scroll), [])
    }

    @MainActor
    func testOverlappingControlsAreReported() async {
        XCTAssertEqual(
            faults(
                button("Ok", CGRect(x: 10, y: 10, width: 60, height: 44)),
                button("No", CGRect(x: 50, y: 20, width: 60, height: 44))),
            ["button \"Ok\" and button \"No\" overlap by 20 × 34 points"])
    }

    /// A table with a button in every row. If `isNested` is `true`, the rows have no buttons, and one row contains a
    /// second table, which has a button in every row.
    @MainActor
    private final class Rows: UITableViewController {
        var isNested = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            isNested ? 200 : 44
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if isNested, indexPath.row == 1 {
                let inner = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
                inner.dataSource = source
                cell.contentView.addSubview(inner)
            } else if !isNested {
                let button = UIButton(frame: CGRect(x: 10, y: 0, width: 300, height: 30))
                button.setTitle("Open", for: .normal)
                cell.contentView.addSubview(button)
            }
            return cell
        }
        lazy var source = Rows(style: .plain)
    }

    @MainActor
    func testFaultsOfASwipedRowAreReportedWhereItIsDrawn() async throws {
        let page = Rows(style: .plain)
        page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        page.view.layoutIfNeeded()
        try Finger().swipe(rowAt: IndexPath(row: 0, section: 0), .left, in: page.tableView)
        let faults = ScreenPicture(of: page.view, options: .init(outlinesFaults: true)).faults
        XCTAssertEqual(faults.map(\.kind), [.smallControl, .smallControl, .smallControl])
        XCTAssertLessThan(try XCTUnwrap(faults.first).frame.minX, 0)
        XCTAssertEqual(faults.last?.frame.minX, 10)
    }

    @MainActor
    func testAViewInANestedListNamesTheOuterRowToo() async throws {
        let page = Rows(style: .plain)
        page.isNested = true
        page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 640)
        let faults = ScreenPicture(of: page.view, options: .init(outlinesFaults: true)).faults
        XCTAssertEqual(
            faults.first?.description,
            "button \"Open\" in row 0 in row 1 is 300 × 30 points, but a touch target needs 44 × 44")
    }

    @MainActor
    func testFaultsAreSearchedOnlyOnRequestAndAreOutlined() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(button("Go", CGRect(x: 10, y: 10, width: 30, height: 20)))
        let plain = ScreenPicture(of: root)
        XCTAssertEqual(plain.faults, [])
        let outlined = ScreenPicture(of: root, options: .init(outlinesFaults: true))
        XCTAssertFalse(plain.svg.contains("stroke-dasharray"))
        XCTAssertTrue(outlined.svg.contains("stroke-dasharray"))
        XCTAssertEqual(outlined.faults.first?.frame, CGRect(x: 10, y: 10, width: 30, height: 20))
    }

    @MainActor
    func testTheBackgroundViewOfAListIsCheckedOnlyIfTheListIsEmpty() async {
        final class List: UITableViewController {
            var count = 0
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let page = List(style: .plain)
        page.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let background = UIView()
        background.addSubview(button("Go", CGRect(x: 10, y: 10, width: 30, height: 20)))
        page.tableView.backgroundView = background
        XCTAssertEqual(
            faults(page.tableView), ["button \"Go\" is 30 × 20 points, but a touch target needs 44 × 44"])
        page.count = 1
        page.tableView.reloadData()
        XCTAssertEqual(faults(page.tableView), [])
    }
}
