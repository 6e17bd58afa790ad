import Foundation

#if !canImport(ObjectiveC)
/// Calls the observers of the properties of UIKit's objects. Each class reports its changes to it.
enum KeyValueObserving {
    /// An observation, with the closure that compares the value with the last one.
    struct Entry {
        weak var object: AnyObject?
        weak var observation: NSKeyValueObservation?
        let compare: @MainActor () -> Void
    }

    /// Whether any object is observed. If not, changes cost almost nothing.
    nonisolated(unsafe) private(set) static var isActive = false
    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

    static func add(_ entry: Entry, of object: AnyObject) {
        lock.withLock {
            entries[ObjectIdentifier(object), default: []].append(entry)
            isActive = true
        }
    }

    static func remove(_ observation: NSKeyValueObservation, of id: ObjectIdentifier) {
        lock.withLock {
            entries[id]?.removeAll { $0.observation === observation || $0.observation == nil || $0.object == nil }
            if entries[id]?.isEmpty == true { entries[id] = nil }
            isActive = !entries.isEmpty
        }
    }

    /// Compares the observed properties of an object with their last values.
    @MainActor
    static func changed(_ object: AnyObject) {
        guard isActive else { return }
        let found = lock.withLock { entries[ObjectIdentifier(object)] ?? [] }
        for entry in found where entry.object === object && entry.observation != nil { entry.compare() }
    }

    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        guard let one = one as? any Equatable else { return false }
        func isEqual<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
        return isEqual(one)
    }
}
#else
/// On Apple's platforms, the Objective-C runtime calls observers.
enum KeyValueObserving {
    static let isActive = false
    static func changed(_ object: AnyObject) {}
}
#endif
