import HeadlessUIKit
import XCTest

/// Tests the touch methods of responders and the tracking methods of controls.
final class TouchMethodTests: ConformanceTestCase {
    /// A view that records its touches and forwards them if `forwards` is `true`.
    private final class Touched: UIView {
        var log: [String] = []
        var forwards = false

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches, event)
            if forwards { super.touchesBegan(touches, with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches, event)
            if forwards { super.touchesMoved(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("ended", touches, event)
            if forwards { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
            if forwards { super.touchesCancelled(touches, with: event) }
        }

        private func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            XCTAssertEqual(event?.allTouches, touches)
            guard let touch = touches.first else { return XCTFail("there is no touch") }
            let point = touch.location(in: self)
            log.append("\(method) \(touch.phase) at \(Int(point.x)), \(Int(point.y)), tap \(touch.tapCount)")
        }
    }

    private final class Page: UIViewController {
        var began = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            began += 1
            view.endEditing(true)
        }
    }

    @MainActor
    private func inRoot(_ view: UIView) -> UIView {
        let root = UIView(frame: rect(0, 0, 320, 400))
        root.addSubview(view)
        return root
    }

    // MARK: Views

    @MainActor
    func testATapCallsTheTouchMethods() async throws {
        let view = Touched(frame: rect(10, 10, 100, 40))
        try Finger().tap(view)
        XCTAssertEqual(view.log, ["began began at 50, 20, tap 1", "ended ended at 50, 20, tap 1"])
    }

    @MainActor
    func testATapOnASubviewIsForwarded() async throws {
        let view = Touched(frame: rect(10, 10, 100, 40))
        let label = UILabel(frame: rect(10, 10, 20, 20))
        label.isUserInteractionEnabled = true
        view.addSubview(label)
        try Finger().tap(label)
        XCTAssertEqual(view.log, ["began began at 20, 20, tap 1", "ended ended at 20, 20, tap 1"])
    }

    @MainActor
    func testADragOnASubviewIsForwarded() async throws {
        let view = Touched(frame: rect(10, 10, 100, 40))
        let label = UILabel(frame: rect(10, 10, 20, 20))
        label.isUserInteractionEnabled = true
        view.addSubview(label)
        try Finger().drag(label, by: CGPoint(x: 5, y: 3))
        XCTAssertEqual(
            view.log,
            ["began began at 20, 20, tap 1", "moved moved at 25, 23, tap 1", "ended ended at 25, 23, tap 1"])
        view.log = []
        view.addGestureRecognizer(UIPanGestureRecognizer())
        try Finger().drag(label, by: CGPoint(x: 5, y: 3))
        XCTAssertEqual(view.log.map { String($0.prefix(5)) }, ["began", "cance"])
    }

    @MainActor
    func testATapOnAPlainViewIsRefused() async throws {
        let view = UIView(frame: rect(0, 0, 50, 50))
        let root = inRoot(view)
        XCTAssertThrowsError(try Finger().tap(view)) {
            XCTAssertEqual("\($0)", "UIView can't be tapped: it is not a control, and not in a row")
        }
        _ = root
    }

    @MainActor
    func testAControllerReceivesTheTouchesOfItsView() async throws {
        let page = Page()
        let field = UITextField(frame: rect(10, 100, 100, 40))
        page.loadViewIfNeeded()
        page.view.frame = rect(0, 0, 320, 400)
        page.view.addSubview(field)
        try Finger().tap(field)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(page.began, 0, "a control does not forward its touches")
        try Finger().tap(page.view)
        XCTAssertEqual(page.began, 1)
        XCTAssertFalse(field.isFirstResponder)
    }

    @MainActor
    func testAScrollViewDoesNotForwardTouches() async throws {
        let page = Page()
        page.loadViewIfNeeded()
        page.view.frame = rect(0, 0, 320, 400)
        let scroll = UIScrollView(frame: rect(0, 0, 320, 400))
        let view = UIView(frame: rect(0, 0, 50, 50))
        scroll.addSubview(view)
        page.view.addSubview(scroll)
        XCTAssertThrowsError(try Finger().tap(view))
        XCTAssertEqual(page.began, 0)
    }

    @MainActor
    func testARecognizerCancelsTheTouch() async throws {
        let view = Touched(frame: rect(0, 0, 100, 40))
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        try Finger().tap(view)
        XCTAssertEqual(view.log.map { String($0.prefix(5)) }, ["began", "cance"])
        view.log = []
        tap.cancelsTouchesInView = false
        try Finger().tap(view)
        XCTAssertEqual(view.log.map { String($0.prefix(5)) }, ["began", "ended"])
    }

