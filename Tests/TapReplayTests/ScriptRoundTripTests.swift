import TestSupport
import XCTest

@testable import TapReplay

/// A step prints as the text it would be read from.
final class ScriptRoundTripTests: XCTestCase {
    func testReadingAnActionsDescriptionGivesTheAction() throws {
        try forEachSeed([1]) { try readWhatIsPrinted(seed: $0) }
    }

    private func readWhatIsPrinted(seed: UInt64) throws {
        var random = RandomActions(seed: seed)
        for _ in 0..<5000 {
            let action = random.action()
            let source = action.description
            assertAction(try self.read(source), action, "\(source)\nseed \(seed)")
            XCTAssertEqual(try self.read(source).description, source, "seed \(seed)")
        }
    }

    private func read(_ source: String) throws -> any Action { try TapReplayTests.action(source) }

    func testNumbersPrintWithoutExponent() {
        XCTAssertEqual(Scroll.by(120).description, "scroll by 120")
        XCTAssertEqual(Scroll.by(-44.5).description, "scroll by -44.5")
        XCTAssertEqual(Scroll.by(1e20).description, "scroll by 100000000000000000000")
        XCTAssertEqual(Scroll.by(-1.25e-5).description, "scroll by -0.0000125")
    }

    func testOrdinaryWordsPrintBare() {
        let pattern = DispatchPattern(name: "profile.follow", place: .row(.text("Ada")), value: "-1.5", times: 1)
        XCTAssertEqual(
            Expect(condition: .dispatched(pattern)).description,
            #"expect dispatched profile.follow on row "Ada" with -1.5 1 time"#)
        XCTAssertEqual(
            Wait(condition: .rowCount(1, section: 2), seconds: 1).description,
            "wait until 1 row in section 2 for 1 second")
    }
}
