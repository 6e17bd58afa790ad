/// Which cell type a director has registered under which reuse identifier.
@MainActor
struct CellRegistrations {
    private var cells: [String: AnyClass] = [:]
    /// A list keeps the classes of headers and footers apart from those of cells: one class may be both.
    private var sectionViews: [String: AnyClass] = [:]
    /// The configurator types that have passed, so that a row costs one look.
    private var known: Set<ObjectIdentifier> = []
    private var knownForSectionViews: Set<ObjectIdentifier> = []

    /// Registers the cell type of a configurator type when it is first seen. Two cell types that claim one reuse
    /// identifier are an error.
    mutating func register<C: CellConfigurator>(
        _ type: C.Type, _ cellType: AnyClass, in list: some DirectedList, _ register: (AnyClass, String) -> Void
    ) {
        guard known.insert(ObjectIdentifier(type)).inserted, claim(C.reuseIdentifier, for: cellType, in: list),
            cells.updateValue(cellType, forKey: C.reuseIdentifier) == nil
        else { return }
        register(cellType, C.reuseIdentifier)
    }

    /// The same for a configurator type of headers and footers.
    mutating func registerSectionView<C: CellConfigurator>(
        _ type: C.Type, in list: some DirectedList, _ register: (AnyClass, String) -> Void
    ) {
        guard knownForSectionViews.insert(ObjectIdentifier(type)).inserted,
            claim(C.reuseIdentifier, for: C.Cell.self, in: list),
            sectionViews.updateValue(C.Cell.self, forKey: C.reuseIdentifier) == nil
        else { return }
        register(C.Cell.self, C.reuseIdentifier)
    }

    /// Whether no other type has the reuse identifier.
    private func claim(_ identifier: String, for cellType: AnyClass, in list: some DirectedList) -> Bool {
        guard let other = cells[identifier] ?? sectionViews[identifier], other != cellType else { return true }
        list.refuse(
            "the cell types \(String(reflecting: other)) and \(String(reflecting: cellType)) both claim the reuse "
                + "identifier \"\(identifier)\"; give one of them another `reuseIdentifier`")
        return false
    }
}
