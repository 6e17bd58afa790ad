import CellDirector
import XCTest

@testable import TapReplay

/// What a replay prints when it is piped.
final class ReplayOutputTests: XCTestCase {
    /// What a call prints to standard output.
    @MainActor
    private func output(of arguments: String...) async throws -> String {
        let path = try temporaryFile([], named: "output", in: self)
        let file = try XCTUnwrap(FileHandle(forWritingAtPath: path))
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        fflush(nil)
        let saved = dup(STDOUT_FILENO)
        dup2(file.fileDescriptor, STDOUT_FILENO)
        defer {
            dup2(saved, STDOUT_FILENO)
            close(saved)
        }
        _ = await command.run(arguments)
        fflush(nil)
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @MainActor
    func testStepsTheirDispatchesAndTheirFailuresArePrintedWithoutColour() async throws {
        let path = try temporaryFile(
            Array("screen shelf\ntap \"Lend\" in row 0\nexpect row 1 shows \"\u{1B}[31m\"".utf8), in: self)
        let output = try await output(of: path)
        XCTAssertEqual(
            output,
            """
            \(path)
               1 ✓ screen shelf
               2 ✓ tap "Lend" in row 0
                     → lend on row 0 (nobody handles it)
               3 ✗ expect row 1 shows "\u{FFFD}[31m"
                     \(path):3:1: error: it shows "Ulysses"
            3 steps, 1 did not hold

            """)
    }

    @MainActor
    func testWhatAGateStoppedIsPrintedSo() async throws {
        let gate = CellActionBus.default.addGate(for: .custom("lend")) { _ in .stop }.endingWhenDropped()
        let path = try temporaryFile(Array("screen shelf\ntap \"Lend\" in row 0".utf8), in: self)
        let output = try await output(of: path)
        XCTAssertTrue(output.contains("→ lend on row 0 (a gate stopped it)\n"), output)
        withExtendedLifetime(gate) {}
    }

    @MainActor
    func testEachStepIsFollowedByTheScreenItLeaves() async throws {
        let path = try temporaryFile(Array("screen shelf\ntoggle row 1".utf8), in: self)
        let lines = try await output(of: "--show", path).split(separator: "\n")
        let row = { (text: String) in lines.firstIndex { $0.contains(text) } ?? -1 }
        XCTAssertLessThan(row("screen shelf"), row("off"))
        XCTAssertLessThan(row("off"), row("toggle row 1"))
        XCTAssertLessThan(row("toggle row 1"), row("[━●] on"))
    }

    @MainActor
    func testAQuietReplayPrintsWhatDoesNotHoldAndScriptsLeftOut() async throws {
        let path = try temporaryFile(Array("screen shelf\nexpect 3 rows\ntap row 0".utf8), in: self)
        let output = try await output(of: "--quiet", "--stop", path, path)
        XCTAssertEqual(
            output,
            """
            \(path):2:1: error: expect 3 rows: there are 60
            2 steps, 1 did not hold, 1 left out
            not played: \(path)

            """)
    }

    @MainActor
    func testTheHelpNamesEveryOptionAndScreen() async throws {
        let help = try await output(of: "--help")
        for option in ReplayOptions.all { XCTAssert(help.contains("  \(option.name)"), option.name) }
        XCTAssert(help.contains("shelf   books   run: fail, misuse, misuse-soon, shrink-soon"), help)
    }

    func testAClosedStreamIsFilledSoThatNoFileTakesItsPlace() {
        let saved = dup(STDIN_FILENO)
        close(STDIN_FILENO)
        StandardStreams.fillGaps()
        XCTAssertNotEqual(fcntl(STDIN_FILENO, F_GETFD), -1)
        if saved >= 0 {
            dup2(saved, STDIN_FILENO)
            close(saved)
        }
    }
}
