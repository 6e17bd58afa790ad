import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests the exit statuses of various command lines, and that an invalid command line has no effects.
final class ReplayCommandTests: XCTestCase {
    @MainActor
    private func status(_ arguments: String...) async -> Int32 {
        let data = ReplayScreen(
            "data", load: { try ReplayDataFile.decode([String].self, from: $0.dataFile ?? "/no/data") },
            make: { Shelf([TableSection(rows: $0.map { BookConfig(item: Book(id: 0, title: $0)) })], bus: .default) })
        let shelf = Shelf.screen(bus: .default)
        let command = ReplayCommand(name: "replay", version: "1", screens: [shelf, data], examples: ["a.taps"])
        return await command.runSilently(arguments)
    }

    private func script(_ text: String) throws -> String { try temporaryFile(Array(text.utf8), in: self) }

    @MainActor
    func testHelpVersionAndScreensEndWith0() async {
        for option in ["--help", "--version", "--screens"] {
            let status = await status(option)
            XCTAssertEqual(status, 0, option)
        }
    }

    @MainActor
    func testNothingThatAReplayReadsIsOverwrittenByItsReports() async throws {
        let inner = "screen shelf\ntap row 1\n"
        let folder = try temporaryFolder(
            [
                "inner.taps": inner, "middle.taps": "play \"inner.taps\"\n",
                "outer.taps": "play \"middle.taps\"\nexpect row 0 matches \"emma\"\n",
                "outer.snapshots/emma.txt": "old",
                "inner.snapshots/other.txt": "other",
            ], in: self)
        let files: [String: String?] = [
            "outer.taps": nil, "middle.taps": nil, "inner.taps": inner, "outer.snapshots/emma.txt": "old",
            "outer.snapshots/new.txt": nil, "inner.snapshots/other.txt": "other",
        ]
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link.taps", withDestinationPath: folder + "/inner.taps")
        for option in ["--html", "--junit", "--trace"] {
            for (file, text) in files {
                let status = await status("--quiet", option, "\(folder)/\(file)", "\(folder)/outer.taps")
                XCTAssertEqual(status, 2, "\(option) \(file)")
                let there = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                if let text { XCTAssertEqual(there, text, "\(option) \(file)") }
            }
            let status = await status("--quiet", option, "\(folder)/link.taps", "\(folder)/outer.taps")
            XCTAssertEqual(status, 2, option)
        }
        XCTAssertEqual(try String(contentsOfFile: folder + "/inner.taps", encoding: .utf8), inner)
        let beside = await status("--quiet", "--trace", folder + "/trace.jsonl", folder + "/outer.taps")
        XCTAssertEqual(beside, 1, "the report is written next to the scripts, and the snapshot differs")
    }

    @MainActor
    func testAPassingScriptEndsWith0AndAFailingOneWith1() async throws {
        let (good, bad) = (try script("screen shelf\ntap row 0"), try script("screen shelf\nexpect 3 rows"))
        let held = await status("--quiet", good, good)
        XCTAssertEqual(held, 0)
        let failed = await status("--quiet", bad, good)
        XCTAssertEqual(failed, 1)
        let stopped = await status("--quiet", "--stop", bad, good)
        XCTAssertEqual(stopped, 1)
        let checked = await status("--check", bad)
        XCTAssertEqual(checked, 0)
    }

    @MainActor
    func testAPipeThatCanBeReadOnceIsCheckedAndPlayed() async throws {
        let pipe = Pipe()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        pipe.fileHandleForWriting.write(Data("screen shelf\nrepeat 3 times\ntap row 0\nend".utf8))
        try pipe.fileHandleForWriting.close()
        let held = await status("--quiet", path)
        XCTAssertEqual(held, 0)
    }

    @MainActor
    func testErrorsBeforePlayingEndWith2() async throws {
        let good = try script("screen shelf")
        let wrong = try script("screen shelf\ntpa row 1")
        let calls = [
            [], ["--bogus"], ["/no/such.taps"], ["/tmp"], [wrong], ["--check", wrong], [good, wrong],
            ["--data", "/no/such.json", good], ["--trace", "/no/such/trace", good], ["--trace", good, good],
            ["--junit", "/no/such/report", good], ["--junit", "/tmp", good], ["--junit", good, good],
            [try script("screen data")], [try script("")],
        ]
        for call in calls {
            let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
            let status = await command.runSilently(call)
            XCTAssertEqual(status, 2, "\(call)")
        }
    }

    @MainActor
    func testARefusedCallLeavesTheTraceUnchanged() async throws {
        let trace = try temporaryFile(Array("before".utf8), named: "trace", in: self)
        let wrong = try script("screen shelf\ntpa row 1")
        let refused = await status("--trace", trace, wrong)
        XCTAssertEqual(refused, 2)
        XCTAssertEqual(try String(contentsOfFile: trace, encoding: .utf8), "before")
        let good = try script("screen shelf")
        let played = await status("--quiet", "--trace", trace, good)
        XCTAssertEqual(played, 0)
        XCTAssert(try String(contentsOfFile: trace, encoding: .utf8).hasPrefix("{"))
    }

    @MainActor
    func testACheckRefusesInvalidData() async throws {
        let path = try script("screen data")
        let good = try temporaryFile(Array("[\"Emma\"]".utf8), named: "data.json", in: self)
        let bad = try temporaryFile(Array("[1]".utf8), named: "data.json", in: self)
        let held = await status("--quiet", "--data", good, path)
        XCTAssertEqual(held, 0)
        let refused = await status("--check", "--data", bad, path)
        XCTAssertEqual(refused, 2)
    }
}
