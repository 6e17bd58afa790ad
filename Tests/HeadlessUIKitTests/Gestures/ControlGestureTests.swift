import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Tests gesture recognizers of controls and of the views around them.
final class ControlGestureTests: GestureTestCase {
    private final class Press: UILongPressGestureRecognizer {
        var states: [State] = []
        override var state: State { didSet { states.append(state) } }
    }

    /// Adds a control to a view, and returns a log of the control's events.
    @MainActor
    private func log(of control: UIControl, in box: UIView) -> Log {
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        box.addSubview(control)
        let log = Log()
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"), (.valueChanged, "value"),
        ]
        for (event, name) in events { control.addAction(UIAction { _ in log.add(name) }, for: event) }
        return log
    }
    @MainActor
    private final class Log {
        private(set) var names: [String] = []
        func add(_ name: String) { names.append(name) }
    }

    /// Apple, "Attaching gesture recognizers to UIKit controls": "installing a gesture recognizer directly on a control
    /// prevents that control from calling its action method".
    @MainActor
    func testARecognizerOfAControlPrecedesTheControl() async throws {
        for control in [UIButton(), UISwitch(), UIControl()] {
            let (box, tap) = (view(), Tap())
            let log = log(of: control, in: box)
            control.addGestureRecognizer(tap)
            try Finger().tap(control)
            XCTAssertEqual(tap.states, [.ended, .possible])
            XCTAssertEqual(log.names, ["down", "cancel"])
            XCTAssertFalse(control.isHighlighted)
            XCTAssertEqual((control as? UISwitch)?.isOn ?? false, false)

            tap.cancelsTouchesInView = false
            try Finger().tap(control)
            XCTAssertEqual(tap.states.count, 4)
            XCTAssertEqual(log.names.filter { $0 != "value" }, ["down", "cancel", "down", "up"])
        }
    }

    @MainActor
    func testARecognizerOfAControlWithPartsPrecedesTheControl() async throws {
        let (stepper, pages, segments) = (UIStepper(), UIPageControl(), UISegmentedControl(items: ["a", "b"]))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for (index, control) in [stepper, pages, segments].enumerated() {
            control.frame = CGRect(x: 0, y: 50 * index, width: 100, height: 30)
            control.addGestureRecognizer(Tap())
            box.addSubview(control)
        }
        pages.numberOfPages = 3
        try Finger().step(stepper, .up)
        try Finger().choose(page: 1, in: pages)
        try Finger().choose(segment: 1, in: segments)
        XCTAssertEqual(
            [stepper, pages, segments].flatMap { ($0.gestureRecognizers?.first as? Tap)?.states ?? [] }.count, 6)
        XCTAssertEqual(stepper.value, 0)
        XCTAssertEqual(pages.currentPage, 0)
        XCTAssertEqual(segments.selectedSegmentIndex, -1)
    }

    @MainActor
    func testARecognizerOfATextFieldKeepsItFromBeingEdited() async throws {
        let (box, tap, field) = (view(), Tap(), UITextField())
        let log = log(of: field, in: box)
        field.addGestureRecognizer(tap)
        try Finger().tap(field)
        XCTAssertEqual(tap.states.count, 2)
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(log.names, ["down", "cancel"])
    }

    /// Apple, "Attaching gesture recognizers to UIKit controls", lists the controls that call their action method even
    /// if a superview has a gesture recognizer.
    @MainActor
    func testARecognizerOfASuperviewPrecedesOnlyControlsThatAreNotListed() async throws {
        let controls: [(UIControl, Bool)] = [
            (UIButton(), true), (UISwitch(), true), (UIControl(), false), (UISlider(), false),
        ]
        for (control, isFirst) in controls {
            let tap = Tap()
            let box = view(tap)
            let log = log(of: control, in: box)
            try Finger().tap(control)
            XCTAssertEqual(tap.states.isEmpty, isFirst, "\(control)")
            XCTAssertEqual(log.names.contains("cancel"), !isFirst)
            XCTAssertEqual(log.names.contains("up"), isFirst)
            withExtendedLifetime(box) {}
        }
    }

    /// A text field has its own recognizers, which take precedence over those of its superviews.
    @MainActor
    func testATapThatEndsEditingStillBeginsItInATextField() async throws {
        for cancels in [true, false] {
            let (box, field, tap) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UITextField(), Tap())
            tap.cancelsTouchesInView = cancels
            box.addGestureRecognizer(tap)
            field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            box.addSubview(field)
            try Finger().tap(field)
            XCTAssertTrue(field.isFirstResponder)
            XCTAssertEqual(tap.states, [])
            field.resignFirstResponder()
        }
    }

    @MainActor
    func testALongPressOfAControlIsRecognized() async throws {
        let (box, press, button) = (view(), Press(), UIButton())
        let log = log(of: button, in: box)
        button.addGestureRecognizer(press)
        try Finger().longPress(button)
        XCTAssertEqual(press.states, [.began, .ended, .possible])
        XCTAssertEqual(log.names, ["down", "cancel"])
        try Finger().tap(button)
        XCTAssertEqual(press.states.count, 3)
        XCTAssertEqual(log.names.suffix(2), ["down", "up"])
    }
}
