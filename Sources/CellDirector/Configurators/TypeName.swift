/// A type's name, with its module and the types around it.
///
/// What is around a private type has no name but an address, which tells nobody anything and differs at each run: it is left
/// out.
func typeName(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}
