import XCTest

@testable import TapReplay

/// Every form a condition can have.
final class ConditionFormTests: XCTestCase {
    private func assert(_ text: String, _ condition: Condition, line: UInt = #line) {
        assertAction(try action("expect \(text)"), Expect(condition: condition), text, line: line)
        assertAction(try action("wait until \(text)"), Wait(condition: condition, seconds: nil), text, line: line)
    }

    func testCounts() {
        assert("0 rows", .rowCount(0, section: nil))
        assert("1 row", .rowCount(1, section: nil))
        assert("12 rows in section 3", .rowCount(12, section: 3))
        assert("12 rows of section 3", .rowCount(12, section: 3))
        assert("1 section", .sectionCount(1))
        assert("2 sections", .sectionCount(2))
    }

    func testDispatched() {
        assert("nothing dispatched", .nothingDispatched)
        assert("dispatched follow", .dispatched(DispatchPattern(name: "follow")))
        assert(#"not dispatched "follow all""#, .notDispatched(DispatchPattern(name: "follow all")))
        assert(
            #"dispatched follow on row "Ada" with true 2 times"#,
            .dispatched(DispatchPattern(name: "follow", place: .row(.text("Ada")), value: "true", times: 2)))
        assert(
            "dispatched a.b on header of section 1 1 time",
            .dispatched(DispatchPattern(name: "a.b", place: .header(section: 1), times: 1)))
        assert("dispatched open on screen", .dispatched(DispatchPattern(name: "open", place: .screen)))
        assert("dispatched open 0 times", .dispatched(DispatchPattern(name: "open", times: 0)))
    }

    func testDispatchedValuesKeepTheirText() {
        let values = [("false", "false"), ("3", "3"), ("-3.50", "-3.50"), (#""a b""#, "a b"), (#""3""#, "3")]
        for (text, value) in values {
            assert("dispatched set with \(text)", .dispatched(DispatchPattern(name: "set", value: value)))
        }
    }

    func testSelection() {
        assert("no selection", .noSelection)
        assert("selection is row 3", .selection([.index(3, section: 0)]))
        assert(
            #"selection is row 3, row "Ada" , row last of section 1"#,
            .selection([.index(3, section: 0), .text("Ada"), .last(section: 1)]))
    }

    func testVisibleRows() {
        assert("rows 2 to 9 are visible", .visibleRows(2...9, section: 0))
        assert("rows 2 to 2 of section 1 are visible", .visibleRows(2...2, section: 1))
        assert("rows 2 to 9 in section 1 are visible", .visibleRows(2...9, section: 1))
    }

    func testTexts() {
        let row = Subject.place(.row(.index(3, section: 0)))
        assert(#"row 3 shows "Ada""#, .shows(row, "Ada", isExact: true, isNegated: false))
        assert(#"row 3 does not show "Ada""#, .shows(row, "Ada", isExact: true, isNegated: true))
        assert(#"row 3 contains "Ada""#, .shows(row, "Ada", isExact: false, isNegated: false))
        assert(#"row 3 does not contain "Ada""#, .shows(row, "Ada", isExact: false, isNegated: true))
        assert(#"screen shows "Ada""#, .shows(.place(.screen), "Ada", isExact: true, isNegated: false))
        assert(
            #"label 1 in footer contains "2""#,
            .shows(
                .control(ControlName(key: .kind(.label, 1), place: .footer(section: 0))), "2", isExact: false,
                isNegated: false))
    }

    func testEveryStateAndItsOpposite() {
        for state in SubjectState.allCases {
            let button = Subject.control(ControlName(key: .text("Follow"), place: .row(.first(section: nil))))
            assert(#""Follow" in row first is \#(state.rawValue)"#, .state(button, state, isNegated: false))
            assert("header is not \(state.rawValue)", .state(.place(.header(section: 0)), state, isNegated: true))
        }
        let identified = Subject.control(ControlName(key: .identifier("a")))
        assert(#"id "a" is on"#, .state(identified, .on, isNegated: false))
    }
}
