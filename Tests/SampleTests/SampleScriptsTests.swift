import SampleScreens
import TapReplay
import TapReplayTesting
import XCTest

/// Tests that all steps of the sample's scripts succeed with the sample's own data, and that playing a script twice
/// produces the same trace.
final class SampleScriptsTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/Scripts")

    @MainActor
    func testEveryScriptPasses() async throws {
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
    func testTheSameScriptWritesTheSameTraceEachTime() async throws {
        let source = ScriptSource.file(path: Self.folder.appendingPathComponent("settings.taps").path)
        let first = try await trace(source, writesAll: true).trace
        let again = try await trace(source, writesAll: true).trace
        XCTAssertGreaterThan(first.split(separator: "\n").count, 10)
        XCTAssertEqual(first, again)
    }
}
