import CellDirector
import XCTest

@testable import TapReplay

/// Problems of the bus that fail the steps that cause them.
final class StrictReplayTests: XCTestCase {
    @MainActor
    private func failures(_ script: String, isStrict: Bool = true, bus: CellActionBus = CellActionBus()) async throws
        -> [String]
    {
        var options = ReplayPlayer.Options()
        options.isStrict = isStrict
        bus.onProblem = { _ in }
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        let report = try await player.play(.text("screen shelf\n" + script, name: "s"))
        return report.failures.map { "\($0)" }
            + (report.knownFailureCount == 0 ? [] : ["\(report.knownFailureCount) known"])
    }

    @MainActor
    func testAnUnhandledActionFailsItsStep() async throws {
        let script = "expect 60 rows\ntap \"Lend\" in row 0\nexpect 60 rows\ntap \"Lend\" in row 0"
        let error =
            "s:3:1: error: tap \"Lend\" in row 0: no handler for \"lend\" of BookCell; add a handler, as in `actionsProxy.on(.custom(\"lend\")) { … }`"
        let strict = try await failures(script)
        XCTAssertEqual(strict, [error], "a problem is told once, and so fails one step")
        let lenient = try await failures(script, isStrict: false)
        XCTAssertEqual(lenient, [])
        let again = try await failures(script + "\nscreen shelf\ntap \"Lend\" in row 0")
        XCTAssertEqual(
            again, [error, error.replacingOccurrences(of: "s:3", with: "s:7")], "another screen tells its own")
    }

    @MainActor
    func testWhatElseDoesNotHoldIsToldFirst() async throws {
        let bus = CellActionBus()
        let found = try await failures("expect tap \"Lend\" in row 0 refused\nexpect 60 rows", bus: bus)
        XCTAssertEqual(found, ["s:2:1: error: expect tap \"Lend\" in row 0 refused: it was not refused"])
    }

    @MainActor
    func testAProblemMayBeKnown() async throws {
        let found = try await failures("known to fail \"issue 9\": tap \"Lend\" in row 0")
        XCTAssertEqual(found, ["1 known"])
    }
}
