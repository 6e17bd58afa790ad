import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests the output of a replay when the standard output is not a terminal.
final class ReplayOutputTests: XCTestCase {
    /// Runs the command with the given arguments, and returns its standard output.
    @MainActor
    private func output(of arguments: String...) async throws -> String {
        try await output { _ = await $0.run(arguments) }
    }

    /// Calls a closure with a command, and returns what is written to standard output during the call.
    @MainActor
    private func output(of call: @MainActor (ReplayCommand) async throws -> Void) async throws -> String {
        let path = try temporaryFile([], named: "output", in: self)
        let file = try XCTUnwrap(FileHandle(forWritingAtPath: path))
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        fflush(nil)
        try await silently {
            dup2(file.fileDescriptor, STDOUT_FILENO)
            try await call(command)
        }
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @MainActor
    func testAKnownFailureIsCountedSeparately() async throws {
        let path = try temporaryFile(
            Array("screen shelf\nknown to fail \"issue 12\": expect 3 rows".utf8), in: self)
        let output = try await output(of: path)
        XCTAssertEqual(
            output,
            """
            \(path)
               1 ✓ screen shelf
               2 – known to fail "issue 12": expect 3 rows
                     known: issue 12: there are 60
            2 steps, all passed but 1 known to fail

            """)
    }

    @MainActor
    func testStepsTheirDispatchesAndTheirFailuresArePrintedWithoutColor() async throws {
        let path = try temporaryFile(
            Array("screen shelf\ntap \"Lend\" in row 0\nexpect row 1 shows \"\u{1B}[31m\"".utf8), in: self)
        let output = try await output(of: path)
        XCTAssertEqual(
            output,
            """
            \(path)
               1 ✓ screen shelf
               2 ✓ tap "Lend" in row 0
                     → lend on row 0 (unhandled)
               3 ✗ expect row 1 shows "\u{FFFD}[31m"
            \(path):3:1: error: it shows "Ulysses"
            \(Self.shelf(marking: 1))
            3 steps, 1 failed

            """)
    }

    @MainActor
    func testAnUnusedSnapshotIsListedAfterAnUpdate() async throws {
        let folder = try temporaryFolder(["a.taps": "screen shelf\n", "a.snapshots/old.txt": "old"], in: self)
        let line = "\(folder)/a.snapshots/old.txt: no script that was played uses this\n"
        let updated = try await output(of: "--update", "\(folder)/a.taps")
        XCTAssertTrue(updated.contains(line), updated)
        let quiet = try await output(of: "--update", "--quiet", "\(folder)/a.taps")
        XCTAssertFalse(quiet.contains(line), quiet)
    }

    @MainActor
    func testActionsStoppedByAGateAreMarkedInTheOutput() async throws {
        let gate = CellActionBus.default.addGate(for: .custom("lend")) { _ in .stop }.cancelOnDeinit()
        let path = try temporaryFile(Array("screen shelf\ntap \"Lend\" in row 0".utf8), in: self)
        let output = try await output(of: path)
        XCTAssertTrue(output.contains("→ lend on row 0 (a gate stopped it)\n"), output)
        withExtendedLifetime(gate) {}
    }

    @MainActor
    func testEachStepIsFollowedByTheResultingScreen() async throws {
        let path = try temporaryFile(Array("screen shelf\ntoggle row 1".utf8), in: self)
        let lines = try await output(of: "--show", path).split(separator: "\n")
        let row = { (text: String) in lines.firstIndex { $0.contains(text) } ?? -1 }
        XCTAssertLessThan(row("screen shelf"), row("off"))
        XCTAssertLessThan(row("off"), row("toggle row 1"))
        XCTAssertLessThan(row("toggle row 1"), row("[━●] on"))
    }

    @MainActor
    func testAQuietReplayPrintsFailuresAndSkippedScripts() async throws {
        let path = try temporaryFile(Array("screen shelf\nexpect 3 rows\ntap row 0".utf8), in: self)
        let output = try await output(of: "--quiet", "--stop", path, path)
        XCTAssertEqual(
            output,
            """
            \(path):2:1: error: expect 3 rows: there are 60
            \(Self.shelf())
            \(path): 2 steps, 1 failed, 1 skipped
            not played: \(path)

            """)
    }

    /// Returns the drawing of the shelf in its initial state.
    private static func shelf(marking row: Int? = nil) -> String {
        let line = "├────────────────────────────────────────────────────────────────┤\n"
        var drawing = "┌─ Shelf ────────────────────────────────────────────────────────┐\n"
        drawing += "│  Books                                                         │\n" + line
        let rows = ["Emma", "Ulysses", "Faust"] + (3...18).map { "Book \($0)" }
        let ends = [0: "[Lend]", 1: "[○━] off", 2: "(Lend)"]
        for (number, title) in rows.enumerated() {
            let start = " \(number)".padding(toLength: 5, withPad: " ", startingAt: 0) + title
            let end = ends[number].map { "\($0) " } ?? ""
            let width = 64 - end.count
            drawing += (number == row ? "✗" : "│") + start.padding(toLength: width, withPad: " ", startingAt: 0)
            drawing += end + "│\n"
            if number == 0 { drawing += "│     1815                                                       │\n" }
            drawing += line
        }
        drawing += "│  End                                                           │\n"
        return drawing + "└─ rows 0 to 18 of 60 ───────────────────────────────────────────┘"
    }

    @MainActor
    func testAQuietReplayThatPassesPrintsOneLine() async throws {
        let path = try temporaryFile(Array("screen shelf\nshow\ntap row 0".utf8), in: self)
        let one = try await output(of: "--quiet", path)
        XCTAssertEqual(one, "3 steps, all passed\n")
        let several = try await output(of: "--quiet", path, path)
        XCTAssertEqual(several, "2 scripts, 6 steps, all passed\n")
        let checked = try await output(of: "--quiet", "--check", path, path)
        XCTAssertEqual(checked, "2 scripts, nothing wrong\n")
    }

    @MainActor
    func testSeveralScriptsAreNamedAndEndWithOneTotal() async throws {
        let good = try temporaryFile(Array("screen shelf\ntap row 0".utf8), in: self)
        let bad = try temporaryFile(Array("screen shelf\nexpect 3 rows\ntap row 0".utf8), in: self)
        let lines = try await output(of: good, bad, good).split(separator: "\n").filter { $0.contains(" steps") }
        XCTAssertEqual(
            lines,
            [
                "\(good): 2 steps, all passed", "\(bad): 3 steps, 1 failed", "\(good): 2 steps, all passed",
                "2 of 3 scripts passed; 7 steps, 1 failed",
            ])
        let held = try await output(of: good, good).split(separator: "\n").last
        XCTAssertEqual(held, "2 scripts, 4 steps, all passed")
        let quiet = try await output(of: "--quiet", good, bad).split(separator: "\n").suffix(2)
        XCTAssertEqual(quiet, ["\(bad): 3 steps, 1 failed", "1 of 2 scripts passed; 5 steps, 1 failed"])
    }

    @MainActor
    func testAReportOnStandardOutputIsTheOnlyOutputThere() async throws {
        let path = try temporaryFile(Array("screen shelf\nexpect 3 rows".utf8), in: self)
        let root = try XMLElement.read(Data(try await output(of: "--junit", "-", path).utf8))
        XCTAssertEqual(root.attributes["failures"], "1")
        let watched = try await output {
            _ = try await $0.watch(ReplayOptions(["--watch", "--junit", "-", path])) { false }
        }
        XCTAssert(watched.hasPrefix("<?xml") && watched.hasSuffix("</testsuites>\n"), watched)
    }

    @MainActor
    func testTheFileOfTheStandardOutputIsNotReplaced() async throws {
        let path = try temporaryFile(Array("screen shelf".utf8), in: self)
        let output = try await output {
            _ = await $0.run(["--quiet", "--trace", "/dev/stdout", path])
            try OutputFile.standardOutput.write("after\n")
        }
        XCTAssertEqual(output.split(separator: "\n").count, 4, output)
        XCTAssert(output.hasSuffix("\nafter\n"), output)
        XCTAssert(output.hasPrefix("{\"trace\":"), output)
    }

    @MainActor
    func testOnlyScriptsWithARequestedTagArePlayed() async throws {
        let smoke = try temporaryFile(Array("\n  # Lends. @smoke, @books\nscreen shelf".utf8), in: self)
        let later = try temporaryFile(Array("screen shelf # @smoke\n# @smoke\ntap row 0".utf8), in: self)
        let slow = try temporaryFile(Array("#@slow\r\nscreen nowhere".utf8), in: self)
        let one = try await output(of: "--tag", "smoke", smoke, later, slow)
        XCTAssertTrue(one.contains(smoke) && !one.contains(later) && !one.contains(slow), one)
        XCTAssertTrue(one.hasSuffix(": 1 step, all passed\n"), one)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        for (tags, status) in [
            (["--tag", "@books"], Int32(0)), (["--tag=no", "--tag=smoke"], 0), (["--tag=smok"], 2), (["--tag=slow"], 2),
            ([], 2),
        ] {
            let ended = await command.runSilently(["--quiet"] + tags + [smoke, later, slow])
            XCTAssertEqual(ended, status, "\(tags)")
        }
    }

    @MainActor
    func testStepsBeforeTheFirstLineAreReportedOnlyIfTheyFail() async throws {
        let path = try temporaryFile(
            Array("screen shelf\nshow\ntap row 0\nexpect 3 rows\nexpect row 0 is selected\nshow".utf8), in: self)
        let lines = try await output(of: "--from", "5", path).split(separator: "\n").filter { !$0.contains("│") }
        let steps = lines.filter { $0.contains("✓") || $0.contains("✗ ") }
        XCTAssertEqual(
            steps, ["   4 ✗ expect 3 rows", "   5 ✓ expect row 0 is selected", "   6 ✓ show"], "\(lines)")
        XCTAssertEqual(lines.count { $0.hasPrefix("┌─ Shelf") }, 2, "the failure and `show` each print the screen")
        XCTAssertEqual(lines.last, "6 steps, 1 failed")
    }

    @MainActor
    func testTheNearestMatchIsMarked() async throws {
        let path = try temporaryFile(Array("screen shelf\ntap row \"Faustt\"".utf8), in: self)
        let output = try await output(of: path)
        XCTAssertTrue(output.contains("\n✗ 2   Faust"), output)
        XCTAssertEqual(output.count { $0 == "✗" }, 2, "the step and the nearest match are marked")
    }

    @MainActor
    func testOutputThatCannotBeWrittenIsAFailure() async throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
        let good = try temporaryFile(Array("screen shelf\ntap row 0".utf8), in: self)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        for call in [[good], ["--show", good], ["--check", good], ["--help"], ["--version"], ["--screens"]] {
            let full = try XCTUnwrap(FileHandle(forWritingAtPath: "/dev/full"))
            let status = await silently {
                dup2(full.fileDescriptor, STDOUT_FILENO)
                return await command.run(call)
            }
            XCTAssertEqual(status, 2, "\(call)")
        }
    }

