import XCTest

@testable import TapReplay

/// What a person is told who guessed at the language.
final class ScriptHintTests: XCTestCase {
    private func assert(_ source: String, _ messages: String..., line: UInt = #line) {
        XCTAssertEqual(try errors(source), messages.map { "follow.taps:\($0)" }, line: line)
    }

    // MARK: Variables

    func testADollarThatNamesNoVariableIsOne() throws {
        let text = """
            expect row 0 shows "$n"
            let n be 3
            expect row 0 shows "$5, $nn, $ n, $"
            expect row 0 shows "\\u{24}n"
            repeat for m from 0 to 1
            end
            expect row 0 shows "$m"
            """
        XCTAssertEqual(
            try steps(text).map(\.description),
            ["\"$n\"", "\"$5, $nn, $ n, $\"", "\"$n\"", "\"$m\""].map { "expect row 0 shows \($0)" })
    }

    func testAVariableIsMadeWithoutItsSign() {
        let message = "error: a variable is named without its $ where it is made; write"
        assert("let $who be \"Ada\"\ntap row $who", "1:5: \(message) `who`")
        assert("remember row 3 as $who\ntap row $who", "1:19: \(message) `who`")
        assert("repeat for $n from 0 to 3\ntap row $n\nend", "1:12: \(message) `n`")
        assert("let n be 1\nlet $n be 2", "2:5: \(message) `n`")
    }

    // MARK: Words

    func testStepsOfOtherLanguagesAreKnown() {
        assert("click \"Follow\"", "1:1: error: unknown step \"click\"; did you mean \"tap\"?")
        assert("Assert 3 rows", "1:1: error: unknown step \"Assert\"; did you mean \"expect\"?")
        assert("remove row 3", "1:1: error: unknown step \"remove\"; did you mean \"delete\"?")
        XCTAssertTrue(Set(Verb.all.flatMap(\.synonyms)).isDisjoint(with: Verb.words))
    }

    func testAControlHasOneName() {
        let message = #"a control is named by its text or its kind; write `"Follow"` or `button` alone"#
        assert(#"tap button "Follow" in row 3"#, "1:12: error: \(message)")
        assert(#"tap "Follow" button in row 3"#, "1:14: error: \(message)")
        assert(#"expect "Follow" button is enabled"#, "1:17: error: \(message)")
    }
}
