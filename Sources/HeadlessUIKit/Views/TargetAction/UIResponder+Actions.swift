import Foundation

extension UIApplication {
    /// Sends an action to its target. Mirrors `UIApplication.sendAction(_:to:from:for:)`.
    ///
    /// If the target is `nil`, the action is sent to the first object that has the method. The search goes up the
    /// responder chain three times: from the first responder, from the sender and from the application, whose next
    /// responder is its delegate. Unverified: UIKit's documentation mentions only the first responder.
    ///
    /// - Returns: Whether a target was found.
    @discardableResult
    public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target.map(TypeTarget.object) ?? Self.responder(to: action, from: sender) else {
            return false
        }
        action.perform(on: target, with: sender, event)
        return true
    }

    private static func responder(to action: Selector, from sender: Any?) -> AnyObject? {
        for start in [UIResponder.firstResponder, sender as? UIResponder, shared] {
            if let target = start?.target(forAction: action, withSender: sender) { return target as AnyObject }
        }
        return nil
    }
}

#if !canImport(ObjectiveC)
extension NSObjectProtocol {
    /// Returns whether the object is an instance of a class or of a subclass. Mirrors `NSObjectProtocol.isKind(of:)`, which
    /// Linux does not have.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self as AnyObject)
        while let current = next, current != aClass { next = _getSuperclass(current) }
        return next != nil
    }

    /// Returns whether the object is an instance of exactly this class. Mirrors `NSObjectProtocol.isMember(of:)`.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
#endif

extension NSObjectProtocol {
    /// Returns whether the object has a method. Mirrors `NSObjectProtocol.responds(to:)`, which Linux does not have.
    ///
    /// A method of a protocol counts as implemented by each object that conforms to the protocol.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Returns the object to which messages are forwarded that the object doesn't have; `nil` unless a class declares the
    /// method. Mirrors `NSObject.forwardingTarget(for:)`. HeadlessUIKit forwards no messages: an app can ask for the object.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// Returns whether the class has a type method. Mirrors `NSObject.responds(to:)` of a class.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isImplemented(by: TypeTarget.object(self)) ?? false
    }
}

/// Returns the selector with a name, such as `save:`. Mirrors `NSSelectorFromString(_:)`.
///
/// - Parameters:
///   - aSelectorName: The name.
///   - methods: The methods of that name, as for `Selector(_:_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String, _ methods: [Selector] = []) -> Selector {
    Selector(aSelectorName, methods)
}

/// Returns the name of a selector. Mirrors `NSStringFromSelector(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
