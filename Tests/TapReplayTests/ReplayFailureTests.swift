import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests how a replay handles failures, such as exceptions, data that can't be loaded and screens without a list, and
/// the state after a replay.
final class ReplayFailureTests: XCTestCase {
    private static let words =
        "UIKit stops here: unable to dequeue a cell with identifier nobody - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"

    @MainActor
    func testAnExceptionEndsTheScreenAndTheNextScreenIsPlayed() async throws {
        let replay = try await ShelfReplay("tap row 0\nrun misuse\ntap row 0\nshow\nscreen shelf\ntap row 0")
        XCTAssertEqual(replay.mismatches, [Self.words])
        XCTAssertEqual(replay.report.failures.map(\.place.line), [3])
        XCTAssertEqual(replay.report.skippedCount, 2)
        XCTAssertEqual(replay.report.stepCount, 5)
        XCTAssertFalse(replay.report.isSuccess)
    }

    @MainActor
    func testAnExceptionDuringAWaitFailsTheWait() async throws {
        let replay = try await ShelfReplay("run misuse-soon\nwait until 3 rows\ntap row 0")
        XCTAssertEqual(replay.mismatches, [Self.words])
        XCTAssertEqual(replay.report.skippedCount, 1)
    }

    @MainActor
    func testAReplayContinuesAfterAFailureUnlessItIsToStop() async throws {
        let script = "expect 3 rows\nexpect 4 rows\nexpect 60 rows"
        let whole = try await ShelfReplay(script)
        XCTAssertEqual([whole.report.stepCount, whole.report.failureCount, whole.report.skippedCount], [4, 2, 0])
        let stopped = try await ShelfReplay(script, stopsAtFirstFailure: true)
        XCTAssertEqual(
            [stopped.report.stepCount, stopped.report.failureCount, stopped.report.skippedCount], [2, 1, 2])
    }

    @MainActor
    func testOnlyTheFirstFailuresAreKept() async throws {
        let replay = try await ShelfReplay(String(repeating: "expect 3 rows\n", count: 250))
        XCTAssertEqual(replay.report.failureCount, 250)
        XCTAssertEqual(replay.report.failures.count, ReplayReport.failureLimit)
        XCTAssertEqual("\(replay.report.failures[0])", "shelf.taps:2:1: error: expect 3 rows: there are 60")
    }

    @MainActor
    func testDataIsLoadedOnceAndBeforeTheFirstStep() async throws {
        var log: [String] = []
        let bus = CellActionBus()
        func screen(_ name: String) -> ReplayScreen {
            ReplayScreen(
                name, load: { _ in log.append("load \(name)") },
                make: {
                    log.append("make \(name)")
                    return Shelf([], bus: bus)
                })
        }
        _ = try await ShelfReplay("screen a\nscreen b\nscreen a", on: [screen("a"), screen("b"), screen("c")])
        XCTAssertEqual(log, ["load a", "load b", "make a", "make b", "make a"])
    }

    @MainActor
    func testDataThatCannotBeLoadedIsRefusedBeforeTheFirstStep() async throws {
        var isMade = false
        let good = ReplayScreen("good") {
            isMade = true
            return UIViewController()
        }
        let bad = ReplayScreen(
            "bad", load: { _ in throw ReplayDataError("no data") }, make: { _ in UIViewController() })
        do {
            _ = try await ShelfReplay("screen good\nscreen bad", on: [good, bad])
            XCTFail("the script is played although its data cannot be loaded")
        } catch {
            XCTAssertEqual("\(error)", "no data")
        }
        XCTAssertFalse(isMade)
    }

    @MainActor
    func testTheExceptionHandlerIsRestored() async throws {
        let before = ListException.handler
        defer { ListException.handler = before }
        var reasons: [String] = []
        ListException.handler = { reasons.append($0.reason) }
        _ = try await ShelfReplay("run misuse")
        XCTAssertEqual(reasons, [])
        ListException.handler(ListException("mine"))
        XCTAssertEqual(reasons, ["mine"])
    }

    @MainActor
    private final class Warnings {
        var all: [String] = []
    }

