#if !canImport(ObjectiveC)
import Foundation

extension UserDefaults {
    /// Sets the value of a user default. Mirrors key-value coding's `setValue(_:forKey:)`, which does not exist for
    /// other objects on Linux.
    public final func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a user default. Mirrors key-value coding's `value(forKey:)`, which does not exist for other
    /// objects on Linux.
    public final func value(forKey key: String) -> Any? { object(forKey: key) }
}
#endif
