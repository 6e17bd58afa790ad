import CellDirector
import XCTest

@testable import TapReplay

/// Tests the status line that shows the progress of a replay.
final class ReplayProgressTests: XCTestCase {
    @MainActor
    func testProgressAppearsAfterASecondAndIsUpdatedAtIntervals() async {
        var written: [String] = []
        let progress = ReplayProgress { written.append($0) }
        progress.update(10, of: 400, after: .milliseconds(999))
        XCTAssertEqual(written, [])
        progress.update(100, of: 400, after: .milliseconds(1000))
        progress.update(101, of: 400, after: .milliseconds(1050))
        progress.update(200, of: 400, after: .milliseconds(1100))
        XCTAssertEqual(written, ["\r100 of 400 steps, 25%\u{1B}[K", "\r200 of 400 steps, 50%\u{1B}[K"])
    }

    @MainActor
    func testProgressIsErasedOnceAndOnlyIfItIsShown() async {
        var written: [String] = []
        let progress = ReplayProgress { written.append($0) }
        progress.erase()
        XCTAssertEqual(written, [])
        progress.update(1, of: 2, after: .seconds(2))
        progress.erase()
        progress.erase()
        XCTAssertEqual(written.dropFirst(), ["\r\u{1B}[K"])
        progress.update(1, of: 2, after: .seconds(2))
        XCTAssertEqual(written.count, 3, "progress is shown again immediately after it is erased")
    }

    @MainActor
    func testAPlayerReportsTheNumberOfSteps() async throws {
        let bus = CellActionBus()
        var options = ReplayPlayer.Options()
        options.reportsProgress = true
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        var told: [[Int]] = []
        player.onProgress = { told.append([$0, $1]) }
        let script = "screen shelf\nrepeat 100 times\nexpect 60 rows\nend"
        _ = try await player.play(.text(script, name: "shelf.taps"))
        XCTAssertEqual(told, [[0, 101], [64, 101]])
    }
}
