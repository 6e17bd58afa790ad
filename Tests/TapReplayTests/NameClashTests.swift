import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests ambiguous names: a title shared by several menu items or tabs, and a kind of control without a number on a
/// screen with several controls of that kind. Such a name does not identify a single view.
final class NameClashTests: XCTestCase {
    @MainActor
    func testMenuItemsWithTheSameTitleAreAmbiguous() async throws {
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
            if "Copy" in menu is enabled
              choose "Cut"
            end
            choose "Cut"
            """, on: [screen])
        let message =
            #"2 items of the menu have the title "Copy", so they can't be told apart: give them different titles"#
        XCTAssertEqual(replay.mismatches, [message, message, message])
        XCTAssertEqual(chosen, 10)
    }

    @MainActor
    func testTabsWithTheSameTitleAreAmbiguous() async throws {
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

    @MainActor
    func testAKindWithoutANumberMeansTheOnlyViewOfThatKind() async throws {
        var tapped: [String] = []
        let screen = ReplayScreen("pair") {
            let controller = UIViewController()
            for (place, title) in ["Follow", "Mute"].enumerated() {
                let button = UIButton(
                    frame: CGRect(x: 120 * place, y: 0, width: 100, height: 44),
                    primaryAction: UIAction(title: title) { _ in tapped.append(title) })
                controller.view.addSubview(button)
            }
            let toggle = UISwitch(frame: CGRect(x: 0, y: 60, width: 51, height: 31))
            controller.view.addSubview(toggle)
            let name = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            name.text = "Ada"
            // The empty label must not count as a second label.
            for label in [name, UILabel(frame: CGRect(x: 0, y: 130, width: 100, height: 20))] {
                controller.view.addSubview(label)
            }
            return controller
        }
        let replay = try await ShelfReplay(
            """
            screen pair
            tap button
            tap button 0
            tap button 1
            tap button 2
            toggle switch
            expect switch is on
            expect label shows "Ada"
            """, on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            [
                #"there are 2 buttons on screen; write `button 0` ("Follow") or `button 1` ("Mute")"#,
                "there is no button 2 on screen: the last is button 1",
            ])
        XCTAssertEqual(tapped, ["Follow", "Mute"])
    }
}
