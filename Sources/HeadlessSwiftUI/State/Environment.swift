import Observation

/// A value of the environment. Mirrors `Environment`, SwiftUI. Before the view is in a tree, it has its default value.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value
    private var environment: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Reads an observable object. Reading an object that no superview provides stops the program, as in SwiftUI.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { environment in
            guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be "
                        + "missing as an ancestor of this view.")
            }
            return object
        }
    }

    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        read = { $0.objects[ObjectIdentifier(objectType)] as? T }
    }

    public var wrappedValue: Value { read(environment ?? EnvironmentValues()) }

    mutating func connect(to owner: PropertyOwner, slot: Int) { environment = owner.environment }
}
