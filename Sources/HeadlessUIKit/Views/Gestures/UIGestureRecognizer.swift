@preconcurrency import Foundation

/// Recognizes a gesture in a view. Mirrors `UIGestureRecognizer` and its members, UIKit.
///
/// A recognized gesture calls its targets for each state that it goes through, with the recognizer as sender.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// Mirrors `UIGestureRecognizer.State`; each member mirrors UIKit's of the same name and value.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    /// The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public override convenience init() { self.init(target: nil, action: nil) }

    private final var targets: [ActionTarget] = []

    /// The target is not retained. The same target and action twice are called once.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target, action) }) else { return }
        targets.append(ActionTarget(target, action))
    }
    /// A target of `nil` means all targets, an action of `nil` all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target ?? $0.target, action) }
    }

    /// What the gesture has come to; set as a finger makes it.
    open var state = State.possible
    /// Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open internal(set) weak var view: UIView?
    /// Whether a recognized gesture cancels the view's touch. So it keeps a row from being selected.
    open var cancelsTouchesInView = true
    /// Recorded.
    open var delaysTouchesBegan = false
    /// Recorded.
    open var delaysTouchesEnded = true
    open var name: String?

    /// Returns to waiting for a gesture.
    open func reset() {}

    private final var rivals: [() -> UIGestureRecognizer?] = []
    /// The other is not retained.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        rivals.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
    }
    final func waits(for other: UIGestureRecognizer) -> Bool { rivals.contains { $0() === other } }

    // MARK: Where

    /// The finger is there, in the root's coordinates; `nil`: it is not.
    final var point: CGPoint?

    open var numberOfTouches: Int { point == nil ? 0 : 1 }
    /// In points; a finger touches a view in its middle.
    open func location(in view: UIView?) -> CGPoint {
        guard let point else { return .zero }
        return view?.convert(point, from: nil) ?? point
    }
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
            for target in targets { target.target.map { _ = target.action.perform(on: $0, with: self) } }
        }
        self.point = nil
        reset()
        state = .possible
    }
}

/// A finger on the screen. Mirrors `UITouch` and its members, UIKit, as far as a gesture recognizer's delegate is asked
/// about one.
@MainActor @preconcurrency
open class UITouch: NSObject {
    private let point: CGPoint

    init(_ view: UIView, at point: CGPoint) {
        self.view = view
        self.point = point
        super.init()
    }

    /// What was touched.
    open private(set) var view: UIView?
    open var tapCount: Int { 1 }
    /// In points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}
