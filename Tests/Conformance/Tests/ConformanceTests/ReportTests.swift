import CellDirector
import XCTest

/// Tests the report that the suite writes.
final class ReportTests: ConformanceTestCase {
    @MainActor
    func testTheReportIsATableOfAnswersAndAListOfSkippedTests() async {
        let answers = [
            Answer(claim: "a row stays", expected: "1", found: "1", isSame: true),
            Answer(claim: "a | b", expected: "[]", found: "[1,\n2]", isSame: false),
        ]
        XCTAssertEqual(
            Report.text(answers, skipped: ["a key window"]),
            """
            | claim | expected | found | same |
            |---|---|---|---|
            | a row stays | 1 | 1 | yes |
            | a \\| b | [] | [1, 2] | **no** |

            2 unverified claims, of which 1 do not hold.

            Skipped, since they need a host app:

            - a key window

            """)
    }

    @MainActor
    func testValuesAreShownWithoutTheirOptionals() async {
        let inner: Int?? = 1
        XCTAssertEqual(Report.shown(inner as Any), "1")
        XCTAssertEqual(Report.shown(Int?.none as Any), "nil")
        XCTAssertEqual(Report.shown(["a"]), "[\"a\"]")
    }

    func testAClaimHasTheNameOfItsTest() {
        XCTAssertEqual(sentence, "a claim has the name of its test")
    }
}
