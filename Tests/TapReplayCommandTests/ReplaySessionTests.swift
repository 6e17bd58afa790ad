import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests interactive sessions, in which a user writes a script by playing its steps.
final class ReplaySessionTests: XCTestCase {
    /// Starts a session, plays the given lines, and returns the session.
    @MainActor
    private func session(
        on name: String = "shelf", bus: CellActionBus = CellActionBus(), screens: [ReplayScreen]? = nil,
        after lines: String...
    ) async throws -> ReplaySession {
        let screens = screens ?? [Shelf.screen(bus: bus)]
        let session = try ReplaySession(screen: name) {
            var options = ReplayPlayer.Options()
            options.reportsSteps = true
            return ReplayPlayer(screens: screens, options: options, bus: bus)
        }
        addTeardownBlock { @MainActor in session.end() }
        let answer = await session.begin()
        XCTAssert(answer.lines.joined().contains("┌"), "the screen is shown")
        for line in lines { _ = await session.take(line) }
        return session
    }

    @MainActor
    func testATouchIsPlayedAndItsChangesAreOffered() async throws {
        let session = try await session()
        let answer = await session.take("toggle row 1")
        XCTAssertNil(answer.refusal)
        XCTAssertEqual(answer.lines.first, "→ read on row 1 with true")
        XCTAssert(answer.lines[1].contains("[━●] on"), answer.lines[1])
        XCTAssertEqual(
            session.offers,
            ["expect dispatched read on row 1 with true", "expect switch in row 1 is on"])
        _ = await session.take("2, 1")
        XCTAssertEqual(
            session.script,
            """
            screen shelf
            toggle row 1
            expect switch in row 1 is on
            expect dispatched read on row 1 with true

            """)
    }

    /// A list with one row, which disappears when it is tapped, and a background view.
    private final class Box: UITableViewController {
        private var count = 1

        override func viewDidLoad() {
            super.viewDidLoad()
            let (stack, label, retry) = (UIStackView(), UILabel(), UIButton(type: .system))
            label.text = "Nothing here"
            retry.setTitle("Retry", for: .normal)
            for view in [label, retry] { stack.addArrangedSubview(view) }
            tableView.backgroundView = stack
            let help = UIButton(type: .system)
            help.setTitle("Help", for: .normal)
            help.isEnabled = false
            help.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
            tableView.tableHeaderView = help
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            count = 0
            tableView.reloadData()
        }
    }

    @MainActor
    func testTheBackgroundOfAListThatBecomesEmptyIsOffered() async throws {
        let session = try await session(on: "box", screens: [ReplayScreen("box") { Box() }], after: "tap row 0")
        XCTAssertEqual(
            session.offers,
            [
                "expect nothing dispatched", "expect screen shows \"Nothing here\"", "expect screen shows \"Retry\"",
                "expect button 0 is enabled", "expect 0 rows",
            ])
    }

    @MainActor
    func testACommandWithTooManyWordsIsRefused() async throws {
        let session = try await session(after: "tap row 0")
        for command in ["quit", "undo", "script", "help", "all"] {
            let answer = await session.take("\(command) now")
            XCTAssertEqual(answer.refusal, "\(command) takes no other words, but got \"now\"")
        }
    }

