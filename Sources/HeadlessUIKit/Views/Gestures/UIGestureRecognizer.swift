@preconcurrency import Foundation

/// Recognizes a gesture in a view. Mirrors `UIGestureRecognizer`, UIKit.
///
/// Linux has no selectors, so there is nothing to call: what compiles on both platforms is a delegate, which is asked before a
/// gesture begins, and a subclass that overrides ``state``. For what a tap does, a button with a ``UIAction`` is simpler.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// Mirrors `UIGestureRecognizer.State`; each member mirrors UIKit's of the same name and value.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    /// Mirrors `UIGestureRecognizer.init(target:action:)`. Linux has no selectors, whose place `Never` takes: the action is
    /// `nil`.
    public init(target: Any?, action: Never?) { super.init() }
    /// Mirrors `UIGestureRecognizer.init()`.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// What the gesture has come to; set as a finger makes it. Mirrors `UIGestureRecognizer.state`.
    open var state = State.possible
    /// Mirrors `UIGestureRecognizer.delegate`. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Mirrors `UIGestureRecognizer.isEnabled`.
    open var isEnabled = true
    /// Mirrors `UIGestureRecognizer.view`.
    open internal(set) weak var view: UIView?
    /// Whether a recognized gesture cancels the view's touch. So it keeps a row from being selected. Mirrors
    /// `UIGestureRecognizer.cancelsTouchesInView`.
    open var cancelsTouchesInView = true
    /// Mirrors `UIGestureRecognizer.delaysTouchesBegan`. Recorded.
    open var delaysTouchesBegan = false
    /// Mirrors `UIGestureRecognizer.delaysTouchesEnded`. Recorded.
    open var delaysTouchesEnded = true
    /// Mirrors `UIGestureRecognizer.name`.
    open var name: String?

    /// Returns to waiting for a gesture. Mirrors `UIGestureRecognizer.reset()`.
    open func reset() {}

    private final var rivals: [() -> UIGestureRecognizer?] = []
    /// Mirrors `UIGestureRecognizer.require(toFail:)`. The other is not retained.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        rivals.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
    }
    final func waits(for other: UIGestureRecognizer) -> Bool { rivals.contains { $0() === other } }

    // MARK: Where

    /// The finger is there, in the root's coordinates; `nil`: it is not.
    final var point: CGPoint?

    /// Mirrors `UIGestureRecognizer.numberOfTouches`.
    open var numberOfTouches: Int { point == nil ? 0 : 1 }
    /// In points; a finger touches a view in its middle. Mirrors `UIGestureRecognizer.location(in:)`.
    open func location(in view: UIView?) -> CGPoint {
        guard let point else { return .zero }
        return view?.convert(point, from: nil) ?? point
    }
    /// Mirrors `UIGestureRecognizer.location(ofTouch:in:)`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Whether the delegate and the view let the gesture begin.
    final func mayBegin(_ touch: UITouch) -> Bool {
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
        return view?.gestureRecognizerShouldBegin(self) ?? true && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Goes through the states of a gesture, and back to waiting.
    final func run(_ states: [State], at point: CGPoint, _ step: (State) -> Void = { _ in }) {
        self.point = point
        for state in states {
            step(state)
            self.state = state
        }
        self.point = nil
        reset()
        state = .possible
    }
}

/// A finger on the screen. Mirrors `UITouch`, UIKit, as far as a gesture recognizer's delegate is asked about one.
@MainActor
open class UITouch: NSObject {
    private let point: CGPoint

    init(_ view: UIView, at point: CGPoint) {
        self.view = view
        self.point = point
        super.init()
    }

    /// What was touched. Mirrors `UITouch.view`.
    open private(set) var view: UIView?
    /// Mirrors `UITouch.tapCount`.
    open var tapCount: Int { 1 }
    /// In points. Mirrors `UITouch.location(in:)`.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}
