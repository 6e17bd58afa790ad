import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

@testable import TapReplay

/// Tests the recorder, which derives the steps of a script from the actions that touches dispatch.
final class TapRecorderTests: XCTestCase {
    /// Opens a screen, records the touches that a closure performs, and plays the recorded script on a new instance of
    /// the screen.
    @MainActor
    private func record(
        _ screen: (CellActionBus) -> ReplayScreen, _ touches: (Finger, UITableView) throws -> Void
    ) async throws -> (steps: [String], failures: [String]) {
        let bus = CellActionBus()
        let opened = screen(bus)
        let controller = try opened.prepare(ReplaySettings())()
        let open = OpenScreen(opened, controller)
        let recorder = TapRecorder(screen: opened.name, of: controller, bus: bus)
        try touches(Finger(), XCTUnwrap(Content.all(UITableView.self, in: open.root).first))
        recorder.stop()
        open.close()
        let other = CellActionBus()
        let player = ReplayPlayer(screens: [screen(other)], bus: other)
        let report = try await player.play(.text(recorder.script, name: "recorded.taps"))
        return (recorder.steps, report.failures.map(\.description))
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @MainActor
    func testTouchesOnRowsAndTheirControlsAreStepsThatPass() async throws {
        let (steps, failures) = try await record({ Shelf.screen(bus: $0) }) { finger, table in
            try finger.tap(rowAt: row(4), in: table)
            try finger.tap(XCTUnwrap(Content.all(.button, in: XCTUnwrap(table.cellForRow(at: row(0)))).first))
            try finger.tap(XCTUnwrap(Content.all(.switch, in: XCTUnwrap(table.cellForRow(at: row(1)))).first))
            try finger.deselect(rowAt: row(4), in: table)
            try finger.delete(rowAt: row(3), in: table)
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(
            steps,
            [
                "screen shelf", "tap row 4", "expect dispatched didSelect on row 4", "tap button in row 0",
                "expect dispatched lend on row 0", "toggle switch in row 1",
                "expect dispatched read on row 1 with true",
                "deselect row 4", "delete row 3", "expect dispatched delete on row 3",
            ])
    }

    @MainActor
    func testTheRecordedStepsScrollToRowsThatWereOffScreenAtFirst() async throws {
        let (steps, failures) = try await record({ Shelf.screen(bus: $0) }) { finger, table in
            try finger.scroll(table, toRowAt: row(40))
            try finger.tap(rowAt: row(40), in: table)
            try finger.tap(rowAt: row(45), in: table)
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(
            steps.filter { !$0.hasPrefix("expect") },
            ["screen shelf", "scroll to row 40", "tap row 40", "scroll to row 45", "tap row 45"])
    }

    @MainActor
    func testListsAreNamedIfThereAreSeveral() async throws {
        let (steps, failures) = try await record({ Market.screen(bus: $0) }) { finger, table in
            try finger.tap(rowAt: row(1), in: table)
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(steps.count, 3)
        XCTAssert(steps[1].hasPrefix("tap row 1 in list "), steps[1])
    }

    @MainActor
    func testTouchesThatCannotBeRecordedBecomeComments() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen(bus: bus)
        let controller = try screen.prepare(ReplaySettings())()
        let open = OpenScreen(screen, controller)
        let recorder = TapRecorder(screen: "shelf", of: controller, bus: bus)
        let table = try XCTUnwrap(Content.all(UITableView.self, in: open.root).first)
        // The cell itself sends an action, so the recorder does not find a touched control.
        CellAction<Void>.custom("shaken").invoke(cell: try XCTUnwrap(table.cellForRow(at: row(3)) as? BookCell))
        XCTAssertEqual(recorder.steps, ["screen shelf", "# shaken on row 3: the touched control is not known"])
        recorder.stop()
        try Finger().tap(rowAt: row(0), in: table)
        XCTAssertEqual(recorder.steps.count, 2)
    }

    @MainActor
    func testAnotherScreensTouchesAreNotRecorded() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen(bus: bus)
        let (one, other) = (try screen.prepare(ReplaySettings())(), try screen.prepare(ReplaySettings())())
        let recorder = TapRecorder(screen: "shelf", of: one, bus: bus)
        let open = OpenScreen(screen, other)
        try Finger().tap(rowAt: row(0), in: XCTUnwrap(Content.all(UITableView.self, in: open.root).first))
        XCTAssertEqual(recorder.script, "screen shelf\n")
    }

    // MARK: Fields

    /// Returns a screen with a list of names in a navigation controller. Whenever the screen is opened, the closure is
    /// called with the navigation controller.
    @MainActor
    private func names(_ bus: CellActionBus, _ opened: @escaping (UINavigationController) -> Void = { _ in })
        -> ReplayScreen
    {
        ReplayScreen("names") {
            let navigation = UINavigationController(rootViewController: Names(bus: bus))
            opened(navigation)
            return navigation
        }
    }

    @MainActor
    private func field(_ number: Int, ofRow index: Int, in table: UITableView) throws -> UITextField {
        let cell = try XCTUnwrap(table.cellForRow(at: row(index)))
        return try XCTUnwrap(Content.all(.field, in: cell)[number] as? UITextField)
    }

    @MainActor
    func testTypingInEachFieldOfARowIsASeparateStep() async throws {
        let (steps, failures) = try await record({ names($0) }) { finger, table in
            try finger.type("Ada", over: field(0, ofRow: 0, in: table))
            try finger.type("Byron", over: field(1, ofRow: 0, in: table))
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(
            steps,
            [
                "screen names", "type \"Ada\" over field 0 in row 0", "expect dispatched given on row 0 with \"Ada\"",
                "type \"Byron\" over field 1 in row 0", "expect dispatched family on row 0 with \"Byron\"",
            ])
    }

    @MainActor
    func testATextAfterReturnIsASeparateStep() async throws {
        let (steps, failures) = try await record({ names($0) }) { finger, table in
            try finger.type("Ada\n", over: field(1, ofRow: 0, in: table))
            try finger.type("Eve", over: field(1, ofRow: 0, in: table))
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(
            steps.filter { $0.hasPrefix("type") },
            ["type \"Ada\\n\" over field 1 in row 0", "type \"Eve\" over field 1 in row 0"])
    }

    @MainActor
    func testTypingAfterGoingBackKeepsTheBackStepAndEarlierTyping() async throws {
        var opened: [UINavigationController] = []
        let (steps, failures) = try await record({ names($0) { opened.append($0) } }) { finger, table in
            let navigation = try XCTUnwrap(opened.first)
            try finger.tap(rowAt: row(1), in: table)
            let pushed = try XCTUnwrap(navigation.topViewController?.view as? UITableView)
            try finger.type("Ada", over: field(0, ofRow: 0, in: pushed))
            navigation.popViewController(animated: false)
            try finger.type("Eve", over: field(0, ofRow: 0, in: table))
        }
        XCTAssertEqual(failures, [])
        XCTAssertEqual(
            steps.filter { !$0.hasPrefix("expect") },
            [
                "screen names", "tap row 1", "type \"Ada\" over field 0 in row 0", "tap \"Back\"",
                "type \"Eve\" over field 0 in row 0",
            ])
    }

    @MainActor
    func testAReleasedRecorderNoLongerObservesTheBus() async throws {
        let bus = CellActionBus()
        let screen = Shelf.screen(bus: bus)
        let controller = try screen.prepare(ReplaySettings())()
        let open = OpenScreen(screen, controller)
        let table = try XCTUnwrap(Content.all(UITableView.self, in: open.root).first)
        var counts: [Int] = []
        let token = bus.addObserver { event in
            if event.name == "didSelect" { counts.append(event.observerCount) }
        }.cancelOnDeinit()
        var recorder: TapRecorder? = TapRecorder(screen: "shelf", of: controller, bus: bus)
        try Finger().tap(rowAt: row(0), in: table)
        XCTAssertEqual(recorder?.steps.count, 3)
        recorder = nil
        try Finger().tap(rowAt: row(1), in: table)
        XCTAssertEqual(counts.count, 2)
        XCTAssertGreaterThan(counts.first ?? 0, 1)
        XCTAssertEqual(counts.last, 1, "only the observer of the test remains")
        withExtendedLifetime(token) {}
    }
}
