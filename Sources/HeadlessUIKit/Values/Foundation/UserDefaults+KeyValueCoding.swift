#if !canImport(ObjectiveC)
import Foundation

extension UserDefaults {
    /// Sets a default. Mirrors key-value coding's `setValue(_:forKey:)`, which Linux lacks for all other objects.
    public final func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns a default. Mirrors key-value coding's `value(forKey:)`, which Linux lacks for all other objects.
    public final func value(forKey key: String) -> Any? { object(forKey: key) }
}
#endif
