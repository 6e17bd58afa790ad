import XCTest

@testable import HeadlessUIKit

/// Tests the simulated device and its screen, opening URLs, dynamic colors, and how views are notified when their
/// window or the interface style changes.
final class DeviceTests: XCTestCase {
    @MainActor
    func testTheDeviceIsAnIPhone() async {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        XCTAssertTrue(UIDevice.current.orientation.isPortrait)
        XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(UIScreen.main.nativeBounds.width, 1170)
        XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .light)
    }

    @MainActor
    func testAnApplicationSubclassReceivesTheURLsThatAreOpened() async throws {
        final class Program: UIApplication {
            var opened: [URL] = []
            override func open(
                _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
                completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
            ) {
                opened.append(url)
                super.open(url, options: options, completionHandler: completion)
            }
        }
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        var program: Program? = Program()
        XCTAssertTrue(UIApplication.shared === program)
        UIApplication.shared.open(url)
        XCTAssertEqual(program?.opened, [url])
        program = nil
        XCTAssertFalse(UIApplication.shared is Program)
        XCTAssertTrue(UIApplication.shared.canOpenURL(url))
    }

    @MainActor
    func testContentFollowsTheReadableWidthOfAnIPad() async throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = String(repeating: "Text ", count: 45)
                cell.textLabel?.numberOfLines = 0
                return cell
            }
        }
        let (page, rows) = (UITableViewController(style: .plain), Rows())
        page.tableView.dataSource = rows
        func edges(_ device: String, isSideways: Bool = false) throws -> [CGFloat] {
            UIViewController.hold(HeldDevice(ScreenDevice.named(device), isSideways: isSideways), showing: page)
            page.view.layoutIfNeeded()
            let cell = try XCTUnwrap(page.tableView.visibleCells.first)
            let header = try XCTUnwrap(page.tableView.headerView(forSection: 0)?.textLabel)
            let label = try XCTUnwrap(cell.textLabel)
            return [
                label.convert(.zero, to: nil).x, header.convert(.zero, to: nil).x, page.tableView.separatorInset.left,
            ]
        }
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        XCTAssertEqual(try edges("iPad Pro 13-inch"), [20, 20, 20])
        let height = page.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        page.tableView.cellLayoutMarginsFollowReadableWidth = true
        XCTAssertEqual(try edges("iPad Pro 13-inch"), [180, 180, 180])
        XCTAssertGreaterThan(page.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, height)
        XCTAssertEqual(try edges("iPad Pro 13-inch", isSideways: true), [352, 352, 352])
        XCTAssertEqual(try edges("iPad mini"), [36, 36, 36])
        XCTAssertEqual(try edges("iPhone 16"), [20, 20, 20])
        UIViewController.hold(HeldDevice(ScreenDevice.named("iPad Pro 13-inch")), showing: page)
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.view.readableContentGuide.layoutFrame.width, 672)
        page.tableView.cellLayoutMarginsFollowReadableWidth = false
        XCTAssertEqual(try edges("iPad Pro 13-inch"), [20, 20, 20])
    }

    @MainActor
    func testViewsAreNotifiedOfTheirWindow() async {
        final class ObservingView: UIView {
            var calls: [String] = []
            override func willMove(toWindow newWindow: UIWindow?) {
                calls.append(newWindow == nil ? "leaves" : "comes")
            }
            override func didMoveToWindow() { calls.append(window == nil ? "is out" : "is in") }
        }
        let (box, witness) = (UIView(), ObservingView())
        box.addSubview(witness)
        XCTAssertNil(witness.window)
        let controller = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        controller.view.addSubview(box)
        XCTAssertEqual(witness.calls, [])
        window.makeKeyAndVisible()
        XCTAssertTrue(witness.window === window)
        XCTAssertEqual(witness.calls, ["comes", "is in"])
        box.removeFromSuperview()
        XCTAssertEqual(witness.calls, ["comes", "is in", "leaves", "is out"])
        controller.view.addSubview(box)
        window.rootViewController = nil
        XCTAssertEqual(witness.calls.suffix(2), ["leaves", "is out"])
    }

    @MainActor
    func testViewsAreNotifiedOfAChangedInterfaceStyle() async {
        final class ObservingView: UIView {
            var styles: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles += [previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle]
            }
        }
        let (outer, inner, own) = (UIView(), ObservingView(), ObservingView())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(own.styles, [.light, .dark])
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.styles, [.light, .dark])
        XCTAssertEqual(own.styles.count, 2)
        XCTAssertTrue(
            inner.traitCollection.hasDifferentColorAppearance(
                comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }

    func testDynamicColorsAreResolvedWithTheGivenTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        XCTAssertEqual(color.resolvedColor(with: light), .black)
        XCTAssertEqual(color.resolvedColor(with: dark), .white)
        XCTAssertEqual(
            color.withAlphaComponent(0.5).resolvedColor(with: dark), UIColor.white.withAlphaComponent(0.5))
        XCTAssertEqual(color, color)
        XCTAssertNotEqual(color, UIColor { _ in .black })
        XCTAssertEqual(UIColor.red.resolvedColor(with: dark), .red)
    }
}
