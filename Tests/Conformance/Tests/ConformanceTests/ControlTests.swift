import CellDirector
import XCTest

final class ControlTests: ConformanceTestCase {
    @MainActor
    func testALaterActionWithTheSameIdentifierReplacesTheEarlier() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: .valueChanged)
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, ["second"])
    }

    @MainActor
    func testAnActionIsReplacedOnlyForTheGivenEvents() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls: [String] = []
        control.addAction(
            UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: [.valueChanged, .touchDown])
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, ["first", "second"])
        XCTAssertEqual(control.allControlEvents, [.valueChanged, .touchDown])
    }

    @MainActor
    func testGeneratedIdentifiersDiffer() async {
        XCTAssertNotEqual(UIAction { _ in }.identifier, UIAction { _ in }.identifier)
    }

    @MainActor
    func testRemovedActionsDoNotRun() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls: [String] = []
        let first = UIAction { _ in calls.append("first") }
        control.addAction(first, for: [.valueChanged, .touchDown])
        control.addAction(UIAction(identifier: .init("b")) { _ in calls.append("second") }, for: .valueChanged)
        control.removeAction(first, for: .valueChanged)
        control.removeAction(identifiedBy: .init("b"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, [])
        control.sendActions(for: .touchDown)
        XCTAssertEqual(calls, ["first"])
    }

    @MainActor
    func testAnOverrideOfSendActionSuppressesOrSends() async throws {
        try needsHostApp()
        final class Guarded: UIControl {
            var isOpen = false
            override func sendAction(_ action: UIAction) { if isOpen { super.sendAction(action) } }
        }
        let control = Guarded()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, 0)
        control.isOpen = true
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, 1)
    }

    @MainActor
    func testTheSenderIsAvailableWhileTheHandlerRuns() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertTrue(sender as AnyObject? === control)
        XCTAssertNil(action.sender)
    }

    @MainActor
    func testAnActionThatRunsInsideItselfKeepsItsSender() async throws {
        try needsHostApp()
        let outer = UIControl(frame: rect(0, 0, 60, 30))
        let inner = UIControl(frame: rect(0, 0, 60, 30))
        var senders: [AnyObject?] = []
        let action = UIAction { action in
            if senders.isEmpty {
                senders.append(nil)
                inner.sendActions(for: .valueChanged)
            }
            senders.append(action.sender as AnyObject?)
        }
        outer.addAction(action, for: .valueChanged)
        inner.addAction(action, for: .valueChanged)
        outer.sendActions(for: .valueChanged)
        XCTAssertTrue(senders[1] === inner)
        XCTAssertTrue(senders[2] === outer)
    }

    @MainActor
    func testPrimaryActionIsAddedForPrimaryActionTriggered() async {
        var calls = 0
        let control = UIControl(frame: rect(0, 0, 60, 30), primaryAction: UIAction { _ in calls += 1 })
        XCTAssertEqual(control.allControlEvents, .primaryActionTriggered)
        control.performPrimaryAction()
        XCTAssertEqual(calls, 1)
    }

    @MainActor
    func testHandlersAreEnumeratedUntilStopped() async {
        let control = UIControl(frame: rect(0, 0, 60, 30))
        for _ in 0..<3 { control.addAction(UIAction { _ in }, for: .valueChanged) }
        var count = 0
        control.enumerateEventHandlers { action, target, events, stop in
            XCTAssertNotNil(action)
            XCTAssertNil(target)
            XCTAssertEqual(events, .valueChanged)
            count += 1
            stop = count == 2
        }
        XCTAssertEqual(count, 2)
    }

    @MainActor
    func testTheStateIsThatOfTheFlags() async {
        let control = UIControl(frame: rect(0, 0, 60, 30))
        XCTAssertEqual(control.state, .normal)
        control.isSelected = true
        control.isEnabled = false
        control.isHighlighted = true
        XCTAssertEqual(control.state, [.selected, .disabled, .highlighted])
    }
}
