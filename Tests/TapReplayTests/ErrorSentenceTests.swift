import XCTest

@testable import TapReplay

/// Tests the messages and positions of most script errors, such as unknown steps, missing words, invalid strings and
/// unknown variables.
final class ErrorSentenceTests: XCTestCase {
    private struct Case {
        let source: String
        let errors: [String]
        let line: UInt

        /// Creates a test case with a script and its errors, including their lines and columns.
        init(_ source: String, _ errors: String..., line: UInt = #line) {
            self.source = source
            self.errors = errors
            self.line = line
        }

        /// Creates a test case with an empty line followed by `source`, which has a single error at the given column.
        init(_ source: String, _ column: Int, _ message: String, line: UInt = #line) {
            self.source = "\n" + source
            errors = ["2:\(column): error: \(message)"]
            self.line = line
        }
    }

    func testEachErrorHasItsMessage() throws {
        for each in Self.cases {
            XCTAssertEqual(
                try errors(each.source), each.errors.map { "follow.taps:\($0)" }, line: each.line)
        }
    }

    private static let cases: [Case] = [
        // Unknown steps. The message suggests a similar step, if there is one.
        Case("tpa row 3", 1, #"unknown step "tpa"; did you mean "tap"?"#),
        Case(
            "  frobnicate", 3,
            #"unknown step "frobnicate"; a step begins with "screen", "tap", "long-press", "double-tap", "toggle", "#
                + #""select", "deselect", "swipe", "pan", "delete", "insert", "move", "drag", "expand", "collapse", "choose", "dismiss", "perform", "#
                + #""type", "press", "clear", "backspace", "slide", "step", "scroll", "pull", "style", "text", "direction", "device", "#
                + #""rotate", "run", "play", "wait", "expect", "known", "remember", "show", "let", "takes", "repeat", "if", "else" or "end""#
        ),
        Case(#""Follow" in row 3"#, 1, #"expected a step, such as `tap "Follow" in row 3`, not the text "Follow""#),
        Case("12 rows", 1, #"expected a step, such as `tap "Follow" in row 3`, not 12"#),
        Case("Tap row 3", 1, #"unknown step "Tap"; did you mean "tap"?"#),
        // Missing screen names, and unexpected words after a screen's name.
        Case("screen", 7, #"expected a screen's name after "screen", but the step ends here"#),
        Case("screen ,", 8, #"expected a screen's name after "screen", not a comma"#),
        Case("screen feed now", 13, #"unexpected "now" at the end of the step"#),
        // Missing or invalid targets.
        Case(
            "tap", 4,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", but the step "#
                + "ends here"),
        Case(
            "tap rwo 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not "rwo"; "#
                + #"did you mean "row"?"#),
        Case(
            "tap 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not 3; did "#
                + "you mean `row 3`?"),
        Case(
            "tap , row 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not a comma"#),
        Case(#"tap "Follow" on row 3"#, 14, #"unexpected "on" at the end of the step; did you mean "in"?"#),
        Case(
            #"tap "Follow" in raw 3"#, 17,
            #"expected "row", "header", "footer", "list", "menu", "alert", "navigation bar", "toolbar", "tab bar" or "screen" after "in", not "raw"; did you mean "row"?"#
        ),
        Case(
            #"tap "Follow" in"#, 16,
            #"expected "row", "header", "footer", "list", "menu", "alert", "navigation bar", "toolbar", "tab bar" or "screen" after "in", but the step ends here"#
        ),
        Case(
            "tap button two", 12,
            #"unexpected "two" at the end of the step; it could be followed only by a number or "in …""#),
        Case(#"tap tab "Search""#, 5, #"a tab is chosen: write `choose tab "Search"`"#),
        Case("tap tab", 5, #"a tab is chosen: write `choose tab "…"`"#),
        Case("tap empty", 10, #"expected "place" after "tap empty", but the step ends here"#),
        Case("backspase field", 1, #"unknown step "backspase"; did you mean "backspace"?"#),
        Case(
            "dismiss keybord", 9,
            #"expected "menu" or "keyboard" after "dismiss", not "keybord"; did you mean "keyboard"?"#),
        // Missing or invalid rows.
        Case(
            "tap row", 8,
            #"expected a row's number, "first", "last", a text, "containing" or "id" after "row", but the step ends here"#
        ),
        Case("tap row -1", 9, #"expected a row's number (a whole number, from 0) after "row", not -1"#),
        Case("tap row 1.5", 9, #"expected a row's number (a whole number, from 0) after "row", not 1.5"#),
        Case("tap row 99999999999999999999", 9, "the number 99999999999999999999 is too large"),
        Case(
            "tap row 3 of sektion 1", 14, #"expected "section" after "of", not "sektion"; did you mean "section"?"#),
        Case(
            "tap row 3 of section", 21,
            #"expected a section's number (a whole number, from 0) after "section", but the step ends here"#),
        Case("tap row 3 in header", 14, #"expected "section", "row" or "list" after "in", not "header""#),
        Case(
            "tap row frist", 9,
            #"expected a row's number, "first", "last", a text, "containing" or "id" after "row", not "frist"; did you "#
                + #"mean "first"?"#),
        Case(
            "tap row id person", 12,
            #"expected an identifier in double quotes after "row id", not "person"; did you mean `"person"`?"#),
        Case(
            "select 3", 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not 3; did you mean `row 3`?"#),
        Case(
            #"select "Ada""#, 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not the text "Ada"; "#
                + #"did you mean `row "Ada"`?"#),
        Case(
            "select raw 3", 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not "raw"; did you "#
                + #"mean "row"?"#),
        Case(
            "select", 7,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", but the step ends here"#),
        // Missing or invalid scroll targets and distances.
        Case(
            "scroll", 7,
            #"expected "to", "by", "up", "down", "left" or "right" after "scroll", but the step ends here"#),
        Case("scroll up", 10, #"expected "by" after "up", but the step ends here"#),
        Case("scroll up by -3", 14, #"expected a number of points, such as 2 or 0.5, after "by", not -3"#),
        Case(
            "scroll to botom", 11,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "scroll to", not "botom"; did "#
                + #"you mean "bottom"?"#),
        Case(
            "scroll to 7", 11,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "scroll to", not 7; did you "#
                + "mean `row 7`?"),
        Case(
            "scroll by", 10,
            #"expected a number of points, such as -40 or 12.5, after "scroll by", but the step ends here"#),
        Case(
            "scroll by far", 11, #"expected a number of points, such as -40 or 12.5, after "scroll by", not "far""#),
        // Missing or invalid words after "wait".
        Case("wait", 5, #"expected "until" after "wait", but the step ends here"#),
        Case(
            "wait 2 seconds", 6,
            "a script does not wait for a fixed time, because it takes no time to play a step; write what it waits for, "
                + "as in `wait until row 1 is visible`"),
        Case(
            "wait for 2 seconds", 6,
            "a script does not wait for a fixed time, because it takes no time to play a step; write what it waits for, "
                + "as in `wait until row 1 is visible`"),
        Case("wait untl 3 rows", 6, #"expected "until" after "wait", not "untl"; did you mean "until"?"#),
        Case(
            "wait until 3 rows for", 22,
            #"expected a number of seconds, such as 2 or 0.5, after "for", but the step ends here"#),
        Case(
            "wait until 3 rows for -1 seconds", 23,
            #"expected a number of seconds, such as 2 or 0.5, after "for", not -1"#),
        Case("wait until 3 rows for 2", 24, #"expected "seconds" after 2, but the step ends here"#),
        Case("wait until 3 rows for 2 minutes", 25, #"expected "seconds" after 2, not "minutes""#),
        Case("wait until nothing", 19, #"expected "dispatched" after "nothing", but the step ends here"#),
        // Missing or invalid conditions.
        Case(
            "expect", 7,
            "expected a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`, after "
                + #""expect", but the step ends here"#),
        Case(
            "expect something", 8,
            "expected a condition, such as `3 rows`, `dispatched follow` or `row 3 is selected`, after "
                + #""expect", not "something"; did you mean "nothing"?"#),
        Case("expect 3", 9, #"expected "rows" or "sections" after 3, but the step ends here"#),
        Case("expect 3 rwos", 10, #"expected "rows" or "sections" after 3, not "rwos"; did you mean "rows"?"#),
        Case(
            "expect 3 rows in sectoin 1", 18,
            #"expected "section", "row" or "list" after "in", not "sectoin"; did you mean "section"?"#),
        Case(
            "expect nothing dispached", 16,
            #"expected "dispatched" after "nothing", not "dispached"; did you mean "dispatched"?"#),
        Case("expect not selected", 12, #"expected "dispatched" after "not", not "selected""#),
        Case("expect no rows", 8, "for a list without rows, write `0 rows`"),
        Case("expect no title", 11, #"expected "selection" after "no", not "title""#),
        // Missing or invalid selections and ranges of visible rows.
        Case("expect selection row 3", 18, #"expected "is" after "selection", not "row""#),
        Case(
            "expect selection is 3", 21,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "selection is", not 3; did you "#
                + "mean `row 3`?"),
        Case(
            "expect selection is row 3,", 27,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after ",", but the step ends here"#),
        Case(
            "expect selection is row 3 row 4", 27,
            #"unexpected "row" at the end of the step; it could be followed only by "of section …" or "in …" or a comma "#
                + #"or "within … seconds""#),
        Case("expect rows 5 to 2 are visible", 13, "rows 5 to 2 run backwards; write rows 2 to 5"),
        Case("expect rows 2 to 5", 19, #"expected "are" after 5, but the step ends here"#),
        Case(
            "expect rows 2 to 5 are visble", 24,
            #"expected "visible" after "are", not "visble"; did you mean "visible"?"#),
        // Missing or invalid words after "dispatched".
        Case("expect dispatched", 18, #"expected an action's name after "dispatched", but the step ends here"#),
        Case(
            "expect dispatched follow with yes", 31,
            #"expected a text, a number, "true" or "false" after "with", not "yes"; did you mean `"yes"`?"#),
        Case("expect dispatched follow 3", 27, #"expected "times" after 3, but the step ends here"#),
        Case("expect dispatched follow 3 tmes", 28, #"expected "times" after 3, not "tmes"; did you mean "times"?"#),
        Case(
            "expect dispatched follow 1.5 times", 26,
            #"expected a number of times (a whole number, from 0) after "follow", not 1.5"#),
        Case(
            "expect dispatched follow wiht 3", 26,
            #"unexpected "wiht" at the end of the step; did you mean "with"?"#),
        Case("expect dispatched follow with 3 on row 2", 33, #""on …" is written before "with …""#),
        // Subjects without a valid condition.
        Case(
            #"expect row 3 show "Ada""#, 14,
            #"expected "is", "shows", "contains", "matches", "looks like" or "does not" after 3, not "show"; did you mean "shows"?"#
        ),
        Case(
            "expect row 3", 13,
            #"expected "is", "shows", "contains", "matches", "looks like" or "#
                + #""does not" after 3, but the step ends here"#),
        Case(
            "expect row 3 shows Ada", 20,
            #"expected a text in double quotes after "shows", not "Ada"; did you mean `"Ada"`?"#),
        Case(#"expect row 3 does show "Ada""#, 19, #"expected "not" after "does", not "show""#),
        Case(
            #"expect row 3 does not shows "Ada""#, 23,
            #"expected "show" or "contain" after "does not", not "shows"; did you mean "show"?"#),
        Case(
            "expect row 3 is selcted", 17,
            #"expected "visible", "selected", "highlighted", "on", "off", "enabled", "disabled", "hidden", "#
                + #""editing", "swiped", "expanded", "collapsed" or "empty" after "is", not "selcted"; did you mean "selected"?"#
        ),
        Case(
            "expect row 3 is not", 20,
            #"expected "visible", "selected", "highlighted", "on", "off", "enabled", "disabled", "hidden", "#
                + #""editing", "swiped", "expanded", "collapsed" or "empty" after "is not", but the step ends here"#),
        Case(
            "expect row 3 is grey", 17,
            #"expected "visible", "selected", "highlighted", "on", "off", "enabled", "disabled", "hidden", "#
                + #""editing", "swiped", "expanded", "collapsed" or "empty" after "is", not "grey""#),
        Case(
            "expect screen is visible", 15,
            #"a screen has no state; name a row or a control, or write `screen shows "…"`"#),
        // Missing or invalid words in steps that expect a refusal.
        Case(
            "expect tap row 3", 17,
            #"expected "not possible" (nothing else is expected of a touch) after 3, but the step ends here"#),
        Case(
            "expect tap row 3 not posible", 22,
            #"expected "possible" after "not", not "posible"; did you mean "possible"?"#),
        Case(
            "expect tap row 3 rejected", 18,
            #"expected "not possible" (nothing else is expected of a touch) after 3, not "rejected""#),
        Case(
            "expect tap row 3 not possible because disabled", 39,
            #"expected the reason in double quotes after "because", not "disabled"; did you mean `"disabled"`?"#),
        Case(
            #"expect tap row 3 not possible becuase "x""#, 31,
            #"unexpected "becuase" at the end of the step; did you mean "because"?"#),
        // Superfluous words at the end.
        Case("show all", 6, #"unexpected "all" at the end of the step"#),
        Case(#"show "all""#, 6, #"unexpected text "all" at the end of the step"#),
        // Steps that always pass.
        Case(
            #"expect row 0 contains """#, 23,
            #"every text contains ""; to check that a field is empty, write `shows ""`"#),
        // Steps that do nothing, empty names, and a wait that is too long.
        Case(#"type "" into field"#, 6, #""" types nothing; to empty the field, write `clear field`"#),
        Case("scroll by 0", 11, "0 points means not at all; remove the line"),
        Case("scroll up by -0.0", 14, #"expected a number of points, such as 2 or 0.5, after "by", not -0.0"#),
        Case("scroll left by 0.0 in row 3", 16, "0 points means not at all; remove the line"),
        Case("pan row 3 left by 0", 19, "0 points means not at all; remove the line"),
        Case(#"tap row """#, 9, #""" names nothing; expected a text with at least one character"#),
        Case(#"tap row id """#, 12, #""" names nothing; expected an identifier with at least one character"#),
        Case(#"expect "" in row 3 is on"#, 8, #""" names nothing; expected a text with at least one character"#),
        Case(#"clear id """#, 10, #""" names nothing; expected an identifier with at least one character"#),
        Case(
            #"expect 3 rows in list id """#, 26,
            #""" names nothing; expected an identifier with at least one character"#),
        Case("wait until 3 rows for 86401 seconds", 23, "a step waits for at most 86400 seconds"),
        // Missing quotes and invalid escapes.
        Case(#"tap "Follow"#, 5, #"the text that starts here has no closing quote (")"#),
        Case(#"tap "Say "hi" now""#, 11, #"a space is missing after the text; a quote inside a text is written \""#),
        Case(#"tap"Follow""#, 4, "a space is missing before the text that starts here"),
        Case(#"tap "Fol\low""#, 9, #"unknown escape \l; the escapes are \", \\, \n, \t, \u{…} and \(variable)"#),
        Case(#"tap "\u{110000}""#, 6, #"\u{110000} is not a Unicode character"#),
        Case(#"tap "\u{}""#, 6, #"expected one to eight hexadecimal digits and "}" after \u{, as in \u{1F600}"#),
        Case(#"tap "\u0041""#, 6, #"expected "{" after \u, as in \u{1F600}"#),
        // Unexpected characters.
        Case("tap “Follow”", 5, #"unexpected “; a text is written in straight double quotes (")"#),
        Case("tap 'Follow'", 5, #"unexpected '; a text is written in straight double quotes (")"#),
        Case("screen Écran", 8, #"unexpected "É"; put a name in double quotes unless it has only letters from a to z"#),
        Case("tap row (3)", 9, #"unexpected "(""#),
        Case("tap row\u{a0}3", 8, "unexpected invisible character U+00A0"),
        // Columns, which are counted in characters.
        Case("\té tap", 2, #"unexpected "é"; put a name in double quotes unless it has only letters from a to z"#),
        Case(
            "\ttap \"é👩‍👩‍👧\"\tin rwo 3", 14,
            #"expected "row", "header", "footer", "list", "menu", "alert", "navigation bar", "toolbar", "tab bar" or "screen" after "in", not "rwo"; did you mean "row"?"#
        ),
        // Empty names.
        Case(#"run """#, 5, "a command's name cannot be empty"),
        // NUL bytes.
        Case("é\t\0", 3, "this line contains a NUL byte; a script is plain text"),
        Case("show # \0", 8, "this line contains a NUL byte; a script is plain text"),
        // A string that contains `$` followed by the name of a variable is an error.
        Case(
            "let who be \"Ada\"\nexpect row 3 shows \"$who\"\nexpect row \"$who\" is visible",
            #"2:21: error: the variable is $who without quotes; a literal $ before its name is written \u{24}"#,
            #"3:13: error: the variable is $who without quotes; a literal $ before its name is written \u{24}"#),
        Case(
            "repeat for n from 0 to 0\nexpect row $n shows \"Book $n.\"\nend",
            #"2:27: error: a variable inside a text is written \(n); a literal $ before its name is written \u{24}"#),
        Case(
            "let n be 3\nexpect row 3 shows \"é $m, $n-\"",
            #"2:27: error: a variable inside a text is written \(n); a literal $ before its name is written \u{24}"#),
        // If a word is the name of a variable but has no dollar sign, the message suggests the variable.
        Case(
            "let n be 3\ntap row n",
            "2:9: error: expected a row's number, \"first\", \"last\", a text, \"containing\" or \"id\" after \"row\", not \"n\"; "
                + "did you mean `$n`?"),
        Case(
            "let who be \"Ada\"\nexpect row 3 shows who",
            "2:20: error: expected a text in double quotes after \"shows\", not \"who\"; did you mean `$who`?"),
        // Text conditions need "shows" instead of "is".
        Case("expect row 3 is \"Ada\"", "1:17: error: to compare a text, write `shows \"Ada\"`"),
        Case("expect row 3 is not \"Ada\"", "1:21: error: to compare a text, write `does not show \"Ada\"`"),
        // A number of rows precedes the word "rows".
        Case("expect rows 5", "1:13: error: a number of rows is written before the word; write `5 rows`"),
        // "On screen" is called "visible" in scripts.
        Case("expect row 3 is on screen", "1:17: error: what is on screen is visible; write `is visible`"),
        Case("expect row 3 is not off screen", "1:21: error: what is on screen is visible; write `is visible`"),
        Case("expect row 3 is off screen", "1:17: error: what is on screen is visible; write `is not visible`"),
        // The steps of a block need separate lines.
        Case(
            "repeat 2 times tap row 0\nend",
            "1:16: error: unexpected \"tap\" at the end of the step; write each step of a block on its own line"),
        // Conditions can't be joined.
        Case(
            #"expect row 3 shows "Ada" and "Follow""#,
            "1:26: error: unexpected \"and\" at the end of the step; each condition is a step of its own"),
        Case(
            #"expect row 3 shows "Ada", "Follow""#,
            "1:25: error: unexpected comma at the end of the step; each condition is a step of its own"),
        Case(
            "tap row 3, row 4",
            "1:10: error: unexpected comma at the end of the step; it could be followed only by "
                + "\"of section …\" or \"in …\""),
        // Punctuation from programming languages.
        Case("tap row 3 // Ada", "1:11: error: unexpected \"/\"; a comment begins with #"),
        Case("tap row 3; show", "1:10: error: unexpected \";\"; each step has a line of its own"),
        Case(
            "let n = 3",
            "1:7: error: unexpected \"=\"; `let n be 3` defines a variable, and \"shows\" compares a text"),
        // An "end" with an error still ends its block.
        Case("repeat 3 times\nshow\nend repeat\nshow", "3:5: error: unexpected \"repeat\" at the end of the step"),
        Case(
            "repeat for n from 0 to 3\nshow\nend n\ntap row $n", "3:5: error: unexpected \"n\" at the end of the step",
            "4:9: error: there is no variable \"n\"; `let`, `remember`, `repeat for` and `takes` define variables"),
        // Blocks without an "end", and an "end" without a block.
        Case("show\nrepeat 2 times\nshow", "2:1: error: this \"repeat\" has no \"end\""),
        Case("show\n  end", "2:3: error: this \"end\" has no \"repeat\" or \"if\""),
        Case("repeat 2 times\nend\nend", "3:1: error: this \"end\" has no \"repeat\" or \"if\""),
        Case("end block", "1:5: error: unexpected \"block\" at the end of the step"),
        // An error in a block's first line is reported only once.
        Case(
            "repeat thre times\ntap row 1\nend",
            "1:8: error: expected a number of times or \"for\" after \"repeat\", not \"thre\""),
        Case("repeat 0 times\nend", "1:8: error: 0 times means never; remove the line"),
        Case(
            "repeat for n from 1\ntap row $n\nend",
            "1:20: error: expected \"to\" after 1, but the step ends here"),
        Case("repeat 3\nend", "1:9: error: expected \"times\" after 3, but the step ends here"),
        // Unknown variables. The message suggests the variable with the most similar name, if there is one.
        Case(
            "let who be \"Ada\"\ntap row $woh", "2:9: error: there is no variable \"woh\"; did you mean \"who\"?"),
        Case(
            "tap row $n",
            "1:9: error: there is no variable \"n\"; `let`, `remember`, `repeat for` and `takes` define variables"),
        Case(
            #"tap row "\(n)""#,
            "1:10: error: there is no variable \"n\"; `let`, `remember`, `repeat for` and `takes` define variables"),
        Case(
            "repeat for n from 0 to 1\nshow\nend\ntap row $n",
            "4:9: error: there is no variable \"n\"; `let`, `remember`, `repeat for` and `takes` define variables"),
        // Variables of the wrong kind.
        Case(
            "let a be 0.5\ntap row $a",
            "2:9: error: expected a row's number (a whole number, from 0) after \"row\", not $a, which is a number that "
                + "is not whole"),
        Case(
            "let a be \"x\"\nexpect 3 rows in section $a",
            "2:26: error: expected a section's number (a whole number, from 0) after \"section\", not $a, which is a text"
        ),
        Case(
            "let a be \"x\"\nscreen $a",
            "2:8: error: expected a screen's name after \"screen\", not $a, which is a text"),
        Case("tap row $", "1:9: error: a variable's name is missing after $, as in `row $n`"),
        Case(
            "let $a be 1",
            "1:5: error: declare a variable without the $; write `a`"),
        Case("let 3 be 1", "1:5: error: expected a variable's name after \"let\", not 3"),
        Case("let a be", "1:9: error: expected a text or a number after \"be\", but the step ends here"),
        Case(#"tap row "\(n""#, #"1:10: error: expected a variable's name and ")" after \(, as in "Book \(n)""#),
        // An error in a "let" is not repeated where the variable is used.
        Case(
            "let a be\ntap row $a\ntype $a into field\nslide slider to $a",
            "1:9: error: expected a text or a number after \"be\", but the step ends here"),
        // A counter needs a new name.
        Case(
            "let n be 1\nrepeat for n from 0 to 2\nshow\nend",
            "2:1: error: there is a variable \"n\" already; name another"),
        // Only the first error in a line is reported.
        Case(#"tpa "Follow"#, 1, #"unknown step "tpa"; did you mean "tap"?"#),
        Case(#"tpa $n"#, 1, #"unknown step "tpa"; did you mean "tap"?"#),
        Case(
            #"select 3 "a\x""#, 8,
            #"expected a row, such as `row 3` or `row "Ada Lovelace"`, after "select", not 3; did you mean `row 3`?"#),
        Case(#"tap row 3 "a\x"#, 11, #"the text that starts here has no closing quote (")"#),
        Case(#"tap row 3 "a\"#, 11, #"the text that starts here has no closing quote (")"#),
        Case(#"tap "\u{110000}\x""#, 6, #"\u{110000} is not a Unicode character"#),
        Case(#"tap "\é""#, 6, #"unknown escape \é; the escapes are \", \\, \n, \t, \u{…} and \(variable)"#),
        // Verbs that begin with the same word.
        Case(
            "tap acessory of row 3", 5,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "tap", not "acessory"; did "#
                + #"you mean "accessory"?"#),
        Case("tap accessory row 3", 15, #"expected "of" after "accessory", not "row""#),
        Case(
            "tap index M", 11,
            #"expected a title of the index in double quotes after "index", not "M"; did you mean `"M"`?"#),
        // A missing "end", alone and together with another error.
        Case("repeat 2 times\n  repeat 3 times\nend", "1:1: error: this \"repeat\" has no \"end\""),
        Case(
            "  repeat two times\nshow",
            "1:10: error: expected a number of times or \"for\" after \"repeat\", not \"two\"",
            "1:3: error: this \"repeat\" has no \"end\""),
    ]
}
