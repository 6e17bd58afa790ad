/// The first stored property of each class whose instances are attribute values in attributed strings.
///
/// Foundation on Linux compares the values of neighboring runs with `CFEqual`, which calls `isEqual(_:)` only if it
/// recognizes that an object is not a Core Foundation object. To find out, it reads a type number from bits 8 to 17 of
/// the eight bytes after the object's reference count. In an object of a Swift class, these bytes contain the first
/// stored property. If the bits are zero, Foundation crashes or treats different values as equal.
struct AttributeValueHeader: Sendable {
    private let bits: UInt64 = 1 << 8
}
