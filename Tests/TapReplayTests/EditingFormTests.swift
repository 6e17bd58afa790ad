import XCTest

@testable import TapReplay

/// Tests the forms of steps for swiping, editing, menus, values, nested lists, scrolling and remembering.
final class EditingFormTests: XCTestCase {
    func testSwipingAndEditing() throws {
        assertStep("swipe row 3 left")
        assertStep("swipe row 3 right fully")
        assertStep("move row 3 to row 0 of section 1")
        assertStep("drag row 3 to row 0 of section 1")
        assertStep(#"drag row "A" to row last in list id "done""#)
        assertStep(#"drag row "A" into row "B" halfway"#)
        assertStep("drag row 3 to empty place")
        assertStep("drag row 3 in list 0 to empty place in list 1 halfway")
        assertStep(#"tap index "M""#)
        assertStep(#"tap index "M" in list 1"#)
    }

    func testMenus() throws {
        assertStep(#"choose "Share""#)
        assertStep(#"choose "Move" > "Inbox">"Today""#, #"choose "Move" > "Inbox" > "Today""#)
        assertStep("dismiss menu")
        assertStep("dismiss keyboard")
    }

    func testValues() throws {
        assertStep("slide slider in row 3 to 0.7")
        assertStep("slide slider in row 3 to -2")
        assertStep("step stepper 1 up")
        assertStep("step stepper 1 down 3 times")
        assertStep("step stepper 1 down 1 time", "step stepper 1 down")
        assertStep(#"type "a" over field"#)
        assertStep(#"type "a" into field"#)
    }

    func testListsInListsAndOtherLists() throws {
        func row(_ number: Int, _ section: Int = 0, in list: ListLocator = .main) -> RowLocator {
            RowLocator(.index(number, section: section), in: list)
        }
        let forms: [(String, RowLocator)] = [
            ("row 3 in row 5", row(3, in: .row(row(5)))),
            ("row 3 of section 1 in row 5", row(3, 1, in: .row(row(5)))),
            ("row 3 in section 1 in row 5 in section 2", row(3, 1, in: .row(row(5, 2)))),
            ("row 3 in list", row(3)),
            ("row 3 in list 2", row(3, in: .number(2))),
            (#"row "Ada" in list id "photos""#, RowLocator(.content(.text("Ada")), in: .identifier("photos"))),
            (
                #"row last in row id "album""#,
                RowLocator(.last(section: nil), in: .row(RowLocator(.content(.identifier("album")))))
            ),
            ("row 3 in row 5 in list 1", row(3, in: .row(row(5, in: .number(1))))),
        ]
        for (text, row) in forms {
            XCTAssertEqual(try locator(text), .row(row), text)
            XCTAssertEqual(try locator("\"Follow\" in \(text)"), .control(.text("Follow"), in: .row(row)), text)
            assertStep("select \(text)", "select \(row)")
        }
        assertStep("expect 3 rows in row 5")
        assertStep("expect 3 rows in section 1 in row 5")
        assertStep("expect 2 sections in list 1")
        assertStep("expect rows 0 to 3 in row 5 are visible")
        assertStep("expect header of section 1 in row 5 is visible")
        XCTAssertEqual(try locator("header of section 1 in row 5"), .header(section: 1, list: .row(row(5))))
    }

    func testScrolling() throws {
        for words in [
            "to top", "to bottom", "to row last", "by 120", "by -44.5", "right by 200 in row 5", "left by 200",
            "up by 12.5", "down by 12.5", "to bottom in list 1", "to row 3 in row 5",
        ] { assertStep("scroll \(words)") }
    }

    func testRemembering() throws {
        assertStep("remember label in row 3 as who")
        assertStep("remember row 3 as who")
    }

    func testErrorsDescribeTheExpectedInput() throws {
        func assert(_ source: String, _ column: Int, _ message: String, line: UInt = #line) {
            XCTAssertEqual(try errors("\n" + source), ["follow.taps:2:\(column): error: \(message)"], line: line)
        }
        assert("swipe row 3", 12, #"expected "left" or "right" after 3, but the step ends here"#)
        assert("swipe row 3 lift", 13, #"expected "left" or "right" after 3, not "lift"; did you mean "left"?"#)
        assert(
            "swipe row 3 left fuly", 18, #"unexpected "fuly" at the end of the step; did you mean "fully"?"#)
        assert("move row 3 row 4", 12, #"expected "to" after 3, not "row""#)
        assert("drag row 3 at row 4", 12, #"expected "to" or "into" after 3, not "at""#)
        assert("drag row 3 to empty", 20, #"expected "place" after "empty", but the step ends here"#)
        assert(
            "drag row 3 to 4", 15,
            #"expected a row or a control, such as `row 3` or `"Follow" in row 3`, after "to", not 4; did you mean `row 4`?"#
        )
        assert("dismiss", 8, #"expected "menu" or "keyboard" after "dismiss", but the step ends here"#)
        assert(
            #"choose "Move", "Inbox""#, 14,
            #"unexpected comma at the end of the step; it could be followed only by ">" and a title or "in …""#)
        assert(
            "choose Move", 8,
            #"expected a title in double quotes after "choose", not "Move"; did you mean `"Move"`?"#)
        assert("slide slider to far", 17, #"expected a value, such as -40 or 12.5, after "to", not "far""#)
        assert("step stepper", 13, #"expected "up" or "down" after "stepper", but the step ends here"#)
        assert("step stepper up 0 times", 17, "0 times means never; remove the line")
        assert(
            #"type "a" in field"#, 10,
            ##"expected "into" or "over" after the text "a", not "in""##)
        assert(
            "tap row 3 in list first", 19,
            #"unexpected "first" at the end of the step; it could be followed only by a number"#)
        assert("expect title shows \"a\"", 14, #"expected "is" after "title", not "shows""#)
        assert(
            #"expect dispatched follow on list"#, 29,
            #"expected "row", "header", "footer" or "screen" after "on", not "list""#)
        let nested = "tap row 0" + String(repeating: " in row 0", count: 9)
        assert(nested, 86, "rows are nested too deeply")
    }
}
