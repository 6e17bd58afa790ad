import HeadlessUIKit
import TestSupport
import XCTest

private protocol Saving: AnyObject {
    func save()
    func save(_ sender: UIButton)
}

/// Tests the target-action calls of controls, bar buttons and gesture recognizers.
final class TargetActionTests: XCTestCase {
    @MainActor
    private class Target: UIView {
        var log: [String] = []

        func none() { log.append("none") }
        func one(_ sender: UIButton) { log.append("one \(sender.tag)") }
        func two(_ sender: Any?, _ event: UIEvent?) { log.append("two \(event == nil)") }
        func result() -> Bool {
            log.append("result")
            return true
        }
        func overridden() { log.append("base") }
        private func hidden() { log.append("hidden") }
        static let hidden = Selector(named: "hidden") { (target: Target) in target.hidden }
        func recognized(_ gesture: UIGestureRecognizer) { log.append("gesture \(gesture.state)") }
        func pressed(_ item: UIBarButtonItem) { log.append("item \(item.title ?? "")") }
    }

    @MainActor
    private final class DerivedTarget: Target {
        override func overridden() { log.append("heir") }
    }

    @MainActor
    private final class Generic<Value>: NSObject {
        var count = 0
        func count(_ sender: Any) { count += 1 }
        var selector: Selector { Selector(named: "count") { (object: Generic) in object.count(_:) } }
    }

    private final class Store: Saving {
        var log: [String] = []
        func save() { log.append("save") }
        func save(_ sender: UIButton) { log.append("save \(sender.tag)") }
    }

