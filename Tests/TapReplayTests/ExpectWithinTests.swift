import XCTest

@testable import TapReplay

/// Tests expectations with a time limit.
final class ExpectWithinTests: XCTestCase {
    @MainActor
    func testAnExpectationWithATimeLimitWaits() async throws {
        let replay = try await ShelfReplay(
            """
            run shrink-soon
            expect 60 rows
            expect 59 rows within 5 seconds
            expect 58 rows within 0.01 seconds
            """)
        XCTAssertEqual(replay.mismatches, ["still failing after 0.01 s: there are 59"])
    }

    func testEveryForm() {
        assertStep("expect 3 rows within 2 seconds")
        assertStep("expect row 3 shows \"a\" within 1 seconds", "expect row 3 shows \"a\" within 1 second")
        assertStep("expect nothing dispatched within 0.5 seconds")
    }

    func testErrors() throws {
        let cases = [
            (
                "expect 3 rows within", 21,
                #"expected a number of seconds, such as 2 or 0.5, after "within", but the step ends here"#
            ),
            ("expect 3 rows within 2", 23, #"expected "seconds" after 2, but the step ends here"#),
            (
                "expect tap row 3 not possible within 2 seconds", 31,
                #"unexpected "within" at the end of the step; it could be followed only by "because …""#
            ),
            ("wait until 3 rows within 2 seconds", 19, "write the time limit as `for … seconds`"),
            (
                "if 3 rows within 2 seconds\nend", 11,
                #"unexpected "within" at the end of the step; it could be followed only by "of section …" or "in …""#
            ),
        ]
        for (line, column, message) in cases {
            XCTAssertEqual(try errors(line).first, "follow.taps:1:\(column): error: \(message)")
        }
    }
}
