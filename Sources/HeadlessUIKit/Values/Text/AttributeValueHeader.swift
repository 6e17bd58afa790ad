/// The first stored property of each class whose objects are values of attributed strings.
///
/// Foundation on Linux compares the values of neighboring runs with `CFEqual`, which calls `isEqual(_:)` only if it
/// recognizes that an object is not one of Core Foundation's. For this, it reads a type number from the eight bytes after the
/// object's reference count: bits 8 to 17. In an object of a Swift class, these bytes contain the first stored property. If the
/// bits are zero, Foundation crashes, or takes different values for equal ones.
struct AttributeValueHeader: Sendable {
    private let bits: UInt64 = 1 << 8
}
