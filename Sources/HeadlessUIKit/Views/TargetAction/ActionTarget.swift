/// A target and the method that is called on it.
@MainActor
final class ActionTarget {
    /// Not retained.
    private(set) weak var target: AnyObject?
    /// Whether the target is looked for along the responder chain.
    let isNil: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map { $0 as AnyObject }
        isNil = target == nil
        self.action = action
    }

    /// Whether it is the target, and the action; an action of `nil` is any.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (action == nil || action == self.action)
            && target.map { !isNil && self.target === ($0 as AnyObject) } ?? isNil
    }
}
