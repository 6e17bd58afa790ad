import CellDirector
import XCTest

@testable import TapReplay

/// Tests various conditions, and the failure messages of conditions that are not met.
final class ReplayConditionTests: XCTestCase {
    /// Plays steps on the shelf, and checks that the conditions in `holds` are met and that the conditions in `fails`
    /// fail with the given messages.
    @MainActor
    private func check(
        after steps: String = "show", holds: [String], fails: [(String, String)], file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let good = holds.map { "expect \($0)\n" }.joined()
        let held = try await ShelfReplay("\(steps)\n\(good)")
        XCTAssertEqual(held.mismatches, [], file: file, line: line)
        let bad = fails.map { "expect \($0.0)\n" }.joined()
        let failed = try await ShelfReplay("\(steps)\n\(bad)")
        XCTAssertEqual(failed.mismatches, fails.map(\.1), file: file, line: line)
    }

    @MainActor
    func testRowsAndSectionsAreCounted() async throws {
        try await check(
            holds: ["60 rows", "60 rows in section 0", "1 section"],
            fails: [
                ("3 rows", "there are 60"), ("2 sections", "there is 1"),
                ("0 rows in section 4", "there is no section 4; the list has one section"),
            ])
    }

    @MainActor
    func testVisibleRowsAreNamed() async throws {
        try await check(
            holds: [
                "row 0 is visible", "row 50 is not visible", "row \"Emma\" is visible",
                "row \"Book 59\" is not visible",
            ],
            fails: [
                ("row 50 is visible", "it is not visible; rows 0 to 18 are visible"),
                ("row last is visible", "it is not visible; rows 0 to 18 are visible"),
                (
                    "row \"Emmma\" is visible",
                    "it is not visible: no row on screen shows \"Emmma\"; did you mean \"Emma\"? "
                        + "41 rows are off screen: `scroll to row \"Emmma\"`"
                ),
                (
                    "header of section 1 is visible",
                    "it is not visible: there is no section 1; the list has one section"
                ),
                (
                    "button in row 50 is visible",
                    "it is not visible: row 50 is off screen; rows 0 to 18 are visible; scroll to it first"
                ),
                ("\"secret\" in row 2 is visible", "it is not visible"), ("row 0 is not visible", "it is visible"),
                ("rows 0 to 9223372036854775807 are visible", "rows 0 to 18 are visible"),
                ("rows 1 to 18 are visible", "rows 0 to 18 are visible"),
            ])
        try await check(holds: ["rows 0 to 18 are visible"], fails: [])
    }

    @MainActor
    func testAMissingViewIsNeitherVisibleNorHidden() async throws {
        let places = [
            "row 99", "row 0 of section 4", "row \"Nobody\"", "row 50", "header of section 4", "footer of section 1",
            "list id \"other\"",
            "list 3", "menu", "alert", "\"Nobody\"", "button in row 99", "\"Share\" in menu",
        ]
        try await check(holds: places.map { "\($0) is not visible" }, fails: [])
        for place in places {
            for (claim, meant) in [("hidden", "not visible"), ("not hidden", "visible")] {
                let replay = try await ShelfReplay("expect \(place) is \(claim)")
                let hint = "only a view that exists can be hidden: write `\(place) is \(meant)`"
                XCTAssertEqual(replay.mismatches.count, 1)
                XCTAssert(replay.mismatches.first?.hasSuffix(hint) ?? false, "\(place): \(replay.mismatches)")
            }
        }
        try await check(
            holds: [],
            fails: [("row 99 is visible", "it is not visible: there is no row 99; the list has rows 0 to 59")])
    }

    @MainActor
    func testOnlyKnownActionsCanBeExpectedNotToBeDispatched() async throws {
        let unknown = "nothing on this screen handles, observes or has dispatched"
        try await check(
            after: "tap \"Lend\" in row 0\nselect row 1",
            holds: [
                "not dispatched lend", "dispatched lend 0 times", "not dispatched prefetch",
                "not dispatched willDisplay on row 3",
            ],
            fails: [
                ("not dispatched lendd", "\(unknown) lendd; did you mean lend?"),
                ("not dispatched didSelekt", "\(unknown) didSelekt; did you mean didSelect?"),
                ("not dispatched somethingElse 2 times", "\(unknown) somethingElse"),
                ("dispatched lendd 0 times", "\(unknown) lendd; did you mean lend?"),
            ])
        let bus = CellActionBus()
        let token = bus.addObserver(for: .custom("archive")) { _ in }
        defer { token.cancel() }
        let observed = try await ShelfReplay("expect not dispatched archive", bus: bus)
        XCTAssertEqual(observed.mismatches, [])
    }

