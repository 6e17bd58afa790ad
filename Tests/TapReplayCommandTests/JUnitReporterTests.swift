import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests JUnit reports, which CI servers read. The tests parse the reports with Foundation's XML parser.
final class JUnitReporterTests: XCTestCase {
    /// Runs the command with the given arguments, and returns the root element of the JUnit report and the exit status.
    @MainActor
    private func report(_ arguments: String...) async throws -> (root: XMLElement, status: Int32) {
        let path = try temporaryFile([], named: "report.xml", in: self)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        let status = await command.runSilently(["--quiet", "--junit", path] + arguments)
        return (try XMLElement.read(Data(contentsOf: URL(fileURLWithPath: path))), status)
    }

    private func script(_ text: String) throws -> String { try temporaryFile(Array(text.utf8), in: self) }

    private static let failing = "screen shelf\ntap \"Lend\" in row 0\nshow\nexpect row 1 shows \"Emma\"\nexpect 3 rows"

    @MainActor
    func testAScriptIsASuiteAndAStepACase() async throws {
        let (good, bad) = (try script("screen shelf\ntap row 0"), try script(Self.failing))
        let (root, status) = try await report(good, bad)
        XCTAssertEqual(status, 1)
        XCTAssertEqual(root.name, "testsuites")
        let suites = root.all("testsuite")
        XCTAssertEqual(suites.map { $0.attributes["name"] }, [good, bad])
        XCTAssertEqual(
            suites.map { $0.all("testcase").map { $0.attributes["name"] } },
            [
                ["1: screen shelf", "2: tap row 0"],
                [
                    "1: screen shelf", "2: tap \"Lend\" in row 0", "3: show", "4: expect row 1 shows \"Emma\"",
                    "5: expect 3 rows",
                ],
            ])
        let name = String(bad.dropFirst().dropLast(5)).replacing("/", with: ".")
        for step in suites[1].all("testcase") {
            XCTAssertEqual(step.attributes["classname"], name)
            XCTAssertEqual(step.attributes["file"], bad)
        }
        XCTAssertEqual(suites[1].all("testcase").map { $0.attributes["line"] }, ["1", "2", "3", "4", "5"])
    }

    @MainActor
    func testAKnownFailureIsSkippedWithItsReason() async throws {
        let path = try script("screen shelf\nknown to fail \"issue 12\": expect 3 rows")
        let (root, status) = try await report(path)
        XCTAssertEqual(status, 0)
        let suite = try XCTUnwrap(root.all("testsuite").first)
        XCTAssertEqual([suite.attributes["failures"], suite.attributes["skipped"]], ["0", "1"])
        XCTAssertEqual(
            suite.all("testcase").last?.all("skipped").map { $0.attributes["message"] }, ["issue 12: there are 60"])
    }

    @MainActor
    func testAFailureDescribesTheActualStateAndShowsTheScreen() async throws {
        let path = try script(Self.failing)
        let cases = try await report(path).root.all("testsuite")[0].all("testcase")
        XCTAssertEqual(cases.map { $0.all("failure").count }, [0, 0, 0, 1, 1])
        let failure = try XCTUnwrap(cases[3].all("failure").first)
        XCTAssertEqual(failure.attributes["message"], "it shows \"Ulysses\"")
        let lines = failure.text.split(separator: "\n")
        XCTAssertEqual(lines[0], "\(path):4:1: error: expect row 1 shows \"Emma\": it shows \"Ulysses\"")
        XCTAssertTrue(lines[1].hasPrefix("┌─ Shelf ─"))
        XCTAssertTrue(lines.contains { $0.hasPrefix("✗ 1   Ulysses") })
        XCTAssertEqual(cases[4].all("failure")[0].attributes["message"], "there are 60")
    }

    @MainActor
    func testNoCharacterChangesTheDirectionOfTheFollowingText() async throws {
        let path = try script("screen shelf\nexpect row 0 shows \"a\u{202E}b\u{2066}c\"")
        let failing = try await report(path).root.all("testsuite")[0].all("testcase")[1]
        XCTAssertEqual(failing.attributes["name"], "2: expect row 0 shows \"a\u{FFFD}b\u{FFFD}c\"")
        XCTAssertFalse(failing.all("failure")[0].text.unicodeScalars.contains { "\u{202A}"..."\u{202E}" ~= $0 })
    }

    @MainActor
    func testTheOutputOfAStepHasItsDispatchesAndDrawings() async throws {
        let cases = try await report(script(Self.failing)).root.all("testsuite")[0].all("testcase")
        XCTAssertEqual(cases[1].all("system-out").map(\.text), ["lend on row 0 (unhandled)"])
        XCTAssertEqual(cases[2].all("system-out")[0].text.prefix(8), "┌─ Shelf")
        XCTAssertEqual(cases[0].all("system-out").count, 0)
    }

