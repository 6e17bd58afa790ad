import XCTest

@testable import TapReplay

/// Every form a step can have.
final class StepFormTests: XCTestCase {
    func testScreenTakesAWordOrAText() throws {
        assertAction(try action("screen feed"), OpenScreen(name: "feed"))
        assertAction(try action(#"screen "My Feed""#), OpenScreen(name: "My Feed"))
        assertAction(try action("screen People_2.list-a"), OpenScreen(name: "People_2.list-a"))
    }

    func testRunTakesAWordOrAText() throws {
        assertAction(try action("run loadMore"), RunCommand(name: "loadMore"))
        assertAction(try action(#"run "load more""#), RunCommand(name: "load more"))
    }

    func testShow() throws {
        assertAction(try action("show"), Show())
    }

    func testEveryTouch() throws {
        let target = Target.row(.index(3, section: 0))
        assertAction(try action("tap row 3"), Tap(target: target))
        assertAction(try action("long-press row 3"), LongPress(target: target))
        assertAction(try action("toggle row 3"), Toggle(target: target))
        assertAction(try action("select row 3"), Select(row: .index(3, section: 0)))
        assertAction(try action("deselect row 3"), Deselect(row: .index(3, section: 0)))
        assertAction(try action("delete row 3"), Delete(row: .index(3, section: 0)))
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
            assertAction(try action("select \(text)"), Select(row: row), text)
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
            assertAction(try action("tap \(text)"), Tap(target: .control(control)), text)
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
            assertAction(try action("toggle button 1 in \(text)"), Toggle(target: .control(control)), text)
        }
    }

    func testEveryScroll() throws {
        assertAction(try action("scroll to top"), Scroll.toTop())
        assertAction(try action("scroll to bottom"), Scroll.toBottom())
        assertAction(try action("scroll to row last"), Scroll.toRow(.last(section: nil)))
        assertAction(try action("scroll by 120"), Scroll.by(120))
        assertAction(try action("scroll by -44.5"), Scroll.by(-44.5))
    }

    func testWaitWithAndWithoutSeconds() throws {
        assertAction(try action("wait until no selection"), Wait(condition: .noSelection, seconds: nil))
        assertAction(try action("wait until no selection for 2.5 seconds"), Wait(condition: .noSelection, seconds: 2.5))
        assertAction(
            try action("wait until 3 rows for 1 second"), Wait(condition: .rowCount(3, section: nil), seconds: 1))
        let pattern = DispatchPattern(name: "load", value: "2", times: 3)
        assertAction(
            try action("wait until dispatched load with 2 3 times for 4 seconds"),
            Wait(condition: .dispatched(pattern), seconds: 4))
    }

    func testEveryTouchCanBeExpectedToBeRefused() throws {
        let row = RowName.index(3, section: 0)
        let forms: [(String, any Touch)] = [
            ("tap row 3", Tap(target: .row(row))), ("long-press row 3", LongPress(target: .row(row))),
            (
                "toggle switch in row 3",
                Toggle(target: .control(ControlName(key: .kind(.switch, 0), place: .row(row))))
            ),
            ("select row 3", Select(row: row)), ("deselect row 3", Deselect(row: row)),
            ("delete row 3", Delete(row: row)),
        ]
        for (text, touch) in forms {
            assertAction(try action("expect \(text) refused"), refusal(of: touch), text)
            assertAction(
                try action(#"expect \#(text) refused because "it is disabled""#),
                refusal(of: touch, because: "it is disabled"), text)
        }
    }

    func testOfEachVerbOnlyATouchIsExpectedToBeRefused() throws {
        XCTAssertEqual(Set(Verb.all.map(\.words)).count, Verb.all.count)
        for verb in Verb.all {
            let message = try XCTUnwrap(errors("expect \(verb.words)").first)
            var isTouch = false
            if case .touch = verb.reading { isTouch = true }
            // `screen` is a place, too.
            let isCondition = message.contains("expected a condition") || verb.words == "screen"
            XCTAssertNotEqual(isTouch, isCondition, message)
        }
    }

    func testTextsKnowTheirEscapes() throws {
        assertAction(
            try action(#"run "a\"b\\c\nd\te\u{e9}\u{1F600}#""#), RunCommand(name: "a\"b\\c\nd\te\u{e9}\u{1F600}#"))
    }

    func testTextsMayBeEmpty() throws {
        assertAction(try action(#"select row """#), Select(row: .text("")))
    }
}
