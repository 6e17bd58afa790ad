import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests steps that are played only if a condition is met.
final class ChoiceTests: XCTestCase {
    private func assert(_ text: String, _ messages: String..., line: UInt = #line) {
        XCTAssertEqual(try errors(text), messages.map { "follow.taps:\($0)" }, line: line)
    }

    @MainActor
    private func played(_ script: String) async throws -> [String] {
        try await ShelfReplay(script).steps.dropFirst().map { $0.step + ($0.failure.map { " ✗ \($0)" } ?? "") }
    }

    @MainActor
    func testAConditionIsEvaluatedWhenItIsReached() async throws {
        let steps = try await played(
            """
            repeat 2 times
              if switch in row 1 is off
                toggle row 1
              else
                expect switch in row 1 is on
              end
            end
            """)
        XCTAssertEqual(
            steps,
            [
                "if switch in row 1 is off  # yes", "toggle row 1", "if switch in row 1 is off  # no: it is not off",
                "expect switch in row 1 is on",
            ])
    }

    @MainActor
    func testWithoutAnElseBranchNothingIsPlayed() async throws {
        let steps = try await played("if 3 rows\n  tap row 0\nend\nif 60 rows\nelse\n  tap row 1\nend\nexpect 60 rows")
        XCTAssertEqual(steps, ["if 3 rows  # no: there are 60", "if 60 rows  # yes", "expect 60 rows"])
    }

    @MainActor
    func testChoicesCanBeNestedInEachOtherAndInBlocks() async throws {
        let steps = try await played(
            """
            if row 0 shows "Emma"
              if row 1 shows "Emma"
                tap row 1
              else
                repeat for n from 3 to 4
                  if row $n shows "Book 4"
                    tap row $n
                  end
                end
              end
            else
              tap row 2
            end
            """)
        XCTAssertEqual(
            steps,
            [
                #"if row 0 shows "Emma"  # yes"#,
                ##"if row 1 shows "Emma"  # no: it shows "Ulysses""##,
                ##"if row 3 shows "Book 4"  # no: it shows "Book 3""##, ##"if row 4 shows "Book 4"  # yes"##,
                "tap row 4",
            ])
    }

    @MainActor
    func testAConditionAboutAMissingViewIsFalseAndAnAmbiguousNameIsAFailure() async throws {
        let steps = try await played(
            "if row 99 shows \"Emma\"\n  show\nelse\n  tap row 0\nend\nif alert shows \"x\"\nshow\nend")
        XCTAssertEqual(
            steps,
            [
                ##"if row 99 shows "Emma"  # no: there is no row 99; the list has rows 0 to 59"##, "tap row 0",
                ##"if alert shows "x"  # no: no alert is presented"##,
            ])
        let market = try await ShelfReplay(
            "screen market\nif 3 rows\n  show\nelse\n  show\nend\nshow", on: [Market.screen(bus: .default)])
        XCTAssertEqual(market.report.failureCount, 1)
        XCTAssertEqual(market.steps.map(\.line), [1, 2, 7])
        XCTAssert(market.mismatches[0].contains("the screen has 2 lists"), market.mismatches[0])
        XCTAssertEqual([market.report.stepCount, market.report.skippedCount], [3, 2])
    }

    @MainActor
    func testOnlyASkippedIfCountsTheStepsOfBothBranches() async throws {
        let held = try await ShelfReplay("if 3 rows\n  tap row 0\n  tap row 0\nelse\n  tap row 1\nend")
        XCTAssert(held.report.isSuccess)
        XCTAssertEqual(held.report.stepCount, 3)
        let script = "run misuse\nif 3 rows\n  tap row 0\nelse\n  tap row 1\nend\nrepeat 3 times\n  show\nend"
        let stopped = try await ShelfReplay(script)
        XCTAssertEqual([stopped.report.stepCount, stopped.report.skippedCount], [2, 6])
        let ended = try await ShelfReplay("expect 1 rows\n" + script, stopsAtFirstFailure: true)
        XCTAssertEqual([ended.report.stepCount, ended.report.skippedCount], [2, 7])
    }

    @MainActor
    func testABlockWhoseCountChangesSkipsNothing() async throws {
        let replay = try await ShelfReplay("repeat for n from 1 to 3\n  repeat $n times\n    tap row 0\n  end\nend")
        XCTAssertEqual(replay.report.stepCount, 7)
        XCTAssert(replay.report.isSuccess)
    }

    func testAVariableOfABranchDoesNotExistAfterIt() {
        assert(
            "if 3 rows\nlet a be 1\ntap row $a\nelse\ntap row $a\nend\ntap row $a",
            "5:9: error: there is no variable \"a\"; `let`, `remember`, `repeat for` and `takes` define variables",
            "7:9: error: there is no variable \"a\"; `let`, `remember`, `repeat for` and `takes` define variables")
        assert("let a be 1\nif 3 rows\nlet a be 2\nelse\nlet a be 3\nend\ntap row $a")
    }

    func testInvalidBlocksAreRefused() {
        assert("else", "1:1: error: this \"else\" has no \"if\"")
        assert("if 3 rows\nelse\nelse\nend", "3:1: error: this \"if\" has an \"else\" already")
        assert("repeat 3 times\nelse\nend", "2:1: error: this \"else\" has no \"if\"")
        assert("if 3 rows\nelse", "1:1: error: this \"if\" has no \"end\"")
        assert(
            "if 3 rows\nelse if 2 rows\nend",
            "2:6: error: write `if` on its own line after `else`, with its own `end`")
        assert(
            "if tap row 3\nend",
            "1:4: error: expected a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`, "
                + "after \"if\", not \"tap\"")
        assert(
            "if 3 rows tap row 2\nend",
            "1:11: error: unexpected \"tap\" at the end of the step; it could be followed only by \"of section …\" or \"in …\""
        )
    }

    func testBothBranchesAreChecked() throws {
        let script = try Script(
            .text("screen feed\nif 3 rows\nscreen settings\nrun refresh\nelse\nrun nothing\nend\nrun x", name: "f.taps")
        )
        XCTAssertThrowsError(
            try ScriptCheck.summary(of: script, screens: [("feed", ["refresh"]), ("settings", [])])
        ) { error in
            XCTAssertEqual((error as? ScriptErrors)?.errors.map(\.place.line), [4, 6])
        }
        let dispatch = try Script(.text("screen feed\nif dispatched x\nshow\nend", name: "f.taps"))
        let summary = try ScriptCheck.summary(of: dispatch, screens: [("feed", [])])
        XCTAssert(summary.asksForDispatches)
        XCTAssertEqual(summary.stepCount, 3)
    }
}
