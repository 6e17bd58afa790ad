/// Returns a type's name, qualified by its module and its enclosing types.
///
/// In the qualified name of a private type, Swift identifies the enclosing context by an address. The address is
/// meaningless and differs from run to run, so it is omitted.
func typeName(_ type: Any.Type) -> String {
    var name = String(reflecting: type)
    // A name without parentheses, as most are, is returned as it is.
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    while let context = name.firstRange(of: "(unknown context at $"),
        let end = name[context.upperBound...].firstRange(of: ").")
    {
        name.removeSubrange(context.lowerBound..<end.upperBound)
    }
    return name
}
