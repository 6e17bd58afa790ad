import XCTest

@testable import TapReplay

/// The forms of steps about editing, values, lists in lists, and menus.
final class EditingFormTests: XCTestCase {
    private let row = RowName.index(3, section: 0)

    func testSwipingAndEditing() throws {
        assertAction(try action("swipe row 3 left"), Swipe(row: row, direction: .left, fully: false))
        assertAction(try action("swipe row 3 right fully"), Swipe(row: row, direction: .right, fully: true))
        assertAction(try action("insert row 3"), Insert(row: row))
        assertAction(
            try action("move row 3 to row 0 of section 1"), Move(row: row, destination: .index(0, section: 1)))
        assertAction(try action("tap accessory of row 3"), TapAccessory(row: row))
        assertAction(try action(#"tap index "M""#), TapIndex(title: "M", list: .main))
        assertAction(try action(#"tap index "M" in list 1"#), TapIndex(title: "M", list: .number(1)))
    }

    func testMenus() throws {
        assertAction(try action(#"choose "Share""#), Choose(titles: ["Share"]))
        assertAction(try action(#"choose "Move" > "Inbox">"Today""#), Choose(titles: ["Move", "Inbox", "Today"]))
        assertAction(try action("dismiss menu"), DismissMenu())
    }

    func testValues() throws {
        let slider = ControlName(key: .kind(.slider, 0), place: .row(row))
        let stepper = ControlName(key: .kind(.stepper, 1))
        assertAction(try action("slide slider in row 3 to 0.7"), Slide(slider: slider, value: 0.7))
        assertAction(try action("slide slider in row 3 to -2"), Slide(slider: slider, value: -2))
        assertAction(try action("step stepper 1 up"), StepValue(stepper: stepper, button: .up, times: 1))
        assertAction(try action("step stepper 1 down 3 times"), StepValue(stepper: stepper, button: .down, times: 3))
        assertAction(try action("step stepper 1 down 1 time"), StepValue(stepper: stepper, button: .down, times: 1))
        let field = ControlName(key: .kind(.field, 0))
        assertAction(try action(#"type "a" over field"#), TypeText(text: "a", field: field, isOver: true))
        assertAction(try action(#"type "a" into field"#), TypeText(text: "a", field: field))
    }

    func testListsInListsAndOtherLists() throws {
        let forms: [(String, RowName)] = [
            ("row 3 in row 5", row.in(.row(.index(5, section: 0)))),
            ("row 3 of section 1 in row 5", .index(3, section: 1).in(.row(.index(5, section: 0)))),
            ("row 3 in section 1 in row 5 in section 2", .index(3, section: 1).in(.row(.index(5, section: 2)))),
            ("row 3 in list", row),
            ("row 3 in list 2", row.in(.number(2))),
            (#"row "Ada" in list id "photos""#, .text("Ada").in(.identifier("photos"))),
            (#"row last in row id "album""#, .last(section: nil).in(.row(.identifier("album")))),
            ("row 3 in row 5 in list 1", row.in(.row(.index(5, section: 0).in(.number(1))))),
        ]
        for (text, row) in forms {
            assertAction(try action("select \(text)"), Select(row: row), text)
            let control = ControlName(key: .text("Follow"), place: .row(row))
            assertAction(try action(#"tap "Follow" in \#(text)"#), Tap(target: .control(control)), text)
        }
        let inner = ListName.row(.index(5, section: 0))
        assertAction(try action("expect 3 rows in row 5"), Expect(condition: .rowCount(3, section: nil, list: inner)))
        assertAction(
            try action("expect 3 rows in section 1 in row 5"), Expect(condition: .rowCount(3, section: 1, list: inner)))
        assertAction(try action("expect 2 sections in list 1"), Expect(condition: .sectionCount(2, list: .number(1))))
        assertAction(
            try action("expect rows 0 to 3 in row 5 are visible"),
            Expect(condition: .visibleRows(0...3, section: 0, list: inner)))
        assertAction(
            try action("expect header of section 1 in row 5 is visible"),
            Expect(condition: .state(.place(.header(section: 1, list: inner)), .visible, isNegated: false)))
    }

    func testScrollingSidewaysAndInOtherLists() throws {
        let inner = ListName.row(.index(5, section: 0))
        assertAction(try action("scroll right by 200 in row 5"), Scroll.by(200, isSideways: true, inner))
        assertAction(try action("scroll left by 200"), Scroll.by(-200, isSideways: true))
        assertAction(try action("scroll up by 12.5"), Scroll.by(-12.5))
        assertAction(try action("scroll down by 12.5"), Scroll.by(12.5))
        assertAction(try action("scroll to bottom in list 1"), Scroll.toBottom(.number(1)))
        assertAction(try action("scroll to row 3 in row 5"), Scroll.toRow(row.in(inner)))
    }

    func testConditions() throws {
        func assert(_ text: String, _ condition: Condition, line: UInt = #line) {
            assertAction(try action("expect \(text)"), Expect(condition: condition), text, line: line)
        }
        assert(#"title is "Details""#, .title("Details", isNegated: false))
        assert(#"title is not "Details""#, .title("Details", isNegated: true))
        assert(#"alert shows "Delete?""#, .shows(.place(.alert), "Delete?", isExact: true, isNegated: false))
        assert(#"menu shows "Share""#, .shows(.place(.menu), "Share", isExact: true, isNegated: false))
        assert("list is editing", .state(.place(.list(.main)), .editing, isNegated: false))
        assert(#"list id "a" is editing"#, .state(.place(.list(.identifier("a"))), .editing, isNegated: false))
        assert("row 3 is not swiped", .state(.place(.row(row)), .swiped, isNegated: true))
        let share = ControlName(key: .text("Share"), place: .menu)
        assert(#""Share" in menu is disabled"#, .state(.control(share), .disabled, isNegated: false))
    }

    func testRemembering() throws {
        let label = ControlName(key: .kind(.label, 0), place: .row(row))
        assertAction(try action("remember label in row 3 as who"), Remember(subject: .control(label), name: "who"))
        assertAction(try action("remember row 3 as who"), Remember(subject: .place(.row(row)), name: "who"))
    }

    func testMistakesSayWhatWasExpected() throws {
        func assert(_ source: String, _ column: Int, _ message: String, line: UInt = #line) {
            XCTAssertEqual(try errors("\n" + source), ["follow.taps:2:\(column): error: \(message)"], line: line)
        }
        assert("swipe row 3", 12, #"expected "left" or "right" after 3, but the step ends here"#)
        assert("swipe row 3 lift", 13, #"expected "left" or "right" after 3, not "lift"; did you mean "left"?"#)
        assert(
            "swipe row 3 left fuly", 18, #"unexpected "fuly" at the end of the step; did you mean "fully"?"#)
        assert("move row 3 row 4", 12, #"expected "to" after 3, not "row""#)
        assert("dismiss", 8, #"expected "menu" after "dismiss", but the step ends here"#)
        assert(
            #"choose "Move", "Inbox""#, 14,
            #"unexpected comma at the end of the step; it could only go on with ">" and a title"#)
        assert("choose Move", 8, #"expected a title in double quotes after "choose", not "Move""#)
        assert("slide slider to far", 17, #"expected a value, such as -40 or 12.5, after "to", not "far""#)
        assert("step stepper", 13, #"expected "up" or "down" after "stepper", but the step ends here"#)
        assert("step stepper up 0 times", 17, "0 times is never; leave the line out")
        assert(
            #"type "a" in field"#, 10,
            ##"expected "into" or "over" after the text "a", not "in""##)
        assert(
            "tap row 3 in list first", 19,
            #"unexpected "first" at the end of the step; it could only go on with a number"#)
        assert("expect title shows \"a\"", 14, #"expected "is" after "title", not "shows""#)
        assert(
            #"expect dispatched follow on list"#, 29,
            #"expected "row", "header", "footer" or "screen" after "on", not "list""#)
        assert(
            #"tap row "Ada" in section 2"#, 15, "a row named by its text or identifier is looked for in every section")
        let nested = "tap row 0" + String(repeating: " in row 0", count: 9)
        assert(nested, 86, "rows lie in each other too deeply")
    }
}
