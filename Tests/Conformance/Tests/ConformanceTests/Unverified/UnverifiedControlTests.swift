import CellDirector
import XCTest

/// Tests which actions controls send, and in which order. Each test's comment says what to check on a device to verify
/// the behavior.
final class UnverifiedControlTests: UnverifiedTestCase {
    /// To verify on a device: the order in which five actions for one event run. They are reportedly stored in an
    /// array, but the order is not documented.
    @MainActor
    func testActionsRunInTheOrderAdded() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls: [Int] = []
        for number in 0..<5 { control.addAction(UIAction { _ in calls.append(number) }, for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        claimEqual(calls, [0, 1, 2, 3, 4])
    }

    /// To verify on a device: whether `sendActions(for:)` sends the actions of a disabled control. The expected result
    /// is written from memory.
    @MainActor
    func testADisabledControlSendsItsActionsToo() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        control.isEnabled = false
        control.sendActions(for: .valueChanged)
        claimEqual(calls, 1)
    }

    /// To verify on a device: whether a switch sends actions when `isOn` is set programmatically. The expected result
    /// is written from memory; Apple's page only mentions `setOn`.
    @MainActor
    func testSettingIsOnSendsNothing() async {
        let toggle = UISwitch()
        var calls = 0
        toggle.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
        toggle.isOn = true
        claimEqual(calls, 0)
    }
}
