/// Returns a type's name, qualified by its module and its enclosing types.
///
/// The context of a private type is described by an address instead of a name. The address is meaningless and differs
/// from run to run, so it is omitted.
func typeName(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
