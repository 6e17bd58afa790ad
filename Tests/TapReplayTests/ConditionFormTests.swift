import XCTest

@testable import TapReplay

/// Tests that various forms of conditions can be parsed and printed, and that the printed text parses to the same
/// condition.
final class ConditionFormTests: XCTestCase {
    private func assert(_ text: String, _ words: String? = nil, line: UInt = #line) {
        assertStep("expect \(text)", "expect \(words ?? text)", line: line)
        assertStep("wait until \(text)", "wait until \(words ?? text)", line: line)
    }

    func testCounts() {
        assert("0 rows")
        assert("1 row")
        assert("1 rows", "1 row")
        assert("12 rows in section 3")
        assert("12 rows of section 3", "12 rows in section 3")
        assert("1 section")
        assert("2 sections")
    }

    func testDispatched() {
        assert("nothing dispatched")
        assert("dispatched follow")
        assert(#"not dispatched "follow all""#)
        assert(#"dispatched follow on row "Ada" with true 2 times"#)
        assert("dispatched a.b on header of section 1 1 time")
        assert("dispatched open on screen")
        assert("dispatched open 0 times")
    }

    func testDispatchedValuesKeepTheirText() {
        assert("dispatched set with false")
        assert("dispatched set with 3")
        assert("dispatched set with -3.50")
        assert(#"dispatched set with "a b""#)
        assert(#"dispatched set with "3""#, "dispatched set with 3")
    }

    func testSelection() {
        assert("no selection")
        assert("selection is row 3")
        assert(
            #"selection is row 3, row "Ada" , row last in section 1"#,
            #"selection is row 3, row "Ada", row last of section 1"#)
    }

    func testVisibleRows() {
        assert("rows 2 to 9 are visible")
        assert("rows 2 to 2 of section 1 are visible")
        assert("rows 2 to 9 in section 1 are visible", "rows 2 to 9 of section 1 are visible")
        assert("rows 2 to 9 of section 0 are visible", "rows 2 to 9 are visible")
    }

    func testTexts() {
        for verb in ["shows", "does not show", "contains", "does not contain"] {
            assert(#"row 3 \#(verb) "Ada""#)
            assert(#"screen \#(verb) "Ada""#)
            assert(#"label 1 in footer \#(verb) "2""#)
            assert(#"alert \#(verb) "Delete?""#)
            assert(#"menu \#(verb) "Share""#)
        }
        assert(#"title is "Details""#)
        assert(#"title is not "Details""#)
    }

    func testEveryStateAndItsOpposite() {
        for state in ViewState.allCases {
            assert(#""Follow" in row first is \#(state.rawValue)"#)
            assert("header is not \(state.rawValue)")
            assert(#"id "a" is \#(state.rawValue)"#)
            assert("list is not \(state.rawValue)")
            assert(#""Share" in menu is \#(state.rawValue)"#)
        }
    }
}
