import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the numbers by which scripts refer to controls, as in `button 1`. The numbers follow the positions of the
/// controls, not the order in which the controls were added.
final class ReadingOrderTests: XCTestCase {
    @MainActor
    private func form(_ frames: [(String, CGRect)]) -> ReplayScreen {
        ReplayScreen("form") {
            let controller = UIViewController()
            for (title, frame) in frames {
                let button = UIButton(frame: frame)
                button.setTitle(title, for: .normal)
                controller.view.addSubview(button)
            }
            return controller
        }
    }

    @MainActor
    func testControlsAreCountedFromTopToBottomAndAlongALine() async throws {
        let screen = form([
            ("low", CGRect(x: 0, y: 300, width: 100, height: 44)),
            ("right", CGRect(x: 200, y: 98, width: 100, height: 48)),
            ("left", CGRect(x: 0, y: 100, width: 100, height: 44)),
            ("below", CGRect(x: 0, y: 150, width: 100, height: 44)),
        ])
        let replay = try await ShelfReplay(
            """
            screen form
            expect button 0 shows "left"
            expect button 1 shows "right"
            expect button 2 shows "below"
            expect button 3 shows "low"
            direction right to left
            screen form
            expect button 0 shows "right"
            expect button 1 shows "left"
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testAllWaysToTellViewsApartAreListedUnlessThereAreMany() async throws {
        func ways(_ count: Int) async throws -> String {
            let screen = form((0..<count).map { ("Go", CGRect(x: 0, y: 50 * Double($0), width: 100, height: 44)) })
            return try await ShelfReplay("screen form\ntap \"Go\"", on: [screen]).mismatches.first ?? ""
        }
        let six = "`button 0` or `button 1` or `button 2` or `button 3` or `button 4` or `button 5`"
        let (few, many) = (try await ways(6), try await ways(9))
        XCTAssertEqual(few, "6 things on screen show \"Go\"; write \(six)")
        XCTAssertEqual(many, "9 things on screen show \"Go\"; write \(six); the other 3 are not listed")
    }

    @MainActor
    func testABarButtonOfASystemItemHasItsAccessibilityName() async throws {
        var taps: [String] = []
        let screen = ReplayScreen("bar") {
            let page = UIViewController()
            let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps.append("add") })
            page.navigationItem.rightBarButtonItem = add
            let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps.append("done") })
            page.navigationItem.leftBarButtonItem = done
            return UINavigationController(rootViewController: page)
        }
        let replay = try await ShelfReplay("screen bar\ntap \"Add\"\ntap \"Done\"", on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(taps, ["add", "done"])
    }
}
