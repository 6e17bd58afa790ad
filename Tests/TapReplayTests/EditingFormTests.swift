import XCTest

@testable import TapReplay

/// The forms of steps about editing, values, lists in lists, and menus.
final class EditingFormTests: XCTestCase {
    private let row = RowName.index(3, section: 0)

    func testSwipingAndEditing() throws {
        XCTAssertEqual(try action("swipe row 3 left"), .touch(.swipe(row, .left, fully: false)))
        XCTAssertEqual(try action("swipe row 3 right fully"), .touch(.swipe(row, .right, fully: true)))
        XCTAssertEqual(try action("insert row 3"), .touch(.insert(row)))
        XCTAssertEqual(
            try action("move row 3 to row 0 of section 1"), .touch(.move(row, to: .index(0, section: 1))))
        XCTAssertEqual(try action("tap accessory of row 3"), .touch(.tapAccessory(row)))
        XCTAssertEqual(try action(#"tap index "M""#), .touch(.tapIndex("M", .main)))
        XCTAssertEqual(try action(#"tap index "M" in list 1"#), .touch(.tapIndex("M", .number(1))))
    }

    func testMenus() throws {
        XCTAssertEqual(try action(#"choose "Share""#), .touch(.choose(["Share"])))
        XCTAssertEqual(try action(#"choose "Move" > "Inbox">"Today""#), .touch(.choose(["Move", "Inbox", "Today"])))
        XCTAssertEqual(try action("dismiss menu"), .touch(.dismissMenu))
    }

    func testValues() throws {
        let slider = ControlName(key: .kind(.slider, 0), place: .row(row))
        let stepper = ControlName(key: .kind(.stepper, 1))
        XCTAssertEqual(try action("slide slider in row 3 to 0.7"), .touch(.slide(slider, to: 0.7)))
        XCTAssertEqual(try action("slide slider in row 3 to -2"), .touch(.slide(slider, to: -2)))
        XCTAssertEqual(try action("step stepper 1 up"), .touch(.step(stepper, .up, times: 1)))
        XCTAssertEqual(try action("step stepper 1 down 3 times"), .touch(.step(stepper, .down, times: 3)))
        XCTAssertEqual(try action("step stepper 1 down 1 time"), .touch(.step(stepper, .down, times: 1)))
        let field = ControlName(key: .kind(.field, 0))
        XCTAssertEqual(try action(#"type "a" over field"#), .touch(.type("a", into: field, isOver: true)))
        XCTAssertEqual(try action(#"type "a" into field"#), .touch(.type("a", into: field)))
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
            XCTAssertEqual(try action("select \(text)"), .touch(.select(row)), text)
            let control = ControlName(key: .text("Follow"), place: .row(row))
            XCTAssertEqual(try action(#"tap "Follow" in \#(text)"#), .touch(.tap(.control(control))), text)
        }
        let inner = ListName.row(.index(5, section: 0))
        XCTAssertEqual(try action("expect 3 rows in row 5"), .expect(.rowCount(3, section: nil, list: inner)))
        XCTAssertEqual(
            try action("expect 3 rows in section 1 in row 5"), .expect(.rowCount(3, section: 1, list: inner)))
        XCTAssertEqual(try action("expect 2 sections in list 1"), .expect(.sectionCount(2, list: .number(1))))
        XCTAssertEqual(
            try action("expect rows 0 to 3 in row 5 are visible"),
            .expect(.visibleRows(0...3, section: 0, list: inner)))
        XCTAssertEqual(
            try action("expect header of section 1 in row 5 is visible"),
            .expect(.state(.place(.header(section: 1, list: inner)), .visible, isNegated: false)))
    }

    func testScrollingSidewaysAndInOtherLists() throws {
        let inner = ListName.row(.index(5, section: 0))
        XCTAssertEqual(try action("scroll right by 200 in row 5"), .scroll(.by(200, isSideways: true, inner)))
        XCTAssertEqual(try action("scroll left by 200"), .scroll(.by(-200, isSideways: true)))
        XCTAssertEqual(try action("scroll up by 12.5"), .scroll(.by(-12.5)))
        XCTAssertEqual(try action("scroll down by 12.5"), .scroll(.by(12.5)))
        XCTAssertEqual(try action("scroll to bottom in list 1"), .scroll(.toBottom(.number(1))))
        XCTAssertEqual(try action("scroll to row 3 in row 5"), .scroll(.toRow(row.in(inner))))
    }

    func testConditions() throws {
        func assert(_ text: String, _ condition: Condition, line: UInt = #line) {
            XCTAssertEqual(try action("expect \(text)"), .expect(condition), text, line: line)
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
        XCTAssertEqual(try action("remember label in row 3 as who"), .remember(.control(label), as: "who"))
        XCTAssertEqual(try action("remember row 3 as who"), .remember(.place(.row(row)), as: "who"))
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
