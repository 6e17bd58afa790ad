import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests the HTML page about a replay, which must be reproducible byte for byte, and must be written completely or not
/// at all.
final class ReplayPageTests: XCTestCase {
    private struct Step: Decodable {
        var script: String?
        var played: Int?
        var failed: Int?
        var leftOut: Int?
        var step: String?
        var line: Int?
        var column: Int?
        var failure: String?
        var difference: [String]?
        var knownFailure: String?
        var knownCount: Int?
        var gap: Int?
        var screen: [Part]?
        var meant: [Int]?
        var dispatches: [Sent]?
        var moreDispatches: Int?
    }

    private struct Sent: Decodable, Equatable {
        let text: String
        let kind: String
        let depth: Int
        let handlers: Int
        var observers: Int?
        var stopped: Bool?
        var unhandled: Bool?
        var more: Int?
    }

    private enum Part: Decodable, Equatable {
        case kept([Int])
        case new(String)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let line = try? value.decode(String.self) {
                self = .new(line)
            } else {
                self = .kept(try value.decode([Int].self))
            }
        }
    }

    /// An infinite number, which JSON can't represent, must not prevent the page from being written.
    @MainActor
    func testAPageIsWrittenWhateverItsNumbers() async throws {
        let path = try temporaryFile([], named: "page.html", in: self)
        let reporter = try PageReporter(path: path)
        reporter.began("a.taps", of: "a.taps")
        for touch in [[Double.infinity, -.infinity, .nan, 0, 0], [1, 2, 0, 0, 0]] {
            reporter.played(
                PlayedStep(
                    file: "a.taps", line: 1, step: "tap row 0", dispatches: [], failure: nil, touch: touch))
        }
        reporter.ended(ReplayReport())
        try reporter.finish()
        let page = try String(contentsOfFile: path, encoding: .utf8)
        XCTAssert(page.contains(#""touch":["inf","-inf","nan",0,0]"#), page)
        XCTAssert(page.contains(#""touch":[1,2,0,0,0]"#), page)
    }

    /// Returns the page about a replay of a script.
    @MainActor
    private func page(
        _ script: String, _ bus: CellActionBus = CellActionBus(), screen: ReplayScreen? = nil
    ) async throws -> String {
        let path = try temporaryFile([], named: "page.html", in: self)
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsEachScreen, options.reportsUnhandled) = (true, true, true)
        let player = ReplayPlayer(screens: [screen ?? Shelf.screen(bus: bus)], options: options, bus: bus)
        let reporter = try PageReporter(path: path)
        player.onStep = reporter.played
        player.onFailure = reporter.failed
        reporter.began("a/b.taps")
        reporter.ended(try await player.play(.text(script, name: "a/b.taps")))
        try reporter.finish()
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    /// Returns the records that the page's JavaScript displays.
    private func records(_ page: String) throws -> [Step] {
        let start = try XCTUnwrap(page.range(of: "id=\"replay\">"))
        let end = try XCTUnwrap(page[start.upperBound...].range(of: "</script>"))
        return try JSONDecoder().decode(
            [Step].self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    }

    /// Returns the screen after every step, assembled in the same way as in the page's JavaScript.
    private func screens(_ steps: [Step]) -> [[String]?] {
        var screen: [String]?
        return steps.filter { $0.step != nil }.map { step in
            guard let parts = step.screen else { return screen }
            let before = screen ?? []
            let lines = parts.flatMap { part in
                switch part {
                case .new(let line): [line]
                case .kept(let range): Array(before[range[0]..<range[0] + range[1]])
                }
            }
            screen = parts.isEmpty ? nil : lines
            return screen
        }
    }

    // MARK: Contents

    @MainActor
    func testAPageHasTheStepsTheirPlacesAndTheirScripts() async throws {
        let steps = try await records(page("screen shelf\ntoggle row 1\nexpect 3 rows\n"))
        XCTAssertEqual(steps.first?.script, "a/b.taps")
        XCTAssertEqual(steps.compactMap(\.step), ["screen shelf", "toggle row 1", "expect 3 rows"])
        XCTAssertEqual(steps.compactMap(\.line), [1, 2, 3])
        XCTAssertEqual(steps.map(\.failure), [nil, nil, nil, "there are 60", nil])
        XCTAssertEqual(steps[3].column, 1)
        XCTAssertEqual([steps[4].played, steps[4].failed, steps[4].leftOut], [3, 1, 0])
    }

    @MainActor
    func testStepsThatTakeLongerReportTheirDuration() throws {
        let path = try temporaryFile([], named: "page.html", in: self)
        var now = 100.0
        let reporter = try PageReporter(path: path, time: { now })
        for name in ["a", "b"] {
            reporter.began(name)
            for duration in [0.019, 1.5, 0.02] {
                now += duration
                reporter.played(PlayedStep(file: name, line: 1, step: "show", dispatches: [], failure: nil))
            }
            now += 0.5
            reporter.ended(ReplayReport())
        }
        try reporter.finish()
        let page = try String(contentsOfFile: path, encoding: .utf8)
        XCTAssertEqual(
            page.matches(of: /"ms":(\d+)/).map { String($0.1) }, ["1500", "20", "2039", "1500", "20", "2039"])
        XCTAssertEqual(try records(page).filter { $0.step != nil }.count, 6)
    }

    @MainActor
    func testAKnownFailureDoesNotCountAsAFailure() async throws {
        let steps = try await records(page("screen shelf\nknown to fail \"issue 12\": expect 3 rows"))
        XCTAssertEqual(steps.map(\.knownFailure), [nil, nil, "issue 12: there are 60", nil])
        XCTAssertEqual(steps.map(\.failure), [nil, nil, nil, nil])
        XCTAssertEqual([steps[3].played, steps[3].failed, steps[3].knownCount], [2, 0, 1])
    }

    @MainActor
    func testAStepHasItsDispatchesAndTheirHandlers() async throws {
        let bus = CellActionBus()
        let gate = bus.addGate(for: .custom("lend")) { _ in .stop }.cancelOnDeinit()
        let steps = try await records(page("screen shelf\ntoggle row 1\ntap \"Lend\" in row 0\ntap row 3", bus))
        XCTAssertEqual(
            steps[2].dispatches, [Sent(text: "read on row 1 with true", kind: "action", depth: 0, handlers: 1)])
        XCTAssertEqual(
            steps[3].dispatches,
            [Sent(text: "lend on row 0 (a gate stopped it)", kind: "action", depth: 0, handlers: 0, stopped: true)])
        let tap = try XCTUnwrap(steps[4].dispatches)
        XCTAssertEqual(tap.filter { $0.unhandled == nil }.map(\.text), ["didSelect on row 3"])
        XCTAssertGreaterThan(tap.count, 1, "the step also has the dispatches without a handler")
        withExtendedLifetime(gate) {}
    }

    @MainActor
    func testAStepHasTheNumberOfNotifiedObservers() async throws {
        let bus = CellActionBus()
        let observers = [
            bus.addObserver(for: CellAction<Bool>("read")) { _ in }, bus.addObserver(.afterHandlers) { _ in },
            bus.addObserver(for: .custom("lend")) { _ in },
        ]
        let steps = try await records(page("screen shelf\ntoggle row 1\ntap row 3", bus))
        XCTAssertEqual(
            steps[2].dispatches,
            [Sent(text: "read on row 1 with true", kind: "action", depth: 0, handlers: 1, observers: 2)])
        XCTAssertEqual(Set(try XCTUnwrap(steps[3].dispatches).map(\.observers)), [1])
        for observer in observers { observer.cancel() }
    }

    @MainActor
    func testAPageHasTheScreensThatAReplayShows() async throws {
        let script = """
            screen shelf
            toggle row 1
            expect 60 rows
            scroll to row 40
            delete row 40
            run shrink-soon
            wait until 58 rows
            tap "Nothing" in row 0
            screen shelf
            """
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.showsEachStep = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        var shown: [[String]] = []
        // Replaces change markers with spaces, because the page adds the markers itself.
        let plain = { (line: Substring) in
            String(line.map { "+~↑↓".contains($0) ? " " : $0 })
        }
        player.onShow = { shown.append($0.split(separator: "\n").map(plain)) }
        _ = try await player.play(.text(script, name: "a"))
        let screens = try await screens(records(page(script)))
        let widths = Set(screens.compactMap(\.self).joined().map(\.displayWidth))
        XCTAssertEqual(widths, [66])
        XCTAssertEqual(screens.count, shown.count)
        for (screen, shown) in zip(screens, shown) {
            XCTAssertEqual(screen?.dropLast().map { plain($0[...]) }, shown.dropLast())
        }
    }

    @MainActor
    func testTheTargetOfAStepIsMarkedSeparatelyFromTheScreen() async throws {
        let page = try await page("screen shelf\nexpect row 1 shows \"Emma\"\ntap row 0")
        let steps = try records(page)
        let screen = try XCTUnwrap(screens(steps)[1])
        XCTAssertEqual(steps[2].meant?.map { screen[$0].contains("Ulysses") }, [true])
        XCTAssertFalse(screen.contains { $0.contains("✗") })
        XCTAssertNil(steps[2].screen, "an expectation does not change the screen")
    }

    @MainActor
    func testAFailedSnapshotHasTheLinesThatDiffer() async throws {
        let folder = try temporaryFolder(
            [
                "shelf.taps": "screen shelf\nexpect button in row 0 matches \"lend\"\n",
                "shelf.snapshots/lend.txt": "something else\n",
            ], in: self)
        let path = folder + "/page.html"
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: CellActionBus())], options: options)
        let reporter = try PageReporter(path: path)
        player.onStep = reporter.played
        player.onFailure = reporter.failed
        reporter.began("shelf.taps")
        let report = try await player.play(.file(path: folder + "/shelf.taps"))
        reporter.ended(report)
        try reporter.finish()
        let step = try XCTUnwrap(records(String(contentsOfFile: path, encoding: .utf8)).first { $0.failure != nil })
        let failure = try XCTUnwrap(report.failures.first)
        let difference = try XCTUnwrap(step.difference)
        XCTAssertEqual(difference.first, "- something else")
        XCTAssertGreaterThan(difference.count, 1)
        XCTAssertEqual(difference.joined(separator: "\n"), failure.difference)
        let (text, screen) = (try XCTUnwrap(failure.difference), try XCTUnwrap(failure.screen))
        XCTAssertEqual(failure.details, "\(failure)\n\(text)\n\(screen)")
    }

    @MainActor
    func testAPageHasNoScreenAfterTheScreenStops() async throws {
        let steps = try await records(page("screen shelf\nrun misuse\ntap row 0\nscreen shelf"))
        XCTAssertEqual(steps[2].screen, [])
        XCTAssertEqual(screens(steps).map { $0 == nil }, [false, true, false])
    }

    @MainActor
    func testAStepThatCouldNotBePlayedIsIncluded() throws {
        let path = try temporaryFile([], named: "page.html", in: self)
        let reporter = try PageReporter(path: path)
        reporter.began("a")
        reporter.played(PlayedStep(file: "a", line: 1, step: "show", dispatches: [], failure: nil))
        reporter.failed(
            ReplayFailure(place: ScriptPlace(file: "a", line: 2, column: 5), step: "as it reads", message: "no"))
        reporter.played(PlayedStep(file: "a", line: 3, step: "show", dispatches: [], failure: "so", screen: "│a│"))
        reporter.failed(
            ReplayFailure(place: ScriptPlace(file: "a", line: 3, column: 1), step: "show", message: "so (round 1)"))
        reporter.ended(ReplayReport())
        try reporter.finish()
        let steps = try records(String(contentsOfFile: path, encoding: .utf8)).dropFirst().dropLast()
        XCTAssertEqual(steps.map(\.step), ["show", "as it reads", "show"])
        XCTAssertEqual(steps.map(\.failure), [nil, "no", "so (round 1)"])
        XCTAssertEqual(steps.map(\.column), [nil, 5, 1])
    }

    // MARK: Format

    @MainActor
    func testTheSameReplayWritesTheSameBytes() async throws {
        let script = "screen shelf\ntap row 0\nscroll to row 40\nscroll by -300\ndelete row 30\nexpect 3 rows"
        let first = try await page(script)
        let again = try await page(script)
        XCTAssertEqual(first, again)
    }

    @MainActor
    func testThePageLoadsNoExternalResources() async throws {
        // Removes the XML namespaces of the pictures, and the references from pictures to their own definitions.
        let page = try await page("screen shelf\ntap row 0").replacingOccurrences(
            of: "http://www.w3.org/2000/svg", with: ""
        )
        .replacingOccurrences(of: "url(#", with: "")
        for outside in ["http:", "https:", "//cdn", "url(", "@import", " src=", "<link", "fetch(", "import("] {
            XCTAssertFalse(page.contains(outside), outside)
        }
        XCTAssertTrue(
            page.contains(
                "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\""))
    }

    @MainActor
    func testShownTextDoesNotEndTheElementThatContainsIt() async throws {
        let text = "</script><!--<script><img src=x onerror=alert(1)>&amp;\u{202E}\u{7}\u{2028}\\n"
        let bus = CellActionBus()
        let books = [Book(id: 0, title: text, button: text)]
        let screen = ReplayScreen("shelf") {
            Shelf([TableSection(rows: books.map { BookConfig(item: $0) })], bus: bus)
        }
        let page = try await page("screen shelf\nexpect row 0 shows \"</script><b>\"", bus, screen: screen)
        XCTAssertEqual(page.ranges(of: "</script>").count, 2, "the page has two scripts: the steps and the program")
        XCTAssertFalse(page.contains("<!--"))
        XCTAssertFalse(page.contains("<img"))
        for scalar in page.unicodeScalars where scalar != "\n" {
            XCTAssertFalse(scalar.value < 0x20 || (0x202A...0x202E).contains(scalar.value), "\(scalar.value)")
        }
        XCTAssertEqual(try records(page)[2].step, "expect row 0 shows \"</script><b>\"")
    }

    @MainActor
    func testAPageOfAThousandStepsIsSmall() async throws {
        let round = "scroll by 100\ntap \"Lend\" in row 0\nscroll to top\ntoggle row 1\nexpect 60 rows\n"
        let rounds = timesToRun(200)
        let page = try await page("screen shelf\nrepeat \(rounds) times\n\(round)end")
        XCTAssertEqual(try records(page).count { $0.step != nil }, 5 * rounds + 1)
        XCTAssertLessThan(page.utf8.count, 3 << 20)
    }

    @MainActor
    func testAPageOmitsStepsBeyondItsLimits() throws {
        let path = try temporaryFile([], named: "page.html", in: self)
        let reporter = try PageReporter(path: path)
        reporter.began("a")
        func play(_ line: Int, failure: String? = nil) {
            let long = String(repeating: "e\u{301}", count: failure == nil ? 1 : 100_000)
            reporter.played(
                PlayedStep(file: "a", line: line, step: long, dispatches: [], failure: failure, screen: "│a│"))
        }
        for line in 0..<PageReporter.stepLimit + 5 { play(line) }
        for line in 0..<200 { play(line, failure: "so") }
        reporter.ended(ReplayReport())
        try reporter.finish()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let steps = try records(text)
        XCTAssertEqual(steps.count { $0.step != nil }, PageReporter.stepLimit + ReplayReport.failureLimit)
        XCTAssertEqual(steps.compactMap(\.gap), [5])
        XCTAssertEqual(steps.last?.leftOut, 100)
        XCTAssertLessThan(text.utf8.count, PageReporter.byteLimit)
    }

    // MARK: Output path

    @MainActor
    func testAPathThatCannotBeWrittenIsRefusedBeforeTheReplay() throws {
        XCTAssertThrowsError(try PageReporter(path: "/no/such/page.html")) {
            XCTAssertEqual(
                "\($0)", "/no/such/page.html: error: the page can't be written here (no such file or directory)")
        }
        XCTAssertThrowsError(try PageReporter(path: "/tmp")) {
            XCTAssertEqual("\($0)".suffix(51), "error: the page can't be written here (is a directory)".suffix(51))
        }
        let script = try temporaryFile(Array("screen feed".utf8), in: self)
        XCTAssertThrowsError(try PageReporter(path: script, sparing: [script])) {
            XCTAssertEqual("\($0)", "\(script): error: the page would overwrite \(script), which the replay uses")
        }
        XCTAssertEqual(try String(contentsOfFile: script, encoding: .utf8), "screen feed")
    }

    @MainActor
    func testAnEarlierPageIsKeptUntilTheNewOneIsComplete() throws {
        let path = try temporaryFile(Array("before".utf8), named: "page.html", in: self)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let link = folder.appendingPathComponent("link.html").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "page.html")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let reporter = try PageReporter(path: link)
        reporter.began("a")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "before")
        try reporter.finish()
        XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<!doctype html>"))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        XCTAssertEqual(mode, 0o640)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["link.html", "page.html"])
    }

    @MainActor
    func testAPageThatCannotBeWrittenCompletelyFailsAndKeepsTheEarlierOne() async throws {
        let script = try temporaryFile(Array("screen shelf\ntap row 0".utf8), in: self)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        if FileManager.default.fileExists(atPath: "/dev/full") {
            let status = await command.runSilently(["--quiet", "--html", "/dev/full", script])
            XCTAssertEqual(status, 2)
        }
        let page = try temporaryFile(Array("before".utf8), named: "page.html", in: self)
        let folder = URL(fileURLWithPath: page).deletingLastPathComponent().path
        // Limits the file size to one block, to simulate a full disk.
        var old = rlimit()
        getrlimit(fileSizeLimit, &old)
        var small = rlimit(rlim_cur: 4096, rlim_max: old.rlim_max)
        let handler = signal(SIGXFSZ, SIG_IGN)
        setrlimit(fileSizeLimit, &small)
        let status = await command.runSilently(["--quiet", "--html", page, script])
        setrlimit(fileSizeLimit, &old)
        signal(SIGXFSZ, handler)
        XCTAssertEqual(status, 2)
        XCTAssertEqual(try String(contentsOfFile: page, encoding: .utf8), "before")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["page.html"])
    }

    @MainActor
    func testAPageAndATraceOfOneReplayDoNotChangeEachOther() async throws {
        let script = try temporaryFile(Array("screen shelf\ntap row 0\nexpect 3 rows".utf8), in: self)
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        let (trace, other) = (script + ".jsonl", script + ".other")
        let page = script + ".html"
        for arguments in [["--trace", trace], ["--trace", other, "--html", page]] {
            let status = await command.runSilently(["--quiet"] + arguments + [script])
            XCTAssertEqual(status, 1)
        }
        let (alone, beside) = (
            try String(contentsOfFile: trace, encoding: .utf8), try String(contentsOfFile: other, encoding: .utf8)
        )
        XCTAssertEqual(alone, beside)
        XCTAssertEqual(try records(String(contentsOfFile: page, encoding: .utf8)).count, 5)
        let status = await command.runSilently(["--quiet", "--trace", trace, "--html", trace, script])
        XCTAssertEqual(status, 2)
    }
}

#if canImport(Darwin)
private let fileSizeLimit = RLIMIT_FSIZE
#else
private let fileSizeLimit = Int32(RLIMIT_FSIZE.rawValue)
#endif
