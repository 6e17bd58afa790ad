import CellDirector
import Synchronization
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests pressing Ctrl-C while a session plays steps, and canceling the task of a replay.
final class StepInterruptionTests: XCTestCase {
    func testAnInterruptStopsTheStepAndKeepsTheSession() throws {
        // Restores the default action for SIGINT. The tests may run in a shell script's background job, where SIGINT is
        // ignored, and child processes inherit that setting.
        let interrupt = signal(SIGINT, SIG_DFL)
        defer { signal(SIGINT, interrupt) }
        let (input, output) = (Pipe(), Pipe())
        let process = try SampleCommand.start(["--interactive", "feed"], input, output)
        func type(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }
        var received = ""
        func wait(for text: String) {
            while !received.contains(text) {
                let bytes = output.fileHandleForReading.availableData
                if bytes.isEmpty { return XCTFail("the session ends before it prints \(text):\n\(received)") }
                received += String(decoding: bytes, as: UTF8.self)
            }
            received = ""
        }
        type("tap \"Follow\" in row 1\nrepeat 1000000000 times\nscroll to row 5\nend\n")
        wait(for: "the step is still running; Ctrl-C stops it\n")
        kill(process.processIdentifier, SIGINT)
        wait(for: "<stdin>:4:1: error: the replay was stopped (round ")
        type("wait until row 1 is selected for 1000 seconds\n")
        wait(for: "the step is still running; Ctrl-C stops it\n")
        kill(process.processIdentifier, SIGINT)
        wait(for: "<stdin>:5:1: error: the replay was stopped: it is not selected")
        type("script\n")
        wait(for: "screen feed\ntap \"Follow\" in row 1\n")
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        XCTAssertEqual(
            process.terminationReason, .uncaughtSignal, "an interrupt ends the session if no step is running")
    }

    @MainActor
    func testAStepThatDoesNotStopEndsTheSessionAtTheSecondInterruptAndPrintsItsSteps() async throws {
        let bus = CellActionBus()
        let received = Mutex<[String]>([])
        let isOver = Mutex(false)
        let interruption = StepInterruption(
            patience: 1,
            tell: { text in
                received.withLock { $0.append(text) }
                // The step itself raises the first SIGINT. This closure raises the second SIGINT in response to the
                // message.
                if text.contains("another Ctrl-C") { raise(SIGINT) }
            }, end: { isOver.withLock { $0 = true } })
        let screen = Shelf.screen(bus: bus).command("hang") { (_: Shelf) in
            raise(SIGINT)
            while !isOver.withLock({ $0 }) {}
        }
        let session = try ReplaySession(screen: "shelf", interruption: interruption) {
            ReplayPlayer(screens: [screen], bus: bus)
        }
        defer { session.end() }
        _ = await session.begin()
        _ = await session.take("toggle row 1")
        _ = await session.take("run hang")
        XCTAssertEqual(received.withLock { $0 }.suffix(1), ["screen shelf\ntoggle row 1\n"])
    }

    @MainActor
    func testAReplayWhoseTaskIsCancelledStopsBetweenItsSteps() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen(bus: bus).command("stop") { (_: Shelf) in withUnsafeCurrentTask { $0?.cancel() } }
        for (script, count, left, place) in [
            ("run stop\ntap row 0", 2, 1, "s:2:1"),
            ("repeat 1000000 times\n  run stop\nend", 2, 999_999, "s:3:3"),
            (
                "run stop\nrepeat 1000000000 times\n  let n be 1\nend\nshow", 2, 1,
                "s:2:1"
            ),
            ("run stop", 2, 0, ""),
        ] {
            let report = try await Task {
                try await ReplayPlayer(screens: [screen], bus: bus).play(.text("screen shelf\n" + script, name: "s"))
            }.value
            XCTAssertEqual(report.stepCount, count, script)
            XCTAssertEqual(report.skippedCount, left, script)
            XCTAssertEqual(report.failures.map { "\($0.place)" }, left > 0 ? [place] : [], script)
            XCTAssert(report.failures.allSatisfy { $0.message.hasPrefix("the replay was stopped") }, script)
        }
    }
}
