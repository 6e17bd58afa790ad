import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the effects of the basic kinds of steps, and the reasons why a step can be impossible.
final class ReplayStepTests: XCTestCase {
    @MainActor
    func testANameOfSeveralViewsIsAmbiguous() async throws {
        let titles = ["Emma", "Ulysses", "Emma", "Faust"]
        let bus = CellActionBus()
        let books = titles.enumerated().map { Book(id: $0.offset, title: $0.element) }
        let replay = try await ShelfReplay(
            """
            screen shelf
            tap "Emma"
            expect "Emma" is visible
            tap row "Emma"
            scroll to row "Emma"
            expect row "Emma" is not visible
            wait until "Nobody" is not visible
            tap "Emma" in row 2
            tap "Faust"
            tap row "Ulysses"
            """, on: [Shelf.screen(books, bus: bus)], bus: bus)
        let views = "2 things on screen show \"Emma\"; write `\"Emma\" in row 0` or `\"Emma\" in row 2`"
        let rows = "2 rows on screen match row \"Emma\"; write `row 0` or `row 2`"
        XCTAssertEqual(replay.mismatches, [views, views, rows, rows, rows])
    }

    @MainActor
    func testATabIsDistinguishedFromAButtonWithItsTitle() async throws {
        let screen = ReplayScreen("tabs") {
            let (tabs, first) = (UITabBarController(), UIViewController())
            for identifier in ["star", nil, nil] {
                let button = UIButton(type: .system)
                button.setTitle("Starred", for: .normal)
                button.accessibilityIdentifier = identifier
                first.view.addSubview(button)
            }
            first.tabBarItem = UITabBarItem(title: "Starred", image: nil, tag: 0)
            tabs.viewControllers = [first]
            return tabs
        }
        let replay = try await ShelfReplay("screen tabs\nexpect \"Starred\" is enabled", on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            [
                "4 things on screen show \"Starred\"; write `id \"star\"` or `button 1` or `button 2` "
                    + "or `choose tab \"Starred\"`"
            ])
    }

    @MainActor
    func testBasicKindsOfStepsPass() async throws {
        let replay = try await ShelfReplay(
            """
            tap row 0
            expect dispatched didSelect on row 0
            long-press "Lend" in row 0
            toggle switch in row 1
            toggle "Ulysses" in row 1
            """ + "\nselect row 3\ndeselect row 3\ndelete row 3\nexpect 59 rows\nscroll by 100\nscroll to bottom\n"
                + "expect footer shows \"End\"\nscroll to top\nscroll to row 30\nscroll to row \"Book 40\"\nshow")
        XCTAssertEqual(replay.mismatches, ["\"Ulysses\" in row 1 is a UILabel, not a switch"])
        XCTAssertEqual(replay.drawings.count, 1)
        XCTAssertEqual(replay.report.skippedCount, 0)
    }

    @MainActor
    func testImpossibleTouchesReportTheReason() async throws {
        let replay = try await ShelfReplay(
            """
            tap row 60
            tap row 59
            tap row 1 of section 2
            tap "Lend" in row 2
            tap "secret" in row 2
            tap "Lend" in row 1
            toggle row 0
            deselect row 0
            scroll to row "Nobody"
            scroll to row 99
            run fail
            """)
        XCTAssertEqual(
            replay.mismatches,
            [
                "there is no row 60; the list has rows 0 to 59",
                "row 59 is off screen; rows 0 to 18 are visible; scroll to it first",
                "there is no section 2; the list has one section", "UIButton \"Lend\" is disabled",
                "UILabel \"secret\" is hidden", "nothing in row 1 shows \"Lend\"; there is \"Ulysses\"",
                "UISwitch is hidden", "the row is not selected", "the list has no row \"Nobody\"",
                "there is no row 99; the list has rows 0 to 59", "the shop is closed",
            ])
        XCTAssertEqual(replay.report.failures.map(\.place.line), Array(2...12))
    }

    @MainActor
    func testRefusalsCanBeExpected() async throws {
        let replay = try await ShelfReplay(
            """
            expect tap "Lend" in row 2 not possible
            expect tap "Lend" in row 2 not possible because "disabled"
            expect tap row 60 not possible because "rows 0 to 59"
            expect tap "Lend" in row 2 not possible because "hidden"
            expect tap "Lend" in row 0 not possible
            """)
        XCTAssertEqual(
            replay.mismatches, ["it is not possible because UIButton \"Lend\" is disabled", "it was possible"])
    }

    /// Only a touch that a finger can't perform counts as refused. An unknown name is an error in the script, not a
    /// refusal.
    @MainActor
    func testAMisspelledNameDoesNotCountAsARefusal() async throws {
        let replay = try await ShelfReplay(
            """
            expect tap "Lent" in row 2 not possible
            expect tap row "Ema" not possible
            expect tap row id "nobody" not possible
            expect tap "Lend" in row "Fausst" refused
            expect scroll by 3 in list id "x" refused
            expect tap button 7 in row 2 not possible
            expect toggle "Lend" in row 0 not possible
            expect tap row 40 not possible
            expect tap row 60 not possible
            expect tap "Lend" in row 99 not possible
            expect select row 0 of section 1 not possible
            """)
        XCTAssertEqual(
            replay.mismatches,
            [
                #"nothing in row 2 shows "Lent"; did you mean "Lend"?"#,
                #"no row on screen shows "Ema"; did you mean "Emma"? 41 rows are off screen: `scroll to row "Ema"`"#,
                #"no row on screen has the id "nobody"; there is "book-0", "book-1", "book-2", "book-3", "book-4", "book-5", …"#
                    + #"; 41 rows are off screen: `scroll to row id "nobody"`"#,
                #"no row on screen shows "Fausst"; did you mean "Faust"? 41 rows are off screen: `scroll to row "Fausst"`"#,
                #"no list on screen has the id "x""#,
                "there is no button 7 in row 2: there is only button 0",
                #""Lend" in row 0 is a UIButton, not a switch"#,
                "there is no row 60; the list has rows 0 to 59; if you expect this, add `because \"there is no\"`",
                "there is no row 99; the list has rows 0 to 59; if you expect this, add `because \"there is no\"`",
                "there is no section 1; the list has one section; if you expect this, add `because \"there is no\"`",
            ])
    }

    @MainActor
    func testScrollingByAnyDistanceStaysInsideTheList() async throws {
        let digits = String(repeating: "9", count: 300)
        let replay = try await ShelfReplay(
            "scroll by \(digits)\nexpect row 59 is visible\nscroll by -\(digits)\nexpect row 0 is visible")
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testAWaitEndsWhenItsConditionPasses() async throws {
        let replay = try await ShelfReplay("run shrink-soon\nwait until 59 rows\nwait until 59 rows for 0 seconds")
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testAWaitForAConditionThatNeverPassesTimesOut() async throws {
        let replay = try await ShelfReplay("wait until 3 rows for 0.01 seconds\nwait until 3 rows for 0 seconds")
        XCTAssertEqual(
            replay.mismatches, ["still failing after 0.01 s: there are 60", "still failing after 0 s: there are 60"])
    }

    @MainActor
    func testAWaitReportsOnlyDispatchesMadeDuringIt() async throws {
        let replay = try await ShelfReplay("tap \"Lend\" in row 0\nwait until 60 rows\nexpect dispatched lend")
        XCTAssertEqual(replay.steps.map(\.dispatched), [[], ["lend on row 0 (unhandled)"], [], []])
        XCTAssertEqual(replay.mismatches, [])
    }
}
