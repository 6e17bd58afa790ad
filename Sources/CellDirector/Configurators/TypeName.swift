/// Returns a type's name, qualified by its module and its enclosing types.
///
/// In the qualified name of a private type, Swift identifies the enclosing context by an address. The address is
/// meaningless and differs from run to run, so it is omitted.
func typeName(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
