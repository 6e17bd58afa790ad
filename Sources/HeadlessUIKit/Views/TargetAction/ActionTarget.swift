/// A target and its action method.
@MainActor
final class ActionTarget {
    /// The target, which is not retained.
    private(set) weak var target: AnyObject?
    /// Whether `nil` was specified as the target. If so, the target is looked up in the responder chain.
    let isNil: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map { $0 as AnyObject }
        isNil = target == nil
        self.action = action
    }

    /// Returns whether the given target and action match those of this object. An action of `nil` matches any action.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (action == nil || action == self.action)
            && target.map { !isNil && self.target === ($0 as AnyObject) } ?? isNil
    }
}
