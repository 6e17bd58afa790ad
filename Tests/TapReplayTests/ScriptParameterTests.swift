import CellDirector
import XCTest

@testable import TapReplay

/// Tests scripts with parameters, and scripts that pass arguments to other scripts.
final class ScriptParameterTests: XCTestCase {
    /// Writes the given files to a folder, plays the script `a.taps` in this folder, and returns the steps and errors.
    @MainActor
    private func played(_ files: [String: String]) async throws -> [String] {
        let folder = try temporaryFolder(files, in: self)
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        let screens = ["shelf", "desk"].map { Shelf.screen(name: $0, bus: bus) }
        let player = ReplayPlayer(screens: screens, options: options, bus: bus)
        var lines: [String] = []
        player.onStep = { lines.append("\($0.file):\($0.line): \($0.step)") }
        player.onFailure = { lines.append("\($0.place): error: \($0.message)") }
        do {
            _ = try await player.play(.file(path: "\(folder)/a.taps"))
        } catch {
            lines.append("\(error)")
        }
        return lines.map { $0.replacingOccurrences(of: "\(folder)/", with: "") }
    }

    @MainActor
    func testAScriptReceivesItsParameters() async throws {
        let held = try await played([
            "a.taps": """
            screen shelf
            play "b.taps" with title "Emma", n 0
            let who be "Ulysses"
            repeat for i from 1 to 2
              play "b.taps" with n $i, title $who, note "x \\(i)"
              let who be "Faust"
            end
            """,
            "b.taps": """
            # takes come first
            takes title, n, note "none"
            expect row $n shows $title
            expect row $n does not show $note
            """,
        ])
        XCTAssertEqual(
            held,
            [
                "a.taps:1: screen shelf", #"b.taps:3: expect row 0 shows "Emma""#,
                #"b.taps:4: expect row 0 does not show "none""#, #"b.taps:3: expect row 1 shows "Ulysses""#,
                #"b.taps:4: expect row 1 does not show "x 1""#, #"b.taps:3: expect row 2 shows "Faust""#,
                #"b.taps:4: expect row 2 does not show "x 2""#,
            ])
    }

    @MainActor
    func testMissingUnknownAndRepeatedArgumentsAreRefused() async throws {
        let b = "takes name, role \"guest\"\ntap row $name"
        for (call, column, message) in [
            ("", 6, #""b.taps" takes "name", which is missing; add `with name "…"`"#),
            (#" with role "x""#, 6, #""b.taps" takes "name", which is missing; add `, name "…"`"#),
            (#" with name 1, rloe "x""#, 28, #""b.taps" takes no "rloe"; did you mean "role"?"#),
            (#" with name 1, colour 2"#, 28, #""b.taps" takes no "colour"; it takes name, role"#),
            (#" with name 1, name 2"#, 28, #""name" is given twice"#),
            (" with", 19, #"expected a parameter's name after "with", but the step ends here"#),
            (" with name", 24, #"expected a text or a number after "name", but the step ends here"#),
            (" with name 1,", 27, #"expected a parameter's name after ",", but the step ends here"#),
            (
                " with name $x", 25,
                #"there is no variable "x"; `let`, `remember`, `repeat for` and `takes` define variables"#
            ),
            (" whit name 1", 15, #"unexpected "whit" at the end of the step; it could be followed only by "with …""#),
        ] {
            let lines = try await played(["a.taps": "screen shelf\nplay \"b.taps\"\(call)", "b.taps": b])
            XCTAssertEqual(lines, ["a.taps:2:\(column): error: \(message)"])
        }
        let none = try await played(["a.taps": "screen shelf\nplay \"b.taps\" with x 1", "b.taps": "tap row 0"])
        XCTAssertEqual(none, [#"a.taps:2:20: error: "b.taps" takes no "x"; it takes no parameters"#])
    }

    @MainActor
    func testAValueOfTheWrongKindIsRefusedWhereItIsUsed() async throws {
        let lines = try await played([
            "a.taps": "screen shelf\nplay \"b.taps\" with n 1\nplay \"b.taps\" with n \"x\"",
            "b.taps": "takes n\nscroll by $n",
        ])
        XCTAssertEqual(
            lines,
            [
                "b.taps:2:11: error: expected a number of points, such as -40 or 12.5, after \"scroll by\", "
                    + "not $n, which is a text"
            ])
    }

    @MainActor
    func testAScriptWithParametersIsPlayedAloneIfItHasDefaults() async throws {
        let held = try await played(["a.taps": "takes n 1, m 2\nscreen shelf\ntap row $n\ntap row $m"])
        XCTAssertEqual(held, ["a.taps:2: screen shelf", "a.taps:3: tap row 1", "a.taps:4: tap row 2"])
        let refused = try await played(["a.taps": "takes who, n 1, role\nscreen \"\\(who)\"\ntap row $n"])
        XCTAssertEqual(
            refused,
            [
                "a.taps:1:1: error: the script takes who, role: play it from another by `play \"…\" with who \"…\"`, "
                    + "or write a default, as in `takes who \"…\"`"
            ])
    }

    @MainActor
    func testEachValueOfAParameterIsCheckedSeparately() async throws {
        let lines = try await played([
            "a.taps": "play \"b.taps\" with which \"shelf\"\nplay \"b.taps\" with which \"desk\"",
            "b.taps": "takes which\nscreen \"\\(which)\"",
        ])
        XCTAssertEqual(lines.last, "b.taps:2: screen desk")
        let wrong = try await played([
            "a.taps": "play \"b.taps\" with which \"shelf\"\nplay \"b.taps\" with which \"dsek\"",
            "b.taps": "takes which\nscreen \"\\(which)\"",
        ])
        XCTAssertEqual(wrong, [#"b.taps:2:8: error: there is no screen "dsek"; did you mean "desk"?"#])
    }

    @MainActor
    func testValuesThatGrowWithoutLimitAreRefused() async throws {
        var files = (0..<20).reduce(into: [String: String]()) { files, n in
            let call = "play \"\(n + 1).taps\" with v \"\\(v)"
            files["\(n).taps"] = "takes v\n\(call)0\"\n\(call)1\""
        }
        files["20.taps"] = "takes v\nshow"
        files["a.taps"] = "screen shelf\nplay \"0.taps\" with v \"\""
        let lines = try await played(files)
        XCTAssertEqual(
            lines.contains { $0.contains("at most 1000 combinations of a script and its values") }, true,
            "\(lines.prefix(3))")
    }

    func testParametersAreDeclaredOnceBeforeTheFirstStep() throws {
        let late = "parameters are declared once, before the first step"
        XCTAssertEqual(try errors("show\ntakes n"), ["follow.taps:2:1: error: \(late)"])
        XCTAssertEqual(try errors("takes n\n# more\n  takes m"), ["follow.taps:3:3: error: \(late)"])
        XCTAssertEqual(try errors("let a be 1\ntakes n"), ["follow.taps:2:1: error: \(late)"])
        for (line, column, message) in [
            ("takes", 6, #"expected a variable's name after "takes", but the step ends here"#),
            ("takes $n", 7, "declare a variable without the $; write `n`"),
            ("takes n, n", 10, #"there is a parameter "n" already; name another"#),
            (
                "takes n m", 9,
                #"unexpected "m" at the end of the step; it could be followed only by a text or a number or a comma"#
            ),
            ("takes 3", 7, #"expected a variable's name after "takes", not 3"#),
        ] { XCTAssertEqual(try errors(line), ["follow.taps:1:\(column): error: \(message)"]) }
    }
}
