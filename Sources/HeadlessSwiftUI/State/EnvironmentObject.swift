/// An object that a superview provides. Mirrors `EnvironmentObject`, SwiftUI. Reading an object that no superview provides
/// stops the program, as in SwiftUI.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    mutating func connect(to owner: PropertyOwner, slot: Int) {
        object = owner.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        object?.observe()
    }
}
