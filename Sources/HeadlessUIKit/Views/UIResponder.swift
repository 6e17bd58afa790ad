// `NSObject.init()` is isolated to nothing in Foundation on Linux, where UIKit's subclasses isolate it to the main actor.
@preconcurrency import Foundation

/// An object that responds to what the user does. Mirrors `UIResponder` and its members, UIKit.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether the responder performs an action that looks for a target. Mirrors
    /// `UIResponder.canPerformAction(_:withSender:)`: whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }

    /// The first responder up the chain that performs an action. Mirrors `UIResponder.target(forAction:withSender:)`.
    ///
    /// - Complexity: O(responders passed).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // There are no nibs: nothing calls these headlessly. AppKit gives `NSObject` methods of these names.
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    open override func prepareForInterfaceBuilder() {}
    #else
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    #endif

    // MARK: First responder

    static weak var firstResponder: UIResponder?

    /// There is one first responder, as in one window.
    open var isFirstResponder: Bool { Self.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Mirrors `UIResponder.becomeFirstResponder()`: the one before resigns first, or refuses.
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

    /// Gives up being the first responder, whatever it or its delegate thinks of that.
    func endBeingFirstResponder() { releaseKeyboard() }

    private func releaseKeyboard() {
        if isFirstResponder { Keyboard.follow { Self.firstResponder = nil } }
    }

    /// Whether the keyboard is there while this is the first responder.
    var showsKeyboard: Bool { false }
    /// What stands at the keyboard, and in its place, while this is the first responder.
    var viewsAtKeyboard: [UIView] { [] }

    // MARK: Rows

    /// What a director keeps here: the row that a view shows.
    package final var binding: AnyObject? {
        get { uncheckedBinding }
        set { uncheckedBinding = newValue }
    }

    // Where another module reads a stored property, overlapping access is checked whatever its attribute says.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var uncheckedBinding: AnyObject?

    /// The first responder up the chain, above this one, that shows a row, and the row.
    ///
    /// - Complexity: O(responders passed).
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
