import Foundation

/// Delivers a touch to the touched view or to the control that tracks the touch.
///
/// The touch methods of the responder chain, and the tracking methods of the control, are called only if at least one
/// of these methods is overridden.
@MainActor
struct TouchDelivery {
    private let hit: UIView?
    private let control: UIControl?
    private let touch: UITouch?
    /// The touch's event. It is `nil` if neither responders nor the control's targets receive the touch, unless the
    /// touch is the second or a later one of several taps.
    let event: UIEvent?
    /// Whether responders receive the touch.
    let isReceived: Bool

    /// - Parameters:
    ///   - target: The touched view; `nil` if only the control's events are sent. In that case, the touch is at the
    ///     control's center.
    ///   - control: The control that contains the view.
    init(_ target: ReachableView?, _ control: UIControl?, tapCount: Int = 1) {
        hit = target?.hit
        self.control = control
        isReceived = target.map { Self.tracksTouches(control) || Self.receivesTouches($0.hit) } ?? false
        let isNeeded = isReceived || tapCount > 1 || Self.takesEvents(control)
        let touched = isNeeded ? target ?? control.map { ReachableView(view: $0, hit: $0) } : nil
        touch = touched.map { UITouch($0.hit, at: $0.point, tapCount: tapCount) }
        event = touch.map { UIEvent([$0]) }
    }

    /// Returns whether a target's method, or an override of `sendAction(_:to:for:)`, may receive the event.
    private static func takesEvents(_ control: UIControl?) -> Bool {
        control.map { $0.takesEvents || OverriddenMethods.actions.areOverridden(by: type(of: $0)) } ?? false
    }

    private static func tracksTouches(_ control: UIControl?) -> Bool {
        control.map { OverriddenMethods.tracking.areOverridden(by: type(of: $0)) } ?? false
    }

    /// Returns whether any responder overrides the touch methods, from a view up the responder chain to the first
    /// object that handles touches itself.
    private static func receivesTouches(_ view: UIView) -> Bool {
        var current: UIResponder? = view
        while let responder = current {
            if UIResponder._replacesTouches || OverriddenMethods.touches.areOverridden(by: type(of: responder)) {
                return true
            }
            current = responder.handlesTouches ? nil : responder.next
        }
        return false
    }

    /// Begins the touch.
    ///
    /// - Returns: Whether the control or the scroll view handles the touch.
    @discardableResult
    func begin() -> Bool { deliver(.began) }

    /// Moves the touch to a point in the root view's coordinates. If the point is `nil`, only the phase changes.
    func move(to point: CGPoint?) { deliver(.moved, at: point) }

    /// Ends the touch.
    ///
    /// - Returns: Whether the control or the scroll view handles the touch.
    @discardableResult
    func end() -> Bool { deliver(.ended) }

    /// Cancels the touch.
    func cancel() { deliver(.cancelled) }

    /// Returns an event for a target that was added during the touch; `nil` if no target receives the touch.
    private func lateEvent(_ phase: UITouch.Phase, at point: CGPoint?) -> UIEvent? {
        guard let control, Self.takesEvents(control) else { return nil }
        let target = ReachableView(view: control, hit: hit ?? control)
        let touch = UITouch(target.hit, at: target.point, tapCount: 1)
        touch.begin(phase, at: point)
        return UIEvent([touch])
    }

    /// Calls a touch method of the touched view or, if no responder receives the touch, lets the control handle it.
    ///
    /// - Returns: Whether a control or a scroll view handles the touch: `false` if an override of the touch method does
    ///   not call `super`.
    @discardableResult
    private func deliver(_ phase: UITouch.Phase, at point: CGPoint? = nil) -> Bool {
        touch?.begin(phase, at: point)
        guard isReceived, let touch, let hit else {
            control?.handle(phase, of: nil, with: event ?? lateEvent(phase, at: point))
            return true
        }
        switch phase {
        case .began: hit.touchesBegan([touch], with: event)
        case .moved: hit.touchesMoved([touch], with: event)
        case .cancelled: hit.touchesCancelled([touch], with: event)
        default: hit.touchesEnded([touch], with: event)
        }
        return touch.isHandled
    }
}
