import Foundation

#if !canImport(ObjectiveC)
/// An observation of a property, which ends when this object is deallocated. Mirrors `NSKeyValueObservation`, Foundation.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let id: ObjectIdentifier

    init(of object: AnyObject) { id = ObjectIdentifier(object) }

    /// Ends the observation.
    public func invalidate() { KeyValueObserving.remove(self, of: id) }

    deinit { invalidate() }
}

/// Mirrors `NSKeyValueObservingOptions`, Foundation. `prior` has no effect.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

/// Mirrors `NSKeyValueChange`, Foundation. Changes are always `setting`.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// A change of an observed property. Mirrors `NSKeyValueObservedChange`, Foundation.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// The value after the change, if the option `new` was given.
    public let newValue: Value?
    /// The value before the change, if the option `old` was given.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
#endif
