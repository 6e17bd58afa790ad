import XCTest

@testable import TapReplay

/// Tests regular expressions in every step that compares text.
final class PatternTests: XCTestCase {
    func testAPatternIsReadWhereATextIsCompared() {
        for verb in ["shows", "does not show", "contains", "does not contain"] {
            assertStep(#"expect row 3 \#(verb) /Order \d+/"#)
            assertStep(#"expect menu \#(verb) /a\/b # "c" \\/"#)
        }
        assertStep("expect title is not /^Book [0-9]+$/")
        assertStep(#"wait until dispatched lend on row 3 with /\d+/ 2 times"#)
        assertStep("expect tap row 3 not possible because /hidden|disabled/")
    }

    @MainActor
    func testATextInQuotesIsNotAPattern() async throws {
        assertStep(#"expect row 3 shows "/Order/""#)
        let replay = try await ShelfReplay(#"expect row 0 shows "Em+a""#)
        XCTAssertEqual(replay.mismatches.count, 1)
    }

    @MainActor
    func testAPatternFitsTheWholeTextOrAPartOfIt() async throws {
        let replay = try await ShelfReplay(
            #"""
            expect row 3 shows /Book \d+/
            expect row 3 does not show /\d+/
            expect row 3 contains /\d+$/
            expect row 3 does not contain /\d{2}/
            expect row "Emma" shows /(?i)EMMA/
            expect title is /S.*f/
            expect title is not /S.*t/
            toggle row 1
            expect dispatched read with /t(ru)?e/
            expect not dispatched read with /tru/
            expect tap row 59 not possible because /rows \d+ to \d+ are visible/
            expect row 3 shows /\d+/
            expect title is /s.*/
            expect tap row 59 not possible because /rows \d+ to \d+ are hidden/
            """#)
        XCTAssertEqual(
            replay.mismatches,
            [
                "it shows \"Book 3\"", "it is \"Shelf\"",
                "it is not possible because row 59 is off screen; rows 0 to 18 are visible; scroll to it first",
            ])
    }

    func testABadPatternIsRefusedAtThePositionOfItsError() throws {
        let cases = [
            (#"expect row 0 shows /Order (\d+/"#, 31, "invalid pattern: expected ')'"),
            (
                #"expect row 0 shows /日[z-a]/"#, 24,
                "invalid pattern: character 'z' must compare less than or equal to 'a'"
            ),
            ("expect row 0 shows /*/", 21, "invalid pattern: quantifier '*' must appear after expression"),
            ("expect row 0 shows /(?<=a)b/", 21, "invalid pattern: lookbehind is not currently supported"),
            ("expect row 0 shows /Order", 20, "the pattern that starts here has no closing /"),
            (#"expect row 0 shows /Order\/"#, 20, "the pattern that starts here has no closing /"),
            (
                "expect row 0 shows /order/i", 27,
                "a space is missing after the pattern; a pattern that ignores case begins with (?i)"
            ),
            ("expect row 0 shows /a/b", 23, "a space is missing after the pattern"),
            ("expect row 0 shows // Order", 20, #"unexpected "/"; a comment begins with #"#),
            (
                "scroll to row containing 3", 26,
                #"expected a part of a text in double quotes after "containing", not 3; did you mean `"3"`?"#
            ),
            (#"tap row containing """#, 20, #"every text contains ""; name a part of the text"#),
        ]
        for (line, column, message) in cases {
            XCTAssertEqual(try errors(line), ["follow.taps:1:\(column): error: \(message)"])
        }
    }
}
