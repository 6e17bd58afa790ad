import HeadlessUIKit
import SampleScreens
import XCTest

@testable import TapReplay

/// Tests that recording touches on the sample's screens produces scripts whose steps all succeed.
final class RecordedTouchesTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/Scripts")

    /// Plays a sample's script, records its touches, plays the recording, and returns the recorded steps.
    @MainActor
    private func record(_ name: String) async throws -> [String] {
        var recorders: [TapRecorder] = []
        let recorded = SampleScreens.all.map { screen in
            ReplayScreen(screen.name, load: { try screen.prepare($0) }) { make in
                let controller = make()
                recorders.forEach { $0.stop() }
                recorders.append(TapRecorder(screen: screen.name, of: controller))
                return controller
            }
        }
        let player = ReplayPlayer(screens: recorded)
        let report = try await player.play(.file(path: Self.folder.appendingPathComponent(name).path))
        XCTAssert(report.isSuccess, "\(report.failures)")
        recorders.forEach { $0.stop() }
        let script = recorders.map(\.script).joined()
        let replayed = try await ReplayPlayer(screens: SampleScreens.all).play(.text(script, name: "recorded \(name)"))
        XCTAssertEqual(replayed.failures.map(\.description), [], script)
        return recorders.flatMap(\.steps)
    }

    @MainActor
    func testARecordingOfTouchesPasses() async throws {
        for (name, steps) in [
            ("follow.taps", ["tap button in row 0", "expect dispatched follow on row 0"]),
            ("settings.taps", ["toggle switch in row 1"]),
            ("todo.taps", ["tap button in row 1", "type \"Buy oat milk\\n\" over field in row 0"]),
            ("search.taps", ["tap button in row 0"]), ("inbox.taps", ["tap row 0"]),
            ("pictures.taps", ["tap row 3 in row 0", "tap \"Back\"", "scroll to row 30"]),
        ] {
            let recorded = try await record(name)
            for step in steps { XCTAssert(recorded.contains(step), "\(name): \(recorded)") }
        }
    }
}
