import XCTest

@testable import TapReplay

/// Tests the hints for mistakes that are common among users who do not know the script language well.
final class ScriptHintTests: XCTestCase {
    private func assert(_ source: String, _ messages: String..., line: UInt = #line) {
        XCTAssertEqual(try errors(source), messages.map { "follow.taps:\($0)" }, line: line)
    }

    // MARK: Variables

    func testADollarSignThatNamesNoVariableIsLiteral() throws {
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

    func testAVariableIsDeclaredWithoutItsSign() {
        let message = "error: declare a variable without the $; write"
        assert("let $who be \"Ada\"\ntap row $who", "1:5: \(message) `who`")
        assert("remember row 3 as $who\ntap row $who", "1:19: \(message) `who`")
        assert("repeat for $n from 0 to 3\ntap row $n\nend", "1:12: \(message) `n`")
        assert("let n be 1\nlet $n be 2", "2:5: \(message) `n`")
    }

    // MARK: Words

    func testVerbsOfOtherToolsGetASuggestion() {
        assert("click \"Follow\"", "1:1: error: unknown step \"click\"; did you mean \"tap\"?")
        assert("Assert 3 rows", "1:1: error: unknown step \"Assert\"; did you mean \"expect\"?")
        assert("remove row 3", "1:1: error: unknown step \"remove\"; did you mean \"delete\"?")
        assert("launch feed", "1:1: error: unknown step \"launch\"; did you mean \"screen\"?")
        assert("see row 3", "1:1: error: unknown step \"see\"; did you mean \"expect\"?")
        assert("Back", "1:1: error: unknown step \"Back\"; did you mean `tap \"Back\"`?")
        assert("search \"Ada\"", "1:1: error: unknown step \"search\"; did you mean `type \"…\" into field`?")
        let synonyms = Verb.all.flatMap(\.synonyms) + Verb.otherSteps.keys
        XCTAssertTrue(Set(synonyms).isDisjoint(with: Verb.words))
        XCTAssertEqual(Set(synonyms).count, synonyms.count)
        for step in Verb.otherSteps.values { XCTAssertEqual(try errors(step), []) }
    }

    func testConditionsOfOtherToolsGetASuggestion() throws {
        try assertSuggestion("expect row 3 exists", "`is visible`?")
        try assertSuggestion("wait until \"Follow\" disappears", "`is not visible`?")
        try assertSuggestion("if row 3 not visible\nend", "`is not`?")
        try assertSuggestion("expect row 3 has \"Ada\"", "`shows`?")
        try assertSuggestion("expect label in row 3 Equals \"Ada\"", "`shows`?")
        try assertSuggestion("expect row 3 includes \"Ada\"", "`contains`?")
        assert("expect stepper in row 3 is 5", "1:28: error: to compare a text, write `shows \"5\"`")
        assert("let n be 5\nexpect row 3 is not $n", "2:21: error: to compare a text, write `does not show $n`")
    }

    /// An empty or zero initial value is not an error, because the variable can have a different value when the script
    /// is played.
    func testAVariableMayBeEmptyOrZero() throws {
        let text = """
            let text be ""
            repeat for n from 0 to 1
            scroll down by $n
            pan row $n left by $n
            end
            type $text into field
            tap row $text
            tap "\\(text)"
            """
        XCTAssertEqual(try errors(text), [])
    }

    func testAVariableThatDoublesItselfIsRefusedAtTheLimit() throws {
        let doubled = Array(repeating: "let a be \"\\(a)\\(a)\"", count: 30).joined(separator: "\n")
        let found = try errors("let a be \"0123456789\"\n" + doubled)
        let message = "error: with its variables, this text is longer than 64 KB"
        // On line 13, the 10 bytes have been doubled 12 times and are 40,960 bytes. Doubling them on line 14 exceeds
        // the limit of 64 KB.
        XCTAssertEqual(found.first, "follow.taps:14:10: \(message)")
    }

    func testHyphensBetweenTheWordsOfAStepAreReported() {
        assert("pull-to-refresh", "1:1: error: unknown step \"pull-to-refresh\"; did you mean `pull to refresh`?")
        assert("Tap-status-bar", "1:1: error: unknown step \"Tap-status-bar\"; did you mean `tap status bar`?")
        assert("click-row 3", "1:1: error: unknown step \"click-row\"; did you mean `tap row`?")
        assert("wait-until 3 rows", "1:1: error: unknown step \"wait-until\"; did you mean `wait until`?")
        assert("pull-down", "1:1: error: unknown step \"pull-down\"; did you mean `pull`?")
        assert("double tap row 3", "1:1: error: unknown step \"double\"; did you mean \"double-tap\"?")
        XCTAssertFalse(try errors("go-home")[0].contains("did you mean"))
    }

    func testAControlIsNamedByEitherItsTextOrItsKind() {
        let message = #"a control is named by its text or its kind; write `"Follow"` or `button` alone"#
        assert(#"tap button "Follow" in row 3"#, "1:12: error: \(message)")
        assert(#"tap "Follow" button in row 3"#, "1:14: error: \(message)")
        assert(#"expect "Follow" button is enabled"#, "1:17: error: \(message)")
    }

    // MARK: Numbers

    func testNumbersMayHaveThousandsSeparators() throws {
        assertStep("expect 1,000,000 rows", "expect 1000000 rows")
        assertStep("tap row 1,234 of section 12,345", "tap row 1234 of section 12345")
        assertStep("expect selection is row 1, row 200", "expect selection is row 1, row 200")
        assert("expect 1,00 rows", "1:9: error: expected \"rows\" or \"sections\" after 1, not a comma")
        assert("expect 1,0000 rows", "1:9: error: expected \"rows\" or \"sections\" after 1, not a comma")
        assert("expect 1000,000 rows", "1:12: error: expected \"rows\" or \"sections\" after 1000, not a comma")
    }

    func testANegativeNumberIsReportedAsNegative() throws {
        assert(
            "let x be -1\ntap row $x",
            "2:9: error: expected a row's number (a whole number, from 0) after \"row\", not $x, which is a negative "
                + "number")
        XCTAssertEqual(try errors("let x be -1\nlet x be -1.5\nlet x be -2"), [])
        assert(
            "repeat -1 times\nend",
            "1:8: error: expected a number of times (a whole number, from 1) after \"repeat\", not -1")
    }

    func testAMissingNameIsReported() throws {
        assert("let be 3", "1:5: error: expected a variable's name after \"let\", not \"be\"")
        assert("repeat for from 0 to 3\nend", "1:12: error: expected a variable's name after \"for\", not \"from\"")
        XCTAssertEqual(try errors("let be be 3\nrepeat for from from 0 to $be\ntap row $from\nend"), [])
    }

    // MARK: Word order

    func testWordsInTheWrongOrderAreReported() {
        assert(
            "expect section 2 has 81 rows", "1:8: error: the number of rows comes first; write `81 rows in section 2`")
        assert(
            "scroll row 1 right by 300",
            "1:8: error: write the scrolled list last: `scroll right by 300 in row 1`")
        assert("scroll row \"Ada\"", "1:8: error: did you mean `scroll to row \"Ada\"`?")
    }

    /// Asserts that the error message for a line suggests the given correction, or no correction if `suggestion` is
    /// `nil`.
    private func assertSuggestion(_ source: String, _ suggestion: String?, line: UInt = #line) throws {
        let error = try XCTUnwrap(errors(source).first, line: line)
        let clause = error.components(separatedBy: "; did you mean ")
        XCTAssertEqual(clause.count > 1 ? clause[1] : nil, suggestion, line: line)
    }

    func testForgottenQuotesAreReported() throws {
        try assertSuggestion("tap row Mum", #"`"Mum"`?"#)
        try assertSuggestion("tap row Ada Lovelace in row 3", #"`"Ada Lovelace"`?"#)
        try assertSuggestion("expect row Mum is visible", #"`"Mum"`?"#)
        try assertSuggestion("choose Pin", #"`"Pin"`?"#)
        try assertSuggestion("choose Turn left", #"`"Turn left"`?"#)
        try assertSuggestion("choose Move > Inbox", #"`"Move"`?"#)
        try assertSuggestion("tap Edit", #"`"Edit"`?"#)
        try assertSuggestion("expect Mark as read is visible", #"`"Mark as read"`?"#)
        try assertSuggestion("tap Back to top", #"`"Back to top"`?"#)
        try assertSuggestion("tap row Mum of section 1", #"`"Mum"`?"#)
        try assertSuggestion("select Mum", #"`row "Mum"`?"#)
        try assertSuggestion("swipe Mum left", #"`row "Mum"`?"#)
        try assertSuggestion("scroll to Mum", #"`row "Mum"`?"#)
        try assertSuggestion(#"tap "Follow" in Mum"#, #"`row "Mum"`?"#)
        try assertSuggestion("type hello there into field", #"`"hello there"`?"#)
        try assertSuggestion("expect row 0 shows 3", #"`"3"`?"#)
        try assertSuggestion("wait until title is Wait for it for 5 seconds", #"`"Wait for it"`?"#)
        try assertSuggestion("play inbox.taps", #"`"inbox.taps"`?"#)
        try assertSuggestion("let who be Ada", #"`"Ada"`?"#)
        try assertSuggestion("remember Mum as who", #"`"Mum"`?"#)
        try assertSuggestion("tap cell 0", #""row"?"#)
        // No correction is suggested if part of the name is in quotes, contains an apostrophe, or is a keyword of the
        // script language.
        try assertSuggestion(#"tap the "Edit""#, nil)
        try assertSuggestion("tap the button", nil)
        try assertSuggestion("tap Don't", nil)
    }

    func testForgottenQuotesAndWordsAreReported() throws {
        let target = #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap""#
        assert(
            #"tap Follow in "Knuth""#,
            #"1:5: error: \#(target), not "Follow"; did you mean `"Follow" in row "Knuth"`?"#)
        assert(
            "tap Follow all in header", #"1:5: error: \#(target), not "Follow"; did you mean `"Follow all" in header`?"#
        )
        assert(
            #"tap "Follow" in "Knuth""#,
            #"1:17: error: expected "row", "header", "footer", "list", "menu", "alert", "navigation bar", "toolbar", "tab bar" or "screen" after "in", not "#
                + #"the text "Knuth"; did you mean `row "Knuth"`?"#)
        for (word, bar) in [("navbar", "navigation bar"), ("nav bar", "navigation bar"), ("tabbar", "tab bar")] {
            try assertSuggestion("tap \"Done\" in \(word)", "\"\(bar)\"?")
        }
        try assertSuggestion("tap \"Done\" in navigatoin bar", "\"navigation\"?")
        assert("tap Done in toolbar", "1:5: error: \(target), not \"Done\"; did you mean `\"Done\" in toolbar`?")
        assert(
            "expect Follow in row 3 is enabled",
            "1:8: error: expected a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`, after "
                + #""expect", not "Follow"; did you mean `"Follow" in row 3 is enabled`?"#)
        assert(
            #"clear Search in "Knuth""#,
            #"1:7: error: expected a control, such as `field` or `id "search"`, after "clear", not "Search"; did you "#
                + #"mean `"Search" in row "Knuth"`?"#)
    }
}
