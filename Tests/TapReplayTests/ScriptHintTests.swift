import XCTest

@testable import TapReplay

/// What a person is told who guessed at the language.
final class ScriptHintTests: XCTestCase {
    private func assert(_ source: String, _ messages: String..., line: UInt = #line) {
        XCTAssertEqual(try errors(source), messages.map { "follow.taps:\($0)" }, line: line)
    }

    // MARK: Variables

    func testAVariableInQuotesIsNoText() throws {
        assert(
            "let who be \"Ada\"\nexpect row 3 shows \"$who\"\nexpect row \"$who\" is visible",
            #"2:21: error: the variable is $who without quotes; the sign $ before its name is written \u{24}"#,
            #"3:13: error: the variable is $who without quotes; the sign $ before its name is written \u{24}"#)
        assert(
            "repeat for n from 0 to 0\nexpect row $n shows \"Book $n.\"\nend",
            #"2:27: error: a variable inside a text is written \(n); the sign $ before its name is written \u{24}"#)
        assert(
            "let n be 3\nexpect row 3 shows \"é $m, $n-\"",
            #"2:27: error: a variable inside a text is written \(n); the sign $ before its name is written \u{24}"#)
    }

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

    func testTheNameOfAVariableMeansIt() {
        assert(
            "let n be 3\ntap row n",
            "2:9: error: expected a row's number, \"first\", \"last\", a text or \"id\" after \"row\", not \"n\"; did you "
                + "mean `$n`?")
        assert(
            "let who be \"Ada\"\nexpect row 3 shows who",
            "2:20: error: expected a text in double quotes after \"shows\", not \"who\"; did you mean `$who`?")
    }

    // MARK: Words

    func testStepsOfOtherLanguagesAreKnown() {
        assert("click \"Follow\"", "1:1: error: unknown step \"click\"; did you mean \"tap\"?")
        assert("Assert 3 rows", "1:1: error: unknown step \"Assert\"; did you mean \"expect\"?")
        assert("remove row 3", "1:1: error: unknown step \"remove\"; did you mean \"delete\"?")
        XCTAssertTrue(Set(Verb.all.flatMap(\.synonyms)).isDisjoint(with: Verb.words))
    }

    func testATextIsShown() {
        assert("expect row 3 is \"Ada\"", "1:17: error: a text is shown; write `shows \"Ada\"`")
        assert("expect row 3 is not \"Ada\"", "1:21: error: a text is shown; write `does not show \"Ada\"`")
    }

    func testANumberOfRowsComesBeforeTheWord() {
        assert("expect rows 5", "1:13: error: a number of rows is written before the word; write `5 rows`")
    }

    func testAControlHasOneName() {
        let message = #"a control is named by its text or its kind; write `"Follow"` or `button` alone"#
        assert(#"tap button "Follow" in row 3"#, "1:12: error: \(message)")
        assert(#"tap "Follow" button in row 3"#, "1:14: error: \(message)")
        assert(#"expect "Follow" button is enabled"#, "1:17: error: \(message)")
    }

    func testWhatIsOnScreenIsVisible() {
        assert("expect row 3 is on screen", "1:17: error: what is on screen is visible; write `is visible`")
        assert("expect row 3 is not off screen", "1:21: error: what is on screen is visible; write `is visible`")
        assert("expect row 3 is off screen", "1:17: error: what is on screen is visible; write `is not visible`")
    }

    func testTheStepsOfABlockStandOnLinesOfTheirOwn() {
        assert(
            "repeat 2 times tap row 0\nend",
            "1:16: error: unexpected \"tap\" at the end of the step; the steps of a block stand on lines of their own")
    }

    func testConditionsAreNotJoined() {
        assert(
            #"expect row 3 shows "Ada" and "Follow""#,
            "1:26: error: unexpected \"and\" at the end of the step; each condition is a step of its own")
        assert(
            #"expect row 3 shows "Ada", "Follow""#,
            "1:25: error: unexpected comma at the end of the step; each condition is a step of its own")
        assert(
            "tap row 3, row 4",
            "1:10: error: unexpected comma at the end of the step; it could only go on with "
                + "\"of section …\" or \"in …\"")
    }

    func testSignsOfOtherLanguagesAreExplained() {
        assert("tap row 3 // Ada", "1:11: error: unexpected \"/\"; a comment begins with #")
        assert("tap row 3; show", "1:10: error: unexpected \";\"; each step has a line of its own")
        assert(
            "let n = 3",
            "1:7: error: unexpected \"=\"; a variable is made by `let n be 3`, and a text compared by \"shows\"")
    }

    func testAnEndWithAMistakeEndsItsBlock() {
        assert("repeat 3 times\nshow\nend repeat\nshow", "3:5: error: unexpected \"repeat\" at the end of the step")
        assert(
            "repeat for n from 0 to 3\nshow\nend n\ntap row $n", "3:5: error: unexpected \"n\" at the end of the step",
            "4:9: error: there is no variable \"n\"; a variable is made by `let`, `remember` or `repeat for`")
    }
}
