import Foundation
import HeadlessUIKit
import XCTest

/// Tests undocumented effects of touching controls and typing into them, such as the order of actions and events. Each
/// test's comment describes how to verify the behavior on a device.
final class UnverifiedControlTests: XCTestCase {
    /// To verify this on a device, read `isSelected` in the primary action of a button that toggles its selection. No
    /// public source describes this behavior.
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

    /// To verify this on a device, tap a switch and drag its knob. The expected events are written from memory.
    @MainActor
    func testAFingerSendsValueChanged() async throws {
        let toggle = UISwitch()
        var values: [Bool] = []
        toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        try Finger().toggle(toggle)
        try Finger().tap(toggle)
        XCTAssertEqual(values, [true, false])
    }

    /// To verify this on a device, tap a segment that has an action, and log the order of the segment's action and the
    /// control's events. No public source describes this behavior.
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

    /// To verify this on a device, press Return in a text field that has no action for `.editingDidEndOnExit`, and in a
    /// text field that has one. No public source describes this behavior.
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
