import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests that rows which bars cover are off screen for scripts.
final class CoveredRowTests: XCTestCase {
    private final class Numbers: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Numbers"
            tableView.rowHeight = 40
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Number \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            title = "\(indexPath.row)"
        }
    }

    @MainActor
    private func play(_ script: String) async throws -> [String] {
        let screen = ReplayScreen("numbers") {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Numbers(style: .plain))]
            return tabs
        }
        return try await ShelfReplay("device \"iPhone 16\"\nscreen numbers\n" + script, on: [screen]).mismatches
    }

    @MainActor
    func testRowsBehindBarsAreOffScreen() async throws {
        let failures = try await play(
            """
            expect rows 0 to 16 are visible
            scroll by 103
            expect rows 2 to 19 are visible
            expect row 1 is not visible
            expect row 2 is visible
            tap row 2
            expect title is "2"
            tap "Number 19"
            expect title is "19"
            scroll to row 1
            expect rows 1 to 17 are visible
            tap row 1
            expect title is "1"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testATouchOfARowBehindABarIsRefused() async throws {
        let failures = try await play("scroll by 103\ntap row 1\ntap row 20\ntap \"Number 0\"")
        XCTAssertEqual(failures.count, 3)
        XCTAssertEqual(
            Array(failures.prefix(2)),
            [
                "row 1 is off screen; rows 2 to 19 are visible; scroll to it first",
                "row 20 is off screen; rows 2 to 19 are visible; scroll to it first",
            ])
    }

    @MainActor
    func testEveryRowIsFoundByItsContents() async throws {
        for row in stride(from: 0, to: 200, by: 7) {
            let failures = try await play(
                "scroll to row \"Number \(row)\"\ntap \"Number \(row)\"\nexpect title is \"\(row)\"")
            XCTAssertEqual(failures, [], "\(row)")
        }
    }
}
