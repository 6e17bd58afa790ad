import Foundation

#if !canImport(ObjectiveC)
/// The keys of the dictionary that describes a change of an observed property. Mirrors `NSKeyValueChangeKey`, Foundation.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value before the change, if the option `old` was given.
    public static let oldKey = Self(rawValue: "old")
    /// The value after the change, if the option `new` was given.
    public static let newKey = Self(rawValue: "new")
    /// The kind of the change, an `NSNumber` with the raw value of an `NSKeyValueChange`.
    public static let kindKey = Self(rawValue: "kind")
    public static let indexesKey = Self(rawValue: "indexes")
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// An object that is called when a property has changed that it observes by name. Foundation has no such protocol.
///
/// The plugin that prepares an app's own sources adds the conformance to each class that overrides
/// `observeValue(forKeyPath:of:change:context:)`, which every object inherits from `NSObject` on Apple's platforms.
public protocol _KeyPathObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
#endif