    @MainActor
    func testARefusedTouchKeepsEarlierDispatches() async throws {
        let steps = """
            tap "Lend" in row 0
            expect tap row 59 not possible
            expect dispatched lend on row 0
            expect dispatched lend 1 time
            expect tap "Lend" in row 2 not possible
            expect dispatched lend on row 0
            tap row 1
            expect not dispatched lend
            """
        let replay = try await ShelfReplay(steps)
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(replay.steps.dropFirst().map(\.dispatches.isEmpty), (1...8).map { ![1, 7].contains($0) })
        let failing = try await ShelfReplay("tap \"Lend\" in row 0\ntap row 99\nexpect dispatched lend on row 0")
        XCTAssertEqual(failing.mismatches.count, 1)
        XCTAssertEqual(failing.steps.dropFirst(2).first?.dispatches.count, 0)
    }

    @MainActor
    func testSelection() async throws {
        try await check(
            after: "select row 1\nselect row 3",
            holds: [
                "selection is row 3, row 1", "row 1 is selected", "row 2 is not selected",
                "row \"Ulysses\" is selected",
            ],
            fails: [
                ("no selection", "selected are row 1, row 3"), ("selection is row 1", "selected are row 1, row 3"),
                ("row 2 is selected", "it is not selected"),
            ])
        try await check(holds: ["no selection"], fails: [("selection is row 1", "nothing is selected")])
    }

    @MainActor
    func testTexts() async throws {
        try await check(
            holds: [
                "row 0 shows \"Emma\"", "row 0 contains \"mm\"", "row 0 does not show \"mm\"",
                "row 2 does not show \"secret\"", "screen shows \"Faust\"", "header shows \"Books\"",
                "id \"lend\" in row 0 shows \"Lend\"", "row id \"book-1\" shows \"Ulysses\"",
            ],
            fails: [
                ("row 0 shows \"Em\"", "it shows \"Lend\", \"Emma\", \"1815\""),
                ("row 0 does not contain \"mm\"", "it shows \"Lend\", \"Emma\", \"1815\""),
                ("row 59 shows \"x\"", "row 59 is off screen; rows 0 to 18 are visible; scroll to it first"),
                (
                    "row \"Ema\" shows \"x\"",
                    "no row on screen shows \"Ema\"; did you mean \"Emma\"? 41 rows are off screen: "
                        + "`scroll to row \"Ema\"`"
                ),
                (
                    "row id \"book-99\" shows \"x\"",
                    "no row on screen has the id \"book-99\"; did you mean \"book-9\"? "
                        + "41 rows are off screen: `scroll to row id \"book-99\"`"
                ),
            ])
    }

