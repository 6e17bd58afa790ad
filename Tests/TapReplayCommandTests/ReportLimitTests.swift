import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests the limits on the number of steps and screens that the report of a long replay contains.
final class ReportLimitTests: XCTestCase {
    private func step(_ text: String, _ failure: String? = nil) -> PlayedStep {
        PlayedStep(file: "a.taps", line: 1, step: text, dispatches: [], failure: failure)
    }

    private func failure(_ text: String) -> ReplayFailure {
        ReplayFailure(place: ScriptPlace(file: "a.taps", line: 1, column: 1), step: text, message: "no")
    }

    @MainActor
    func testAFullJUnitReportCountsTheOmittedSteps() throws {
        let path = try temporaryFile([], named: "report.xml", in: self)
        let limit = JUnitReporter.largestSize / 8
        let reporter = try JUnitReporter(path: path, byteLimit: limit)
        let text = String(repeating: "x", count: limit / 100)
        reporter.began("a.taps")
        for _ in 0..<300 { reporter.played(step(text)) }
        for _ in 0..<150 {
            reporter.played(step("short", "no"))
            reporter.failed(failure("short"))
        }
        reporter.showed(text)
        reporter.ended(ReplayReport())
        try reporter.finish()
        let cases = try XMLElement.read(Data(contentsOf: URL(fileURLWithPath: path))).all("testsuite")[0].all(
            "testcase")
        let long = cases.count { ($0.attributes["name"]?.utf8.count ?? 0) > 1000 }
        XCTAssert((90...100).contains(long), "\(long) long steps are kept")
        XCTAssertEqual(cases.count { !$0.all("failure").isEmpty }, ReplayReport.failureLimit + 1)
        XCTAssertEqual(
            cases.suffix(2).map { $0.attributes["name"] },
            ["\(300 - long) more steps without a failure", "50 more steps failed"])
        XCTAssertEqual(cases.count, long + ReplayReport.failureLimit + 2)
        XCTAssertNoThrow(try ReportPart(path: path))
    }

    @MainActor
    func testNoScreenIsDrawnForAPageThatIsFull() async throws {
        let (limit, more) = (PageReporter.stepLimit, 500)
        let folder = try temporaryFolder(
            ["a.taps": "screen shelf\nrepeat \(limit + more) times\n  run \"nothing\"\nend\nexpect 1 rows"], in: self)
        let screen = ReplayScreen("shelf") { UIViewController() }.command("nothing") { (_: UIViewController) in }
        let page = try PageReporter(path: "\(folder)/page.html")
        let counter = ScreenCounter()
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsEachScreen) = (true, true)
        let player = ReplayPlayer(screens: [screen], options: options)
        player.reporters = [page, counter]
        let script = try Script(.file(path: "\(folder)/a.taps"))
        let summary = try player.check(script)
        page.began("a.taps")
        page.ended(await player.play(script, summary))
        try page.finish()
        XCTAssertEqual(counter.stepCount, limit + more + 2)
        // Up to two screens beyond the limit are drawn: one while the reporter holds the last step that fits on the
        // page, in case that step fails, and one for the failed step.
        XCTAssert((limit...limit + 2).contains(counter.screenCount), "\(counter.screenCount) screens are drawn")
    }

    func testAProcessThatIsAheadWaits() {
        XCTAssertEqual(ReplayJobs.waiting([10, 5, 900], next: 2, limit: 100), [true, true, true])
        XCTAssertEqual(ReplayJobs.waiting([100, 5, 900], next: 1, limit: 100), [false, true, false])
    }
}

/// A reporter that counts all steps, and the steps that have a screen.
private final class ScreenCounter: Reporter {
    var (stepCount, screenCount) = (0, 0)

    func played(_ step: PlayedStep) {
        stepCount += 1
        if step.screen != nil { screenCount += 1 }
    }
}
