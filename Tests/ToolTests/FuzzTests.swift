import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests that random touches find the fault of each faulty screen, and that the steps that lead to a fault are reduced
/// to the necessary steps.
final class FuzzTests: XCTestCase {
    /// Returns the records of a fuzz job on a screen with the given buttons.
    @MainActor
    private func records(
        _ buttons: [String: @MainActor (Faulty) -> Void] = [:], bus: CellActionBus = CellActionBus(),
        screen: ReplayScreen? = nil, patience: Duration = .seconds(2), _ work: (FuzzJob) async -> Void
    ) async throws -> [FuzzRecord] {
        let screen = screen ?? ReplayScreen("faulty") { Faulty(buttons) }
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsUnhandled) = (true, true)
        let player = ReplayPlayer(screens: [screen], options: options, bus: bus)
        var records: [FuzzRecord] = []
        await work(try FuzzJob(of: screen.name, with: player, patience: patience) { records.append($0) })
        return records
    }

    private func fault(in records: [FuzzRecord]) -> Fault? {
        for case .fault(let fault) in records { return fault }
        return nil
    }

    @MainActor
    func testAScreenOnWhichNothingIsWrongIsTouchedUntilTheTimeIsOver() async throws {
        let records = try await records(["Fine": { _ in }]) { await $0.explore(seed: 1, for: .milliseconds(300)) }
        XCTAssertNil(fault(in: records))
        XCTAssertEqual(records.last, .end)
        XCTAssertGreaterThan(records.count { $0 == .step("tap \"Fine\"") }, 10)
        let rounds = records.split(separator: .opening)
        XCTAssertLessThanOrEqual(rounds.map(\.count).max() ?? 0, FuzzJob.touchLimit + 1)
    }

    @MainActor
    func testAnExceptionIsFound() async throws {
        let records = try await records(["Fine": { _ in }, "Bad": { $0.misuse() }]) {
            await $0.explore(seed: 1, for: .seconds(20))
        }
        XCTAssertEqual(fault(in: records)?.kind, .exception)
        XCTAssertEqual(records.suffix(3).first, .step("tap \"Bad\""))
    }

    @MainActor
    func testAScreenThatIsNotReleasedIsFound() async throws {
        var kept: [UIViewController] = []
        let records = try await records(["Keep": { kept.append($0) }, "Fine": { _ in }], patience: .milliseconds(200)) {
            await $0.explore(seed: 3, for: .seconds(20))
        }
        XCTAssertEqual(
            fault(in: records), Fault(kind: .leak, words: "the Faulty was not deallocated after the screen was closed"))
        XCTAssertFalse(kept.isEmpty)
    }

    @MainActor
    func testAnUnhandledDispatchIsFound() async throws {
        let bus = CellActionBus()
        let shelf = ReplayScreen("lost") { UnhandledShelf(bus: bus) }
        let lost = try await self.records(bus: bus, screen: shelf) { await $0.explore(seed: 5, for: .seconds(20)) }
        XCTAssertEqual(fault(in: lost), Fault(kind: .unhandled, words: "read is dispatched, and is not handled"))
    }

    /// A warning that makes a step fail with `--strict` is a fault, too.
    @MainActor
    func testAProblemOfTheBusIsFound() async throws {
        let buttons: [String: @MainActor (Faulty) -> Void] = [
            "Lost": { CellAction.custom("lost").invoke(from: $0.view) }, "Fine": { _ in },
        ]
        let outer = CellActionBus.default.onProblem
        CellActionBus.default.onProblem = { _ in }
        defer { CellActionBus.default.onProblem = outer }
        let records = try await records(buttons, bus: .default) { await $0.explore(seed: 2, for: .seconds(20)) }
        XCTAssertEqual(fault(in: records)?.kind, .problem)
    }

    /// A problem that is reported after the last step of a round, for example while the screen is being closed, is not
    /// attributed to a step of the next round.
    @MainActor
    func testAProblemOfAnEarlierRoundIsForgotten() async throws {
        let outer = CellActionBus.default.onProblem
        CellActionBus.default.onProblem = { _ in }
        defer { CellActionBus.default.onProblem = outer }
        let screen = ReplayScreen("closing") { LateActionViewController() }
        let records = try await records(bus: .default, screen: screen) { job in
            for _ in 0..<2 { await job.replay(["show"]) }
        }
        XCTAssertNil(fault(in: records))
        XCTAssertEqual(records.count { $0 == .end }, 2)
    }

    /// A touch that is refused at the end of a round does not hide a problem that is reported when the screen is opened
    /// again.
    @MainActor
    func testAProblemAfterARefusedTouchOfAnEarlierRoundIsFound() async throws {
        let outer = CellActionBus.default.onProblem
        CellActionBus.default.onProblem = { _ in }
        defer { CellActionBus.default.onProblem = outer }
        var openCount = 0
        let screen = ReplayScreen("opening") {
            openCount += 1
            return openCount == 1 ? UIViewController() : EarlyActionViewController()
        }
        let records = try await records(bus: .default, screen: screen) { job in
            await job.replay(["tap \"Nothing\""])
            await job.replay(["show"])
        }
        XCTAssertEqual(records.count { $0 == .refused }, 1)
        XCTAssertEqual(fault(in: records)?.kind, .problem)
    }

    @MainActor
    func testTheSameSeedRepeatsTheSameTouches() async throws {
        var runs: [[FuzzRecord]] = []
        for _ in 0..<2 {
            runs.append(
                try await records(["A": { _ in }, "B": { _ in }, "C": { _ in }, "Bad": { $0.count() }]) {
                    await $0.explore(seed: 11, for: .seconds(20))
                })
        }
        XCTAssertEqual(runs[0], runs[1])
        XCTAssertEqual(fault(in: runs[0])?.kind, .exception)
    }

    func testStepsAreReducedToTheNeededOnes() {
        let steps = (0..<60).map { "step \($0)" }
        for wanted in [[], [59], [0], [3, 40], [10, 11, 12, 57], Array(20..<29)] {
            let needed = wanted.map { "step \($0)" }
            var calls = 0
            let found = Fuzzer.shortest(steps) { fewer in
                calls += 1
                return Set(needed).isSubset(of: fewer)
            }
            XCTAssertEqual(found, needed)
            XCTAssertLessThan(calls, Fuzzer.attemptLimit)
        }
    }

    // MARK: Processes

    /// Writes a shell script that simulates a fuzz job, and returns the path of the shell script. If the job plays the
    /// step "tap 3", the shell script then runs the command `end`.
    private func program(_ end: String) throws -> String {
        let text = """
            #!/bin/sh
            work="${1#--fuzz-job=}"
            case "$work" in 7) work='tap 1\ntap 2\ntap 3';; esac
            echo '{"opening":{}}' >&3
            printf '%b\\n' "$work" | while read -r step; do
                echo "{\\"step\\":{\\"_0\\":\\"$step\\"}}" >&3
            done
            case "$work" in *"tap 3"*) \(end);; esac
            echo '{"end":{}}' >&3
            """
        let path = try temporaryFile(Array(text.utf8), named: "program.sh", in: self)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    func testACrashIsFoundAndItsStepsAreShortened() throws {
        let fuzzer = Fuzzer(executable: try program("kill -SEGV $$"), arguments: [])
        let outcome = try fuzzer.explore(seed: 7)
        let fault = try XCTUnwrap(outcome.fault)
        XCTAssertEqual(fault.kind, .crash)
        XCTAssert(fault.words.hasPrefix("the last touch crashes ("), fault.words)
        XCTAssertEqual(outcome.steps, ["tap 1", "tap 2", "tap 3"])
        XCTAssertEqual(outcome.touchCount, 3)
        XCTAssertEqual(try fuzzer.shortened(outcome.steps, of: fault), ["tap 3"])
        XCTAssertNil(try fuzzer.explore(seed: 8).fault)
    }

    func testAProgramThatEndsOrHangsIsFound() throws {
        let ended = try Fuzzer(executable: try program("exit 3"), arguments: []).explore(seed: 7)
        XCTAssertEqual(ended.fault, Fault(kind: .crash, words: "the last touch ends the program"))
        var fuzzer = Fuzzer(executable: try program("exec sleep 1000"), arguments: [])
        fuzzer.patience = 1
        let outcome = try fuzzer.explore(seed: 7)
        XCTAssertEqual(outcome.fault, Fault(kind: .hang, words: "the last touch takes longer than 1 s"))
        XCTAssertEqual(outcome.steps.last, "tap 3")
    }

    func testTheCommandLineTouchesAScreen() throws {
        let (status, output) = try SampleCommand.call(["--fuzz", "0.5", "--seed", "42", "settings"])
        XCTAssertEqual(status, 0, output)
        XCTAssert(output.hasPrefix("settings: no fault was found by "), output)
        XCTAssert(output.hasSuffix(" touches with the seed 42\n"), output)
        XCTAssertEqual(
            try SampleCommand.call(["--fuzz=1", "setings"]).output,
            "replay-taps: error: there is no screen \"setings\"; did you mean \"settings\"?\n")
    }
}

