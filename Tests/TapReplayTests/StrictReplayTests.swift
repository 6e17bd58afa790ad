import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests strict replays, in which a step fails if it causes a problem that the bus reports.
final class StrictReplayTests: XCTestCase {
    @MainActor
    private func failures(_ script: String, isStrict: Bool = true, bus: CellActionBus = CellActionBus()) async throws
        -> [String]
    {
        var options = ReplayPlayer.Options()
        options.isStrict = isStrict
        bus.onProblem = { _ in }
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], options: options, bus: bus)
        let report = try await player.play(.text("screen shelf\n" + script, name: "s"))
        return report.failures.map { "\($0)" }
            + (report.knownFailureCount == 0 ? [] : ["\(report.knownFailureCount) known"])
    }

    @MainActor
    func testAnUnhandledActionFailsItsStep() async throws {
        let script = "expect 60 rows\ntap \"Lend\" in row 0\nexpect 60 rows\ntap \"Lend\" in row 0"
        let error =
            "s:3:1: error: tap \"Lend\" in row 0: no handler for \"lend\" of BookCell; add a handler, as in `actionsProxy.on(.custom(\"lend\")) { … }`"
        let strict = try await failures(script)
        XCTAssertEqual(strict, [error], "a problem is reported once, so only one step fails")
        let lenient = try await failures(script, isStrict: false)
        XCTAssertEqual(lenient, [])
        let again = try await failures(script + "\nscreen shelf\ntap \"Lend\" in row 0")
        XCTAssertEqual(
            again, [error, error.replacingOccurrences(of: "s:3", with: "s:7")], "a new screen reports its own problem")
    }

    @MainActor
    func testOtherFailuresAreReportedFirst() async throws {
        let bus = CellActionBus()
        let found = try await failures("expect tap \"Lend\" in row 0 refused\nexpect 60 rows", bus: bus)
        XCTAssertEqual(found, ["s:2:1: error: expect tap \"Lend\" in row 0 refused: it was possible"])
    }

    @MainActor
    func testAProblemMayBeAKnownFailure() async throws {
        let found = try await failures("known to fail \"issue 9\": tap \"Lend\" in row 0")
        XCTAssertEqual(found, ["1 known"])
    }

    @MainActor
    func testADirectorThatIsNotRetainedFailsTheStepThatReleasesIt() async throws {
        let bus = CellActionBus()
        bus.onProblem = { _ in }
        var options = ReplayPlayer.Options()
        options.isStrict = true
        let player = ReplayPlayer(
            screens: [ReplayScreen("forgetful") { ForgetfulViewController(bus: bus) }], options: options, bus: bus)
        let report = try await player.play(
            .text("screen forgetful\nexpect 2 rows\ntap row 0\nexpect 2 rows", name: "s"))
        XCTAssertEqual(
            report.failures.map { "\($0)" },
            [
                "s:3:1: error: tap row 0: the director of the UITableView was released while the list is on screen, so its rows no "
                    + "longer respond; keep the director in a property, such as one of the list's controller"
            ])
    }
}

/// Tests warnings of the headless UIKit, which belong to the step that caused them.
final class ReplayWarningTests: XCTestCase {
    /// A table that scrolls back to the top whenever it is scrolled, so rows further down never come into view.
    private final class UnstableViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset = .zero }

        func jump() { tableView.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false) }
    }

    @MainActor
    func testAListThatDoesNotBecomeStableIsReportedWithItsStep() async throws {
        let screen = ReplayScreen("restless") { UnstableViewController(style: .plain) }
            .command("jump") { (controller: UnstableViewController) in controller.jump() }
        let script = ScriptSource.text("screen restless\nrun jump\nexpect 90 rows", name: "s")
        let logged = Locked<[String]>([])
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        ListWarning.handler = { warning in logged.withLock { $0.append(warning) } }
        let warning =
            "UITableView still has to scroll after 100 rounds: each round moves the row, or scrolls somewhere else."
        for isStrict in [false, true] {
            var options = ReplayPlayer.Options()
            options.isStrict = isStrict
            let report = try await ReplayPlayer(screens: [screen], options: options).play(script)
            XCTAssertEqual(
                report.failures.map { "\($0)" }, isStrict ? ["s:2:1: error: run jump: \(warning)"] : [])
            XCTAssertEqual(logged.withLock { $0 }, ["s:2:1: warning: \(warning)"])
            logged.withLock { $0 = [] }
        }
        ListWarning.handler("later")
        XCTAssertEqual(logged.withLock { $0 }, ["later"], "the handler is restored after the replay")
    }

    @MainActor
    func testTheWarningHandlerIsRestoredWhileTheReplayIsRetained() async throws {
        let logged = Locked<[String]>([])
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        ListWarning.handler = { warning in logged.withLock { $0.append(warning) } }
        let bus = CellActionBus()
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], bus: bus)
        let script = try Script(.text("screen shelf\nexpect 60 rows", name: "s"))
        let replay = player.replay(script, try player.check(script))
        let report = await replay.play()
        XCTAssertEqual(report.failures, [])
        ListWarning.handler("later")
        XCTAssertEqual(logged.withLock { $0 }, ["later"])
        withExtendedLifetime(replay) {}
    }
}

/// A view controller that releases its director when the user taps a row.
private final class ForgetfulViewController: UITableViewController {
    private var director: TableDirector?
    private let bus: CellActionBus

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let books = [Book(id: 1, title: "Faust"), Book(id: 2, title: "Emma")]
        director = TableDirector(tableView: tableView, items: books.map(BookConfig.init), bus: bus)
        director?.actionsProxy.on(.didSelect) { [unowned self] (_: BookConfig, _) in director = nil }
    }
}
