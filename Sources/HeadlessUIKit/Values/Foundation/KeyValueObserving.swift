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

extension NSObjectProtocol where Self: UIResponder {
    /// Calls a closure when a property of the object has changed. Mirrors `NSObject.observe(_:options:changeHandler:)`,
    /// Foundation.
    ///
    /// The closure is called if the value differs from the last one, and not before the change (`prior`). These properties
    /// of views and controllers can be observed: `alpha`, `attributedText`, `bounds`, `center`, `contentInset`,
    /// `contentOffset`, `contentSize`, `frame`, `image`, `isEnabled`, `isHidden`, `isHighlighted`, `isSelected`, `text`
    /// and `title`. Observers of any other
    /// property are called only if one of these changes, too.
    @MainActor @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(of: self)
        var last = self[keyPath: keyPath]
        let options = options
        let call: @MainActor (Self, Value?, Value) -> Void = { object, old, new in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        KeyValueObserving.add(
            KeyValueObserving.Entry(object: self, observation: observation) { [weak self] in
                guard let self else { return }
                let (old, new) = (last, self[keyPath: keyPath])
                guard !KeyValueObserving.areEqual(old, new) else { return }
                last = new
                call(self, old, new)
            }, of: self)
        if options.contains(.initial) { call(self, nil, last) }
        return observation
    }
}
#else
/// On Apple's platforms, the Objective-C runtime calls observers.
enum KeyValueObserving {
    static let isActive = false
    static func changed(_ object: AnyObject) {}
}
#endif