    @MainActor
    func testFileNamesAndCombiningMarksDoNotAffectTheTerminal() async throws {
        let name = "a\n\u{1B}[31m.taps"
        let marks = String(repeating: "\u{301}", count: 5000)
        let path = try temporaryFile(
            Array("screen shelf\nexpect row 0 shows \"e\(marks)\"".utf8), named: name, in: self)
        let output = try await output(of: path)
        XCTAssertFalse(output.contains("\u{1B}"))
        XCTAssertTrue(output.contains("/a\\n\\u{1b}[31m.taps:2:1: error: it shows"), output)
        XCTAssertLessThan(output.unicodeScalars.count, 5000)
    }

    @MainActor
    func testTheHelpNamesEveryOptionAndScreen() async throws {
        let help = try await output(of: "--help")
        for option in ReplayOptions.all { XCTAssert(help.contains("  \(option.name)"), option.name) }
        XCTAssert(help.contains("shelf   books   run: fail, misuse, misuse-soon, shrink-soon"), help)
    }

    func testAClosedStreamIsFilledSoThatNoFileGetsItsDescriptor() {
        let saved = dup(STDIN_FILENO)
        close(STDIN_FILENO)
        OutputFile.fillStandardStreams()
        XCTAssertNotEqual(fcntl(STDIN_FILENO, F_GETFD), -1)
        if saved >= 0 {
            dup2(saved, STDIN_FILENO)
            close(saved)
        }
    }
}
