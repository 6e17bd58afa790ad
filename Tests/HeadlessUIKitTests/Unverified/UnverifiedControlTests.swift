import Foundation
import HeadlessUIKit
import XCTest

/// Tests the actions that controls send, including their targets and their order. Each test names the observation on a
/// device that would verify it.
final class UnverifiedControlTests: XCTestCase {
    /// To verify on a device: the value of `isSelected` in the primary action of a toggling button. No source found.
    @MainActor
    func testATapSwitchesTheSelectionBeforeThePrimaryAction() async throws {
        var states: [Bool] = []
        let button = UIButton(primaryAction: UIAction { states.append(($0.sender as? UIButton)?.isSelected ?? false) })
        button.sizeToFit()
        button.changesSelectionAsPrimaryAction = true
        try Finger().tap(button)
        try Finger().tap(button)
        XCTAssertEqual(states, [true, false])
    }

    /// To verify on a device: tapping a switch and dragging its knob. Written from memory.
    @MainActor
    func testAFingerSendsValueChanged() async throws {
        let toggle = UISwitch()
        var values: [Bool] = []
        toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        try Finger().toggle(toggle)
        try Finger().tap(toggle)
        XCTAssertEqual(values, [true, false])
    }

    /// To verify on a device: a log of the segment's action and of the control's events. No source found.
    @MainActor
    func testASegmentsActionRunsBeforeTheEvents() async throws {
        var calls: [String] = []
        let actions = ["a", "b"].map { name in UIAction(title: name) { _ in calls.append(name) } }
        let segments = UISegmentedControl(frame: rect(0, 0, 180, 30), actions: actions)
        segments.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
        segments.addAction(UIAction { _ in calls.append("primary") }, for: .primaryActionTriggered)
        try Finger().choose(segment: "b", in: segments)
        XCTAssertEqual(calls, ["b", "changed", "primary"])
        XCTAssertEqual(segments.segmentIndex(identifiedBy: actions[1].identifier), 1)
        XCTAssertEqual(segments.actionForSegment(at: 0), actions[0])
    }

    /// To verify on a device: Return in a field with and without an action for `.editingDidEndOnExit`. No source found.
    @MainActor
    func testReturnEndsEditingIfAnActionExistsForIt() async throws {
        let field = UITextField(frame: rect(0, 0, 60, 30))
        try Finger().type("x\n", into: field)
        XCTAssertTrue(field.isEditing)
        var exits = 0
        field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        try Finger().type("\n", into: field)
        XCTAssertEqual(exits, 1)
        XCTAssertFalse(field.isEditing)
        XCTAssertEqual(field.text, "x")
    }
}
