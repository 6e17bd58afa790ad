#if !canImport(ObjectiveC)
import Foundation

extension UserDefaults {
    /// Sets a default. Mirrors key-value coding's `setValue(_:forKey:)`, which does not exist for other objects on
    /// Linux.
    public final func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns a default. Mirrors key-value coding's `value(forKey:)`, which does not exist for other objects on Linux.
    public final func value(forKey key: String) -> Any? { object(forKey: key) }
}
#endif
