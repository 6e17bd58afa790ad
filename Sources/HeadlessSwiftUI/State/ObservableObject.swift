import Foundation
import Observation

/// An object that announces its changes. Mirrors `ObservableObject`, Combine.
///
/// A view that holds it in an ``ObservedObject``, a ``StateObject`` or an ``EnvironmentObject`` is evaluated again after
/// each change of a ``Published`` property, and after `objectWillChange.send()`. Publishers are absent: nothing can
/// subscribe to a property.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

extension ObservableObject {
    /// Makes the body that is being evaluated depend on the object.
    func observe() { (objectWillChange as? ObservableObjectPublisher)?.observe() }
}

/// Mirrors `ObservableObjectPublisher`, Combine, without subscriptions.
public final class ObservableObjectPublisher: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var changes: Int { 0 }

    public init() {}

    public func send() { registrar.withMutation(of: self, keyPath: \.changes) {} }

    func observe() { registrar.access(self, keyPath: \.changes) }

    // MARK: Publishers of objects that have none of their own

    private struct Known {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Known] = [:]
    nonisolated(unsafe) private static var limit = 64

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let known = known[id], known.object === object { return known.publisher }
            if known.count >= limit {
                known = known.filter { $0.value.object != nil }
                limit = max(64, known.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            known[id] = Known(object: object, publisher: publisher)
            return publisher
        }
    }
}

/// A property whose changes its object announces. Mirrors `Published`, Combine, without its publisher.
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            if let object = object as? any ObservableObject {
                (object.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}
