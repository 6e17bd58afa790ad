import CellDirector
import XCTest

/// What controls send, to whom and when. Each test says which observation on a device would settle it.
final class UnverifiedControlTests: UnverifiedTestCase {
    /// Settled by: five actions for one event. Kept in an array (mo4tech); nothing promises the order.
    @MainActor
    func testActionsRunInTheOrderAdded() async throws {
        try needsHostApp()
        let control = UIControl(frame: rect(0, 0, 60, 30))
        var calls: [Int] = []
        for number in 0..<5 { control.addAction(UIAction { _ in calls.append(number) }, for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        claimEqual(calls, [0, 1, 2, 3, 4])
    }

    /// Settled by: `sendActions(for:)` of a disabled control. From memory.
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

    /// Settled by: setting `isOn` of a switch from code. From memory; Apple's page speaks of `setOn` only.
    @MainActor
    func testSettingIsOnSendsNothing() async {
        let toggle = UISwitch()
        var calls = 0
        toggle.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
        toggle.isOn = true
        claimEqual(calls, 0)
    }
}
