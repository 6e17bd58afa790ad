import CellDirector
import XCTest

@testable import TapReplayCommand

/// Tests how the command checks scripts that play other scripts, how it reports their failures, and how it updates and
/// compares snapshots.
final class CommandReportTests: XCTestCase {
    @MainActor
    func testTheNestingLimitDoesNotDependOnTheOrderInWhichScriptsAreRead() async throws {
        var scripts = (0..<41).reduce(into: [:]) { $0["\($1).taps"] = "play \"\($1 + 1).taps\"" }
        scripts["41.taps"] = "screen shelf"
        let folder = try temporaryFolder(scripts, in: self)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        for (names, status) in [([20], Int32(0)), ([10], 0), ([9], 2), ([0], 2), ([20, 0], 2), ([30, 20, 10], 0)] {
            let ended = await command.runSilently(["--quiet"] + names.map { "\(folder)/\($0).taps" })
            XCTAssertEqual(ended, status, "\(names)")
        }
    }

    @MainActor
    func testReportsNameThePlayedScript() async throws {
        let folder = try temporaryFolder(
            ["a.taps": "screen shelf\nplay \"b.taps\"\ntap row 0", "b.taps": "expect 1 rows"], in: self)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        let reports = ["trace", "junit", "html"].map { "--\($0)=\(folder)/\($0)" }
        let status = await command.runSilently(["--quiet"] + reports + ["\(folder)/a.taps"])
        XCTAssertEqual(status, 1)
        let texts = try ["trace", "junit", "html"].map {
            try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
        }
        XCTAssert(texts[0].contains(#""file":"\#(folder)/b.taps""#), texts[0])
        XCTAssert(texts[1].contains(#"file="\#(folder)/b.taps" line="1""#), texts[1])
        XCTAssert(texts[2].contains(#""file":"\#(folder)/b.taps","line":1"#))
    }

    @MainActor
    func testTheCommandLineUpdatesAndComparesAndReports() async throws {
        let path = try temporaryFile(Array("screen shelf\nexpect row 0 matches \"emma\"".utf8), in: self)
        let report = try temporaryFile([], named: "report.xml", in: self)
        func status(_ arguments: String..., books: [Book] = Shelf.books) async -> Int32 {
            let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(books, bus: .default)])
            return await command.runSilently(["--quiet"] + arguments + [path])
        }
        let missing = await status()
        XCTAssertEqual(missing, 1)
        let written = await status("--update")
        XCTAssertEqual(written, 0)
        let held = await status()
        XCTAssertEqual(held, 0)
        let differs = await status("--junit", report, books: [Book(id: 0, title: "Emma")])
        XCTAssertEqual(differs, 1)
        let root = try XMLElement.read(Data(contentsOf: URL(fileURLWithPath: report)))
        let failure = root.all("testsuite")[0].all("testcase")[1].all("failure")[0].text
        XCTAssertTrue(failure.contains("\n- │     1815 "), failure)
    }
}
