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

extension NSObjectProtocol {
    /// Returns whether the object has a method. Mirrors `NSObjectProtocol.responds(to:)`, which Linux does not have.
    @MainActor
    public func responds(to aSelector: Selector) -> Bool { aSelector.isImplemented(by: self) }
}
