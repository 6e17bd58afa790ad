/// Returns a type's name, qualified by its module and its enclosing types.
///
/// The context of a private type has no name, only an address, which is meaningless and differs from run to run, so the
/// address is omitted.
func typeName(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
