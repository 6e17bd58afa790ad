import XCTest

@testable import TapReplay

/// Tests steps whose variables have no value because a `remember` or `let` step failed or was skipped.
final class MissingVariableTests: XCTestCase {
    @MainActor
    func testAStepWithoutItsValueFailsInsteadOfPassingVacuously() async throws {
        let replay = try await ShelfReplay(
            """
            remember label in row 99 as first
            expect row 0 contains "\\(first)"
            let whole be "x\\(first)"
            expect row 0 contains $whole
            expect row 0 shows "Emma"
            remember row 0 as first
            expect row 0 contains "\\(first)"
            """)
        XCTAssertEqual(
            replay.mismatches,
            [
                "there is no row 99; the list has rows 0 to 59", "`first` has no value, because line 2 failed",
                "`first` has no value, because line 2 failed", "`whole` has no value, because line 2 failed",
            ])
        XCTAssertEqual(replay.report.failures.map(\.place.line), [2, 3, 4, 5])
    }

    @MainActor
    func testAnEarlierValueIsNotKept() async throws {
        let replay = try await ShelfReplay(
            """
            remember row 0 as name
            remember row 99 as name
            expect row 0 contains "\\(name)"
            """)
        XCTAssertEqual(replay.mismatches.last, "`name` has no value, because line 3 failed")
    }

    @MainActor
    func testARememberThatNeedsAMissingValueLeavesNoValue() async throws {
        let replay = try await ShelfReplay(
            """
            remember row 0 as second
            remember row 99 as first
            remember row "\\(first)" as second
            expect row 0 contains "\\(second)"
            """)
        XCTAssertEqual(replay.mismatches.last, "`second` has no value, because line 3 failed")
    }

    @MainActor
    func testATextThatBecomesTooLongLeavesNoValue() async throws {
        let replay = try await ShelfReplay(
            """
            let text be "0123456789"
            repeat 14 times
            let text be "\\(text)\\(text)"
            end
            expect row 0 does not contain $text
            """)
        XCTAssertEqual(
            replay.mismatches,
            [
                "with its variables, this text is longer than 64 KB", "`text` has no value, because line 4 failed",
                "`text` has no value, because line 4 failed",
            ])
    }

    @MainActor
    func testASkippedLineLeavesNoValue() async throws {
        let replay = try await ShelfReplay(
            """
            run misuse
            remember row 0 as name
            screen shelf
            expect row 0 contains "\\(name)"
            """)
        XCTAssertEqual(replay.mismatches.last, "`name` has no value, because line 3 was skipped")
    }
}