    @MainActor
    func testAQuotedFileNameIsSavedWithoutItsQuotationMarks() async throws {
        let session = try await session(after: "tap row 0")
        let path = try SampleCommand.folder(in: self) + "/quoted.taps"
        for name in ["\"\(path)\"", "over \"\(path)\"", "over \(path)"] {
            let answer = await session.take("save \(name)")
            XCTAssertNil(answer.refusal)
            XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), session.script)
        }
    }

    @MainActor
    func testAMisspelledCommandSuggestsTheCommand() async throws {
        let session = try await session()
        let answers = [await session.take("saev x.taps"), await session.take("scrpt"), await session.take("tpa row 0")]
        XCTAssertEqual(
            answers.map(\.refusal),
            [
                "unknown step \"saev\"; did you mean \"save\"?", "unknown step \"scrpt\"; did you mean \"script\"?",
                "unknown step \"tpa\"; did you mean \"tap\"?",
            ])
        let help = await session.take("help").lines.joined()
        XCTAssert(help.hasSuffix("  quit        end"), help)
    }

    @MainActor
    func testAControlIsOfferedWithItsNumberOnTheWholeScreen() async throws {
        let form = ReplayScreen("form") {
            let controller = UIViewController()
            let list = UITableView(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
            list.tableHeaderView = UISwitch()
            let views = [list, UISwitch(), UISlider()]
            for (number, view) in views.enumerated() {
                view.frame = CGRect(x: 0, y: 100 + 60 * Double(number), width: 200, height: 44)
                controller.view.addSubview(view)
            }
            return controller
        }
        let session = try await session(on: "form", screens: [form], after: "slide slider to 1")
        XCTAssertEqual(session.offers, ["expect nothing dispatched", "expect slider shows \"1\""])
        _ = await session.take("toggle switch 1")
        XCTAssertEqual(session.offers, ["expect nothing dispatched", "expect switch 1 is on"])
    }

    /// A screen with two tables of one row each, and a button that changes the text of both rows.
    private final class TwoTables: UIViewController, UITableViewDataSource {
        private var text = "old"

        override func viewDidLoad() {
            super.viewDidLoad()
            let tables = (0..<2).map { UITableView(frame: CGRect(x: 0, y: 100 + 100 * $0, width: 320, height: 100)) }
            for table in tables {
                table.dataSource = self
                view.addSubview(table)
            }
            let action = UIAction(title: "Change") { [unowned self] _ in
                text = "new"
                for table in tables { table.reloadData() }
            }
            let button = UIButton(type: .system, primaryAction: action)
            button.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            view.addSubview(button)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text
            return cell
        }
    }

    @MainActor
    func testChangesInSeveralListsAreOfferedInTheOrderOfTheLists() async throws {
        let screen = ReplayScreen("tables") { TwoTables() }
        let session = try await session(on: "tables", screens: [screen], after: "tap \"Change\"")
        XCTAssertEqual(
            session.offers.filter { $0.contains(" shows ") },
            ["expect row 0 in list 0 shows \"new\"", "expect row 0 in list 1 shows \"new\""])
    }

    @MainActor
    func testARemovedRowIsOfferedAsACountAndNotAsEachRowThatMovesUp() async throws {
        let session = try await session(after: "delete row 3")
        XCTAssertEqual(session.offers.prefix(2), ["expect dispatched delete on row 3", "expect 59 rows"])
        XCTAssertFalse(session.offers.contains { $0.contains("shows \"Book 4\"") }, "\(session.offers)")
    }

    @MainActor
    func testRowsThatBecomeVisibleByScrollingAreNotOffered() async throws {
        let session = try await session(after: "scroll to row 40")
        XCTAssertEqual(session.offers.count, 2, "\(session.offers)")
        XCTAssertEqual(session.offers.first, "expect nothing dispatched")
        XCTAssert(session.offers.last?.hasSuffix(" are visible") ?? false, "\(session.offers)")
    }

    @MainActor
    func testWrongOrFailingLinesLeaveNoTrace() async throws {
        let session = try await session()
        for (line, message) in [
            ("tpa row 0", "unknown step \"tpa\"; did you mean \"tap\"?"),
            ("expect 3 rows", "there are 60"), ("tap row 50", "row 50 is off screen"),
            ("run misuse", "UIKit stops here"), ("end", "this \"end\" has no"),
            ("7", "7 is not offered; nothing is offered"), ("all", "nothing is offered"),
            ("undo", "there is no step to undo"), ("save", "missing file name"),
        ] {
            let answer = await session.take(line)
            XCTAssert(answer.refusal?.hasPrefix(message) ?? false, "\(answer)")
        }
        XCTAssertEqual(session.script, "screen shelf\n")
        let answer = await session.take("tap row 0")
        XCTAssertNil(answer.refusal)
    }

    @MainActor
    func testUndoPlaysTheRemainingStepsAgain() async throws {
        let session = try await session(after: "toggle row 1", "toggle row 1", "toggle row 1")
        let undone = await session.take("undo")
        XCTAssertEqual(undone.lines.first, "removed: toggle row 1")
        let off = await session.take("expect switch in row 1 is off")
        XCTAssertNil(off.refusal)
        XCTAssertEqual(
            session.steps, ["screen shelf", "toggle row 1", "toggle row 1", "expect switch in row 1 is off"])
    }

    @MainActor
    func testStepsThatFailWhenTheyArePlayedAgainAreReported() async throws {
        let bus = CellActionBus()
        var rows = 4
        let screen = ReplayScreen("shelf") {
            rows -= 1
            return Shelf(
                [TableSection(rows: (0..<rows).map { BookConfig(item: Book(id: $0, title: "\($0)")) })], bus: bus)
        }
        let session = try await session(bus: bus, screens: [screen], after: "expect 3 rows", "tap row 0")
        let undone = await session.take("undo")
        XCTAssertEqual(
            undone.lines.dropFirst().first,
            "played again, the steps fail: session:2:1: error: expect 3 rows: there are 2")
    }

    @MainActor
    func testAnErrorInAPlayedScriptIsReportedAtItsPlaceInThatScript() async throws {
        let session = try await session()
        let path = try temporaryFile(Array("tap row 0\ntpa".utf8), in: self)
        let answer = await session.take("play \"\(path)\"")
        XCTAssertEqual(answer.refusal, "this can't be played")
        XCTAssertEqual(answer.lines, ["\(path):2:1: error: unknown step \"tpa\"; did you mean \"tap\"?"])
    }

    @MainActor
    func testABlockIsPlayedWhenItEnds() async throws {
        let session = try await session()
        for line in ["let n be 1", "repeat 3 times", "if switch in row $n is on", "toggle row $n", "else"] {
            let answer = await session.take(line)
            XCTAssertEqual(answer, ReplaySession.Answer(), line)
        }
        XCTAssert(session.isInBlock)
        let wrong = await session.take("tpa row 1")
        XCTAssertEqual(wrong.refusal, "unknown step \"tpa\"; did you mean \"tap\"?")
        for line in ["toggle row $n", "end", "end"] { _ = await session.take(line) }
        XCTAssertFalse(session.isInBlock)
        XCTAssertEqual(session.offers.last, "expect switch in row 1 is on")
        XCTAssert(session.script.hasSuffix("else\ntoggle row $n\nend\nend\n"), session.script)
    }

    @MainActor
    func testAWrongLineOfABlockIsReportedWhenItIsEntered() async throws {
        let session = try await session()
        for (block, line, message, column) in [
            ("repeat 2 times", "tpa row 0", "unknown step \"tpa\"", 1),
            ("repeat 2 times", "if swtch in row 1 is on", "expected", 4),
            ("if switch in row 1 is on", "screen shelv", "there is no screen \"shelv\"; did you mean \"shelf\"?", 8),
            ("if switch in row 1 is on", "run shrink", "the screen \"shelf\" has no command \"shrink\"", 5),
        ] {
            _ = await session.take(block)
            let answer = await session.take(line)
            XCTAssert(answer.refusal?.hasPrefix(message) ?? false, "\(answer)")
            XCTAssertEqual(answer.column, column, line)
            let undone = await session.take("undo")
            XCTAssertEqual(undone.lines, ["removed: \(block)"])
        }
    }

    @MainActor
    func testABlockThatReturnsToItsFirstScreenIsAccepted() async throws {
        let bus = CellActionBus()
        let session = try await session(bus: bus, screens: [Shelf.screen(bus: bus), Market.screen(bus: bus)])
        for line in ["repeat 2 times", "run shrink-soon", "screen market", "screen shelf"] {
            let answer = await session.take(line)
            XCTAssertEqual(answer, ReplaySession.Answer(), line)
        }
        let end = await session.take("end")
        XCTAssertNil(end.refusal, "\(end)")
    }

    @MainActor
    func testAnErrorInAnEarlierLineOfABlockIsReportedWithItsPlace() async throws {
        let bus = CellActionBus()
        let session = try await session(
            bus: bus, screens: [Shelf.screen(bus: bus), Market.screen(bus: bus)], after: "repeat 2 times",
            "run shrink-soon", "screen market")
        let end = await session.take("end")
        XCTAssertEqual(end.refusal, "this can't be played")
        XCTAssert(
            end.lines.first?.hasPrefix("session:3:5: error: the screen \"market\" has no command") ?? false, "\(end)")
    }

    @MainActor
    func testASavedScriptPasses() async throws {
        let bus = CellActionBus()
        let session = try await session(
            bus: bus, after: "toggle row 1", "all", "tap \"Lend\" in row 0", "1", "remember row 0 as who")
        let path = try SampleCommand.folder(in: self) + "/new.taps"
        let saved = await session.take("save \(path)")
        XCTAssertEqual(saved.lines, ["wrote \(path): \(session.steps.count) steps, all passed"])
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), session.script)
        let player = ReplayPlayer(screens: [Shelf.screen(bus: bus)], bus: bus)
        let report = try await player.play(.file(path: path))
        XCTAssert(report.isSuccess)
        let quit = await session.take("quit")
        XCTAssert(quit.isOver)
    }

    @MainActor
    func testAFileIsReplacedOnlyOnRequest() async throws {
        let session = try await session()
        let path = try temporaryFile(Array("mine".utf8), in: self)
        let refused = await session.take("save \(path)")
        XCTAssertEqual(refused.refusal, "\(path) already exists; `save over \(path)` replaces it")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "mine")
        let replaced = await session.take("save over \(path)")
        XCTAssertNil(replaced.refusal)
        _ = await session.take("tap row 0")
        let again = await session.take("save \(path)")
        XCTAssertNil(again.refusal)
    }

    @MainActor
    func testAScriptThatTheSessionPlaysIsNotReplaced() async throws {
        let login = try temporaryFile(Array("tap row 0\n".utf8), named: "login.taps", in: self)
        let session = try await session()
        _ = await session.take("play \"\(login)\"")
        let answer = await session.take("save over \(login)")
        XCTAssertEqual(answer.refusal, "the steps are not saved")
        XCTAssertEqual(
            answer.lines, ["\(login): error: the script would overwrite \(login), which the replay uses"])
        XCTAssertEqual(try String(contentsOfFile: login, encoding: .utf8), "tap row 0\n")
    }

    @MainActor
    func testStepsThatCannotBePlayedFromTheNewFileAreStillSaved() async throws {
        let login = try temporaryFile(Array("tap row 0\n".utf8), named: "login.taps", in: self)
        let session = try await session()
        let played = await session.take("play \"\(login)\"")
        XCTAssertNil(played.refusal)
        try FileManager.default.removeItem(atPath: login)
        let path = try SampleCommand.folder(in: self) + "/new.taps"
        let saved = await session.take("save \(path)")
        XCTAssertEqual(saved.refusal, "wrote \(path), which can't be played from there")
        XCTAssert(saved.lines.first?.hasPrefix("\(path):2:6: error: \"\(login)\" can't be played") ?? false, "\(saved)")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), session.script)
        let again = await session.take("save \(path)")
        XCTAssertEqual(again.refusal, saved.refusal, "the session can overwrite a file that it wrote")
        let quit = await session.take("quit")
        XCTAssert(quit.isOver)
    }

    @MainActor
    func testStepsThatCannotBeWrittenAreNotSaved() async throws {
        let session = try await session(after: "tap row 0")
        let folder = try SampleCommand.folder(in: self)
        let missing = await session.take("save \(folder)/none/new.taps")
        XCTAssertEqual(missing.refusal, "the steps are not saved")
        for line in ["save -", "save over -"] {
            let answer = await session.take(line)
            XCTAssertEqual(answer.refusal, "missing file name for save; `script` shows the steps", line)
        }
        let quit = await session.take("quit")
        XCTAssertFalse(quit.isOver)
    }

    @MainActor
    func testQuittingWarnsOnceThatNothingIsSaved() async throws {
        for line in ["tap row 0", "repeat 2 times"] {
            let session = try await session(after: line)
            let first = await session.take("quit")
            XCTAssert(first.refusal != nil && !first.isOver, line)
            let second = await session.take("quit")
            XCTAssert(second.isOver, line)
        }
    }

    @MainActor
    func testPositionsAreNamedWithTheirListIfThereAreSeveral() async throws {
        let bus = CellActionBus()
        let session = try await session(on: "market", bus: bus, screens: [Market.screen(bus: bus)])
        let answer = await session.take("tap row 0 in list id \"favorites\"")
        XCTAssertNil(answer.refusal)
        XCTAssertEqual(
            session.offers.first, "expect dispatched didSelect on row 0 in list id \"favorites\"", "\(session.offers)")
    }

    @MainActor
    func testAWrongWordIsReportedWithItsColumn() async throws {
        let session = try await session()
        let answer = await session.take("tap raw 0")
        XCTAssertEqual(answer.column, 5)
        let comment = await session.take("# to be sure")
        XCTAssertEqual(comment, ReplaySession.Answer())
        XCTAssertEqual(session.script, "screen shelf\n# to be sure\n")
    }

    // MARK: Completion

    @MainActor
    private func completions(_ line: String, _ session: ReplaySession) -> [String] {
        session.completions(of: line).words
    }

    @MainActor
    func testALineIsCompletedWithTheWordsOfTheLanguageAndTheScreen() async throws {
        let session = try await session()
        XCTAssertEqual(completions("to", session), ["toggle"])
        XCTAssertEqual(completions("tap a", session), ["accessory"])
        XCTAssertEqual(completions("tap \"L", session), ["\"Lend\""])
        XCTAssertEqual(completions("tap row \"U", session), ["\"Ulysses\""])
        XCTAssertEqual(completions("tap row f", session), ["first"])
        XCTAssertEqual(completions("tap row 1", session).first, "1")
        XCTAssertEqual(completions("tap row 0 o", session), ["of"])
        XCTAssertEqual(completions("swipe row 0 l", session), ["left"])
        XCTAssertEqual(completions("expect switch in row 1 is o", session), ["off", "on"])
        XCTAssertEqual(completions("text size sm", session), ["small"])
        XCTAssertEqual(
            completions("text size accessibilityExtraExtraE", session), ["accessibilityExtraExtraExtraLarge"])
        XCTAssertEqual(completions("direction r", session), ["right"])
        XCTAssertEqual(completions("direction right t", session), ["to"])
        XCTAssertEqual(completions("direction right to ", session), ["left"])
        XCTAssertEqual(completions("run sh", session), ["shrink-soon"])
        XCTAssertEqual(completions("screen ", session), ["shelf"])
        XCTAssertEqual(completions("sa", session), ["save"])
        XCTAssertEqual(completions("tpa row ", session), [])
        _ = await session.take("toggle row 1")
        XCTAssertEqual(completions("expect dispatched ", session), ["read"])
    }

    @MainActor
    func testTabsAreCompletedByTheirTitles() async throws {
        let screen = ReplayScreen("tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = ["Mail", "Settings"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            return tabs
        }
        let session = try await session(on: "tabs", screens: [screen])
        XCTAssertEqual(completions("choose t", session), ["tab"])
        XCTAssertEqual(completions("choose tab ", session), ["\"Mail\"", "\"Settings\""])
        XCTAssertEqual(completions("choose tab \"S", session), ["\"Settings\""])
    }

    // MARK: The command line

    func testAnUpdateListsUnusedSnapshots() throws {
        let folder = try SampleCommand.folder(in: self)
        try FileManager.default.createDirectory(atPath: "\(folder)/a.snapshots", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: "\(folder)/a.snapshots/old.txt"))
        try Data("screen feed\nexpect row 1 matches \"one\"".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.taps"))
        let (status, output) = try SampleCommand.call(["--update", "\(folder)/a.taps"])
        XCTAssertEqual(status, 0, output)
        let line = "\(folder)/a.snapshots/old.txt: no script that was played uses this\n"
        XCTAssert(output.contains(line), output)
        XCTAssertFalse(try SampleCommand.call(["\(folder)/a.taps"]).output.contains(line))
    }

    func testLinesFromAPipeAreTakenAsTyped() throws {
        let path = try SampleCommand.folder(in: self) + "/new.taps"
        let input = "tap \"Follow\" in row 1\n1\ntap raw 1\nsave \(path)\n"
        let (status, output) = try SampleCommand.call(["--interactive", "feed"], input: input)
        XCTAssertEqual(status, 0, "a line that can't be read is no failure")
        XCTAssert(output.contains("\n<stdin>:3:5: error: expected a row or a control"), output)
        XCTAssert(output.hasSuffix("wrote \(path): 3 steps, all passed\n"), output)
        XCTAssertEqual(
            try String(contentsOfFile: path, encoding: .utf8),
            "screen feed\ntap \"Follow\" in row 1\nexpect dispatched follow on row 1\n")
        let replayed = try SampleCommand.call(["--quiet", path])
        XCTAssertEqual(replayed.status, 0, replayed.output)
    }

    func testInputThatEndsInABlockIsAnError() throws {
        for (input, error) in [
            (
                "repeat 2 times\ntap row 0\n",
                "<stdin>:2:1: error: the input ends before the \"end\" of `repeat 2 times`\n"
            ),
            (
                "tap row 0\nrepeat 2 times\nif row 0 is selected\nelse",
                "<stdin>:4:1: error: the input ends before the \"end\" of `if row 0 is selected`\n"
            ),
        ] {
            let (status, output) = try SampleCommand.call(["--interactive", "feed"], input: input)
            XCTAssertEqual(status, 1)
            XCTAssert(output.hasSuffix(error), output)
        }
        let (status, output) = try SampleCommand.call(
            ["--interactive", "feed"], input: "repeat 2 times\ntpa row 0\nend\n?\n")
        XCTAssertEqual(status, 0)
        XCTAssert(output.contains("A line is a step, which is played at once, or one of"), output)
        let failed = try SampleCommand.call(["--interactive", "feed"], input: "expect 3 rows\n")
        XCTAssertEqual(failed.status, 1, failed.output)
        XCTAssert(output.contains("<stdin>:2:1: error: unknown step \"tpa\"; did you mean \"tap\"?\n"), output)
    }

    func testAWatchEndsWithItsInput() throws {
        let (status, output) = try SampleCommand.call(["--watch", "Samples/Scripts/follow.taps"])
        XCTAssertEqual(status, 0)
        XCTAssert(output.hasPrefix("all passed ("), output)
    }

    @MainActor
    func testAnUnknownScreenIsRefused() async throws {
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        let status = await command.runSilently(["--interactive", "shelv"])
        XCTAssertEqual(status, 2)
    }
}
