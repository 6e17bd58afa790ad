import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests scripts that edit, swipe, open menus, set the values of controls and touch nested lists.
final class ReplayEditingTests: XCTestCase {
    /// Plays steps on the workshop screen and returns the failure messages.
    @MainActor
    private func failures(_ script: String) async throws -> [String] {
        let bus = CellActionBus()
        let player = ReplayPlayer(screens: [Workshop.screen(bus: bus)], bus: bus)
        return try await player.play(.text("screen workshop\n" + script, name: "a.taps")).failures.map(\.description)
    }

    @MainActor
    private func drawing(_ script: String) async throws -> String {
        let bus = CellActionBus()
        let player = ReplayPlayer(screens: [Workshop.screen(bus: bus)], bus: bus)
        var drawing = ""
        player.onShow = { drawing = $0 }
        let report = try await player.play(.text("screen workshop\n\(script)\nshow", name: "a.taps"))
        XCTAssertEqual(report.failures, [])
        return drawing
    }

    @MainActor
    func testTheEditButtonEditsTheList() async throws {
        let failures = try await failures(
            """
            expect list is not editing
            expect move row 0 to row 1 not possible because "only while"
            tap "Edit"
            expect list is editing
            expect list id "tasks" is editing
            expect row 0 is editing
            move row 0 in list id "tasks" to row 2
            expect row 0 shows "Build"
            expect row 2 shows "Plan"
            delete row 0
            expect row 0 shows "Test"
            insert row 2
            expect row 2 shows "New"
            expect 4 rows in section 0
            expect insert row 0 not possible
            tap "Done"
            expect row 0 is not editing
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testASwipedRowShowsItsActionsAsButtons() async throws {
        let failures = try await failures(
            """
            swipe row 1 right
            expect row 1 is swiped
            expect "Flag" in row 1 is visible
            tap "Flag" in row 1
            expect row 1 shows "⚑ Build"
            expect row 1 is not swiped
            swipe row 2 right fully
            expect row 2 shows "⚑ Test"
            swipe row 0 left
            tap "Delete" in row 0
            expect 3 rows in section 0
            delete row 0
            expect row 0 shows "⚑ Test"
            expect swipe row 0 of section 1 left not possible because "can't be edited"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testAnEmptyFieldShowsItsPlaceholderAndIsEmpty() async throws {
        let failures = try await failures(
            """
            expect field is not empty
            clear field
            expect field is empty
            expect field shows "Note"
            expect field shows ""
            expect field in header shows ""
            expect footer shows "x"
            expect row 0 is on
            type "new" into field
            expect field is not empty
            """)
        XCTAssertEqual(
            failures,
            [
                "a.taps:6:1: error: expect field shows \"\": it is empty and shows \"Note\"",
                "a.taps:7:1: error: expect field in header shows \"\": section 0 has no header; to find a view above "
                    + "all rows, write `in list`",
                "a.taps:8:1: error: expect footer shows \"x\": section 0 has no footer",
                "a.taps:9:1: error: expect row 0 is on: there is no switch in row 0",
            ])
    }

    @MainActor
    func testAccessoriesAndIndexTitles() async throws {
        let failures = try await failures(
            """
            expect title is "Tasks"
            tap accessory of row 2
            expect title is "Test"
            expect title is not "Tasks"
            tap "Back"
            expect title is "Tasks"
            tap index "S"
            expect row 0 of section 1 is visible
            expect tap accessory of row 0 of section 1 not possible because "no accessory"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testMenusAndAlerts() async throws {
        let failures = try await failures(
            """
            expect menu is not visible
            expect choose "Ask" not possible because "no menu is open"
            expect tap "Delete" in alert not possible because "no alert is presented"
            expect tap "Delete" in footer not possible because "section 0 has no footer"
            long-press row 1
            expect menu is visible
            expect menu shows "Build"
            expect menu shows "Print"
            expect menu does not show "Secret"
            expect "Print" in menu is disabled
            expect "Ask" in menu is on
            expect "Move" in menu is enabled
            expect "Secret" in menu is not visible
            expect choose "Print" not possible because "disabled"
            choose "Move" > "Today"
            expect title is "Build is in Today"
            expect menu is not visible
            long-press row 1
            dismiss menu
            expect menu is not visible
            long-press row 1
            choose "Ask"
            expect alert is visible
            expect alert shows "Delete Build?"
            expect alert contains "ever"
            tap "Delete" in alert
            expect alert is not visible
            expect row 1 shows "Test"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testControlsWithValues() async throws {
        let failures = try await failures(
            """
            slide slider to 0.7
            expect slider shows "0.7"
            expect id "volume" does not show "0.5"
            step stepper up 3 times
            expect stepper shows "3"
            expect step stepper up not possible because "highest"
            step stepper down
            expect segments does not contain "ly"
            tap "Weekly"
            expect segments shows "Weekly"
            expect "Weekly" is selected
            expect "Daily" is not selected
            expect "Never" is disabled
            expect tap "Never" not possible because "disabled"
            type "new" over field
            expect field is editing
            expect label 1 shows "0.7 2.0 1 new"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testAListInARow() async throws {
        let failures = try await failures(
            """
            expect 60 rows in row 0 of section 1
            expect 3 sections
            expect 1 section in row 0 of section 1
            expect row 2 in row 0 of section 1 shows "Faust"
            expect row "Faust" in list 1 shows "Faust"
            tap "Lend" in row 0 in row 0 of section 1
            expect dispatched lend on row 0 in row 0 of section 1
            expect dispatched lend on row 0 in row first of section 1
            expect not dispatched lend on row 0 in row first
            expect not dispatched lend on row 0
            expect button in row 0 in list 1 shows "Lent"
            select row 1 in list 1
            expect selection is row 1 in list 1
            scroll to row 30 in row 0 of section 1
            expect row 30 in list 1 is visible
            scroll down by 44 in list 1
            expect row 30 in list 1 is not visible
            scroll to top in list 1
            expect row 0 in list 1 is visible
            expect row 40 in list 1 is not visible
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testADrawingSummarizesANestedListOnlyIfItScrollsSideways() async throws {
        let drawing = try await drawing("expect 3 sections")
        XCTAssertTrue(drawing.contains("of 50, sideways"), drawing)
        XCTAssertFalse(drawing.contains("of 60"), drawing)
    }

    @MainActor
    func testARowOfPicturesThatScrollsSideways() async throws {
        let failures = try await failures(
            """
            expect 50 rows in row 0 of section 2
            expect rows 0 to 3 in list id "photos" are visible
            tap row 2 in row 0 of section 2
            expect row 0 of section 2 shows "chose 2"
            expect row 2 in list id "photos" is selected
            scroll right by 160 in row 0 of section 2
            expect rows 2 to 5 in list id "photos" are visible
            scroll left by 80 in list id "photos"
            expect row 1 in list id "photos" is visible
            expect row 0 in list id "photos" is not visible
            scroll to row "Photo 40" in list id "photos"
            select row "Photo 40" in row 0 of section 2
            expect selection is row 40 in list id "photos"
            scroll to row "Photo 7" in list id "photos"
            expect row 7 in list id "photos" shows "Photo 7"
            scroll to bottom in list id "photos"
            expect row 49 in list id "photos" is visible
            scroll to top in list id "photos"
            expect row 0 in list id "photos" is visible
            expect tap row 30 in list id "photos" not possible because "off screen; rows 0 to 3 are visible"
            """)
        XCTAssertEqual(failures, [])
    }

    @MainActor
    func testMissingViewsAreReported() async throws {
        let failures = try await failures(
            """
            expect 3 rows in list 7
            expect list id "task" is editing
            expect row 0 in row 1 shows "a"
            expect title is "Task"
            expect alert shows "a"
            expect menu shows "a"
            slide stepper to 1
            slide slider to 2
            step slider up
            expect label 0 is swiped
            tap "Ask" in menu
            move row 0 to row 0 in list 1
            expect selection is row 0, row 1 in list 1
            """)
        XCTAssertEqual(
            failures.map { $0.split(separator: ": ", maxSplits: 3).last.map(String.init) ?? "" },
            [
                "there is no list 7; the screen has 3 lists",
                #"no list on screen has the id "task"; did you mean "tasks"?"#,
                "row 1 has no list in it", #"it is "Tasks""#, "no alert is presented", "no menu is open",
                "stepper is a UIStepper, not a slider",
                "UISlider \"volume\" can't be slid to 2.0: its range is 0.0 to 1.0",
                "slider is a UISlider, not a stepper",
                "label 0 is a UILabel; only a row can be swiped", "no menu is open",
                #"a row can be moved only within its own list, which is list id "tasks""#,
                "these rows are in several lists; expect the selection of each list in a separate step",
            ])
    }

    @MainActor
    func testShowDrawsTheScreen() async throws {
        let edited = try await drawing("slide slider to 0.25\ntap \"Weekly\"\ntap \"Edit\"")
        XCTAssert(edited.contains("├──●──────┤ 0.25 [−|0|+] [Daily|•Weekly|Never]"), edited)
        XCTAssert(edited.contains("│ 0   ⊖ Plan"), edited)
        XCTAssert(edited.contains("│ 3   ⊕ Ship"), edited)
        XCTAssert(edited.contains("≡ │"), edited)
        XCTAssert(edited.contains("index"), edited)
        let swiped = try await drawing("swipe row 0 right")
        XCTAssert(swiped.contains("[Flag] ⓘ │"), swiped)
        let menu = try await drawing("long-press row 0")
        XCTAssert(menu.contains("├─ menu: Plan ─"), menu)
        for item in ["│  ✓ Ask", "│    Move", "│    (Print)"] { XCTAssert(menu.contains(item), menu) }
    }

    // MARK: Blocks and variables

    @MainActor
    func testBlocksAndVariablesArePlayed() async throws {
        let replay = try await ShelfReplay(
            """
            remember label in row 1 as second
            repeat for n from 3 to 7
              expect row $n shows "Book \\(n)"
              select row $n
            end
            expect row 1 shows $second
            repeat 2 times
              expect row "Emma" is visible
            end
            expect 3 rows
            """)
        XCTAssertEqual(replay.mismatches, ["there are 60"])
        XCTAssertEqual(replay.report.stepCount, 1 + 1 + 10 + 1 + 2 + 1)
        XCTAssertEqual(
            replay.steps.map(\.step).filter { $0.hasPrefix("select") }, (3...7).map { "select row \($0)" })
        XCTAssert(replay.steps.contains { $0.step == #"expect row 1 shows "Ulysses""# })
    }

    @MainActor
    func testAFailureInABlockNamesTheRound() async throws {
        let replay = try await ShelfReplay("repeat for n from 0 to 4\nexpect row $n is visible\nexpect $n rows\nend")
        XCTAssertEqual(replay.mismatches.first, "there are 60 (round 1 of 5)")
        XCTAssertEqual(replay.report.failureCount, 5)
        XCTAssertEqual(Set(replay.report.failures.map(\.place.line)), [4])
    }

    @MainActor
    func testALineThatIsInvalidWithItsVariablesFails() async throws {
        let replay = try await ShelfReplay("repeat for n from 5 to 7\nexpect rows $n to 6 are visible\nend")
        XCTAssertEqual(replay.report.failureCount, 3)
        XCTAssertEqual(replay.report.failures.last?.message, "rows 7 to 6 run backwards; write rows 6 to 7")
        XCTAssertEqual(replay.report.failures.last?.place.line, 3)
    }

    @MainActor
    func testSkippedStepsAreNotParsedForEachRound() async throws {
        let endless = "repeat 1000000000000 times\nrun misuse\ntap row 0\nend\ntap row 0\nscreen shelf\ntap row 0"
        let replay = try await ShelfReplay(endless)
        XCTAssertEqual(replay.report.failureCount, 1)
        XCTAssertEqual(replay.report.stepCount, 4)
        XCTAssertEqual(replay.report.skippedCount, 2_000_000_000_000)
        let stopped = try await ShelfReplay(
            "repeat 1000000000000 times\nexpect 1 row\nend\nshow", stopsAtFirstFailure: true)
        XCTAssertEqual(stopped.report.stepCount, 2)
        XCTAssertEqual(stopped.report.skippedCount, 1_000_000_000_000)
    }

    @MainActor
    func testABlockThatOpensAScreenContinuesAfterAnException() async throws {
        let replay = try await ShelfReplay("repeat 3 times\nscreen shelf\nrun misuse\ntap row 0\nend")
        XCTAssertEqual(replay.report.failureCount, 3)
        XCTAssertEqual(replay.report.stepCount, 7)
        XCTAssertEqual(replay.report.skippedCount, 3)
    }

    @MainActor
    func testTheFirstTextOfARowIsRemembered() async throws {
        let replay = try await ShelfReplay("remember row 0 as what\nexpect button in row 0 shows $what")
        XCTAssertEqual(replay.mismatches, [])
    }

    @MainActor
    func testRememberingNothingFailsAndTheScriptContinues() async throws {
        let replay = try await ShelfReplay("remember switch in row 1 as a\ntype $a into button in row 0")
        XCTAssertEqual(
            replay.mismatches,
            ["switch in row 1 shows no text", "`a` has no value, because line 2 failed"])
    }
}
