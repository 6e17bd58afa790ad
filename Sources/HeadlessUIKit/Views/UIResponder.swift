// The import is `@preconcurrency` because `NSObject.init()` is nonisolated in Foundation on Linux, whereas UIKit's
// subclasses isolate it to the main actor.
@preconcurrency import Foundation

/// An object that responds to user events. Mirrors `UIResponder` and its members, UIKit.
@MainActor @preconcurrency
open class UIResponder: NSObject, InterfaceObject, AssociatedObjectHolder {
    nonisolated(unsafe) final var associatedObjects: AssociatedObjects?

    public override init() { super.init() }

    /// The next responder, which receives events that this responder does not handle.
    open var next: UIResponder? { nil }

    /// Returns whether the responder can perform an action that has no specified target. By default, returns whether
    /// the responder has the method. Mirrors `UIResponder.canPerformAction(_:withSender:)`.
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// Returns this responder or, if it can't perform the action, the nearest responder above it in the chain that can.
    /// Mirrors `UIResponder.target(forAction:withSender:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of responders visited.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The key commands of the responder. A test reads them.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The state that the responder supports.
    open var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, Self.userActivityKey) as? NSUserActivity }
        set { objc_setAssociatedObject(self, Self.userActivityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    private static let userActivityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Interface files

    open func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceAction(_ selector: String) -> Selector? {
        switch selector {
        case "becomeFirstResponder":
            Selector(named: selector) { (responder: UIResponder) in responder.becomeFirstResponder }
        case "resignFirstResponder":
            Selector(named: selector) { (responder: UIResponder) in responder.resignFirstResponder }
        default: nil
        }
    }
    open func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }

    // Where AppKit is available, these methods are overrides, because AppKit adds methods with the same names to
    // `NSObject`. `prepareForInterfaceBuilder()` is never called: only Interface Builder calls it.
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    open override func prepareForInterfaceBuilder() {}
    #else
    open dynamic func awakeFromNib() {}
    /// Never called. On iOS, the methods of `NSObject` are class methods, too, and Xcode completes overrides of this one.
    open class func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    #endif

    // MARK: Touches

    /// Whether an app replaces the touch methods, because an extension overrides them. Replaced in prepared sources.
    public static dynamic var _replacesTouches: Bool { false }

    /// Called when a touch in a view begins. The default implementations of the four touch methods forward the touch to
    /// ``next``. A control tracks the touch and sends its events instead, and a scroll view does not forward it. A list
    /// selects a touched row only if the touch reaches the list's `touchesBegan(_:with:)` and `touchesEnded(_:with:)`.
    ///
    /// These methods receive a ``Finger``'s taps, long presses and drags. They do not receive its scrolls and swipes,
    /// its drags of sliders, or its touches on segments, menus, pickers and bars.
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touches, .began, event) { $0.touchesBegan(touches, with: event) }
    }
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touches, .moved, event) { $0.touchesMoved(touches, with: event) }
    }
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touches, .ended, event) { $0.touchesEnded(touches, with: event) }
    }
    /// Called when a touch ends because a gesture recognizer or a context menu handles it.
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touches, .cancelled, event) { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Presses, motion and remote control

    /// Called when a button or key is pressed. The default implementations of these methods forward the press, the motion or
    /// the event to ``next``. A ``Finger`` causes none of them: a test calls the methods.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Whether the responder handles touches itself. If so, they are not forwarded.
    var handlesTouches: Bool { false }

    /// Handles a phase of a touch. Called only if the responder handles touches itself.
    func handle(_ phase: UITouch.Phase, of touch: UITouch?, with event: UIEvent?) {}

    private func forward(
        _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?, _ deliver: (UIResponder) -> Void
    ) {
        guard handlesTouches else { return next.map(deliver) ?? () }
        for touch in touches {
            touch.isHandled = true
            handle(phase, of: touch, with: event)
        }
    }

    // MARK: Observing

    #if !canImport(ObjectiveC)
    /// Called when a property has changed that the responder observes by its name. Does nothing by default. Mirrors
    /// `NSObject.observeValue(forKeyPath:of:change:context:)`, Foundation.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    #endif

    // MARK: First responder

    static weak var firstResponder: UIResponder?

    /// Whether this is the first responder. There is a single first responder for all windows.
    open var isFirstResponder: Bool { Self.firstResponder === self }
    open dynamic var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Becomes the first responder. Mirrors `UIResponder.becomeFirstResponder()`: the current first responder must
    /// resign first, and it may refuse.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return Keyboard.follow {
            guard canBecomeFirstResponder, Self.firstResponder?.resignFirstResponder() ?? true else { return false }
            Self.firstResponder = self
            return true
        }
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        releaseKeyboard()
        return true
    }

    /// Gives up first responder status without asking this responder or its delegate for permission.
    func endBeingFirstResponder() { releaseKeyboard() }

    private func releaseKeyboard() {
        guard isFirstResponder else { return }
        Keyboard.follow { Self.firstResponder = nil }
        var around = (self as? UIView)?.superviewStorage
        while let view = around {
            view.editingEndedInside()
            around = view.superviewStorage
        }
    }

    /// Whether the keys of the keyboard are visible while this is the first responder.
    var showsKeys: Bool { false }
    /// The view shown instead of the keys while this is the first responder.
    open dynamic var inputView: UIView? { nil }
    /// The view shown above the keys or the input view while this is the first responder. The views of responders
    /// further up the chain are not shown.
    open dynamic var inputAccessoryView: UIView? { nil }

    /// If this is the first responder, shows or hides the keyboard according to its current input view.
    open func reloadInputViews() { if isFirstResponder { Keyboard.follow {} } }

    // MARK: Rows

    /// The binding to the row that this responder shows. It is set by a director.
    package final var binding: AnyObject? {
        get { uncheckedBinding }
        set { uncheckedBinding = newValue }
    }

    // Stored separately from `binding`. If another module read this property directly, each access would be checked for
    // exclusivity, even with `@exclusivity(unchecked)`.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var uncheckedBinding: AnyObject?

    /// Returns the nearest responder above this one in the chain that shows a row, together with its binding to the
    /// row.
    ///
    /// - Complexity: O(*n*), where *n* is the number of responders visited.
    package final func nearestBoundAbove() -> (responder: UIResponder, binding: AnyObject)? {
        guard var responder = next else { return nil }
        while true {
            if let end = responder.endOfPlainViews { responder = end }
            if let binding = responder.uncheckedBinding { return (responder, binding) }
            guard let above = responder.next else { return nil }
            responder = above
        }
    }
}
