/// Which cell type a director has registered under which reuse identifier.
@MainActor
struct CellRegistrations {
    private var types: [String: AnyClass] = [:]
    /// The configurator types that have passed, so that a row costs one look.
    private var known: Set<ObjectIdentifier> = []

    /// Registers the cell type of a configurator type when it is first seen. Two cell types that claim one reuse
    /// identifier are an error.
    mutating func register<C: CellConfigurator>(
        _ type: C.Type, _ cellType: AnyClass, in list: some DirectedList, _ register: (AnyClass, String) -> Void
    ) {
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        let identifier = C.reuseIdentifier
        if let other = types[identifier] {
            if other != cellType {
                list.refuse(
                    "the cell types \(String(reflecting: other)) and \(String(reflecting: cellType)) both claim the "
                        + "reuse identifier \"\(identifier)\"; give one of them another `reuseIdentifier`")
            }
            return
        }
        types[identifier] = cellType
        register(cellType, identifier)
    }
}
