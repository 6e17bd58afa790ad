/// An object that a view owns. Mirrors `StateObject`, SwiftUI. The object is made when the view enters the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    mutating func connect(to owner: PropertyOwner, slot: Int) {
        let object = owner.object(slot, make: make)
        object.observe()
        self.object = object
    }
}
