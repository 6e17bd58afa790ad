import XCTest

@testable import TapReplay

/// Tests repeated blocks and variables.
final class BlockTests: XCTestCase {
    /// Returns the descriptions of the steps that a script plays, in order.
    private func played(_ text: String) throws -> [String] { try steps(text).map(\.description) }

    private func assert(_ text: String, _ messages: String..., line: UInt = #line) {
        XCTAssertEqual(try errors(text), messages.map { "follow.taps:\($0)" }, line: line)
    }

    // MARK: Blocks

    func testABlockIsPlayedAsManyTimesAsRequested() throws {
        XCTAssertEqual(
            try played("show\nrepeat 3 times\n  tap row 1\n  tap row 2\nend\nshow"),
            ["show"] + Array(repeating: ["tap row 1", "tap row 2"], count: 3).flatMap { $0 } + ["show"])
        XCTAssertEqual(try played("repeat 1 time\ntap row 1\nend"), ["tap row 1"])
        XCTAssertEqual(try played("repeat 2 times\nend\nshow"), ["show"])
    }

    func testBlocksCanBeNested() throws {
        let text = "repeat for n from 0 to 1\nrepeat for m from 5 to 4\ntap row $m of section $n\nend\nend"
        XCTAssertEqual(
            try played(text),
            ["tap row 5", "tap row 4", "tap row 5 of section 1", "tap row 4 of section 1"])
    }

    func testALongBlockIsPlayedAgain() throws {
        let body = (0..<4_000).map { "tap row \($0)" }
        let text = "repeat 3 times\n" + body.joined(separator: "\n") + "\nend\nshow"
        let expected = body + body + body + ["show"]
        XCTAssertEqual(try played(text), expected)
        let path = try temporaryFile(Array(text.utf8), in: self)
        XCTAssertEqual(try steps(of: .file(path: path)).map(\.description), expected)
    }

    func testStepsOfABlockKeepTheirLines() throws {
        XCTAssertEqual(try steps("\nrepeat 2 times\ntap row 1\n\nend\nshow").map(\.line), [3, 3, 6])
    }

    func testNestedBlocksHaveAMaximumDepth() {
        let text = (0..<9).map { _ in "repeat 1 time\n" }.joined() + "show\n" + (0..<9).map { _ in "end\n" }.joined()
        assert(text, "9:1: error: blocks can be nested at most 8 deep")
    }

    func testARangeWhoseLengthIsTooLargeIsRefused() throws {
        let messages = try errors("repeat for n from 0 to \(Int.max)\nshow\nend")
        XCTAssertEqual(messages.first, "follow.taps:1:24: error: the range is too large")
    }

    // MARK: Variables

    func testVariablesContainStringsAndNumbers() throws {
        let text = """
            let who be "Ada"
            let row be 3
            let part be 0.5
            let same be $who
            tap row $who
            tap row $row of section $row
            slide slider to $part
            slide slider to $row
            expect row $row shows "\\(who) \\(row)"
            expect row $row contains $row
            step stepper up $row times
            type $same into field
            expect dispatched set with $part
            """
        XCTAssertEqual(
            try played(text),
            [
                #"tap row "Ada""#, "tap row 3 of section 3", "slide slider to 0.5", "slide slider to 3",
                #"expect row 3 shows "Ada 3""#, #"expect row 3 contains "3""#, "step stepper up 3 times",
                #"type "Ada" into field"#, "expect dispatched set with 0.5",
            ])
    }

    func testAStepWithVariablesIsReportedWithTheirValues() throws {
        XCTAssertEqual(
            try steps("let n be 3\ntap   row $n\ntap   row 3").map(\.text), ["tap row 3", "tap   row 3"])
    }

    func testAVariableMayChangeButNotItsKind() throws {
        XCTAssertEqual(try played("let a be 1\ntap row $a\nlet a be 2\ntap row $a"), ["tap row 1", "tap row 2"])
        assert("let a be 1\nlet a be \"x\"", "2:1: error: $a is a whole number and can't become a text")
        assert("let a be \"x\"\nlet a be 1.5", "2:1: error: $a is a text and can't become a number that is not whole")
        assert("let a be 1\nremember row 1 as a", "2:1: error: $a is a whole number and can't become a text")
    }

    func testTheNumberOfVariablesIsLimited() {
        let text = (0...100).map { "let a\($0) be 1" }.joined(separator: "\n")
        assert(text, "101:1: error: there are already 100 variables, which is the maximum")
    }

    func testALineThatIsInvalidInOneRoundIsReportedAndTheNextLineIsPlayed() throws {
        let text = """
            repeat for n from 1 to 0
              repeat $n times
                show
              end
              expect rows $n to 1 are visible
            end
            repeat for n from 1 to 2
              expect rows $n to 1 are visible
            end
            run last
            """
        let script = try Script(.text(text, name: "follow.taps"))
        XCTAssertEqual(script.errors, [])
        var playhead = Playhead(script)
        var played: [String] = []
        while true {
            do {
                guard let (_, action) = try playhead.next() else { break }
                played.append(action.description)
            } catch {
                played.append("\(error)")
            }
        }
        XCTAssertEqual(
            played,
            [
                "show", "expect rows 1 to 1 are visible",
                "follow.taps:2:10: error: 0 times means never; remove the line", "expect rows 0 to 1 are visible",
                "expect rows 1 to 1 are visible",
                "follow.taps:8:15: error: rows 2 to 1 run backwards; write rows 1 to 2", "run last",
            ])
    }

    func testABlockWithoutStepsEndsImmediately() throws {
        XCTAssertEqual(try played("repeat 9000000000000000000 times\nend\nshow"), ["show"])
    }

    // MARK: Checks

    private func check(_ text: String) throws -> ScriptSummary {
        let script = try Script(.text(text, name: "follow.taps"))
        return try ScriptCheck.summary(of: script, screens: [("feed", ["refresh"]), ("settings", [])])
    }

    func testACheckCountsThePlayedStepsWithoutPlayingThem() throws {
        let summary = try check("screen feed\nrepeat 1000000000000 times\nshow\nrepeat 2 times\nshow\nend\nend\nshow")
        XCTAssertEqual(summary.stepCount, 4)
        XCTAssertEqual(summary.playedStepCount, 3_000_000_000_002)
        let endless = String(repeating: "repeat 9000000000000000000 times\n", count: 8)
        let ends = String(repeating: "end\n", count: 8)
        XCTAssertEqual(try check("screen feed\n\(endless)show\n\(ends)show").playedStepCount, .max)
    }

    func testACheckAssumesThatABlockBeginsOnTheScreenItEndsOn() {
        XCTAssertThrowsError(try check("screen feed\nrepeat 2 times\nrun refresh\nscreen settings\nend")) { error in
            XCTAssertEqual(
                "\(error)",
                "follow.taps:3:5: error: the screen \"settings\" has no command \"refresh\"; it has none")
        }
        XCTAssertNoThrow(try check("screen feed\nrepeat 1 time\nrun refresh\nscreen settings\nend"))
        XCTAssertNoThrow(try check("repeat 2 times\nscreen feed\nrun refresh\nend"))
        XCTAssertEqual(try check("repeat 2 times\nscreen feed\nrun refresh\nend").stepCount, 2)
    }

    func testErrorsInABlockAreReportedOnce() {
        XCTAssertThrowsError(try check("repeat 3 times\nscreen feed\ntap raw 1\nrun nothing\nend")) { error in
            XCTAssertEqual((error as? ScriptErrors)?.errors.map(\.place.line), [3, 4])
        }
    }
}