    @MainActor
    func testCountsAndTimesAreThoseOfTheCases() async throws {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        let path = try temporaryFile([], named: "report.xml", in: self)
        var time = 100.0
        let reporter = try JUnitReporter(
            path: path,
            time: {
                time += 0.25
                return time
            })
        player.onStep = reporter.played
        player.onFailure = reporter.failed
        player.onShow = reporter.showed
        for text in [Self.failing, "screen shelf\nrun misuse\ntap row 0\ntap row 1"] {
            reporter.began("a.taps")
            reporter.ended(try await player.play(.text(text, name: "a.taps")))
        }
        try reporter.finish()
        let root = try XMLElement.read(Data(contentsOf: URL(fileURLWithPath: path)))
        let names = ["tests", "failures", "errors", "skipped", "time"]
        let counts = ([root] + root.all("testsuite")).map { element in names.map { element.attributes[$0] } }
        XCTAssertEqual(
            counts,
            [
                ["8", "3", "0", "1", "2.000000"], ["5", "2", "0", "0", "1.250000"],
                ["3", "1", "0", "1", "0.750000"],
            ])
        let last = try XCTUnwrap(root.all("testsuite")[1].all("testcase").last)
        XCTAssertEqual(last.all("skipped").map { $0.attributes["message"] }, ["2 steps were skipped"])
        XCTAssertEqual(last.attributes["time"], "0.250000")
    }

    @MainActor
    func testScriptsThatAreNotPlayedAreSkipped() async throws {
        let (bad, next) = (try script(Self.failing), try script("screen shelf"))
        let (root, status) = try await report("--stop", bad, next)
        XCTAssertEqual(status, 1)
        let suites = root.all("testsuite")
        XCTAssertEqual(suites.map { $0.attributes["name"] }, [bad, next])
        XCTAssertEqual(suites.map { $0.attributes["skipped"] }, ["1", "1"])
        XCTAssertEqual(suites[1].all("testcase")[0].all("skipped").count, 1)
    }

    @MainActor
    func testStepsWithTheSameNameAreDistinguished() async throws {
        let path = try script("screen shelf\nrepeat 3 times\ntap row 0\nend")
        let cases = try await report(path).root.all("testsuite")[0].all("testcase")
        XCTAssertEqual(
            cases.map { $0.attributes["name"] },
            ["1: screen shelf", "3: tap row 0", "3: tap row 0 (2)", "3: tap row 0 (3)"])
    }

    @MainActor
    func testAStepThatBecomesInvalidWhenPlayedIsAlsoACase() async throws {
        let path = try script("screen shelf\nrepeat for n from 1 to 0\nexpect rows 1 to $n are visible\nend")
        let (root, status) = try await report(path)
        XCTAssertEqual(status, 1)
        let cases = root.all("testsuite")[0].all("testcase")
        XCTAssertEqual(cases.last?.all("failure").count, 1)
        XCTAssertEqual(
            cases.map { $0.attributes["name"] },
            ["1: screen shelf", "3: expect rows 1 to 1 are visible", "3: with the variables' values"])
    }

    @MainActor
    func testAnyTextIsValidXMLAndCanBeReadBack() throws {
        let path = try temporaryFile([], named: "report.xml", in: self)
        let reporter = try JUnitReporter(path: path)
        let scalars =
            (0...0x2FFF).compactMap(Unicode.Scalar.init) + ["\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "😀", "\u{10FFFF}"]
        var text = "]]> <&\"' "
        text.unicodeScalars += scalars
        reporter.began(text)
        reporter.played(PlayedStep(file: text, line: 1, step: text, dispatches: [], failure: text))
        reporter.failed(
            ReplayFailure(place: ScriptPlace(file: "a", line: 1, column: 1), step: text, message: text, screen: text))
        reporter.ended(ReplayReport())
        try reporter.finish()
        let suite = try XMLElement.read(Data(contentsOf: URL(fileURLWithPath: path))).all("testsuite")[0]
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isKept = scalar.value >= 0x20 ? scalar.value & ~1 != 0xFFFE : "\t\n\r".unicodeScalars.contains(scalar)
            let turns = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            kept.append(isKept && !turns ? scalar : "\u{FFFD}")
        }
        XCTAssertEqual(suite.attributes["name"], String(kept))
        let failure = suite.all("testcase")[0].all("failure")[0]
        XCTAssertEqual(failure.attributes["message"], String(kept))
        XCTAssertEqual(failure.text, "a:1:1: error: \(String(kept)): \(String(kept))\n\(String(kept))")
    }

    // MARK: Writing the file

    @MainActor
    func testAFullDiskLeavesTheReportUnchangedAndEndsWith2() async throws {
        let path = try temporaryFile(Array("before".utf8), named: "report.xml", in: self)
        let good = try script("screen shelf")
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        var status: Int32 = 0
        try await withLargestFile(of: 100) { status = await command.runSilently(["--quiet", "--junit", path, good]) }
        XCTAssertEqual(status, 2)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "before")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["report.xml"])
    }

    @MainActor
    func testAReportToAFullDeviceEndsWith2AndKeepsTheDevice() async throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
        let good = try script("screen shelf")
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        let status = await command.runSilently(["--quiet", "--junit", "/dev/full", good])
        XCTAssertEqual(status, 2)
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
        XCTAssertEqual(kind, .typeCharacterSpecial)
    }

    @MainActor
    func testALinkIsNotReplacedByAFile() async throws {
        let path = try temporaryFile(Array("before".utf8), named: "report.xml", in: self)
        let link = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        let good = try script("screen shelf")
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        let status = await command.runSilently(["--quiet", "--junit", link, good])
        XCTAssertEqual(status, 0)
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), path)
        XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<?xml"))
    }
}