    @MainActor
    func testTheWarningHandlerIsRestored() async throws {
        let before = ListWarning.handler
        defer { ListWarning.handler = before }
        let warnings = Warnings()
        ListWarning.handler = { warning in MainActor.assumeIsolated { warnings.all.append(warning) } }
        let bus = CellActionBus()
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], bus: bus)
        let script = try Script(.text("screen shelf", name: "a.taps"))
        let replay = player.replay(script, try player.check(script))
        replay.begin()
        await replay.playSteps()
        replay.end()
        ListWarning.handler("mine")
        XCTAssertEqual(warnings.all, ["mine"], "the warning does not name a step of the replay")
        withExtendedLifetime(replay) {}
    }

    @MainActor
    func testNothingIsRetainedAfterAReplay() async throws {
        weak var controller: UIViewController?
        let bus = CellActionBus()
        let screen = ReplayScreen("shelf") {
            let shelf = Shelf([TableSection(rows: Shelf.books.map { BookConfig(item: $0) })], bus: bus)
            controller = shelf
            return shelf
        }
        let player = ReplayPlayer(screens: [screen], bus: bus)
        _ = try await player.play(.text("screen shelf\ntap row 0\nexpect dispatched didSelect", name: "a"))
        XCTAssertNil(controller)
        withExtendedLifetime(player) {}
    }

    @MainActor
    func testAProblemOfTheBusIsReportedAtTheStepThatCausesIt() async throws {
        let bus = CellActionBus()
        let printed = try await standardError {
            _ = try await ShelfReplay("expect 60 rows\nrepeat 2 times\n  tap \"Lend\" in row 0\nend", bus: bus)
            bus.onProblem(.noRow(action: "lend", view: "UIButton"))
        }
        XCTAssertEqual(
            printed,
            """
            shelf.taps:4:3: warning: no handler for "lend" of BookCell; \
            add a handler, as in `actionsProxy.on(.custom("lend")) { … }`
            CellActions: "lend" was sent from UIButton, which currently shows no row of a director, \
            so no handler was called; send it while the view is in the cell of a row

            """)
    }

    @MainActor
    func testTheOldWordRefusedIsReadWithAWarning() async throws {
        var report: ReplayReport?
        let printed = try await standardError {
            report = try await ShelfReplay(
                "expect tap row 60 refused because \"no row 60\"\nexpect tap row 59 not possible"
            ).report
        }
        XCTAssertEqual(report?.failures.map { $0.message }, [])
        XCTAssertEqual(
            printed,
            "shelf.taps:2:1: warning: write \"not possible\" instead of \"refused\", which the next version won't read\n"
        )
    }

    /// Runs a closure, and returns what it writes to standard error.
    @MainActor
    private func standardError(_ body: () async throws -> Void) async throws -> String {
        let path = try temporaryFile([], named: "standard-error", in: self)
        let file = try XCTUnwrap(FileHandle(forWritingAtPath: path))
        let saved = dup(STDERR_FILENO)
        dup2(file.fileDescriptor, STDERR_FILENO)
        defer { close(saved) }
        do {
            defer { dup2(saved, STDERR_FILENO) }
            try await body()
        }
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @MainActor
    func testAnExpectationMayPassWhileAHandlerIsRunning() async throws {
        let bus = CellActionBus()
        let screen = ReplayScreen("shelf") { LendingShelf(bus: bus) }
        let replay = try await ShelfReplay(
            """
            screen shelf
            tap "Lend"
            expect "Lend" is disabled
            wait until "Lend" is disabled
            expect "Lend" is enabled
            """, on: [screen], bus: bus)
        XCTAssertEqual(
            replay.mismatches,
            [
                "it is not disabled; a handler is still running: `wait until` waits for what it does",
                "it is not enabled",
            ])
    }

    @MainActor
    func testAScreenWithoutAListReportsIt() async throws {
        let screen = ReplayScreen("empty") { UIViewController() }
        let replay = try await ShelfReplay("screen empty\ntap row 0\nexpect 3 rows\nshow", on: [screen])
        XCTAssertEqual(
            replay.mismatches, ["the screen \"empty\" has no list", "the screen \"empty\" has no list"])
    }

    @MainActor
    func testAFailureForLackOfAListNamesTheScreenInFront() async throws {
        let bus = CellActionBus()
        let screen = ReplayScreen("inbox") {
            UINavigationController(rootViewController: Shelf([TableSection(rows: [])], bus: bus))
        }
        .command("push") { (navigation: UINavigationController) in
            let page = UIViewController()
            page.title = "Ada"
            navigation.pushViewController(page, animated: false)
        }
        .command("push-untitled") { (navigation: UINavigationController) in
            navigation.pushViewController(UIViewController(), animated: false)
        }
        .command("alert") { (navigation: UINavigationController) in
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            navigation.present(alert, animated: false)
        }
        let replay = try await ShelfReplay(
            """
            screen inbox
            run push
            tap row 0
            expect 3 rows
            expect row 0 is visible
            run push-untitled
            tap row 0
            run alert
            expect header shows "x"
            """, on: [screen])
        let words = "the screen \"inbox\" has no list"
        XCTAssertEqual(
            replay.mismatches,
            [
                "\(words): in front is \"Ada\"", "\(words): in front is \"Ada\"",
                "it is not visible: \(words): in front is \"Ada\"", "\(words): in front is a UIViewController",
                "\(words): in front is the alert \"Delete?\"",
            ])
    }
}

/// A list of books with an asynchronous handler for the action "lend".
private final class LendingShelf: UITableViewController {
    private let bus: CellActionBus
    private lazy var director = TableDirector(tableView: tableView, sections: [], bus: bus)

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.custom("lend"), whileRunning: .ignore) { [weak self] (c: BookConfig, cell) in
            self?.director.update(c) { $0.isButtonEnabled = false }
        }
        director.update(items: [BookConfig(item: Shelf.books[0])])
    }
}
