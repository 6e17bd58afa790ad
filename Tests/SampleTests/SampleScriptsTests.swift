import SampleScreens
import TapReplay
import TapReplayTesting
import XCTest

/// Every script of the sample plays on the real data, and each of its steps holds.
final class SampleScriptsTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/Scripts")

    @MainActor
    func testEveryScriptHolds() async throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".taps")
        }
        XCTAssertGreaterThanOrEqual(names.count, 5)
        for name in names.sorted() {
            let report = await replay("../../Samples/Scripts/\(name)", on: SampleScreens.all)
            XCTAssertEqual(report?.isSuccess, true, name)
        }
    }

    @MainActor
    func testTheSameScriptDispatchesTheSameEachTime() async throws {
        let path = Self.folder.appendingPathComponent("settings.taps").path
        var traces: [[String]] = []
        for _ in 0..<2 {
            var options = ReplayPlayer.Options()
            options.reportsSteps = true
            let player = ReplayPlayer(screens: SampleScreens.all, options: options)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            var lines: [String] = []
            player.onStep = { step in
                lines.append((try? encoder.encode(step)).map { String(decoding: $0, as: UTF8.self) } ?? "")
            }
            _ = try await player.play(.file(path: path))
            traces.append(lines)
        }
        XCTAssertFalse(traces[0].isEmpty)
        XCTAssertEqual(traces[0], traces[1])
    }
}
