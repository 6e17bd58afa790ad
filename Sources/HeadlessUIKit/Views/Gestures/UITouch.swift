@preconcurrency import Foundation

/// A touch on the screen. Mirrors `UITouch` and its members, UIKit, except those for the radius, precise locations and
/// pencils.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// Mirrors `UITouch.Phase`; each member mirrors UIKit's of the same name and value.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// Mirrors `UITouch.TouchType`.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    private var point: CGPoint
    private var previousPoint: CGPoint

    /// Creates a touch that hits no view, as a test may.
    public override init() {
        (point, previousPoint, tapCount) = (.zero, .zero, 0)
        super.init()
    }

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
    /// The time from system startup to the start of the current phase, in seconds.
    open private(set) var timestamp = ProcessInfo.processInfo.systemUptime
    open var type: TouchType { .direct }
    /// The force of the touch; always 0, as on a screen that does not measure it.
    open var force: CGFloat { 0 }
    /// Always 0, as on a screen that does not measure the force.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The recognizers of the touched view and of its superviews. Unverified: the property includes recognizers that
    /// are disabled or do not receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.recognizersAround }
    /// Returns the position of the touch in a view, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    /// Returns the position of the touch before it last moved, in the coordinates of a view, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

    /// Begins a phase. If `point` is `nil`, the touch does not move.
    final func begin(_ phase: Phase, at point: CGPoint? = nil) {
        self.phase = phase
        timestamp = ProcessInfo.processInfo.systemUptime
        isHandled = false
        previousPoint = self.point
        if let point { self.point = point }
    }
}

extension UIView {
    /// The gesture recognizers that receive the touches of this view: those of the view itself and of its superviews.
    /// Views that do not accept touches are skipped.
    final var recognizersAround: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = self
        while let current = view {
            if let rareProperties = current.rareProperties, current.isUserInteractionEnabled {
                found += (rareProperties.recognizers ?? []).reversed()
            }
            view = current.superviewStorage
        }
        return found
    }
}
