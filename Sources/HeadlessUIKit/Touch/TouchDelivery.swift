import Foundation

/// Delivers a touch to the touched view, and lets a control track it.
///
/// The touch methods of the responder chain, and the tracking methods of the control, are called only if at least one
/// of these methods is overridden.
@MainActor
struct TouchDelivery {
    private let hit: UIView?
    private let control: UIControl?
    private let touch: UITouch?
    private let event: UIEvent?

    /// - Parameters:
    ///   - target: The touched view; `nil` if only the control's events are sent.
    ///   - control: The control that contains the view.
    init(_ target: ReachableView?, _ control: UIControl?, tapCount: Int = 1) {
        hit = target?.hit
        self.control = control
        touch = target.flatMap {
            let isReceived = Self.tracksTouches(control) || Self.receivesTouches($0.hit)
            return isReceived ? UITouch($0.hit, at: $0.point, tapCount: tapCount) : nil
        }
        event = touch.map { UIEvent([$0]) }
    }

    /// Whether responders receive the touch.
    var isReceived: Bool { touch != nil }

    private static func tracksTouches(_ control: UIControl?) -> Bool {
        control.map { OverriddenMethods.tracking.areOverridden(by: type(of: $0)) } ?? false
    }

    /// Returns whether any responder overrides the touch methods, from a view up the responder chain to the first
    /// object that handles touches itself.
    private static func receivesTouches(_ view: UIView) -> Bool {
        var current: UIResponder? = view
        while let responder = current {
            if OverriddenMethods.touches.areOverridden(by: type(of: responder)) { return true }
            current = responder.handlesTouches ? nil : responder.next
        }
        return false
    }

    /// Begins the touch. A control that tracks it sends `.touchDown`.
    ///
    /// - Returns: Whether the control or the scroll view handles the touch.
    @discardableResult
    func begin() -> Bool {
        guard deliver(.began) else { return false }
        guard let control else { return true }
        if let touch {
            guard control.beginTracking(touch, with: event) else { return false }
        }
        (control.isTracking, control.isTouchInside) = (true, true)
        control.isHighlighted = true
        control.sendActions(for: .touchDown)
        return true
    }

    /// Moves the touch to a point in the root view's coordinates.
    func move(to point: CGPoint) {
        guard deliver(.moved, at: point), let touch, let control, control.isTracking else { return }
        guard control.continueTracking(touch, with: event) else { return stopTracking(control) }
        guard control.isTracking else { return }
        control.isTouchInside = control.point(inside: touch.location(in: control), with: nil)
        control.isHighlighted = control.isTouchInside
        control.sendActions(for: control.isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    /// Ends the touch without sending any of the control's events.
    ///
    /// - Returns: Whether the control has tracked the touch to its end or, if there is no control, whether the scroll
    ///   view handles the touch.
    @discardableResult
    func end() -> Bool {
        guard deliver(.ended) else { return false }
        guard let control else { return true }
        guard control.isTracking else { return false }
        if let touch { control.endTracking(touch, with: event) }
        stopTracking(control)
        return true
    }

    /// Cancels the touch. A control that tracks it sends `.touchCancel`.
    func cancel() {
        guard deliver(.cancelled), let control, control.isTracking else { return }
        if isReceived { control.cancelTracking(with: event) }
        stopTracking(control)
        control.sendActions(for: .touchCancel)
    }

    private func stopTracking(_ control: UIControl) {
        (control.isTracking, control.isTouchInside) = (false, false)
        control.isHighlighted = false
    }

    /// Calls a touch method of the touched view.
    ///
    /// - Returns: Whether a control or a scroll view handles the touch: `false` if an override of the touch method does
    ///   not call `super`.
    private func deliver(_ phase: UITouch.Phase, at point: CGPoint? = nil) -> Bool {
        guard let touch, let hit else { return true }
        touch.begin(phase, at: point)
        switch phase {
        case .began: hit.touchesBegan([touch], with: event)
        case .moved: hit.touchesMoved([touch], with: event)
        case .cancelled: hit.touchesCancelled([touch], with: event)
        default: hit.touchesEnded([touch], with: event)
        }
        return touch.isHandled
    }
}
