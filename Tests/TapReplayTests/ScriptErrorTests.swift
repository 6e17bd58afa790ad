import XCTest

@testable import TapReplay

/// What a person is told of a mistake, and where.
final class ScriptErrorTests: XCTestCase {
    /// Asserts that a line is refused at a column with exactly these words.
    private func assert(_ source: String, _ column: Int, _ message: String, line: UInt = #line) {
        XCTAssertEqual(try errors("\n" + source), ["follow.taps:2:\(column): error: \(message)"], line: line)
    }

    func testUnknownStepSuggestsTheNearest() {
        assert("tpa row 3", 1, #"unknown step "tpa"; did you mean "tap"?"#)
        assert(
            "  frobnicate", 3,
            #"unknown step "frobnicate"; a step begins with "screen", "tap", "long-press", "toggle", "#
                + #""select", "deselect", "swipe", "delete", "insert", "move", "choose", "dismiss", "type", "clear", "#
                + #""slide", "step", "scroll", "run", "wait", "expect", "remember", "show", "let", "repeat" or "end""#)
        assert(#""Follow" in row 3"#, 1, #"expected a step, such as `tap "Follow" in row 3`, not the text "Follow""#)
        assert("12 rows", 1, #"expected a step, such as `tap "Follow" in row 3`, not 12"#)
        assert("Tap row 3", 1, #"unknown step "Tap"; did you mean "tap"?"#)
    }

    func testNamesAreAskedFor() {
        assert("screen", 7, #"expected a screen's name after "screen", but the step ends here"#)
        assert("screen ,", 8, #"expected a screen's name after "screen", not a comma"#)
        assert("screen feed now", 13, #"unexpected "now" at the end of the step"#)
    }

    func testTargetsAreAskedFor() {
        assert(
            "tap", 4,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", but the step "#
                + "ends here")
        assert(
            "tap rwo 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not "rwo"; "#
                + #"did you mean "row"?"#)
        assert(
            "tap 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not 3; did "#
                + "you mean `row 3`?")
        assert(
            "tap , row 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not a comma"#)
        assert(#"tap "Follow" on row 3"#, 14, #"unexpected "on" at the end of the step; did you mean "in"?"#)
        assert(
            #"tap "Follow" in raw 3"#, 17,
            #"expected "row", "header", "footer", "list", "menu", "alert" or "screen" after "in", not "raw"; did you mean "row"?"#
        )
        assert(
            #"tap "Follow" in"#, 16,
            #"expected "row", "header", "footer", "list", "menu", "alert" or "screen" after "in", but the step ends here"#
        )
        assert(
            "tap button two", 12,
            #"unexpected "two" at the end of the step; it could only go on with "in …" or a number"#)
    }

    func testRowsAreAskedFor() {
        assert(
            "tap row", 8,
            #"expected a row's number, "first", "last", a text or "id" after "row", but the step ends here"#)
        assert("tap row -1", 9, #"expected a row's number (a whole number, from 0) after "row", not -1"#)
        assert("tap row 1.5", 9, #"expected a row's number (a whole number, from 0) after "row", not 1.5"#)
        assert("tap row 99999999999999999999", 9, "the number 99999999999999999999 is too large")
        assert("tap row 3 of sektion 1", 14, #"expected "section" after "of", not "sektion"; did you mean "section"?"#)
        assert(
            "tap row 3 of section", 21,
            #"expected a section's number (a whole number, from 0) after "section", but the step ends here"#)
        assert("tap row 3 in header", 14, #"expected "section", "row" or "list" after "in", not "header""#)
        assert(
            "tap row frist", 9,
            #"expected a row's number, "first", "last", a text or "id" after "row", not "frist"; did you "#
                + #"mean "first"?"#)
        assert(
            #"tap row "Ada" of section 2"#, 15,
            "a row named by its text or identifier is looked for in every section")
        assert("tap row id person", 12, #"expected an identifier in double quotes after "row id", not "person""#)
        assert(
            #"tap row id "person" of section 2"#, 21,
            "a row named by its text or identifier is looked for in every section")
        assert(
            "select 3", 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not 3; did you mean `row 3`?"#)
        assert(
            #"select "Ada""#, 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not the text "Ada"; "#
                + #"did you mean `row "Ada"`?"#)
        assert(
            "select raw 3", 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not "raw"; did you "#
                + #"mean "row"?"#)
        assert(
            "select", 7,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", but the step ends here"#)
    }

    func testScrollAsksForWhere() {
        assert(
            "scroll", 7,
            #"expected "to", "by", "up", "down", "left" or "right" after "scroll", but the step ends here"#)
        assert("scroll up", 10, #"expected "by" after "up", but the step ends here"#)
        assert("scroll up by -3", 14, #"expected a number of points, such as 2 or 0.5, after "by", not -3"#)
        assert(
            "scroll to botom", 11,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "scroll to", not "botom"; did "#
                + #"you mean "bottom"?"#)
        assert(
            "scroll to 7", 11,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "scroll to", not 7; did you "#
                + "mean `row 7`?")
        assert(
            "scroll by", 10,
            #"expected a number of points, such as -40 or 12.5, after "scroll by", but the step ends here"#)
        assert("scroll by far", 11, #"expected a number of points, such as -40 or 12.5, after "scroll by", not "far""#)
    }

    func testWaitAsksForItsWords() {
        assert("wait", 5, #"expected "until" after "wait", but the step ends here"#)
        assert("wait untl 3 rows", 6, #"expected "until" after "wait", not "untl"; did you mean "until"?"#)
        assert(
            "wait until 3 rows for", 22,
            #"expected a number of seconds, such as 2 or 0.5, after "for", but the step ends here"#)
        assert(
            "wait until 3 rows for -1 seconds", 23,
            #"expected a number of seconds, such as 2 or 0.5, after "for", not -1"#)
        assert("wait until 3 rows for 2", 24, #"expected "seconds" after 2, but the step ends here"#)
        assert("wait until 3 rows for 2 minutes", 25, #"expected "seconds" after 2, not "minutes""#)
        assert("wait until nothing", 19, #"expected "dispatched" after "nothing", but the step ends here"#)
    }

    func testConditionsAreAskedFor() {
        assert(
            "expect", 7,
            "expected a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`, after "
                + #""expect", but the step ends here"#)
        assert(
            "expect something", 8,
            "expected a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`, after "
                + #""expect", not "something"; did you mean "nothing"?"#)
        assert("expect 3", 9, #"expected "rows" or "sections" after 3, but the step ends here"#)
        assert("expect 3 rwos", 10, #"expected "rows" or "sections" after 3, not "rwos"; did you mean "rows"?"#)
        assert(
            "expect 3 rows in sectoin 1", 18,
            #"expected "section", "row" or "list" after "in", not "sectoin"; did you mean "section"?"#)
        assert(
            "expect nothing dispached", 16,
            #"expected "dispatched" after "nothing", not "dispached"; did you mean "dispatched"?"#)
        assert("expect not selected", 12, #"expected "dispatched" after "not", not "selected""#)
        assert("expect no rows", 8, "a list without rows is counted; write `0 rows`")
        assert("expect no title", 11, #"expected "selection" after "no", not "title""#)
    }

    func testSelectionsAndVisibleRowsAreAskedFor() {
        assert("expect selection row 3", 18, #"expected "is" after "selection", not "row""#)
        assert(
            "expect selection is 3", 21,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "selection is", not 3; did you "#
                + "mean `row 3`?")
        assert(
            "expect selection is row 3,", 27,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after ",", but the step ends here"#)
        assert(
            "expect selection is row 3 row 4", 27,
            #"unexpected "row" at the end of the step; it could only go on with "of section …" or "in …" or a comma"#)
        assert("expect rows 5 to 2 are visible", 13, "rows 5 to 2 run backwards; write rows 2 to 5")
        assert("expect rows 2 to 5", 19, #"expected "are" after 5, but the step ends here"#)
        assert(
            "expect rows 2 to 5 are visble", 24,
            #"expected "visible" after "are", not "visble"; did you mean "visible"?"#)
    }

    func testDispatchedAsksForItsWords() {
        assert("expect dispatched", 18, #"expected an action's name after "dispatched", but the step ends here"#)
        assert(
            "expect dispatched follow with yes", 31,
            #"expected a text, a number, "true" or "false" after "with", not "yes""#)
        assert("expect dispatched follow 3", 27, #"expected "times" after 3, but the step ends here"#)
        assert("expect dispatched follow 3 tmes", 28, #"expected "times" after 3, not "tmes"; did you mean "times"?"#)
        assert(
            "expect dispatched follow 1.5 times", 26,
            #"expected a number of times (a whole number, from 0) after "follow", not 1.5"#)
        assert(
            "expect dispatched follow wiht 3", 26,
            #"unexpected "wiht" at the end of the step; did you mean "with"?"#)
        assert("expect dispatched follow with 3 on row 2", 33, #""on …" is written before "with …""#)
    }

    func testClaimsAboutASubjectAreAskedFor() {
        assert(
            #"expect row 3 show "Ada""#, 14,
            #"expected "is", "shows", "contains" or "does not" after 3, not "show"; did you mean "shows"?"#)
        assert("expect row 3", 13, #"expected "is", "shows", "contains" or "does not" after 3, but the step ends here"#)
        assert("expect row 3 shows Ada", 20, #"expected a text in double quotes after "shows", not "Ada""#)
        assert(#"expect row 3 does show "Ada""#, 19, #"expected "not" after "does", not "show""#)
        assert(
            #"expect row 3 does not shows "Ada""#, 23,
            #"expected "show" or "contain" after "does not", not "shows"; did you mean "show"?"#)
        assert(
            "expect row 3 is selcted", 17,
            #"expected "visible", "selected", "highlighted", "on", "off", "enabled", "disabled", "hidden", "#
                + #""editing", "swiped" or "empty" after "is", not "selcted"; did you mean "selected"?"#)
        assert(
            "expect row 3 is not", 20,
            #"expected "visible", "selected", "highlighted", "on", "off", "enabled", "disabled", "hidden", "#
                + #""editing", "swiped" or "empty" after "is not", but the step ends here"#)
        assert(
            "expect row 3 is grey", 17,
            #"expected "visible", "selected", "highlighted", "on", "off", "enabled", "disabled", "hidden", "#
                + #""editing", "swiped" or "empty" after "is", not "grey""#)
        assert(
            "expect screen is visible", 15,
            #"a screen has no state; name a row or a control, or write `screen shows "…"`"#)
    }

    func testRefusalAsksForItsWords() {
        assert(
            "expect tap row 3", 17,
            #"expected "refused" (nothing else is expected of a touch) after 3, but the step ends here"#)
        assert(
            "expect tap row 3 refsued", 18,
            #"expected "refused" (nothing else is expected of a touch) after 3, not "refsued"; did you mean "#
                + #""refused"?"#)
        assert(
            "expect tap row 3 refused because disabled", 34,
            #"expected the reason in double quotes after "because", not "disabled""#)
        assert(
            #"expect tap row 3 refused becuase "x""#, 26,
            #"unexpected "becuase" at the end of the step; did you mean "because"?"#)
    }

    func testWordsAfterTheEndAreRefused() {
        assert("show all", 6, #"unexpected "all" at the end of the step"#)
    }

    func testTextsAskForTheirQuotesAndEscapes() {
        assert(#"tap "Follow"#, 5, #"the text that starts here has no closing quote (")"#)
        assert(#"tap "Say "hi" now""#, 11, #"a space is missing after the text; a quote inside a text is written \""#)
        assert(#"tap"Follow""#, 4, "a space is missing before the text that starts here")
        assert(#"tap "Fol\low""#, 9, #"unknown escape \l; a text knows \", \\, \n, \t, \u{…} and \(variable)"#)
        assert(#"tap "\u{110000}""#, 6, #"\u{110000} is not a Unicode character"#)
        assert(#"tap "\u{}""#, 6, #"expected one to eight hexadecimal digits and "}" after \u{, as in \u{1F600}"#)
        assert(#"tap "\u0041""#, 6, #"expected "{" after \u, as in \u{1F600}"#)
    }

    func testCharactersOfNoWordAreNamed() {
        assert("tap “Follow”", 5, #"unexpected “; a text is written in straight double quotes (")"#)
        assert("tap 'Follow'", 5, #"unexpected '; a text is written in straight double quotes (")"#)
        assert("screen Écran", 8, #"unexpected "É"; a name of other letters than a to z goes in double quotes"#)
        assert("tap row (3)", 9, #"unexpected "(""#)
        assert("tap row\u{a0}3", 8, "unexpected invisible character U+00A0")
    }

    func testColumnsCountCharacters() {
        assert("\té tap", 2, #"unexpected "é"; a name of other letters than a to z goes in double quotes"#)
        assert(
            "\ttap \"é👩‍👩‍👧\"\tin rwo 3", 14,
            #"expected "row", "header", "footer", "list", "menu", "alert" or "screen" after "in", not "rwo"; did you mean "row"?"#
        )
    }

    func testNamesAreNotEmpty() {
        assert(#"run """#, 5, "a command's name cannot be empty")
    }

    func testUnexpectedWordsAreShortened() {
        let word = String(repeating: "x", count: 500)
        assert("show \(word)", 6, "unexpected \"\(word.prefix(39))…\" at the end of the step")
    }

    func testBytesThatAreNotUTF8AreRefusedAtTheirColumn() throws {
        for bytes: [UInt8] in [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xE2, 0x82], [0x80],
        ] {
            let path = try temporaryFile(Array("show\r\n\t\"é".utf8) + bytes + Array("\r\nshow".utf8), in: self)
            let byte = String(bytes[0], radix: 16, uppercase: true)
            XCTAssertEqual(
                try Script(.file(path: path)).mistakes.map(\.description),
                ["\(path):2:4: error: the byte 0x\(byte) is not UTF-8; save the script as UTF-8"])
        }
    }

    func testCommentsMustBeUTF8Too() throws {
        let path = try temporaryFile(Array("show # ".utf8) + [0xE9], in: self)
        XCTAssertEqual(try Script(.file(path: path)).mistakes.map(\.place.column), [8])
    }

    func testNulBytesAreRefused() {
        assert("é\t\0", 3, "this line holds a NUL byte; a script is plain text")
        assert("show # \0", 8, "this line holds a NUL byte; a script is plain text")
    }

    func testLinesLongerThan64KBAreRefusedAndSkipped() throws {
        let line = String(repeating: "#", count: (1 << 16) + 1)
        let message = "this line is longer than 64 KB; is this a script?"
        for text in [line, line + "\n", line + "\r\n", line + line + line + "\nshow"] {
            assert(text, 1, message)
        }
        XCTAssertEqual(
            try errors("show\n\(line)\(line)\ntpa\n"),
            [
                "follow.taps:2:1: error: \(message)",
                #"follow.taps:3:1: error: unknown step "tpa"; did you mean "tap"?"#,
            ])
    }

    func testMissingFileIsNamed() {
        XCTAssertThrowsError(try Script(.file(path: "/no/such.taps"))) { error in
            XCTAssertEqual("\(error)", "/no/such.taps: error: there is no such file")
        }
    }

    func testDirectoryIsNamed() {
        XCTAssertThrowsError(try Script(.file(path: "/"))) { error in
            XCTAssertEqual("\(error)", "/: error: this is a directory, not a script")
        }
    }

    func testUnreadableFileIsNamed() throws {
        let path = try temporaryFile([], in: self)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        try XCTSkipIf(FileManager.default.isReadableFile(atPath: path), "this user may read everything")
        XCTAssertThrowsError(try Script(.file(path: path))) { error in
            XCTAssertEqual("\(error)", "\(path): error: the file may not be read (permission denied)")
        }
    }

    func testErrorOfAStepInTheMiddleKnowsItsLine() throws {
        XCTAssertEqual(
            try errors("show\r\n# x\r\n\r\n  select\r\nshow").first?.prefix(20), "follow.taps:4:9: err")
    }
}
