import SampleScreens
import TestSupport
import XCTest

@testable import TapReplay

/// Tests, on every screen of the sample, that nearly all steps of a random script succeed, and that the script produces
/// the same trace every time it is played.
final class RandomScriptTests: XCTestCase {
    /// The number of steps per script. With the default value, the test takes a second or two.
    private static let steps = timesToRun("CELLDIRECTOR_STEPS", else: 30)

    @MainActor
    func testRandomScriptsPassAndWriteTheSameTraceEachTime() async throws {
        for screen in SampleScreens.all {
            try await awaitEachSeed([20_261_121]) { seed in
                let few = ReplaySettings(rowCount: screen.name == "stress" ? 1000 : nil)
                let script = try RandomScript(screen, few, steps: Self.steps, seed: seed)
                XCTAssertNil(script.exception, "\(screen.name), seed \(seed):\n\(script.text)")
                let source = ScriptSource.text(script.text, name: "random.taps")
                let (report, trace) = try await self.trace(source, few, writesAll: true)
                let (_, again) = try await self.trace(source, few, writesAll: true)
                XCTAssertEqual(trace, again, "\(screen.name), seed \(seed)")
                let failures = report.failures.prefix(3).map(\.description).joined(separator: "\n")
                XCTAssertLessThanOrEqual(report.failureCount * 20, report.stepCount, "\(screen.name): \(failures)")
                XCTAssertGreaterThan(script.touchCount, Self.steps / 8, "\(screen.name), seed \(seed)")
                print(
                    "\(screen.name), seed \(seed): \(report.stepCount - report.failureCount) of \(report.stepCount)",
                    "steps held, \(script.touchCount) touches did something, on \(script.titles.count) screens;",
                    "\(trace.split(separator: "\n").count) lines of trace, \(trace.utf8.count / 1024) kB")
            }
        }
    }
}

extension XCTestCase {
    /// Plays a script on the screens of the sample and writes a trace.
    ///
    /// - Returns: The report and the trace.
    @MainActor
    func trace(
        _ source: ScriptSource, _ settings: ReplaySettings = .init(), writesScreens: Bool = false,
        writesAll: Bool = false, shard: ReplayShard? = nil
    ) async throws -> (report: ReplayReport, trace: String) {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString).jsonl"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsScreens, options.reportsUnhandled) = (true, writesScreens, writesAll)
        options.reportsFaults = writesScreens
        let player = ReplayPlayer(screens: SampleScreens.all, settings: settings, options: options)
        let trace = try TraceReporter(path: path, writesScreens: writesScreens, writesAll: writesAll, shard: shard)
        trace.began(try Script(source).name)
        player.onStep = trace.played
        let report = try await player.play(source)
        try trace.finish()
        return (report, try String(contentsOfFile: path, encoding: .utf8))
    }
}
