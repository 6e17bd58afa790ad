import Foundation

/// Actions on controls that have a value.
extension Finger {
    /// Drags a slider's thumb to a value in its range.
    ///
    /// If the value changes, the slider sends `.valueChanged` and `.primaryActionTriggered`, between `.touchDown` and
    /// `.touchUpInside`; that order is unverified.
    public func slide(_ slider: UISlider, to value: Float) throws(TouchRefusal) {
        try reachEnabled(slider)
        if closesOpenRow(slider) { return }
        guard value >= slider.minimumValue, value <= slider.maximumValue else {
            throw .cannot(
                Self.name(slider),
                what: "slid to \(value): its range is \(slider.minimumValue) to \(slider.maximumValue)")
        }
        adjust(slider) {
            guard slider.value != value else { return false }
            slider.value = value
            return true
        }
    }

    /// One of the two buttons of a stepper.
    public enum StepDirection: Sendable {
        case up, down
    }

    /// Taps one of a stepper's buttons. When the value is at an end of its range, the button for that direction is
    /// disabled unless the stepper wraps.
    public func step(_ stepper: UIStepper, _ direction: StepDirection) throws(TouchRefusal) {
        let target = try reachEnabled(stepper)
        if closesOpenRow(stepper) { return }
        let isUp = direction == .up
        guard stepper.canStep(up: isUp) else {
            let end = isUp ? "highest value, \(stepper.maximumValue)" : "lowest value, \(stepper.minimumValue)"
            throw .cannot(Self.name(stepper), what: "stepped \(isUp ? "up" : "down"): it is at its \(end)")
        }
        adjust(stepper, target) {
            stepper.value = stepper.stepped(up: isUp)
            return true
        }
    }

    /// Taps the segment at the given index. Segments are numbered from 0.
    public func choose(segment index: Int, in control: UISegmentedControl) throws(TouchRefusal) {
        let target = try reachEnabled(control)
        guard index >= 0, index < control.numberOfSegments, let segment = control.segment(index) else {
            throw .notAllowed("there is no segment \(index) in \(Self.name(control))")
        }
        if closesOpenRow(control) { return }
        try choose(segment, control, target)
    }

    /// Taps the segment with the given title.
    public func choose(segment title: String, in control: UISegmentedControl) throws(TouchRefusal) {
        try reachEnabled(control)
        let index = (0..<control.numberOfSegments).first { control.segment($0)?.name == title }
        guard let index else { throw .notAllowed("there is no segment \"\(title)\" in \(Self.name(control))") }
        try choose(segment: index, in: control)
    }

    /// Selects the page at the given index. Pages are numbered from 0.
    public func choose(page index: Int, in control: UIPageControl) throws(TouchRefusal) {
        let target = try reachEnabled(control)
        guard index >= 0, index < control.numberOfPages else {
            throw .notAllowed("there is no page \(index) in \(Self.name(control))")
        }
        if closesOpenRow(control) { return }
        adjust(control, target) {
            guard control.currentPage != index else { return false }
            control.currentPage = index
            return true
        }
    }

    /// Handles a tap on a control with several parts, such as the segments of a segmented control. Throws if it is
    /// unclear which part to tap.
    ///
    /// - Returns: Whether the tap was handled.
    func tapPart(of control: UIControl, _ target: ReachableView) throws(TouchRefusal) -> Bool {
        if let segment = target.view as? UISegment, let segments = control as? UISegmentedControl {
            try choose(segment, segments, target)
            return true
        }
        if let advice = control.adviceForTap { throw .cannot(Self.name(control), what: "tapped: \(advice)") }
        return false
    }

    private func choose(
        _ segment: UISegment, _ control: UISegmentedControl, _ target: ReachableView
    ) throws(TouchRefusal) {
        guard segment.isEnabled else { throw .disabled("the segment \"\(segment.name)\"") }
        if recognizeTap(target) == true { return }
        control.sendActions(of: TouchDelivery(target, control).event) { control.choose(segment) }
    }

    @discardableResult
    func reachEnabled(_ control: UIControl) throws(TouchRefusal) -> ReachableView {
        let target = try reach(control)
        guard control.isEnabled else { throw .disabled(Self.name(control)) }
        return target
    }

    /// Performs a touch that may change a control's value, and sends the control's events.
    ///
    /// - Parameters:
    ///   - target: The control if the touch is a tap, which gesture recognizers may recognize; `nil` for any other
    ///     touch.
    ///   - change: Changes the value and returns whether it has changed.
    func adjust(_ control: UIControl, _ target: ReachableView? = nil, change: () -> Bool) {
        guard let touch = press(control, target) else { return }
        if target == nil { touch.move(to: nil) }
        if control.isTracking, change() {
            control.sendActions(of: touch.event) {
                control.sendActions(for: .valueChanged)
                control.sendActions(for: .primaryActionTriggered)
            }
        }
        touch.end()
    }
}
