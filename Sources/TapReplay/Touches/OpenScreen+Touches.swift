import CellDirector
import HeadlessUIKit

/// The touches of rows and controls.
extension OpenScreen {
    /// Performs an action on the screen, followed by a layout pass, and reports directors that were released too early.
    ///
    /// If a touch is not possible because a list has scrolled the view out of sight, the error suggests scrolling.
    func act(_ body: (OpenScreen) throws -> Void) throws {
        defer { ReleasedDirector.reportAll() }
        subject = nil
        do { try body(self) } catch let error as TouchRefusal {
            guard case .offScreen = error else { throw error }
            throw ScreenError(words(of: error), isRefusal: true)
        }
        root.layoutIfNeeded()
    }

    /// Returns the message for an error. If a touch is not possible because a list has scrolled the view out of sight,
    /// the message suggests scrolling.
    func words(of error: any Error) -> String {
        guard case TouchRefusal.offScreen? = error as? TouchRefusal, let subject else { return "\(error)" }
        let around = sequence(first: subject, next: \.superview)
        let isInList = around.contains { $0 is ListScrollView }
        return "\(error)" + (isInList ? "; scroll to it first, as in `scroll down by 200`" : "")
    }

    /// Touches a row or a control.
    ///
    /// - Parameters:
    ///   - touchRow: A closure that touches a row; `nil` to treat the row's view like any other view.
    ///   - touchView: A closure that touches a view.
    private func touch(
        _ target: Locator, row touchRow: ((IndexPath, ListScrollView) throws -> Void)? = nil,
        view touchView: (UIView) throws -> Void
    ) throws {
        if let touchRow, case .row(let row) = target { return try touch(row, touchRow) }
        try touchView(view(target))
    }

    func tap(_ target: Locator) throws {
        try touch(target, row: { try Finger().tap(rowAt: $0, in: $1) }, view: { try Finger().tap($0) })
    }

    func longPress(_ target: Locator) throws {
        try touch(target, row: { try Finger().longPress(rowAt: $0, in: $1) }, view: { try Finger().longPress($0) })
    }

    func doubleTap(_ target: Locator) throws {
        try gesture(on: target, expectedBy: { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 }) {
            try Finger().tap($0, times: 2)
        }
    }

    func pan(_ target: Locator, by distance: CGPoint) throws {
        try gesture(on: target, expectedBy: { $0 is UIPanGestureRecognizer }) { try Finger().drag($0, by: distance) }
    }

    /// Performs a gesture on a view. If the target is a row on which the gesture is not possible, but exactly one view
    /// in the row has a gesture recognizer that expects the gesture, the error names that view.
    private func gesture(
        on target: Locator, expectedBy isMeant: (UIGestureRecognizer) -> Bool, _ body: (UIView) throws -> Void
    ) throws {
        let view = try view(target)
        do { try body(view) } catch let refusal as TouchRefusal {
            guard case .cannot = refusal, case .row = target else { throw refusal }
            let found = Content.all(UIView.self, in: view).filter {
                !$0.isHiddenOnScreen && $0.gestureRecognizers?.contains { $0.isEnabled && isMeant($0) } ?? false
            }
            guard found.count == 1, let name = Content.shortName(of: found[0], in: view) else { throw refusal }
            let words = "\(refusal); `\(Locator.control(name, in: target))` expects it"
            throw ScreenError(words, isRefusal: true)
        }
    }

    /// Swipes over a view that is not a row. The swipe either triggers a swipe gesture recognizer or turns the page of a
    /// page view controller; otherwise, it is not possible.
    func swipe(_ control: Locator, _ direction: UISwipeGestureRecognizer.Direction) throws {
        try Finger().swipe(view(control), direction)
    }

    func perform(_ action: String, of target: Locator) throws { try Finger().perform(action, of: view(target)) }
}

/// The touches of controls.
extension OpenScreen {
    /// Toggles a switch: the named switch, or the only switch in a row.
    func toggle(_ target: Locator) throws {
        var toggle = target
        if case .row = target { toggle = .control(.kind(.switch, nil), in: target) }
        try Finger().toggle(view(toggle, as: UISwitch.self, "switch"))
    }

    /// Types text at the end of a field, or in place of the field's text.
    func enter(_ text: String, into field: Locator, replacing: Bool) throws {
        let finger = Finger()
        switch (try view(field), replacing) {
        case (let textView as UITextView, true): try finger.type(text, over: textView)
        case (let textView as UITextView, false): try finger.type(text, into: textView)
        case (let searchBar as UISearchBar, true): try finger.type(text, over: searchBar)
        case (let searchBar as UISearchBar, false): try finger.type(text, into: searchBar)
        case (_, true): try finger.type(text, over: view(field, as: UITextField.self, "text field"))
        case (_, false): try finger.type(text, into: view(field, as: UITextField.self, "text field"))
        }
    }

    func clear(_ field: Locator) throws {
        switch try view(field) {
        case let textView as UITextView: try Finger().clear(textView)
        case let searchBar as UISearchBar: try Finger().clear(searchBar)
        default: try Finger().clear(view(field, as: UITextField.self, "text field"))
        }
    }

    /// Presses the Delete key.
    func backspace(_ field: Locator, times: Int) throws {
        let finger = Finger()
        switch try view(field) {
        case let textView as UITextView: try finger.pressDelete(in: textView, times: times)
        case let searchBar as UISearchBar: try finger.pressDelete(in: searchBar.searchTextField, times: times)
        default: try finger.pressDelete(in: view(field, as: UITextField.self, "text field"), times: times)
        }
    }

    func slide(_ slider: Locator, to value: Double) throws {
        try Finger().slide(view(slider, as: UISlider.self, "slider"), to: Float(value))
    }

    func step(_ stepper: Locator, isUp: Bool, times: Int) throws {
        for _ in 0..<times {
            // Looks up the stepper in each round, because the action of the previous round may have replaced it.
            try Finger().step(view(stepper, as: UIStepper.self, "stepper"), isUp ? .up : .down)
        }
    }

    /// Turns the wheels of a picker, or chooses a segment.
    func choose(_ titles: [String], in picker: Locator) throws {
        switch try view(picker) {
        case let dates as UIDatePicker: try Finger().choose(titles.joined(separator: " "), in: dates)
        case let segments as UISegmentedControl:
            try Finger().choose(segment: titles.joined(separator: " > "), in: segments)
        default: try Finger().choose(rows: titles, in: view(picker, as: UIPickerView.self, "picker"))
        }
    }
}
