import CellDirector
import XCTest

@testable import TapReplay

/// Tests steps marked as known to fail.
final class KnownFailureTests: XCTestCase {
    @MainActor
    func testAStepThatIsKnownToFailHasToFail() async throws {
        let replay = try await ShelfReplay(
            """
            known to fail "issue 12": expect 3 rows
            known to fail "issue 13": tap row 59
            known to fail "issue 14": expect tap row 0 not possible
            known to fail "issue 15": wait until 3 rows for 0.01 seconds
            known to fail "issue 16": expect 60 rows
            """)
        XCTAssertEqual(replay.report.failureCount, 1)
        XCTAssertEqual(replay.report.knownFailureCount, 4)
        XCTAssertEqual(replay.mismatches, ["it passed, though it is known to fail (issue 16); remove the mark"])
        XCTAssertEqual(
            replay.steps.dropFirst().map(\.knownFailure),
            [
                "issue 12: there are 60",
                "issue 13: row 59 is off screen; rows 0 to 18 are visible; scroll to it first",
                "issue 14: it was possible", "issue 15: still failing after 0.01 s: there are 60", nil,
            ])
        XCTAssertEqual(replay.steps.map { $0.failure == nil }, [true, true, true, true, true, false])
        XCTAssertEqual(replay.steps[1].step, #"known to fail "issue 12": expect 3 rows"#)
        let held = try await ShelfReplay("known to fail \"issue 12\": expect 3 rows")
        XCTAssertTrue(held.report.isSuccess)
    }

    @MainActor
    func testAnExceptionMayBeAKnownFailure() async throws {
        let replay = try await ShelfReplay("known to fail \"issue 1\": run misuse\nscreen shelf\ntap row 0")
        XCTAssertTrue(replay.report.isSuccess, "\(replay.mismatches)")
        XCTAssertEqual(replay.report.knownFailureCount, 1)
    }

    func testEveryForm() {
        assertStep(#"known to fail "issue 12": tap row 3"#)
        assertStep(
            #"known to fail "issue 12" : expect 3 rows within 2 seconds"#,
            #"known to fail "issue 12": expect 3 rows within 2 seconds"#)
        assertStep(#"known to fail "a": expect screen matches "paid""#)
        assertStep(#"known to fail "a": run more"#)
    }

    func testErrors() throws {
        let only = "only touches, `run`, `wait` and `expect` can be known to fail"
        for (line, column, message) in [
            ("known", 6, #"expected "to" after "known", but the step ends here"#),
            (
                "known to fial \"a\": tap row 0", 10,
                #"expected "fail" after "known to", not "fial"; did you mean "fail"?"#
            ),
            (
                "known to fail: tap row 0", 14,
                #"expected why it fails in double quotes after "known to fail", not a colon"#
            ),
            (#"known to fail "": tap row 0"#, 15, #"say why it fails, as in "issue 12""#),
            (#"known to fail "a" tap row 0"#, 19, #"expected a colon and a step after the text "a", not "tap""#),
            (#"known to fail "a": tpa row 0"#, 20, #"unknown step "tpa"; did you mean "tap"?"#),
            (
                #"known to fail "a": tap rwo 0"#, 24,
                "expected a row or a control, such as `row 3` or `\"Follow\" in row 3`, after \"tap\", not \"rwo\"; did you mean \"row\"?"
            ),
            (#"known to fail "a": show"#, 20, only), (#"known to fail "a": screen feed"#, 20, only),
            (#"known to fail "a": let n be 3"#, 20, only), (#"known to fail "a": repeat 3 times"#, 20, only),
            (#"known to fail "a": known to fail "b": tap row 0"#, 20, only),
            (
                "tap row 0: now", 10,
                #"unexpected colon at the end of the step; it could be followed only by "of section …" or "in …""#
            ),
        ] { XCTAssertEqual(try errors(line).first, "follow.taps:1:\(column): error: \(message)") }
    }

    @MainActor
    func testAKnownFailureIsCountedSeparatelyInTheTrace() async throws {
        let path = try temporaryFolder([:], in: self) + "/trace.jsonl"
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        let trace = try TraceReporter(path: path)
        player.onStep = { trace.played($0) }
        _ = try await player.play(.text("screen shelf\nknown to fail \"issue 12\": expect 3 rows", name: "a.taps"))
        try trace.finish()
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(
            lines.last.map(String.init),
            #"{"dispatches":[],"file":"a.taps","knownFailure":"issue 12: there are 60","line":2,"#
                + #""step":"known to fail \"issue 12\": expect 3 rows"}"#)
    }
}
