import XCTest

@testable import TapReplay

/// Tests that a step prints as text that parses to the same step.
final class ScriptRoundTripTests: XCTestCase {
    func testParsingAnActionsDescriptionReturnsTheAction() throws {
        try forEachSeed([1]) { try parsePrintedActions(seed: $0) }
    }

    private func parsePrintedActions(seed: UInt64) throws {
        var random = RandomActions(seed: seed)
        for _ in 0..<5000 {
            let step = random.step()
            XCTAssertEqual(try action(step).description, step, "seed \(seed)")
        }
    }

    func testParsingALocatorsDescriptionReturnsTheLocator() throws {
        try forEachSeed([1]) { seed in
            var random = RandomActions(seed: seed)
            for _ in 0..<5000 {
                let subject = random.subject()
                XCTAssertEqual(try locator("\(subject)"), subject, "seed \(seed)")
            }
        }
    }

    func testNumbersPrintWithoutExponent() {
        for (number, text) in [
            (120, "120"), (-44.5, "-44.5"), (1e20, "100000000000000000000"), (-1.25e-5, "-0.0000125"),
        ] { XCTAssertEqual(ScriptSpelling.number(number), text) }
    }

    func testOrdinaryWordsPrintBare() {
        assertStep(
            #"expect dispatched "profile.follow" on row "Ada" with "-1.5" 1 times"#,
            #"expect dispatched profile.follow on row "Ada" with -1.5 1 time"#)
    }
}