    @MainActor
    func testTapsAreCounted() async throws {
        let view = Touched(frame: rect(0, 0, 100, 40))
        try Finger().tap(view, times: 2)
        XCTAssertEqual(
            view.log.map { String($0.suffix(5)) }, ["tap 1", "tap 1", "tap 2", "tap 2"])
    }

    @MainActor
    func testADragMovesTheTouch() async throws {
        let view = Touched(frame: rect(0, 0, 100, 40))
        try Finger().drag(view, by: CGPoint(x: 30, y: -10))
        XCTAssertEqual(
            view.log,
            ["began began at 50, 20, tap 1", "moved moved at 80, 10, tap 1", "ended ended at 80, 10, tap 1"])
        view.log = []
        view.addGestureRecognizer(UIPanGestureRecognizer())
        try Finger().drag(view, by: CGPoint(x: 30, y: -10))
        XCTAssertEqual(view.log.map { String($0.prefix(5)) }, ["began", "cance"])
    }

    @MainActor
    func testALongPressCallsTheTouchMethods() async throws {
        let view = Touched(frame: rect(0, 0, 100, 40))
        try Finger().longPress(view)
        XCTAssertEqual(view.log.map { String($0.prefix(5)) }, ["began", "ended"])
        view.log = []
        view.addGestureRecognizer(UILongPressGestureRecognizer())
        try Finger().longPress(view)
        XCTAssertEqual(view.log.map { String($0.prefix(5)) }, ["began", "cance"])
    }

