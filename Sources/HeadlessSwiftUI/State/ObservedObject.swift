/// An object that something else owns. Mirrors `ObservedObject`, SwiftUI.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the properties of the object. Mirrors `ObservedObject.Wrapper`, SwiftUI.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
        }
    }

    mutating func connect(to owner: PropertyOwner, slot: Int) { wrappedValue.observe() }
}
