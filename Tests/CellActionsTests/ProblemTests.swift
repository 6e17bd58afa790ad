import CellActions
import XCTest

/// Tests the messages of problems, the problems that are reported when no handler receives an action, and observers of
/// problems.
final class ProblemTests: XCTestCase {
    /// The messages of most problems. Other tests check which problems are reported.
    private static let sentences: [(problem: CellActionProblem, sentence: String)] = [
        (
            .unhandled(action: "folow", reuseIdentifier: "UserCell", nearest: "\"follow\" of UserCell"),
            "no handler for \"folow\" of UserCell; did you mean \"follow\" of UserCell?"
        ),
        (
            .unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil),
            "no handler for \"follow\" of UserCell; add a handler, as in `actionsProxy.on(.custom(\"follow\")) { … }`"
        ),
        (
            .noRow(action: "follow", view: "UIButton"),
            "\"follow\" was sent from UIButton, which currently shows no row of a director, so no handler was called; "
                + "send it while the view is in the cell of a row"
        ),
        (
            .noCell(action: "didSelect", reuseIdentifier: "UserCell"),
            "\"didSelect\" of UserCell has handlers, but the row has no cell on screen; "
                + "handle the row event \"didSelectRow\", which needs none"
        ),
        (
            .rowIsGone(operation: "reload", reuseIdentifier: "UserCell"),
            "\"reload\" of UserCell came after its row had left the list; use it only while the director has the row"
        ),
        (
            .replacedWhileEdited(reuseIdentifier: "TagCell"),
            "a row of TagCell was replaced while it was being edited, since its value is its identity and has changed; "
                + "give its configurator an identity of its own, as in init(item:id:)"
        ),
        (
            .directorReplaced(list: "UITableView"),
            "the UITableView got another director, so the rows and handlers of the previous one are lost; "
                + "make one director for each list; if a lazy property holds it, use the property only in "
                + "viewDidLoad() or later, because an earlier use makes two directors"
        ),
        (
            .directorReleased(list: "UITableView"),
            "the director of the UITableView was released while the list is on screen, so its rows no longer respond; "
                + "keep the director in a property, such as one of the list's controller"
        ),
        (
            .failed(action: "follow", reuseIdentifier: "UserCell", error: "offline"),
            "the handler of \"follow\" of UserCell failed: offline; catch the error in the handler, and show it"
        ),
        (
            .unstable(operation: "keeping the position", list: "UITableView", reason: "each round moves the rows"),
            "keeping the position in UITableView was stopped after 100 rounds: each round moves the rows"
        ),
    ]

    func testEachProblemIsASentence() {
        for (problem, sentence) in Self.sentences { XCTAssertEqual(problem.description, sentence) }
    }

    @MainActor func testABusWritesEachProblemToStandardErrorByDefault() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        let writing = try FileHandle(forWritingTo: file)
        let standardError = dup(STDERR_FILENO)
        dup2(writing.fileDescriptor, STDERR_FILENO)
        CellActionBus().onProblem(.noRow(action: "follow", view: "UIButton"))
        dup2(standardError, STDERR_FILENO)
        close(standardError)

        XCTAssertEqual(
            try String(contentsOf: file, encoding: .utf8),
            "CellActions: \(CellActionProblem.noRow(action: "follow", view: "UIButton"))\n")
    }

    @MainActor func testAnUnhandledActionIsReportedOnceWithASuggestion() async {
        let list = FakeList()
        list.proxy.on(.follow) { (_: UserRow, _) in }
        let shown = list.show(UserRow("Ada"))

        shown.post(.custom("folow"))
        shown.post(.custom("folow"))
        list.show(UserRow("Bob")).post(.custom("folow"))

        XCTAssertEqual(
            list.problems,
            [.unhandled(action: "folow", reuseIdentifier: "UserCell", nearest: "\"follow\" of UserCell")])
    }

    @MainActor func testAnUnhandledActionIsReportedOnceForEachReuseID() async {
        let list = FakeList()

        list.show(UserRow("Ada")).post(.follow)
        list.show(PictureRow(1)).post(.follow)
        list.show(PictureRow(2)).post(.follow)

        XCTAssertEqual(
            list.problems,
            [
                .unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil),
                .unhandled(action: "follow", reuseIdentifier: "PictureCell", nearest: nil),
            ])
    }

    @MainActor func testTheSuggestionMayBeTheSameActionOfAnotherCell() async {
        let list = FakeList()
        list.proxy.on(.follow) { (_: PictureRow, _) in }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(
            list.problems,
            [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: "\"follow\" of PictureCell")])
    }

    @MainActor func testOfTheSameActionOfSeveralCellsTheFirstByNameIsSuggested() async {
        final class GuestRow: CellConfigurator {
            var item = ""
            static var reuseIdentifier: String { "GuestCell" }
            func configure(cell: FakeCell) {}
        }
        let list = FakeList()
        list.proxy.on(.follow) { (_: PictureRow, _) in }.on(.follow) { (_: GuestRow, _) in }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(
            list.problems,
            [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: "\"follow\" of GuestCell")])
    }

    @MainActor func testAnActionWhoseHandlersHaveAllEndedIsNotSuggested() async {
        let list = FakeList()
        var owner: NSObject? = NSObject()
        let cancelled = list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in } }
        if let owner { list.proxy.on(.follow, owner: owner) { (_, _: UserRow, _) in } }
        cancelled.cancel()
        owner = nil

        list.show(UserRow("Ada")).post(.custom("folow"))

        XCTAssertEqual(list.problems, [.unhandled(action: "folow", reuseIdentifier: "UserCell", nearest: nil)])
    }

    @MainActor func testTheSuggestionMayBeTheSameActionWithAnotherPayloadType() async {
        let list = FakeList()
        list.proxy.on(.toggled) { (_: UserRow, _, _: Bool) in }

        list.show(UserRow("Ada")).post(CellAction<Int>("toggled"), 1)

        XCTAssertEqual(
            list.problems,
            [
                .unhandled(
                    action: "toggled", reuseIdentifier: "UserCell",
                    nearest: "\"toggled\" of UserCell with another payload type")
            ])
    }

    @MainActor func testNoNameFarFromTheGivenOneIsSuggested() async {
        let list = FakeList()
        list.proxy.on(.share) { (_: UserRow, _) in }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(list.problems, [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil)])
    }

    @MainActor func testAnActionWhoseHandlersWereCancelledIsReported() async {
        let list = FakeList()
        list.proxy.subscription { $0.on(.follow) { (_: UserRow, _) in } }.cancel()

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(list.problems, [.unhandled(action: "follow", reuseIdentifier: "UserCell", nearest: nil)])
    }

    @MainActor func testAnActionThatIsObservedByNameCountsAsHandled() async {
        let list = FakeList()
        list.bus.addObserver(for: .follow) { _ in }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testAnObserverOfEverythingDoesNotMakeAnActionHandled() async {
        let list = FakeList()
        list.bus.addObserver { _ in }

        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(list.problems.count, 1)
    }

    @MainActor func testAnUnhandledListActionIsNoProblem() async {
        let list = FakeList()

        list.show(UserRow("Ada")).post(.didSelect)

        XCTAssertEqual(list.problems, [])
    }

    @MainActor func testAnActionFromACellThatNoLongerShowsItsRowIsReportedAndNotHandled() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.follow) { (_: UserRow, _) in log.add("called") }
        list.bus.addObserver { log.add($0.name) }
        let shown = list.show(UserRow("Ada"))

        shown.binding.end()
        shown.post(.follow)
        shown.post(.follow)

        XCTAssertEqual(log.lines, [])
        XCTAssertEqual(
            list.problems,
            [.noRow(action: "follow", view: "FakeCell"), .noRow(action: "follow", view: "FakeCell")])
    }

    @MainActor func testACancelledObserverOfProblemsIsNotCalled() async {
        let list = FakeList()
        let log = Log()
        let tokens = Locked<[CellActionSubscription]>([])
        let first = list.bus.addProblemObserver { _ in
            log.add("first")
            for token in tokens.withLock({ $0 }) { token.cancel() }
        }
        let second = list.bus.addProblemObserver { _ in log.add("second") }
        tokens.withLock { $0 = [second] }

        list.show(UserRow("Ada")).post(.follow)
        list.show(UserRow("Ada")).post(.share)
        XCTAssertEqual(log.lines, ["first", "first"])
        first.cancel()
        list.show(UserRow("Ada")).post(.markAll)
        XCTAssertEqual(log.lines, ["first", "first"])
    }

    @MainActor func testAnObserverOfProblemsThatIsCancelledIsReleased() async {
        let bus = CellActionBus()
        var held: Log? = Log()
        let weak = Weak(held)
        let token = bus.addProblemObserver { [held] _ in held?.add("a problem") }
        held = nil
        XCTAssertNotNil(weak.object)
        token.cancel()
        XCTAssertNil(weak.object)
    }

    @MainActor func testAMisspelledActionSuggestsAnActionOfItsOwnRowFirst() async {
        let list = FakeList()
        list.proxy
            .on(.custom("archive")) { (_: UserRow, _) in }
            .on(.custom("archive")) { (_: PictureRow, _) in }
        list.show(UserRow("Ada")).post(.custom("arhive"))
        list.show(PictureRow(1)).post(.custom("arhive"))
        XCTAssertEqual(
            list.problems,
            [
                .unhandled(action: "arhive", reuseIdentifier: "UserCell", nearest: "\"archive\" of UserCell"),
                .unhandled(action: "arhive", reuseIdentifier: "PictureCell", nearest: "\"archive\" of PictureCell"),
            ])
    }
}
