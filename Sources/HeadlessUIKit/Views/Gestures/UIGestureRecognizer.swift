@preconcurrency import Foundation

/// Recognizes a gesture in a view. Mirrors `UIGestureRecognizer` and its members, UIKit.
///
/// In each state of a recognized gesture, a recognizer calls the action methods of its targets, with itself as the
/// sender.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject, InterfaceObject {
    /// Mirrors `UIGestureRecognizer.State`; each member mirrors UIKit's of the same name and value.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    /// Creates a recognizer with an optional target, which is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from an interface file; see `InterfaceMade`. UIKit has no such initializer.
    @available(*, unavailable, message: "a recognizer of an interface file is made by init(target:action:)")
    public required convenience init?(interfaceCoder coder: NSCoder) {
        self.init(target: nil, action: nil)
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }

    /// Reads the recognizer's properties from an interface file.
    func decode(_ coder: InterfaceCoder) { coder.apply(UIGestureRecognizer.gestureRecognizerProperties, to: self) }

    // MARK: Interface files

    open func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        guard name == "delegate" else { return .unknown }
        return .outlet(value) { (delegate: any UIGestureRecognizerDelegate) in self.delegate = delegate }
    }
    open func _interfaceAction(_ selector: String) -> Selector? { nil }
    open func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    #else
    open dynamic func awakeFromNib() {}
    #endif

    private final var targets: [ActionTarget] = []

    /// Adds a target, which is not retained. Adding the same target and action twice has no further effect.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target, action) }) else { return }
        targets.append(ActionTarget(target, action))
    }
    /// Removes targets. A target of `nil` matches all targets, and an action of `nil` matches all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target ?? $0.target, action) }
    }

    /// The state of the gesture. It is set by a ``Finger``.
    open var state = State.possible
    /// The delegate, which is not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open internal(set) weak var view: UIView?
    /// Whether a recognized gesture cancels the touch in the view. Canceling the touch prevents a row from being
    /// selected, and a control from performing its action.
    open var cancelsTouchesInView = true
    /// Stored, but has no effect.
    open var delaysTouchesBegan = false
    /// Stored, but has no effect.
    open var delaysTouchesEnded = true
    open var name: String?

    /// Called when the recognizer returns to the possible state.
    open func reset() {}

    // MARK: For subclasses

    /// Whether an app replaces the touch methods, because an extension overrides them. Replaced in prepared sources.
    public static dynamic var _replacesTouches: Bool { false }

    /// Called when a touch begins in the recognizer's view. The default implementations of the touch methods do nothing.
    ///
    /// A recognizer of the app's own class that overrides them, and is none of UIKit's recognizers, sets its ``state`` there,
    /// and its targets are then called. It receives a ``Finger``'s taps, long presses and drags. A subclass of UIKit's
    /// recognizers receives the touches of the gestures that it may recognize, and fails if it sets its state to `failed`.
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: a ``Finger`` touches the screen for as long as its gesture lasts.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Never called, like the other methods for presses: a ``Finger`` presses no buttons.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Has no effect: a gesture has one touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Has no effect.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    /// Returns whether a recognized gesture prevents another recognizer from recognizing its gesture, unless a delegate
    /// decides.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recognizer can prevent this recognizer from recognizing its gesture.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this recognizer requires another one to fail, unless a delegate decides.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recognizer requires this one to fail, unless a delegate decides.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private struct Rival {
        weak var recognizer: UIGestureRecognizer?
    }
    private final var rivals: [Rival] = []
    /// Prevents this recognizer from recognizing a gesture that another recognizer recognizes, regardless of which of
    /// them was added first. The other recognizer is not retained.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        rivals.append(Rival(recognizer: otherGestureRecognizer))
    }
    /// The recognizers that ``require(toFail:)`` has added.
    final var requiredToFail: [UIGestureRecognizer] { rivals.compactMap(\.recognizer) }
    /// Returns whether this recognizer requires another one to fail because the delegate of either recognizer says so.
    final func waitsByDelegate(for other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
            || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
    }

    // MARK: Location

    /// The position of the finger in the root view's coordinates; `nil` if there is no touch.
    final var point: CGPoint?

    open var numberOfTouches: Int { point == nil ? 0 : 1 }
    /// Returns the position of the gesture in a view, in points. A finger touches the center of a view.
    open func location(in view: UIView?) -> CGPoint {
        guard let point else { return .zero }
        return view?.convert(point, from: nil) ?? point
    }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns whether the delegate and the view allow the gesture to begin.
    final func mayBegin(_ touch: UITouch) -> Bool {
        guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
        return view?.gestureRecognizerShouldBegin(self) ?? true && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Runs a gesture through the given states, and then resets the recognizer.
    final func run(_ states: [State], at point: CGPoint, _ step: (State) -> Void = { _ in }) {
        self.point = point
        for state in states {
            step(state)
            self.state = state
            callTargets()
        }
        end()
    }

    final func callTargets() {
        for target in targets { target.target.map { _ = target.action.perform(on: $0, with: self) } }
    }

    /// Ends the gesture.
    final func end() {
        point = nil
        reset()
        state = .possible
    }
}

// A dynamic cast finds the conformance even though it is unavailable; see `InterfaceMade`.
@available(*, unavailable)
extension UIGestureRecognizer: InterfaceMade {}

extension UIGestureRecognizer: ActionSource {
    fileprivate static let gestureRecognizerProperties: [InterfaceProperty<UIGestureRecognizer>] = [
        .flag("enabled") { $0.isEnabled = $1 },
        .flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 },
        .flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 },
        .flag("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 },
    ]

    final func connect(_ action: Selector, to target: AnyObject?, events: String?) {
        if let target { addTarget(target, action: action) }
    }
}
