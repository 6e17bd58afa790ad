import XCTest

@testable import TapReplay

/// Tests the errors that are found by checking a whole script, such as unknown screens and commands.
final class ScriptCheckTests: XCTestCase {
    private func check(_ text: String) throws -> Int {
        let script = try Script(.text(text, name: "follow.taps"))
        return try ScriptCheck.summary(
            of: script, screens: [("feed", ["refresh", "load-more"]), ("people", [])]
        ).stepCount
    }

    private func failures(_ text: String) -> [String] {
        do {
            _ = try check(text)
            return []
        } catch let errors as ScriptErrors {
            return errors.description.components(separatedBy: "\n")
        } catch {
            return ["\(error) is not ScriptErrors"]
        }
    }

    func testStepsAreCounted() throws {
        XCTAssertEqual(try check("screen feed\nrun refresh\n# no\nscreen people\nshow\n"), 4)
    }

    func testScriptWithoutStepsIsRefused() {
        XCTAssertEqual(failures("# nothing\n\n"), ["follow.taps: error: the script has no steps"])
        XCTAssertEqual(failures(""), ["follow.taps: error: the script has no steps"])
    }

    func testUnknownScreenSuggestsTheNearest() {
        XCTAssertEqual(
            failures("  screen peopel"),
            [#"follow.taps:1:10: error: there is no screen "peopel"; did you mean "people"?"#])
    }

    func testUnknownScreenUnlikeAnyOtherListsTheKnownScreens() {
        XCTAssertEqual(
            failures("screen settings"),
            [#"follow.taps:1:8: error: there is no screen "settings"; the screens are "feed", "people""#])
    }

    func testUnknownNamesAreMarked() {
        let text = """
            let name be "peopel"
            screen feed
            \tknown to fail "é": run "load  more"\t# é
            screen "\\(name)"
            """
        XCTAssertEqual(
            failures(text.replacingOccurrences(of: "\n", with: "\r\n")),
            [
                #"follow.taps:3:25: error: the screen "feed" has no command "load  more"; did you mean "load-more"?"#,
                #"follow.taps:4:8: error: there is no screen "peopel"; did you mean "people"?"#,
            ])
    }

    func testStepBeforeAnyScreenIsReportedOnce() {
        XCTAssertEqual(
            failures("show\ntap row 1\nscreen feed\n"),
            ["follow.taps:1:1: error: name a screen first, as in `screen feed`"])
    }

    func testUnknownCommandNamesTheScreenAndSuggestsTheNearest() {
        XCTAssertEqual(
            failures("screen feed\nrun refersh\nrun jump\nscreen people\nrun refresh"),
            [
                #"follow.taps:2:5: error: the screen "feed" has no command "refersh"; did you mean "refresh"?"#,
                #"follow.taps:3:5: error: the screen "feed" has no command "jump"; it has "refresh", "load-more""#,
                #"follow.taps:5:5: error: the screen "people" has no command "refresh"; it has none"#,
            ])
    }

    func testCommandsAfterAMisspelledScreenStepAreNotChecked() {
        XCTAssertEqual(
            failures("screen feed\nscren people\nrun anything\nscreen feed\nrun refres"),
            [
                #"follow.taps:2:1: error: unknown step "scren"; did you mean "screen"?"#,
                #"follow.taps:5:5: error: the screen "feed" has no command "refres"; did you mean "refresh"?"#,
            ])
    }

    func testAfterErrorsInOtherStepsTheScreenIsStillKnown() {
        XCTAssertEqual(failures("screen feed\ntap\nrun jump").count, 2)
    }

    func testAMisspelledFirstScreenIsTheOnlyError() {
        XCTAssertEqual(failures("scren feed\nshow\nrun refresh").count, 1)
    }

    func testErrorsBeyondTheTenthAreCounted() {
        func last(_ wrong: Int, _ text: String = "tpa\n") -> [String] {
            Array(failures("screen feed\n" + String(repeating: text, count: wrong)).dropFirst(9))
        }
        let tenth = #"follow.taps:11:1: error: unknown step "tpa"; did you mean "tap"?"#
        XCTAssertEqual(last(10), [tenth])
        XCTAssertEqual(last(11), [tenth, "and 1 more error"])
        XCTAssertEqual(last(45), [tenth, "and 35 more errors"])
        XCTAssertEqual(last(999), [tenth, "and 989 more errors"])
        XCTAssertEqual(last(1001), [tenth, "and at least 990 more errors"])
        XCTAssertEqual(last(1001, "run jump\n").dropFirst(), ["and at least 990 more errors"])
    }

    func testErrorsOfAScreenAreReportedBeforeLaterLines() {
        let lines = failures("screen peopel\n" + String(repeating: "tpa\n", count: 30))
        XCTAssertEqual(lines.first?.prefix(14), "follow.taps:1:")
        XCTAssertEqual(lines.last, "and 21 more errors")
    }

    func testErrorsAreInTheOrderOfTheirLines() {
        XCTAssertEqual(
            failures("screen feed\nrepeat 2 times\nrun jump\nscreen people\nrun jump\nend\ntpa").map { $0.prefix(15) },
            ["3:5", "3:5", "5:5", "7:1"].map { "follow.taps:\($0)" })
    }

    @MainActor
    func testMissingFileIsOneError() async {
        XCTAssertThrowsError(try ReplayPlayer(screens: []).check(.file(path: "/no/such.taps"))) { error in
            XCTAssertEqual("\(error)", "/no/such.taps: error: there is no such file")
            XCTAssertEqual((error as? ScriptErrors)?.errors.count, 1)
        }
    }
}
