import Foundation
import HeadlessUIKit
import XCTest

/// Tests sliders, steppers and segmented controls, and the primary action of a switch.
final class ValueControlTests: XCTestCase {
    @MainActor
    func testASwitchRunsItsPrimaryAction() async throws {
        var heard: [String] = []
        let toggle = UISwitch(
            frame: .zero, primaryAction: UIAction { heard.append("primary \(($0.sender as? UISwitch)?.isOn == true)") })
        toggle.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
        try Finger().toggle(toggle)
        toggle.setOn(false, animated: true)
        XCTAssertEqual(heard, ["changed", "primary true"])
    }

    /// Records a control's events.
    @MainActor
    private final class Listener {
        var events: [String] = []

        init(_ control: UIControl) {
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
                (.touchUpInside, "up"),
            ]
            for (event, name) in names {
                control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
            }
        }
    }

    @MainActor
    func testOnlyAFingerSendsTheEventsOfASlider() async throws {
        let slider = UISlider(frame: rect(0, 0, 60, 30))
        let listener = Listener(slider)
        slider.value = 0.5
        XCTAssertEqual(listener.events, [])
        try Finger().slide(slider, to: 0.7)
        XCTAssertEqual(slider.value, 0.7)
        XCTAssertEqual(listener.events, ["down", "changed", "primary", "up"])
        try Finger().slide(slider, to: 0.7)
        XCTAssertEqual(listener.events.suffix(2), ["down", "up"], "the value does not change")
    }

    @MainActor
    func testAFingerCannotSlideBeyondTheEndsOrADisabledSlider() async {
        let slider = UISlider(frame: rect(0, 0, 60, 30))
        slider.accessibilityIdentifier = "volume"
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().slide(slider, to: 1.5) },
            "UISlider \"volume\" can't be slid to 1.5: its range is 0.0 to 1.0")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().slide(slider, to: .nan) },
            "UISlider \"volume\" can't be slid to nan: its range is 0.0 to 1.0")
        slider.isEnabled = false
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().slide(slider, to: 0.5) },
            "UISlider \"volume\" is disabled")
        slider.isHidden = true
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().slide(slider, to: 0.5) }, "UISlider \"volume\" is hidden")
    }

    // MARK: Steppers

    @MainActor
    func testAStepperStepsUpAndDown() async throws {
        let stepper = UIStepper()
        stepper.stepValue = 2.5
        let listener = Listener(stepper)
        try Finger().step(stepper, .up)
        try Finger().step(stepper, .up)
        XCTAssertEqual(stepper.value, 5)
        try Finger().step(stepper, .down)
        XCTAssertEqual(stepper.value, 2.5)
        XCTAssertEqual(listener.events.prefix(4), ["down", "changed", "primary", "up"])
        XCTAssertEqual(listener.events.count, 12)
    }

    @MainActor
    func testAStepperStopsAtItsLimitsUnlessItWraps() async throws {
        let stepper = UIStepper()
        stepper.maximumValue = 3
        stepper.stepValue = 2
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().step(stepper, .down) },
            "UIStepper can't be stepped down: it is at its lowest value, 0.0")
        try Finger().step(stepper, .up)
        try Finger().step(stepper, .up)
        XCTAssertEqual(stepper.value, 3, "the last step is shorter")
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().step(stepper, .up) },
            "UIStepper can't be stepped up: it is at its highest value, 3.0")
        stepper.wraps = true
        try Finger().step(stepper, .up)
        XCTAssertEqual(stepper.value, 0)
        try Finger().step(stepper, .down)
        XCTAssertEqual(stepper.value, 3)
    }

    /// Apple's documentation of `UIStepper.maximumValue` says: "If you attempt to set a value equal to or lower than
    /// minimumValue, the system raises an invalidArgumentException exception". The same restriction applies to
    /// `minimumValue`.
    @MainActor
    func testASteppersLimitsMustDiffer() async {
        let stepper = UIStepper()
        stepper.minimumValue = 10
        for maximum in [10, 9.5, -.infinity, .nan] {
            XCTAssertEqual(
                exceptions { stepper.maximumValue = maximum }.map(\.name), ["NSInvalidArgumentException"], "\(maximum)")
        }
        for minimum in [100, 100.5, .nan] {
            XCTAssertEqual(
                exceptions { stepper.minimumValue = minimum }.map(\.name), ["NSInvalidArgumentException"], "\(minimum)")
        }
        XCTAssertEqual([stepper.minimumValue, stepper.maximumValue, stepper.value], [10, 100, 10])
        stepper.maximumValue = 10.5
        stepper.value = 20
        XCTAssertEqual(stepper.value, 10.5)
    }

    @MainActor
    func testAStepOfZeroRaisesAnException() async {
        let stepper = UIStepper()
        XCTAssertEqual(exceptions { stepper.stepValue = 0 }.map(\.name), ["NSInvalidArgumentException"])
        XCTAssertEqual(stepper.stepValue, 1)
    }

    @MainActor
    func testAStepperCannotBeTappedWithoutADirection() async {
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(UIStepper()) },
            "UIStepper can't be tapped: step it up or down")
    }

    // MARK: Segments

    @MainActor
    func testAFingerChoosesSegmentsByIndexAndTitle() async throws {
        let segments = UISegmentedControl(items: ["Daily", "Weekly", "Monthly"])
        let listener = Listener(segments)
        XCTAssertEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
        segments.selectedSegmentIndex = 0
        XCTAssertEqual(listener.events, [])
        try Finger().choose(segment: "Weekly", in: segments)
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        XCTAssertEqual(listener.events, ["changed", "primary"])
        try Finger().choose(segment: 1, in: segments)
        XCTAssertEqual(listener.events.count, 2, "the selected segment is not selected again")
    }

    @MainActor
    func testAMomentaryControlKeepsTheSegmentPressedLast() async throws {
        let segments = UISegmentedControl(items: ["−", "+"])
        segments.isMomentary = true
        var during: [Int] = []
        segments.addAction(
            UIAction { _ in during.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        try Finger().choose(segment: 1, in: segments)
        try Finger().choose(segment: 1, in: segments)
        XCTAssertEqual(during, [1, 1])
        segments.selectedSegmentIndex = 0
        XCTAssertEqual(segments.selectedSegmentIndex, 1, "setting the index in code has no effect")
        XCTAssertEqual(segments.subviews.compactMap { $0 as? UISegment }.map(\.isSelected), [false, false])
    }

    @MainActor
    func testSegmentsThatAFingerCannotChooseAreRefused() async {
        let segments = UISegmentedControl(items: ["Daily", "Weekly"])
        segments.setEnabled(false, forSegmentAt: 1)
        func refusalReason(_ body: () throws(TouchRefusal) -> Void) -> String? { refusal(body) }
        XCTAssertEqual(
            refusalReason { () throws(TouchRefusal) in try Finger().choose(segment: "Weekly", in: segments) },
            "the segment \"Weekly\" is disabled")
        XCTAssertEqual(
            refusalReason { () throws(TouchRefusal) in try Finger().choose(segment: "Yearly", in: segments) },
            "there is no segment \"Yearly\" in UISegmentedControl")
        XCTAssertEqual(
            refusalReason { () throws(TouchRefusal) in try Finger().choose(segment: 2, in: segments) },
            "there is no segment 2 in UISegmentedControl")
        XCTAssertEqual(
            refusalReason { () throws(TouchRefusal) in try Finger().tap(segments) },
            "UISegmentedControl can't be tapped: choose one of its segments")
        segments.isEnabled = false
        XCTAssertEqual(
            refusalReason { () throws(TouchRefusal) in try Finger().choose(segment: 0, in: segments) },
            "UISegmentedControl is disabled")
    }

    @MainActor
    func testInsertingAnActionReplacesTheSegmentWithItsIdentifier() async {
        let segments = UISegmentedControl(frame: rect(0, 0, 180, 30))
        func action(_ title: String, _ identifier: String) -> UIAction {
            UIAction(title: title, identifier: .init(identifier)) { _ in }
        }
        for name in ["a", "b", "c"] { segments.insertSegment(action: action(name, name), at: 9, animated: false) }
        segments.insertSegment(action: action("B", "b"), at: 1, animated: false)
        segments.insertSegment(action: action("A", "a"), at: 3, animated: false)
        XCTAssertEqual((0..<3).map { segments.titleForSegment(at: $0) }, ["B", "c", "A"])
        segments.setAction(action("new", "c"), forSegmentAt: 1)
        XCTAssertEqual(segments.titleForSegment(at: 1), "new")
        XCTAssertEqual(exceptions { segments.setAction(action("x", "b"), forSegmentAt: 1) }.count, 1)
        XCTAssertEqual(segments.titleForSegment(at: 1), "new")
        XCTAssertEqual(segments.segmentIndex(identifiedBy: .init("x")), NSNotFound)
    }

    @MainActor
    func testANewImageOrActionChangesTheSizeOfASegmentedControl() async {
        let segments = UISegmentedControl(items: ["a", "b"])
        let narrow = segments.intrinsicContentSize.width
        let label = UIAction(title: "A long title", identifier: .init("long")) { _ in }
        let outer = UIStackView(arrangedSubviews: [segments])
        outer.frame = rect(0, 0, 600, 40)
        (outer.axis, outer.alignment) = (.vertical, .center)
        func shownWidth() -> CGFloat {
            outer.layoutIfNeeded()
            return segments.subviews.reduce(0) { $0 + $1.frame.width }
        }
        XCTAssertEqual(shownWidth(), narrow, accuracy: 0.5)
        segments.setAction(label, forSegmentAt: 0)
        let wide = segments.intrinsicContentSize.width
        XCTAssertGreaterThan(wide, narrow)
        XCTAssertEqual(shownWidth(), wide, accuracy: 0.5)
        segments.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
        XCTAssertEqual(shownWidth(), segments.intrinsicContentSize.width, accuracy: 0.5)
        XCTAssertLessThan(segments.intrinsicContentSize.width, wide)
        for title in ["b", "Another long title"] {
            segments.insertSegment(
                action: UIAction(title: title, identifier: .init("b")) { _ in }, at: 1, animated: false)
        }
        XCTAssertEqual(shownWidth(), segments.intrinsicContentSize.width, accuracy: 0.5)
    }

    @MainActor
    func testAnActionAtAnIndexBeyondTheEndIsAppended() async {
        let segments = UISegmentedControl(items: ["a"])
        segments.insertSegment(action: UIAction(title: "b") { _ in }, at: NSNotFound, animated: false)
        XCTAssertEqual(segments.titleForSegment(at: 1), "b")
    }

    @MainActor
    func testASwitchAndAStepperKeepTheirSize() async {
        for (control, size) in [
            (UISwitch() as UIControl, CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
        ] {
            control.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
            XCTAssertEqual(control.frame, CGRect(origin: CGPoint(x: 10, y: 20), size: size))
            XCTAssertEqual(control.contentHuggingPriority(for: .horizontal), .defaultHigh)
            XCTAssertEqual(control.contentHuggingPriority(for: .vertical), .defaultHigh)
            control.bounds.size = .zero
            XCTAssertEqual(control.frame, CGRect(origin: CGPoint(x: 10, y: 20), size: size))
            control.bounds = CGRect(x: 3, y: 5, width: 300, height: 200)
            XCTAssertEqual(control.bounds, CGRect(origin: CGPoint(x: 3, y: 5), size: size))
            XCTAssertEqual(control.frame, CGRect(origin: CGPoint(x: 10, y: 20), size: size))
            let stack = UIStackView(arrangedSubviews: [control])
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
            stack.layoutIfNeeded()
            XCTAssertEqual(control.frame.size, size)
        }
    }

    @MainActor
    func testLayoutsStretchOtherViewsBeforeASwitchOrAStepper() async throws {
        let controls: [UIControl?] = [
            UISwitch(), UIStepper(), UISwitch(coder: NSCoder()), UIStepper(coder: NSCoder()),
        ]
        for control in controls {
            let control = try XCTUnwrap(control)
            XCTAssertEqual(control.contentHuggingPriority(for: .horizontal), .defaultHigh, "\(control)")
            XCTAssertEqual(control.contentHuggingPriority(for: .vertical), .defaultHigh, "\(control)")
            XCTAssertEqual(control.frame.size, control.intrinsicContentSize, "\(control)")
        }
    }

    @MainActor
    func testATouchSetsASwitchWithAnAnimation() async throws {
        final class Lamp: UISwitch {
            var changes: [String] = []
            override func setOn(_ on: Bool, animated: Bool) {
                changes.append("\(on), animated: \(animated)")
                super.setOn(on, animated: animated)
            }
        }
        let lamp = Lamp(frame: rect(0, 0, 51, 31))
        try Finger().toggle(lamp)
        XCTAssertEqual(lamp.changes, ["true, animated: true"])
        XCTAssertTrue(lamp.isOn)
    }
}