    @MainActor
    func testAMethodOfAProtocolIsCalledOnAnyObjectThatConforms() async {
        let (store, button) = (Store(), UIButton())
        let saving: (any Saving)? = store
        let selectors = [
            Selector(named: "save") { (object: any Saving) in object.save(_:) },
            Selector(named: "save", of: saving) { $0.save as () -> Void },
        ]
        for selector in selectors { button.addTarget(saving, action: selector, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(store.log, ["save 0", "save"])
        button.addTarget(self, action: selectors[1], for: .touchDown)
        XCTAssertEqual(
            exceptions { button.sendActions(for: .touchDown) }.map(\.reason),
            ["-[TargetActionTests save]: unrecognized selector sent to instance 0x0"])
    }

    @MainActor
    func testATargetAddedWhileTheFingerIsDownReceivesTheEventsOfTheTouchThatFollow() async throws {
        final class Late: UIView {
            var log: [UITouch.Phase?] = []
            func up(_ sender: Any?, _ event: UIEvent?) { log.append(event?.allTouches?.first?.phase) }
        }
        let (late, button) = (Late(), UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        let up = Selector(named: "up") { (late: Late) in late.up(_:_:) }
        button.addAction(UIAction { _ in button.addTarget(late, action: up, for: .touchUpInside) }, for: .touchDown)
        try Finger().tap(button)
        XCTAssertEqual(late.log, [.ended])
    }

    @MainActor
    func testEachKindOfMethodIsCalled() async {
        let target = DerivedTarget()
        let button = UIButton()
        button.tag = 7
        let selectors = [
            Selector(named: "none") { (target: Target) in target.none },
            Selector(named: "one") { (target: Target) in target.one(_:) },
            Selector(named: "two") { (target: Target) in target.two(_:_:) },
            Selector(named: "result") { (target: Target) in target.result },
            Selector(named: "overridden") { (target: Target) in target.overridden },
            Selector(named: "one", of: target) { $0.one(_:) }, Target.hidden,
        ]
        for selector in selectors { button.addTarget(target, action: selector, for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(
            target.log, ["none", "one 7", "two true", "result", "heir", "hidden"],
            "an action that is added twice is called once")
        let generic = Generic<Int>()
        button.addTarget(generic, action: generic.selector, for: .valueChanged)
        button.sendActions(for: .valueChanged)
        XCTAssertEqual(generic.count, 1)
    }

    @MainActor
    func testTargetsAreNotRetainedAndCanBeRemoved() async {
        let control = UIControl()
        var target: Target? = Target()
        let none = Selector(named: "none") { (target: Target) in target.none }
        control.addTarget(target, action: none, for: [.touchDown, .touchUpInside])
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .touchDown), ["none"])
        XCTAssertEqual(control.allTargets, Set([target.map { AnyHashable($0) }].compactMap { $0 }))
        control.removeTarget(target, action: none, for: .touchDown)
        XCTAssertNil(control.actions(forTarget: target, forControlEvent: .touchDown))
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(target?.log, ["none"])
        weak var weakTarget: AnyObject?
        weakTarget = target
        target = nil
        XCTAssertNil(weakTarget)
        control.sendActions(for: .touchUpInside)
        let other = Target()
        control.addTarget(other, action: none, for: .touchUpInside)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(other.log, [])
    }

    @MainActor
    func testAnActionWithoutATargetIsSentUpTheResponderChain() async {
        let (outer, button) = (Target(), UIButton())
        let between = UIView()
        outer.addSubview(between)
        between.addSubview(button)
        button.addTarget(
            nil, action: Selector(named: "one") { (target: Target) in target.one(_:) }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(outer.log, ["one 0"])
        XCTAssertFalse(
            UIApplication.shared.sendAction(
                Selector(named: "count") { (object: Generic<Int>) in object.count(_:) }, to: nil, from: button, for: nil
            ))
    }

    @MainActor
    func testAWrongTargetAndAWrongSenderRaiseExceptions() async {
        let toggle = UISwitch()
        let target = Target()
        toggle.addTarget(
            target, action: Selector(named: "one") { (target: Target) in target.one(_:) }, for: .valueChanged)
        let wrongSender = exceptions { toggle.sendActions(for: .valueChanged) }
        XCTAssertEqual(
            wrongSender.map(\.reason), ["-[Target one:]: takes a UIButton, and was sent by a UISwitch"])
        let withEvent = Selector(named: "count") { (_: Target) in { (_: Any?, _: UIEvent) in } }
        XCTAssertEqual(
            exceptions { UIApplication.shared.sendAction(withEvent, to: target, from: toggle, for: nil) }.map(\.reason),
            ["-[Target count::]: takes a UIEvent, and was sent without an event"])
        let withNumber = Selector(named: "count") { (_: Target) in { (_: Any?, _: Int) in } }
        XCTAssertEqual(
            exceptions { UIApplication.shared.sendAction(withNumber, to: target, from: toggle, for: UIEvent()) }
                .map(\.reason),
            ["-[Target count::]: takes a Int, and was sent with a UIEvent"])
        toggle.removeTarget(nil, action: nil, for: .allEvents)
        toggle.addTarget(UILabel.self, action: Target.hidden, for: .valueChanged)
        let label = UILabel()
        toggle.addTarget(label, action: Target.hidden, for: .touchDown)
        let wrongTarget = exceptions { toggle.sendActions(for: .touchDown) }
        XCTAssertEqual(
            wrongTarget.map(\.description),
            ["NSInvalidArgumentException: -[UILabel hidden]: unrecognized selector sent to instance 0x0"])
    }

    @MainActor
    func testAGestureEndsEditing() async throws {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField()
        screen.addSubview(field)
        screen.addGestureRecognizer(
            UITapGestureRecognizer(
                target: screen, action: Selector(named: "endEditing") { (view: UIView) in view.endEditing(_:) }))
        field.becomeFirstResponder()
        try Finger().tap(screen)
        XCTAssertFalse(field.isFirstResponder)
    }

    @MainActor
    func testAGestureCallsItsTargetOnceForEachState() async throws {
        let target = Target(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let selector = Selector(named: "recognized") { (target: Target) in target.recognized(_:) }
        let pan = UIPanGestureRecognizer(target: target, action: selector)
        pan.addTarget(target, action: selector)
        target.addGestureRecognizer(pan)
        try Finger().drag(target, by: CGPoint(x: 10, y: 0))
        XCTAssertEqual(target.log, ["gesture began", "gesture changed", "gesture ended"])
        pan.removeTarget(target, action: nil)
        try Finger().drag(target, by: CGPoint(x: 10, y: 0))
        XCTAssertEqual(target.log.count, 3)
    }

    /// A target with an action method that takes the event, and records the event's touches.
    private final class EventTarget: NSObject {
        var touches: [UITouch] = []
        var phases: [UITouch.Phase] = []
        @MainActor func received(_ sender: Any, _ event: UIEvent) {
            touches += event.allTouches ?? []
            phases += event.allTouches?.map { $0.phase } ?? []
        }
        static let received = Selector(named: "received") { (target: EventTarget) in target.received }
    }

    private final class EventButton: UIButton {
        var events: [UIEvent?] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            events.append(event)
            super.sendAction(action, to: target, for: event)
        }
    }

    @MainActor
    func testATargetReceivesTheEventOfTheTouch() async throws {
        let (screen, button, target) = (UIView(), EventButton(), EventTarget())
        screen.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        button.frame = CGRect(x: 50, y: 60, width: 100, height: 40)
        screen.addSubview(button)
        button.addTarget(target, action: EventTarget.received, for: [.touchDown, .primaryActionTriggered])
        try Finger().tap(button)
        XCTAssertEqual(target.touches.count, 2)
        XCTAssertTrue(target.touches.first === target.touches.last)
        XCTAssertEqual(target.touches.first?.location(in: screen), CGPoint(x: 100, y: 80))
        XCTAssertEqual(button.events.first??.touches(for: button), Set(target.touches))
        button.removeTarget(target, action: nil, for: .allEvents)
        button.addTarget(target, action: Selector(named: "none") { (_: EventTarget) in {} }, for: .touchDown)
        button.sendActions(for: .touchDown)
        XCTAssertEqual(button.events.map { $0 == nil }, [false, false, true], "without a touch, the event is nil")
    }

    @MainActor
    func testTargetsOfControlsWithValuesAndOfBarButtonsReceiveTheEvent() async throws {
        let target = EventTarget()
        func listening<Control: UIControl>(_ control: Control) -> Control {
            control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            control.addTarget(target, action: EventTarget.received, for: .valueChanged)
            return control
        }
        try Finger().slide(listening(UISlider()), to: 0.5)
        try Finger().step(listening(UIStepper()), .up)
        try Finger().toggle(listening(UISwitch()))
        try Finger().choose(segment: 1, in: listening(UISegmentedControl(items: ["A", "B"])))
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: EventTarget.received)
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        navigation.loadViewIfNeeded()
        try Finger().tap(item)
        XCTAssertEqual(target.phases, [.moved, .began, .ended, .began, .ended])
    }

    @MainActor
    func testABarButtonCallsItsTarget() async throws {
        let target = Target()
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: target,
            action: Selector(named: "pressed") { (target: Target) in target.pressed(_:) })
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        navigation.loadViewIfNeeded()
        try Finger().tap(item)
        XCTAssertEqual(target.log, ["item Save"])
    }

    @MainActor
    func testSelectorsAreEqualByNameAndParameters() async {
        let one = Selector(named: "one") { (target: Target) in target.one(_:) }
        XCTAssertEqual(one, Selector(named: "one") { (target: DerivedTarget) in target.one(_:) })
        XCTAssertNotEqual(one, Selector(named: "one") { (target: Target) in target.none })
        XCTAssertEqual(one.description, "one:")
        XCTAssertTrue(Target().responds(to: one))
        XCTAssertFalse(UIView().responds(to: one))
    }
}
