import XCTest

@testable import TapReplay

/// Every form a step can have.
final class StepFormTests: XCTestCase {
    func testScreenTakesAWordOrAText() throws {
        XCTAssertEqual(try action("screen feed"), .screen("feed"))
        XCTAssertEqual(try action(#"screen "My Feed""#), .screen("My Feed"))
        XCTAssertEqual(try action("screen People_2.list-a"), .screen("People_2.list-a"))
    }

    func testRunTakesAWordOrAText() throws {
        XCTAssertEqual(try action("run loadMore"), .run("loadMore"))
        XCTAssertEqual(try action(#"run "load more""#), .run("load more"))
    }

    func testShow() throws {
        XCTAssertEqual(try action("show"), .show)
    }

    func testEveryTouch() throws {
        let target = Target.row(.index(3, section: 0))
        XCTAssertEqual(try action("tap row 3"), .touch(.tap(target)))
        XCTAssertEqual(try action("long-press row 3"), .touch(.longPress(target)))
        XCTAssertEqual(try action("toggle row 3"), .touch(.toggle(target)))
        XCTAssertEqual(try action("select row 3"), .touch(.select(.index(3, section: 0))))
        XCTAssertEqual(try action("deselect row 3"), .touch(.deselect(.index(3, section: 0))))
        XCTAssertEqual(try action("delete row 3"), .touch(.delete(.index(3, section: 0))))
    }

    func testEveryRow() throws {
        let forms: [(String, RowName)] = [
            ("row 0", .index(0, section: 0)),
            ("row 12 of section 4", .index(12, section: 4)),
            ("row 12 in section 4", .index(12, section: 4)),
            ("row first", .first(section: nil)),
            ("row first of section 1", .first(section: 1)),
            ("row last", .last(section: nil)),
            ("row last in section 0", .last(section: 0)),
            (#"row "Ada Lovelace""#, .text("Ada Lovelace")),
            (#"row id "person-7""#, .identifier("person-7")),
        ]
        for (text, row) in forms {
            XCTAssertEqual(try action("select \(text)"), .touch(.select(row)), text)
        }
    }

    func testEveryControl() throws {
        let forms: [(String, ControlName)] = [
            (#""Follow""#, ControlName(key: .text("Follow"))),
            (#"id "follow""#, ControlName(key: .identifier("follow"))),
            ("button", ControlName(key: .kind(.button, 0))),
            ("switch 2", ControlName(key: .kind(.switch, 2))),
            ("label", ControlName(key: .kind(.label, 0))),
            ("image 1", ControlName(key: .kind(.image, 1))),
            ("control 10", ControlName(key: .kind(.control, 10))),
        ]
        for (text, control) in forms {
            XCTAssertEqual(try action("tap \(text)"), .touch(.tap(.control(control))), text)
        }
    }

    func testEveryPlaceOfAControl() throws {
        let forms: [(String, PlaceName)] = [
            ("row 12", .row(.index(12, section: 0))),
            ("row 12 in section 3", .row(.index(12, section: 3))),
            (#"row "Ada""#, .row(.text("Ada"))),
            ("header", .header(section: 0)),
            ("header of section 2", .header(section: 2)),
            ("footer", .footer(section: 0)),
            ("footer in section 2", .footer(section: 2)),
            ("screen", .screen),
        ]
        for (text, place) in forms {
            let control = ControlName(key: .kind(.button, 1), place: place)
            XCTAssertEqual(try action("toggle button 1 in \(text)"), .touch(.toggle(.control(control))), text)
        }
    }

    func testEveryScroll() throws {
        XCTAssertEqual(try action("scroll to top"), .scroll(.toTop()))
        XCTAssertEqual(try action("scroll to bottom"), .scroll(.toBottom()))
        XCTAssertEqual(try action("scroll to row last"), .scroll(.toRow(.last(section: nil))))
        XCTAssertEqual(try action("scroll by 120"), .scroll(.by(120)))
        XCTAssertEqual(try action("scroll by -44.5"), .scroll(.by(-44.5)))
    }

    func testWaitWithAndWithoutSeconds() throws {
        XCTAssertEqual(try action("wait until no selection"), .wait(.noSelection, seconds: nil))
        XCTAssertEqual(try action("wait until no selection for 2.5 seconds"), .wait(.noSelection, seconds: 2.5))
        XCTAssertEqual(try action("wait until 3 rows for 1 second"), .wait(.rowCount(3, section: nil), seconds: 1))
        let pattern = DispatchPattern(name: "load", value: "2", times: 3)
        XCTAssertEqual(
            try action("wait until dispatched load with 2 3 times for 4 seconds"),
            .wait(.dispatched(pattern), seconds: 4))
    }

    func testEveryTouchCanBeExpectedToBeRefused() throws {
        let row = RowName.index(3, section: 0)
        let forms: [(String, Touch)] = [
            ("tap row 3", .tap(.row(row))), ("long-press row 3", .longPress(.row(row))),
            ("toggle switch in row 3", .toggle(.control(ControlName(key: .kind(.switch, 0), place: .row(row))))),
            ("select row 3", .select(row)), ("deselect row 3", .deselect(row)), ("delete row 3", .delete(row)),
        ]
        for (text, touch) in forms {
            XCTAssertEqual(try action("expect \(text) refused"), .expectRefusal(touch, because: nil), text)
            XCTAssertEqual(
                try action(#"expect \#(text) refused because "it is disabled""#),
                .expectRefusal(touch, because: "it is disabled"), text)
        }
    }

    func testTextsKnowTheirEscapes() throws {
        XCTAssertEqual(try action(#"run "a\"b\\c\nd\te\u{e9}\u{1F600}#""#), .run("a\"b\\c\nd\te\u{e9}\u{1F600}#"))
    }

    func testTextsMayBeEmpty() throws {
        XCTAssertEqual(try action(#"select row """#), .touch(.select(.text(""))))
    }
}