    @MainActor
    func testControlCharactersInDataAreEscapedInMessages() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen([Book(id: 0, title: "a\u{1B}[31m\nb")], bus: bus)
        let replay = try await ShelfReplay("screen shelf\nexpect row 0 shows \"x\"", on: [screen])
        XCTAssertEqual(replay.mismatches, [#"it shows "a\u{1b}[31m\nb""#])
    }

    @MainActor
    func testStates() async throws {
        try await check(
            after: "toggle row 1",
            holds: [
                "switch in row 1 is on", "switch in row 1 is not off", "button in row 0 is enabled",
                "button in row 2 is disabled", "\"secret\" in row 2 is hidden", "\"secret\" in row 2 is not visible",
                "button in row 0 is not highlighted", "row 0 is not highlighted", "row 0 is not editing", "row 1 is on",
                "row 1 is not off", "list is not empty",
            ],
            fails: [
                ("switch in row 1 is off", "it is not off"), ("button in row 2 is not disabled", "it is disabled"),
                ("button in row 0 is hidden", "it is not hidden"), ("row 0 is editing", "it is not editing"),
                ("button in row 0 is on", "button in row 0 is a UIButton; only a switch can be on"),
                (
                    "button in row 0 is editing",
                    "button in row 0 is a UIButton; only a list, a row or a text field can be editing"
                ),
                ("button 3 in row 0 is enabled", "there is no button 3 in row 0: there is only button 0"),
                ("row 1 is off", "it is not off"),
                ("row 59 is on", "row 59 is off screen; rows 0 to 18 are visible; scroll to it first"),
                ("list is empty", "it is not empty"),
                ("row 0 is empty", "row 0 is a BookCell; only a text field or a list can be empty"),
                ("switch in row 1 shows \"on\"", "it shows no text, and is on"),
                (
                    "header of section 0 is empty",
                    "header is a UITableViewHeaderFooterView; only a text field or a list can be empty"
                ),

                (
                    "image in row 0 is hidden",
                    "there is no image in row 0; only a view that exists can be hidden: write `image in row 0 is not visible`"
                ),
                (
                    "\"Lent\" in row 0 is enabled", "nothing in row 0 shows \"Lent\"; did you mean \"Lend\"?"
                ),
                ("row 9 of section 3 is selected", "there is no section 3; the list has one section"),
            ])
    }

    @MainActor
    func testDispatches() async throws {
        try await check(
            after: "tap \"Lend\" in row 0",
            holds: [
                "dispatched lend", "dispatched lend on row 0 1 time", "dispatched lend on row \"Emma\"",
                "not dispatched lend on row 1", "not dispatched didSelect", "not dispatched lend 2 times",
            ],
            fails: [
                ("dispatched lend on row 1", "the last touch dispatched lend on row 0"),
                ("dispatched lend 2 times", "it was dispatched once"),
                ("dispatched lnd", "did you mean lend? the last touch dispatched lend on row 0"),
                ("not dispatched lend", "the last touch dispatched lend on row 0"),
                ("nothing dispatched", "the last touch dispatched lend on row 0"),
            ])
        try await check(
            after: "toggle row 1", holds: ["dispatched read with true", "not dispatched read with false"],
            fails: [("dispatched read with false", "the last touch dispatched read on row 1 with true")])
    }

    @MainActor
    func testNothingDispatchedIgnoresUnhandledListEvents() async throws {
        try await check(
            after: "screen shelf", holds: ["nothing dispatched", "not dispatched willDisplay on row 0"],
            fails: [
                ("dispatched willDisplay on row 0", "willDisplay on row 0 was dispatched, but nothing handles it")
            ])
    }

    @MainActor
    func testSeveralDispatchesOfOneStepAreCounted() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen(bus: bus).command("lend-twice") { (shelf: Shelf) in
            for _ in 0..<2 { CellAction.custom("lend").invoke(from: shelf.tableView.visibleCells[0]) }
        }
        let replay = try await ShelfReplay(
            """
            screen shelf
            run lend-twice
            expect dispatched lend 2 times
            expect not dispatched lend 1 time
            expect not dispatched lend 3 times
            expect dispatched lend 1 time
            expect dispatched lend 3 times
            """, on: [screen], bus: bus)
        XCTAssertEqual(replay.mismatches, ["it was dispatched 2 times", "it was dispatched 2 times"])
    }

    @MainActor
    func testVisibleRowsAreThoseOfTheirSection() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen(
            Array(Shelf.books.prefix(3)), later: [Book(id: 70, title: "Late"), Book(id: 71, title: "Later")], bus: bus)
        let rows = "row 0 of section 0 to row 1 of section 1 are visible"
        let replay = try await ShelfReplay(
            """
            screen shelf
            expect rows 0 to 2 are visible
            expect rows 0 to 1 of section 1 are visible
            """, on: [screen], bus: bus)
        XCTAssertEqual(replay.mismatches, [])
        let other = try await ShelfReplay(
            """
            screen shelf
            expect rows 0 to 1 are visible
            expect rows 0 to 2 of section 1 are visible
            """, on: [screen], bus: bus)
        XCTAssertEqual(other.mismatches, [rows, rows])
    }

    @MainActor
    func testSubviewsOfAHiddenViewAreHidden() async throws {
        let screen = ReplayScreen("closet") {
            let (controller, closet, shirt) = (UIViewController(), UIView(), UILabel())
            closet.isHidden = true
            shirt.accessibilityIdentifier = "shirt"
            controller.view.addSubview(closet)
            closet.addSubview(shirt)
            return controller
        }
        let replay = try await ShelfReplay(
            "screen closet\nexpect id \"shirt\" is hidden\nexpect id \"shirt\" is not visible\n"
                + "expect id \"shirt\" is visible", on: [screen])
        XCTAssertEqual(replay.mismatches, ["it is not visible"])
    }

    @MainActor
    func testNothingDispatchedIgnoresActionsThatReturnAValue() async throws {
        let bus = CellActionBus()
        let screen = ReplayScreen("answers") { RowHeightViewController(bus) }
        let replay = try await ShelfReplay(
            "screen answers\nscroll by 2000\nexpect dispatched height\nexpect nothing dispatched", on: [screen],
            bus: bus)
        XCTAssertEqual(replay.mismatches, [])
    }
}

/// A list whose row heights are provided by a handler.
private final class RowHeightViewController: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView, items: [], bus: bus)
    private let bus: CellActionBus

    init(_ bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.height) { (_: BookConfig, _) in 60 }
        director.update(items: Shelf.books.map { BookConfig(item: $0) })
    }
}