    @MainActor
    func testATouchHasItsTimeAndItsRecognizers() async throws {
        final class Timed: UIView {
            var touch: UITouch?
            var times: [TimeInterval] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                touch = touches.first
                times += [touch?.timestamp, event?.timestamp].compactMap { $0 }
                // The touch must end later than it begins.
                while let time = times.max(), CACurrentMediaTime() <= time {}
            }
        }
        let view = Timed(frame: rect(0, 0, 100, 40))
        let recognizers = [UISwipeGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()]
        let root = inRoot(view)
        root.addGestureRecognizer(recognizers[0])
        for recognizer in recognizers.dropFirst() { view.addGestureRecognizer(recognizer) }
        let start = CACurrentMediaTime()
        try Finger().tap(view)
        let touch = try XCTUnwrap(view.touch)
        XCTAssertEqual(view.times.count, 2)
        XCTAssertTrue(view.times.allSatisfy { $0 >= start && $0 < touch.timestamp })
        XCTAssertEqual(touch.gestureRecognizers, recognizers.reversed())
        XCTAssertEqual(touch.type, .direct)
    }

    // MARK: Rows

    private final class TouchedCell: UITableViewCell {
        static var forwards: (began: Bool, ended: Bool) = (true, true)
        static var log: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            Self.log.append("began")
            if Self.forwards.began { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            Self.log.append("ended")
            if Self.forwards.ended { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            Self.log.append("cancelled")
            super.touchesCancelled(touches, with: event)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor
    func testARowIsSelectedOnlyIfItsCellForwardsTheTouch() async throws {
        let table = UITableView(frame: rect(0, 0, 320, 400))
        let rows = Rows()
        table.register(TouchedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        TouchedCell.log = []
        defer { TouchedCell.forwards = (true, true) }
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path(0))
        XCTAssertEqual(TouchedCell.log, ["began", "ended"])
        TouchedCell.forwards = (false, true)
        try Finger().tap(rowAt: path(1), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path(0))
        TouchedCell.forwards = (true, false)
        try Finger().tap(rowAt: path(2), in: table)
        XCTAssertEqual(table.indexPathForSelectedRow, path(0))
    }

    @MainActor
    func testARecognizerOfARowCancelsTheTouch() async throws {
        let table = UITableView(frame: rect(0, 0, 320, 400))
        let rows = Rows()
        table.register(TouchedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        TouchedCell.log = []
        try XCTUnwrap(table.cellForRow(at: path(0))).addGestureRecognizer(UITapGestureRecognizer())
        try Finger().tap(rowAt: path(0), in: table)
        XCTAssertEqual(TouchedCell.log, ["began", "cancelled"])
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    // MARK: Controls

    private final class Dial: UIControl {
        var log: [String] = []
        var tracks = true
        var goesOn = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin at \(Int(touch.location(in: self).x))")
            return tracks
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("from \(Int(touch.previousLocation(in: self).x)) to \(Int(touch.location(in: self).x))")
            sendActions(for: .valueChanged)
            return goesOn
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            log.append("end, tracking: \(isTracking)")
        }
        override func cancelTracking(with event: UIEvent?) {
            log.append("cancel")
            super.cancelTracking(with: event)
        }
        func stop() { cancelTracking(with: nil) }
    }

    @MainActor
    private func dial() -> Dial {
        let dial = Dial(frame: rect(0, 0, 100, 40))
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchDownRepeat, "repeat"),
            (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
            (.valueChanged, "value"),
        ] {
            dial.addAction(UIAction { [weak dial] _ in dial?.log.append(name) }, for: event)
        }
        return dial
    }

    @MainActor
    func testAControlTracksATap() async throws {
        let dial = dial()
        try Finger().tap(dial)
        XCTAssertEqual(dial.log, ["begin at 50", "down", "end, tracking: true", "up"])
        XCTAssertFalse(dial.isTracking || dial.isHighlighted)
        dial.log = []
        dial.tracks = false
        try Finger().tap(dial)
        XCTAssertEqual(dial.log, ["begin at 50"])
    }

    @MainActor
    func testAControlTracksADrag() async throws {
        let dial = dial()
        try Finger().drag(dial, by: CGPoint(x: 30, y: 0))
        XCTAssertEqual(
            dial.log, ["begin at 50", "down", "from 50 to 80", "value", "inside", "end, tracking: true", "up"])
        dial.log = []
        try Finger().drag(dial, by: CGPoint(x: 60, y: 0))
        XCTAssertEqual(
            dial.log,
            ["begin at 50", "down", "from 50 to 110", "value", "outside", "exit", "end, tracking: true", "up outside"])
        dial.log = []
        dial.goesOn = false
        try Finger().drag(dial, by: CGPoint(x: 30, y: 0))
        XCTAssertEqual(dial.log, ["begin at 50", "down", "from 50 to 80", "value"])
        XCTAssertFalse(dial.isTracking || dial.isHighlighted)
    }

    @MainActor
    func testAControlIsHighlightedOnlyWhileTheTouchIsInside() async throws {
        let dial = dial()
        var highlights: [Bool] = []
        dial.addAction(
            UIAction { [unowned dial] _ in highlights.append(dial.isHighlighted) },
            for: [.touchDragInside, .touchDragOutside])
        try Finger().drag(dial, by: CGPoint(x: 30, y: 0))
        try Finger().drag(dial, by: CGPoint(x: 60, y: 0))
        XCTAssertEqual(highlights, [true, false])
    }

    @MainActor
    func testATouchThatComesBackSendsDragEnter() async throws {
        /// A control for which each move of a touch counts as leaving the control and entering it again.
        final class Door: UIControl {
            var isOpen = true
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isOpen }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for isOpen in [false, true] {
                    self.isOpen = isOpen
                    super.touchesMoved(touches, with: event)
                }
            }
        }
        let door = Door(frame: rect(0, 0, 100, 40))
        var log: [String] = []
        for (event, name) in [(UIControl.Event.touchDragEnter, "enter"), (.touchDragExit, "exit")] {
            door.addAction(UIAction { _ in log.append(name) }, for: event)
        }
        try Finger().drag(door, by: CGPoint(x: 10, y: 0))
        XCTAssertEqual(log, ["exit", "enter"])
    }

    @MainActor
    func testTheSecondTapSendsTouchDownRepeat() async throws {
        let button = UIButton(frame: rect(0, 0, 100, 40))
        var log: [String] = []
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchUpInside, "up"),
        ] {
            button.addAction(UIAction { _ in log.append(name) }, for: event)
        }
        try Finger().tap(button, times: 2)
        XCTAssertEqual(log, ["down", "up", "down", "repeat", "up"])
        log = []
        button.addGestureRecognizer(doubleTap())
        try Finger().tap(button, times: 2)
        XCTAssertEqual(log, ["down", "up", "down", "repeat"], "the recognizer cancels the second touch")
        button.isEnabled = false
        log = []
        try Finger().tap(button, times: 2)
        XCTAssertEqual(log, [])
        let stepper = UIStepper(frame: rect(0, 0, 100, 40))
        XCTAssertThrowsError(try Finger().tap(stepper, times: 2)) {
            XCTAssertEqual("\($0)", "UIStepper can't be tapped 2 times: no gesture recognizer expects that")
        }
    }

    @MainActor
    func testSeveralTapsPressAButtonUnlessATapOpensItsMenu() async throws {
        let button = UIButton(frame: rect(0, 0, 100, 40))
        let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.menu = menu
        try Finger().tap(button, times: 2)
        XCTAssertEqual(presses, 2, "the menu opens on a long press")
        button.showsMenuAsPrimaryAction = true
        XCTAssertThrowsError(try Finger().tap(button, times: 2))
        XCTAssertEqual(presses, 2)
        button.menu = nil
        try Finger().tap(button, times: 2)
        XCTAssertEqual(presses, 4, "there is no menu to open")
    }

    @MainActor
    private func doubleTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    @MainActor
    func testAControlThatCancelsTrackingSendsNothingMore() async throws {
        let dial = dial()
        dial.addAction(UIAction { [weak dial] _ in dial?.stop() }, for: .touchDown)
        try Finger().tap(dial)
        XCTAssertEqual(dial.log, ["begin at 50", "down", "cancel"])
        XCTAssertFalse(dial.isTracking || dial.isHighlighted)
    }

    @MainActor
    func testARecognizerCancelsTracking() async throws {
        let dial = dial()
        dial.addGestureRecognizer(UITapGestureRecognizer())
        try Finger().tap(dial)
        XCTAssertEqual(dial.log, ["begin at 50", "down", "cancel", "cancelled"])
    }

    /// A button that logs the actions it sends, the beginning of a touch, and its state after each call to `super` in a
    /// touch method.
    private final class Pressed: UIButton {
        var log: [String] = []
        var isRefusing = false

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("before")
            super.touchesBegan(touches, with: event)
            log.append("tracking \(isTracking), highlighted \(isHighlighted)")
            if isRefusing { cancelTracking(with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesMoved(touches, with: event)
            log.append("inside \(isTouchInside)")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            log.append("after, highlighted \(isHighlighted)")
        }
    }

    @MainActor
    private func pressed() -> Pressed {
        let button = Pressed(frame: rect(0, 0, 100, 40))
        for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
            button.addAction(UIAction { [weak button] _ in button?.log.append(name) }, for: event)
        }
        return button
    }

    @MainActor
    func testAControlHandlesTheTouchInsideTheTouchMethodsOfItsSuperclass() async throws {
        let button = pressed()
        try Finger().tap(button)
        XCTAssertEqual(
            button.log, ["before", "down", "tracking true, highlighted true", "up", "after, highlighted false"])
    }

    @MainActor
    func testAControlThatCancelsTrackingWhenTheTouchBeginsSendsNothingMore() async throws {
        let button = pressed()
        button.isRefusing = true
        try Finger().tap(button)
        XCTAssertEqual(
            button.log, ["before", "down", "tracking true, highlighted true", "after, highlighted false"])
    }

    @MainActor
    func testADraggedControlReportsWhetherTheTouchIsInside() async throws {
        let button = pressed()
        for x in [10.0, 300] { try Finger().drag(button, by: CGPoint(x: x, y: 0)) }
        XCTAssertEqual(button.log.filter { $0.hasPrefix("inside") }, ["inside true", "inside false"])
    }

    private class UnresponsiveButton: UIButton {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class UnresponsiveSubclass: UnresponsiveButton {}

    @MainActor
    func testAControlWhoseTouchMethodDoesNotCallSuperSendsNothing() async throws {
        let button = UnresponsiveSubclass(frame: rect(0, 0, 100, 40))
        button.addAction(UIAction { _ in XCTFail("the control must not send events") }, for: .allEvents)
        try Finger().tap(button)
        XCTAssertFalse(button.isHighlighted)
    }

    @MainActor
    func testADragOfAButtonIsRefused() async throws {
        let button = UIButton(frame: rect(0, 0, 100, 40))
        button.addAction(UIAction { _ in XCTFail("a refused drag must not send events") }, for: .allEvents)
        XCTAssertThrowsError(try Finger().drag(button, by: CGPoint(x: 30, y: 0)))
    }

    /// A generic class that overrides a touch method. The override must be found, although a generic class has separate
    /// metadata for each type argument.
    private final class Holder<Content>: UIView {
        var content: Content?
        var ended = 0
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
    }
    private final class Plain<Content>: UIView {
        var content: Content?
        override func layoutSubviews() {}
    }

    @MainActor
    func testOverridesOfGenericClassesAreFound() async throws {
        let holder = Holder<String>(frame: rect(0, 0, 100, 40))
        try Finger().tap(holder)
        XCTAssertEqual(holder.ended, 1)
        XCTAssertThrowsError(try Finger().tap(Plain<Int>(frame: rect(0, 0, 100, 40))))
    }

    @MainActor
    func testATextViewThatCannotBeEditedLetsRecognizersRecognizeTaps() async throws {
        let text = UITextView(frame: rect(0, 0, 100, 40))
        let recognized = Recognized()
        let note = Selector(named: "note") { (target: Recognized) in target.note }
        text.addGestureRecognizer(UITapGestureRecognizer(target: recognized, action: note))
        text.isEditable = false
        try Finger().tap(text)
        XCTAssertEqual(recognized.count, 1)
    }
}

private final class Recognized: NSObject {
    var count = 0
    func note() { count += 1 }
}
