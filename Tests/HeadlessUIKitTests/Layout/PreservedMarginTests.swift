import Foundation
import HeadlessUIKit
import XCTest

/// Tests margins that reach into subviews, the margins of a controller's view, and constraints to a scroll view.
final class PreservedMarginTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
    }

    @MainActor
    private func hold(_ name: String?, isSideways: Bool = false) {
        UIViewController.hold(HeldDevice(name.flatMap(ScreenDevice.named), isSideways: isSideways), showing: nil)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var heights: [CGFloat] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.preservesSuperviewLayoutMargins = true
            cell.contentView.preservesSuperviewLayoutMargins = true
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: margins.topAnchor),
                view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.heightAnchor.constraint(equalToConstant: 118),
            ])
            return cell
        }
    }

    /// Interface Builder sets both properties on the cells of a table.
    @MainActor
    func testTheHeightOfARowDoesNotDependOnItsPosition() async throws {
        for device in [nil, "iPhone 16"] {
            hold(device)
            let (controller, rows) = (UITableViewController(style: .plain), Rows())
            controller.view.frame = UIScreen.main.bounds
            let table: UITableView = controller.tableView
            table.dataSource = rows
            for row in [9, 0, 5, 9] {
                table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
                table.layoutIfNeeded()
                XCTAssertEqual(table.contentSize.height, 1_400)
            }
        }
    }

    @MainActor
    func testMarginsReachIntoASubviewByTheirOverlap() async {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 190, height: 180))
        inner.preservesSuperviewLayoutMargins = true
        outer.addSubview(inner)
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 10, left: 30, bottom: 50, right: 60))
        outer.bounds.origin = CGPoint(x: 0, y: 15)
        XCTAssertEqual(inner.layoutMargins.top, 25)
        inner.frame = CGRect(x: -500, y: -500, width: 2_000, height: 2_000)
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60))
        inner.frame.origin.x = 300
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @MainActor
    func testPreservedMarginsDoNotCountTheSafeAreaTwice() async {
        hold("iPhone 16")
        let controller = UIViewController()
        let inner = UIView.filled(in: controller)
        inner.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(inner.layoutMargins.top, controller.view.layoutMargins.top + 8)
        XCTAssertEqual(inner.layoutMargins.left, 16)
    }

    @MainActor
    func testTheMarginsOfANewViewIncludeTheSafeArea() async {
        hold("iPhone 16")
        let controller = UIViewController()
        let inner = UIView.filled(in: controller)
        let read = UIView.filled(in: controller)
        _ = read.layoutMarginsGuide
        XCTAssertEqual(inner.layoutMargins, read.layoutMargins)
        XCTAssertEqual(inner.layoutMargins.top, 59 + 8)
    }

    /// The margins of a controller's view on real devices, recorded by the tests of Tinder/Layout.
    @MainActor
    func testTheMarginsOfAControllersViewDependOnTheDevice() async {
        let recorded: [(String, isSideways: Bool, left: CGFloat)] = [
            ("iPhone 16", false, 16), ("iPhone 16 Pro Max", false, 20), ("iPhone 13 mini", true, 66),
        ]
        for (name, isSideways, left) in recorded {
            hold(name, isSideways: isSideways)
            let controller = UIViewController()
            controller.view.frame = UIScreen.main.bounds
            controller.view.layoutIfNeeded()
            XCTAssertEqual(controller.view.layoutMargins.left, left, name)
        }
    }

    /// Apple, `systemMinimumLayoutMargins`: "if the value for one system minimum margin is 20 points and you specify a
    /// value of 10 for the same margin on the view, the view uses the value 20".
    @MainActor
    func testTheSystemMinimumLimitsTheMarginsOfAControllersView() async {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 430, height: 900)
        XCTAssertEqual(controller.systemMinimumLayoutMargins.leading, 20)
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 30)
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 5, left: 20, bottom: 0, right: 30))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 30))
        for (width, margin) in [(320, 16), (393, 16), (400, 20), (414, 20)] as [(CGFloat, CGFloat)] {
            controller.view.frame.size.width = width
            XCTAssertEqual(controller.systemMinimumLayoutMargins.trailing, margin, "\(width)")
        }
    }

    // MARK: Scroll views

    @MainActor
    private func scrolled(_ constraints: (UIScrollView, UILabel) -> [NSLayoutConstraint]) -> (UIScrollView, UILabel) {
        let (scrollView, label) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600)), UILabel())
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(label)
        NSLayoutConstraint.activate(constraints(scrollView, label))
        scrollView.layoutIfNeeded()
        return (scrollView, label)
    }

    /// Apple, Auto Layout Guide, "Working with Scroll Views": "Constraints between the height, width, or centers attach
    /// to the scroll view's frame."
    @MainActor
    func testACenterAttachesToTheFrameOfAScrollView() async {
        let (scrollView, label) = scrolled { scrollView, label in
            [
                label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                label.topAnchor.constraint(equalTo: scrollView.topAnchor),
                label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                label.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            ]
        }
        XCTAssertEqual(label.frame.width, 393)
        XCTAssertEqual(scrollView.contentSize.width, 393)
    }

    /// "Constraints between the edges or margins of the scroll view and its content attach to the scroll view's content
    /// area."
    @MainActor
    func testMarginsAttachToTheContentOfAScrollView() async {
        let (scrollView, label) = scrolled { scrollView, label in
            scrollView.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            let margins = scrollView.layoutMarginsGuide
            return [
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.widthAnchor.constraint(equalToConstant: 500),
                label.heightAnchor.constraint(equalToConstant: 900),
            ]
        }
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 560, height: 940))
        XCTAssertEqual(label.frame, CGRect(x: 20, y: 10, width: 500, height: 900))
        scrollView.contentOffset.y = 100
        scrollView.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 10)
    }
}

extension UIView {
    /// Returns a view that fills the view of a controller, after a layout.
    @MainActor
    fileprivate static func filled(in controller: UIViewController) -> UIView {
        controller.view.frame = UIScreen.main.bounds
        let view = UIView(frame: controller.view.bounds)
        controller.view.addSubview(view)
        controller.view.layoutIfNeeded()
        return view
    }
}
