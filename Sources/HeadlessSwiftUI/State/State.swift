import Foundation

/// A value that a view owns, and that outlives the view's value. Mirrors `State`, SwiftUI.
///
/// Setting it marks the view's body, which is evaluated at the next layout. Before the view is in a tree, it has its initial
/// value, and setting it has no effect.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initialValue = value }
    public init(initialValue value: Value) { initialValue = value }
    public init() where Value: ExpressibleByNilLiteral { initialValue = nil }

    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let (location, initialValue) = (location, initialValue)
        return Binding(read: { location?.value ?? initialValue }, write: { location?.value = $0 })
    }

    mutating func connect(to owner: PropertyOwner, slot: Int) {
        location = owner.object(slot) { StateLocation(initialValue, owner) }
    }
}

extension State: Sendable where Value: Sendable {}

/// Where the value of a state is. It can be set from any thread.
final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    private let changed: @MainActor () -> Void

    init(_ value: Value, _ owner: PropertyOwner) { (stored, changed) = (value, owner.changed) }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            onMainThread(changed)
        }
    }
}
