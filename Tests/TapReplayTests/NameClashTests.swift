import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Items of menus, and tabs, of one title: none of them is meant.
final class NameClashTests: XCTestCase {
    @MainActor
    func testItemsOfAMenuWithOneTitle() async throws {
        var chosen = 0
        let screen = ReplayScreen("menu") {
            let controller = UIViewController()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.setTitle("More", for: .normal)
            let copies = [UIAction(title: "Copy") { _ in chosen += 1 }, UIAction(title: "Copy") { _ in chosen += 1 }]
            button.menu = UIMenu(children: copies + [UIAction(title: "Cut") { _ in chosen += 10 }])
            button.showsMenuAsPrimaryAction = true
            controller.view.addSubview(button)
            return controller
        }
        let replay = try await ShelfReplay(
            """
            screen menu
            tap "More"
            expect "Copy" in menu is visible
            choose "Copy"
            expect "Copy" in menu is enabled
            choose "Cut"
            """, on: [screen])
        let message =
            #"2 items of the menu are "Copy", and nothing tells them apart: give them titles of their own"#
        XCTAssertEqual(replay.mismatches, [message, message])
        XCTAssertEqual(chosen, 10)
    }

    @MainActor
    func testTabsOfOneTitle() async throws {
        let screen = ReplayScreen("tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = ["Home", "Mail", "Mail"].map { title in
                let page = UIViewController()
                page.title = title
                return page
            }
            return tabs
        }
        let replay = try await ShelfReplay(
            """
            screen tabs
            choose tab "Mail"
            tap "Mail"
            tap button 2
            choose tab "Home"
            """, on: [screen])
        let message = #"2 things on screen show "Mail"; write `button 1` or `button 2`"#
        XCTAssertEqual(replay.mismatches, [message, message])
    }
}
