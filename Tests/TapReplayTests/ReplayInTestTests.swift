import CellDirector
import TapReplay
import XCTest

@testable import TapReplayTesting

#if !canImport(ObjectiveC)
/// Tests replays inside a test. A failed step must be reported as a test failure with the file and line of the step.
final class ReplayInTestTests: XCTestCase {
    private var isCapturing = false
    private var captured: [String] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if isCapturing {
            let file = filePath.split(separator: "/").last ?? ""
            captured.append("\(file):\(lineNumber): \(description)")
        } else {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }

    @MainActor
    private func failures(
        of source: ScriptSource, on screens: [ReplayScreen]? = nil, update: Bool = false, isPlain: Bool = false
    ) async -> [String] {
        let wasPlain = PlainText.isOn
        PlainText.isOn = isPlain
        defer { PlainText.isOn = wasPlain }
        isCapturing = true
        captured = []
        defer { isCapturing = false }
        await replay(source, on: screens ?? [Shelf.screen(bus: .default)], update: update, file: "Tests.swift", line: 7)
        return captured
    }

    @MainActor
    func testFailedStepsFailAtTheirOwnLines() async throws {
        let path = try temporaryFile(Array("screen shelf\n\nexpect 3 rows\ntap row 99".utf8), in: self)
        let failures = await failures(of: .file(path: path))
        XCTAssertEqual(
            failures.map { $0.components(separatedBy: "\n┌─ Shelf ─")[0] },
            [
                "follow.taps:3: expect 3 rows: there are 60",
                "follow.taps:4: tap row 99: there is no row 99; the list has rows 0 to 59",
            ])
        XCTAssertEqual(
            failures.map { $0.contains("│ 0   Emma") }, [true, false], "only the first failure shows the screen")
    }

    @MainActor
    func testTheRunThatWritesASnapshotFailsAndTheNextPasses() async throws {
        let path = try temporaryFile(Array("screen shelf\nexpect row 0 matches \"emma\"".utf8), in: self)
        let written = await failures(of: .file(path: path), update: true)
        XCTAssertEqual(
            written, ["Tests.swift:7: failed - wrote \(path.dropLast(5)).snapshots/emma.txt; look at it"])
        let later = await failures(of: .file(path: path), update: true)
        XCTAssertEqual(later, [])
        let other = Shelf.screen([Book(id: 0, title: "Faust")], bus: .default)
        let differs = await failures(of: .file(path: path), on: [other])
        XCTAssertEqual(differs.count, 1)
        XCTAssertTrue(differs[0].contains("\n+ │     Faust "), differs[0])
    }

    @MainActor
    func testErrorsInAScriptFailAtTheirOwnLines() async throws {
        let failures = await failures(of: .text("screen shelf\ntpa row 1", name: "a.taps"))
        XCTAssertEqual(failures, [#"a.taps:2: unknown step "tpa"; did you mean "tap"?"#])
    }

    @MainActor
    func testAMissingScriptFailsAtTheTestsLine() async {
        let failures = await failures(of: .file(path: "/no/such.taps"))
        XCTAssertEqual(failures, ["Tests.swift:7: failed - /no/such.taps: error: there is no such file"])
    }

    @MainActor
    func testDataThatIsRefusedFailsAtTheTestsLine() async {
        let screen = ReplayScreen(
            "shelf", load: { _ in throw ReplayDataError("no data") }, make: { _ in Shelf([], bus: .default) })
        let failures = await failures(of: .text("screen shelf", name: "a.taps"), on: [screen])
        XCTAssertEqual(failures, ["Tests.swift:7: failed - no data"])
    }

    @MainActor
    func testDrawingsShownByAScriptArePrinted() async throws {
        let path = try temporaryFile([], named: "output", in: self)
        let file = try XCTUnwrap(FileHandle(forWritingAtPath: path))
        fflush(nil)
        let saved = dup(STDOUT_FILENO)
        dup2(file.fileDescriptor, STDOUT_FILENO)
        _ = await failures(of: .text("screen shelf\nshow", name: "a.taps"))
        fflush(nil)
        dup2(saved, STDOUT_FILENO)
        close(saved)
        XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("┌─ Shelf ─"))
    }

    @MainActor
    func testOutputWithoutATerminalIsASCII() async throws {
        let failures = await failures(
            of: .text("screen shelf\nexpect row 0 shows \"Zoë…\"\nexpect 7 rows", name: "a.taps"), isPlain: true)
        XCTAssertEqual(failures.count, 2)
        XCTAssert(failures.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, failures.joined(separator: "\n"))
        XCTAssert(failures[0].hasPrefix(#"a.taps:2: expect row 0 shows "Zo\u{00EB}..."#), failures[0])
        XCTAssert(failures[0].contains("\n+- Shelf ---"), failures[0])
        XCTAssert(failures[0].contains("\nx 0   Emma  ") || failures[0].contains("x 0   Emma"), failures[0])
        XCTAssertEqual(PlainText.ascii("┌─┐│├┤└┘ ▸ [━*] “a” ✓ ● ⟦⟧"), "+-+|++++ > [-*] \"a\" v * []")
    }

    @MainActor
    func testAScriptThatPassesFailsNothing() async {
        let report = await replay(.text("screen shelf\ntap row 0", name: "a.taps"), on: [Shelf.screen(bus: .default)])
        XCTAssertEqual(report?.isSuccess, true)
        XCTAssertEqual(report?.stepCount, 2)
    }
}
#endif
