import CellDirector
import XCTest

@testable import TapReplay

/// Tests traces, which must be JSON Lines and reproducible byte for byte, and must not overwrite a file that the replay
/// reads.
final class ReplayTraceTests: XCTestCase {
    @MainActor
    private func trace(_ script: String, _ bus: CellActionBus = CellActionBus()) async throws -> String {
        let path = try temporaryFile([], named: "trace.jsonl", in: self)
        var options = ReplayPlayer.Options()
        options.reportsSteps = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        let trace = try TraceReporter(path: path)
        player.onStep = trace.played
        _ = try await player.play(.text(script, name: "a/b.taps"))
        try trace.finish()
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @MainActor
    func testATraceHasOneObjectPerStep() async throws {
        let lines = try await trace("screen shelf\ntoggle row 1 # on\nexpect 3 rows\n").split(separator: "\n")
        XCTAssertEqual(lines.count, 4)
        XCTAssertEqual(lines.first, #"{"trace":"TapReplay","version":1}"#)
        XCTAssertEqual(
            lines.last,
            #"{"dispatches":[],"failure":"there are 60","file":"a/b.taps","line":3,"step":"expect 3 rows"}"#)
        XCTAssertEqual(
            lines[2],
            #"{"dispatches":[{"depth":0,"handlerCount":1,"isCustom":true,"kind":"action","name":"read","payload":"true","#
                + #""reuseIdentifier":"BookCell","row":1,"section":0}],"file":"a/b.taps","line":2,"step":"toggle row 1"}"#
        )
    }

    @MainActor
    func testATraceRecordsActionsStoppedByAGate() async throws {
        let bus = CellActionBus()
        bus.addGate(for: CellAction<Bool>("read")) { _ in .stop }
        let lines = try await trace("screen shelf\ntoggle row 1\nexpect dispatched read on row 5\n", bus)
            .split(separator: "\n")
        let stopped = #""handlerCount":1,"isCustom":true,"isStopped":true,"kind":"action","name":"read""#
        XCTAssertTrue(lines[2].contains(stopped), "\(lines[2])")
        let failure = #""failure":"the last touch dispatched read on row 1 with true (a gate stopped it)""#
        XCTAssertTrue(lines[3].contains(failure), "\(lines[3])")
    }

    @MainActor
    func testAnOptionAddsTheScreenToEachFailingStep() async throws {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsScreens) = (true, true)
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        var screens: [String?] = []
        player.onStep = { screens.append($0.screen) }
        _ = try await player.play(.text("screen shelf\nexpect 3 rows\ntap row 0\nexpect 4 rows", name: "a"))
        XCTAssertEqual(screens.map { $0?.prefix(8) }, [nil, "┌─ Shelf", nil, "┌─ Shelf"])
    }

    @MainActor
    func testTheSameReplayWritesTheSameBytes() async throws {
        let script = """
            screen shelf
            tap row 0
            scroll to row 40
            run shrink-soon
            wait until 59 rows
            scroll by -300
            delete row 30
            expect 3 rows
            """
        let first = try await trace(script)
        for _ in 0..<5 {
            let again = try await trace(script)
            XCTAssertEqual(again, first)
        }
    }

    @MainActor
    func testAPathThatCannotBeWrittenIsRefused() async {
        XCTAssertThrowsError(try TraceReporter(path: "/no/such/trace")) {
            XCTAssertEqual(
                "\($0)", "/no/such/trace: error: the trace can't be written here (no such file or directory)")
        }
    }

    @MainActor
    func testAFileThatIsReadIsNotOverwritten() async throws {
        let path = try temporaryFile(Array("screen feed".utf8), in: self)
        let other = path.replacing("/follow.taps", with: "/./follow.taps")
        XCTAssertThrowsError(try TraceReporter(path: other, sparing: ["/no/such", path])) {
            XCTAssertEqual("\($0)", "\(other): error: the trace would overwrite \(path), which the replay uses")
        }
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "screen feed")
    }

    /// The file at the trace's path must always be complete, because a signal can end the process at any time.
    @MainActor
    func testAnEarlierTraceIsKeptUntilTheNextIsComplete() async throws {
        let path = try temporaryFile(Array("before".utf8), named: "trace.jsonl", in: self)
        let trace = try TraceReporter(path: path)
        let text = String(repeating: "long", count: 30_000)
        trace.played(PlayedStep(file: "a", line: 1, step: text, dispatches: [], failure: nil))
        trace.played(PlayedStep(file: "a", line: 2, step: text, dispatches: [], failure: nil))
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "before")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder).count, 2,
            "the new trace is in a second file until it is complete")
        try trace.finish()
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count, 3)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["trace.jsonl"])
    }

    @MainActor
    func testAFullDiskLeavesAnEarlierTraceUnchanged() async throws {
        let path = try temporaryFile(Array("before".utf8), named: "trace.jsonl", in: self)
        let trace = try TraceReporter(path: path)
        let text = String(repeating: "long", count: 30_000)
        try await withLargestFile(of: 100_000) {
            trace.played(PlayedStep(file: "a", line: 1, step: text, dispatches: [], failure: nil))
            XCTAssertThrowsError(try trace.finish()) {
                XCTAssertEqual("\($0)", "\(path): error: this could not be written (file too large)")
            }
        }
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "before")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["trace.jsonl"])
    }

    @MainActor
    func testAPipeWithoutAReaderIsAnErrorAndDoesNotEndTheProcess() async throws {
        let path = try temporaryFile([], named: "empty", in: self) + ".pipe"
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        let trace = try TraceReporter(path: path)
        close(reader)
        trace.played(PlayedStep(file: "a", line: 1, step: "show", dispatches: [], failure: nil))
        XCTAssertThrowsError(try trace.finish()) {
            XCTAssertEqual("\($0)", "\(path): error: this could not be written (broken pipe)")
        }
    }

    @MainActor
    func testADeviceIsWrittenToAndNotReplaced() async throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
        let trace = try TraceReporter(path: "/dev/full")
        trace.played(PlayedStep(file: "a", line: 1, step: "show", dispatches: [], failure: nil))
        XCTAssertThrowsError(try trace.finish()) {
            XCTAssertEqual("\($0)", "/dev/full: error: this could not be written (no space left on device)")
        }
        let after = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
        XCTAssertEqual(after, kind)
    }
}
