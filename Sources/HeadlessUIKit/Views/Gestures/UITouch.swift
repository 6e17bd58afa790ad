@preconcurrency import Foundation

/// A touch on the screen. Mirrors `UITouch` and its members, UIKit, limited to a finger's position.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// Mirrors `UITouch.Phase`; each member mirrors UIKit's of the same name and value.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    private var point: CGPoint
    private var previousPoint: CGPoint

    init(_ view: UIView, at point: CGPoint, tapCount: Int = 1) {
        self.view = view
        self.point = point
        self.tapCount = tapCount
        previousPoint = point
        super.init()
    }

    /// Whether a control or a scroll view handles the current phase.
    final var isHandled = false

    /// The view that the touch hits, according to `hitTest(_:with:)`.
    open private(set) var view: UIView?
    open var window: UIWindow? { view?.window }
    open private(set) var tapCount: Int
    open private(set) var phase = Phase.began
    /// Returns the position of the touch in a view, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    /// Returns the position of the touch in a view before it last moved, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

    /// Begins a phase. If `point` is `nil`, the touch does not move.
    final func begin(_ phase: Phase, at point: CGPoint? = nil) {
        self.phase = phase
        isHandled = false
        previousPoint = self.point
        if let point { self.point = point }
    }
}
