import Foundation

/// How an object keeps an associated value. Mirrors `objc_AssociationPolicy`, Objective-C. Copies are not made.
public enum objc_AssociationPolicy: UInt, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_ASSIGN = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_RETAIN = 769
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes the value. Mirrors `objc_setAssociatedObject`, Objective-C.
///
/// A responder, such as a view or a controller, releases its values when it is deallocated. The values of any other object
/// are released some time later, when values are associated with other objects. With `OBJC_ASSOCIATION_ASSIGN`, the
/// reference is weak.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, policy, UInt(bitPattern: key), of: object as AnyObject)
}

/// Returns the value associated with an object under a key. Mirrors `objc_getAssociatedObject`, Objective-C.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(UInt(bitPattern: key), of: object as AnyObject)
}

/// Removes all values associated with an object. Mirrors `objc_removeAssociatedObjects`, Objective-C.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The values associated with an object, by key.
final class AssociatedObjects: @unchecked Sendable {
    private enum Value {
        case strong(Any)
        case weak(Weak)
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private var values: [UInt: Value] = [:]

    /// The objects that don't keep their values themselves.
    private struct Others {
        var entries: [ObjectIdentifier: (object: Weak, values: AssociatedObjects)] = [:]
        /// The number of entries at which those of deallocated objects are removed next.
        var limit = 64
    }

    private static let lock = NSLock()
    /// Protected by the lock.
    nonisolated(unsafe) private static var others = Others()

    static func set(_ value: Any?, _ policy: objc_AssociationPolicy, _ key: UInt, of object: AnyObject) {
        // Values that are replaced are released after the lock, because their deinitializers may associate values.
        var released: [Any] = []
        lock.withLock {
            guard let known = values(of: object, in: &others, creates: value != nil, &released) else { return }
            if let old = known.values[key] { released.append(old) }
            known.values[key] = value.map {
                policy == .OBJC_ASSOCIATION_ASSIGN ? .weak(Weak(object: $0 as AnyObject)) : .strong($0)
            }
            guard others.entries.count > others.limit else { return }
            let dead = others.entries.filter { $0.value.object.object == nil }
            released.append(dead)
            for key in dead.keys { others.entries[key] = nil }
            others.limit = 64 + 2 * others.entries.count
        }
        withExtendedLifetime(released) {}
    }

    static func value(_ key: UInt, of object: AnyObject) -> Any? {
        var released: [Any] = []
        defer { withExtendedLifetime(released) {} }
        return lock.withLock {
            switch values(of: object, in: &others, creates: false, &released)?.values[key] {
            case .strong(let value): value
            case .weak(let value): value.object
            case nil: nil
            }
        }
    }

    static func removeAll(of object: AnyObject) {
        var released: [Any] = []
        lock.withLock {
            guard let known = values(of: object, in: &others, creates: false, &released) else { return }
            released.append(known.values)
            known.values = [:]
        }
        withExtendedLifetime(released) {}
    }

    private static func values(
        of object: AnyObject, in others: inout Others, creates: Bool, _ released: inout [Any]
    ) -> AssociatedObjects? {
        if let holder = object as? any AssociatedObjectHolder {
            if creates, holder.associatedObjects == nil { holder.associatedObjects = AssociatedObjects() }
            return holder.associatedObjects
        }
        let key = ObjectIdentifier(object)
        // Another object may have been at the same address.
        if let known = others.entries[key], known.object.object === object { return known.values }
        guard creates else { return nil }
        let made = AssociatedObjects()
        if let old = others.entries[key] { released.append(old) }
        others.entries[key] = (Weak(object: object), made)
        return made
    }
}

/// An object that keeps its associated values, and releases them when it is deallocated.
protocol AssociatedObjectHolder: AnyObject {
    var associatedObjects: AssociatedObjects? { get set }
}