/// A screen with buttons that run the given closures.
private final class Faulty: UIViewController {
    private let buttons: [String: @MainActor (Faulty) -> Void]
    private let table = UITableView(frame: .zero)
    private var touchCount = 0

    init(_ buttons: [String: @MainActor (Faulty) -> Void]) {
        self.buttons = buttons
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (number, title) in buttons.keys.sorted().enumerated() {
            let action = UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                buttons[title]?(self)
            }
            let button = UIButton(type: .system, primaryAction: action)
            button.frame = CGRect(x: 0, y: 100 + number * 50, width: 300, height: 44)
            view.addSubview(button)
        }
    }

    /// Dequeues a cell with an unregistered reuse identifier, for which UIKit raises an exception.
    func misuse() { _ = table.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0)) }

    /// Counts a touch, and calls ``misuse()`` for the third touch and all later touches.
    func count() {
        touchCount += 1
        if touchCount > 2 { misuse() }
    }
}

/// A screen that causes a problem when it is closed.
private final class LateActionViewController: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        CellAction.custom("late").invoke(from: view)
    }
}

/// A screen that causes a problem when it is opened.
private final class EarlyActionViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        CellAction.custom("early").invoke(from: view)
    }
}

/// A list of books whose actions have no handler.
private final class UnhandledShelf: UITableViewController {
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
        director.update(items: [BookConfig(item: Book(id: 1, title: "Ulysses", isRead: false))])
    }
}
