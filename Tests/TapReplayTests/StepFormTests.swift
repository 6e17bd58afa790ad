import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests that the steps that open screens, run commands, touch and wait can be parsed and printed, and that the printed
/// text parses to the same step.
final class StepFormTests: XCTestCase {
    func testScreenAndRunTakeAWordOrAText() throws {
        assertStep("screen feed")
        assertStep(#"screen "My Feed""#)
        assertStep("screen People_2.list-a")
        assertStep("run loadMore")
        assertStep(#"run "load more""#)
        assertStep(#"run "more""#, "run more")
        assertStep("show")
    }

    func testEveryTouch() throws {
        for verb in [
            "tap", "long-press", "toggle", "select", "deselect", "delete", "insert", "tap accessory of", "expand",
            "collapse",
        ] {
            assertStep("\(verb) row 3")
            assertStep("\(verb) row 3 in section 1", "\(verb) row 3 of section 1")
        }
        for verb in ["tap", "long-press", "toggle", "clear", "backspace in", "backspace 2 times in"] {
            assertStep(#"\#(verb) "Follow" in row 3"#)
            assertStep("\(verb) id \"a\"")
        }
    }

    func testEveryRow() throws {
        let forms: [(String, RowLocator.Key)] = [
            ("row 0", .index(0, section: 0)),
            ("row 12 of section 4", .index(12, section: 4)),
            ("row 12 in section 4", .index(12, section: 4)),
            ("row first", .first(section: nil)),
            ("row first of section 1", .first(section: 1)),
            ("row last", .last(section: nil)),
            ("row last in section 0", .last(section: 0)),
            (#"row "Ada Lovelace""#, .content(.text("Ada Lovelace"))),
            (#"row id "person-7""#, .content(.identifier("person-7"))),
            (#"row containing "Love""#, .content(.match(TextMatch(.text("Love"), isPart: true)))),
            (
                #"row containing "Love" of section 2"#,
                .content(.match(TextMatch(.text("Love"), isPart: true)), section: 2)
            ),
            (
                #"row /A.*/ in section 1"#,
                .content(.match(TextMatch(.pattern(try TextPattern("A.*")), isPart: false)), section: 1)
            ),
            (#"row containing /A./"#, .content(.match(TextMatch(.pattern(try TextPattern("A.")), isPart: true)))),
            (#"row "Ada" of section 2"#, .content(.text("Ada"), section: 2)),
            (#"row containing "Love""#, .content(.match(TextMatch(.text("Love"), isPart: true)))),
            (
                #"row containing "Love" of section 2"#,
                .content(.match(TextMatch(.text("Love"), isPart: true)), section: 2)
            ),
            (
                "row /A.*/ of section 1",
                .content(.match(TextMatch(.pattern(try TextPattern("A.*")), isPart: false)), section: 1)
            ),
            ("row containing /A./", .content(.match(TextMatch(.pattern(try TextPattern("A.")), isPart: true)))),
            (#"row id "person-7" in section 0"#, .content(.identifier("person-7"), section: 0)),
        ]
        for (text, row) in forms {
            XCTAssertEqual(try locator(text), .row(RowLocator(row)), text)
            assertStep("select \(text)", "select \(RowLocator(row))")
        }
    }

    func testEveryControl() throws {
        let forms: [(String, Locator.Control)] = [
            (#""Follow""#, .text("Follow")),
            (#"id "follow""#, .identifier("follow")),
            (#"containing "Foll""#, .match(TextMatch(.text("Foll"), isPart: true))),
            ("/Fol+ow/", .match(TextMatch(.pattern(try TextPattern("Fol+ow")), isPart: false))),
            ("button", .kind(.button, nil)),
            ("button 0", .kind(.button, 0)),
            ("switch 2", .kind(.switch, 2)),
            ("label", .kind(.label, nil)),
            ("image 1", .kind(.image, 1)),
            ("control 10", .kind(.control, 10)),
        ]
        for (text, control) in forms {
            XCTAssertEqual(try locator(text), .control(control, in: .screen), text)
            assertStep("tap \(text)")
        }
    }

    func testEveryPlaceOfAControl() throws {
        let forms: [(String, Locator)] = [
            ("row 12", .row(RowLocator(.index(12, section: 0)))),
            ("row 12 in section 3", .row(RowLocator(.index(12, section: 3)))),
            (#"row "Ada""#, .row(RowLocator(.content(.text("Ada"))))),
            ("header", .header(section: 0, list: .main)),
            ("header of section 2", .header(section: 2, list: .main)),
            ("footer", .footer(section: 0, list: .main)),
            ("footer in section 2", .footer(section: 2, list: .main)),
            ("list 1", .list(.number(1))), ("menu", .menu), ("alert", .alert),
            ("navigation bar", .bar(.navigation)), ("toolbar", .bar(.toolbar)), ("tab bar", .bar(.tab)),
            ("screen", .screen),
        ]
        for (text, place) in forms {
            XCTAssertEqual(try locator("button 1 in \(text)"), .control(.kind(.button, 1), in: place), text)
            assertStep(
                "toggle button 1 in \(text)", "toggle button 1" + (place == .screen ? "" : " in \(place)"))
        }
    }

    func testWaitWithAndWithoutSeconds() throws {
        assertStep("wait until no selection")
        assertStep("wait until no selection for 2.5 seconds")
        assertStep("wait until 3 rows for 1 second")
        assertStep("wait until 3 rows for 1 seconds", "wait until 3 rows for 1 second")
        assertStep("wait until dispatched load with 2 3 times for 4 seconds")
    }

    func testEveryTouchCanBeExpectedToBeRefused() throws {
        for touch in [
            "tap row 3", "long-press row 3", "toggle switch in row 3", "select row 3", "deselect row 3", "delete row 3",
            "scroll to top",
        ] {
            assertStep("expect \(touch) not possible")
            assertStep(#"expect \#(touch) not possible because "it is disabled""#)
        }
    }

    func testOnlyVerbsOfTouchesCanBeExpectedToBeRefused() throws {
        XCTAssertEqual(Set(Verb.all.map(\.words)).count, Verb.all.count)
        for verb in Verb.all {
            let message = try XCTUnwrap(errors("expect \(verb.words)").first)
            var isTouch = false
            if case .touch = verb.reading { isTouch = true }
            // The verb `screen` can also begin a condition, because `screen` is also a locator.
            let isCondition = message.contains("expected a condition") || verb.words == "screen"
            XCTAssertNotEqual(isTouch, isCondition, message)
        }
    }

    func testTextsMayContainEscapes() throws {
        guard case .run(let command) = try action(#"run "a\"b\\c\nd\te\u{e9}\u{1F600}#""#) else {
            return XCTFail("the step does not run a command")
        }
        XCTAssertEqual(command, "a\"b\\c\nd\te\u{e9}\u{1F600}#")
    }

    func testTextsMayBeEmpty() throws {
        assertStep(#"expect row 3 shows """#)
        assertStep(#"type "" over field"#)
        assertStep(#"choose "" in picker"#)
    }
}
