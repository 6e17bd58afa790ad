import Foundation

/// A target and its action method.
@MainActor
final class ActionTarget {
    /// The target, which is not retained.
    private(set) weak var target: AnyObject?
    /// Whether `nil` was specified as the target. If so, the target is looked up in the responder chain.
    let isNil: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map(TypeTarget.object)
        isNil = target == nil
        self.action = action
    }

    /// Returns whether the given target and action match those of this object. An action of `nil` matches any action.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (action == nil || action == self.action)
            && target.map { !isNil && self.target === TypeTarget.object($0) } ?? isNil
    }
}

/// A class as a target, whose action is a type method. The object lives as long as the program, like the class.
final class TypeTarget: Sendable {
    let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var targets: [ObjectIdentifier: TypeTarget] = [:]

    /// Returns the object for a target: the target itself or, if the target is a class, the object that refers to it.
    static func object(_ target: Any) -> AnyObject {
        guard let type = target as? AnyClass else { return target as AnyObject }
        return lock.withLock {
            let known = targets[ObjectIdentifier(type)] ?? TypeTarget(type)
            targets[ObjectIdentifier(type)] = known
            return known
        }
    }

    /// Returns an object, or the class that it refers to, as a value of a type.
    static func value<Target>(_ object: AnyObject, as _: Target.Type) -> Target? {
        (object as? TypeTarget).map { $0.type as? Target } ?? (object as? Target)
    }
}
