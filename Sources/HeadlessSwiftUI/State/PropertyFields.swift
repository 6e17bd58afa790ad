@_spi(Reflection) import Swift

/// The stored properties of a view's type that are dynamic.
///
/// A view is a value, so its properties can be connected to stored state only by writing into the value. The standard
/// library knows at which offsets the stored properties of a type are, but does not make that public. This file is the
/// only one that uses it.
struct PropertyFields {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }
    private let fields: [Field]

    /// Finds the dynamic properties of a type.
    private init(of type: Any.Type) {
        var fields: [Field] = []
        // The fields of a class are not in the value itself. An enumeration has none. The function must not be called for
        // an existential type, which it tries to open; the types of views and properties are concrete.
        if !(type is AnyClass) {
            // The option skips fields whose type is unknown, such as weak references.
            _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, type, kind in
                if kind == .struct, let type = type as? any DynamicProperty.Type {
                    fields.append(Field(offset: offset, type: type))
                }
                return true
            }
        }
        self.fields = fields
    }

    @MainActor private static var known: [ObjectIdentifier: PropertyFields] = [:]

    /// Connects all dynamic properties of a value, including those inside dynamic properties of the app, and calls their
    /// `update()`.
    @MainActor
    static func connect<Value>(_ value: inout Value, to owner: PropertyOwner) {
        var slot = 0
        connect(&value, to: owner, &slot)
    }

    @MainActor
    private static func connect<Value>(_ value: inout Value, to owner: PropertyOwner, _ slot: inout Int) {
        let fields =
            known[ObjectIdentifier(Value.self)]
            ?? {
                let found = PropertyFields(of: Value.self)
                known[ObjectIdentifier(Value.self)] = found
                return found
            }()
        guard !fields.fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let start = bytes.baseAddress else { return }
            for field in fields.fields {
                assert(field.offset >= 0 && field.offset < bytes.count)
                connect(field.type, at: start + field.offset, bytes.count - field.offset, owner, &slot)
            }
        }
    }

    @MainActor
    private static func connect<Property: DynamicProperty>(
        _ type: Property.Type, at place: UnsafeMutableRawPointer, _ room: Int, _ owner: PropertyOwner,
        _ slot: inout Int
    ) {
        assert(MemoryLayout<Property>.size <= room)
        assert(UInt(bitPattern: place) % UInt(MemoryLayout<Property>.alignment) == 0)
        let property = place.assumingMemoryBound(to: Property.self)
        if var connected = property.pointee as? any ConnectedProperty {
            connected.connect(to: owner, slot: slot)
            slot += 1
            if let connected = connected as? Property { property.pointee = connected }
        } else {
            connect(&property.pointee, to: owner, &slot)
        }
        property.pointee.update()
    }
}
