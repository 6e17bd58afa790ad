/// Which cell type is registered under which reuse identifier of a list, by all its directors: the used cells of one wait for
/// the next.
///
/// Cell types of the same name, such as `Feed.Cell` and `Inbox.Cell`, are told apart: what the list keeps the second under is
/// its name and a number. Two types that both *say* one identifier are an error.
@MainActor
final class CellRegistrations {
    private var cells = Claims()
    /// A list keeps the classes of headers and footers apart from those of cells: one class may be both.
    private var sectionViews = Claims()

    /// The bus of a director that was released, until that is reported if it has to be.
    var releasedBus: CellActionBus?

    /// The identifiers that were made of a name and a number.
    private var numbered: Set<String> = []

    private struct Claims {
        var types: [String: AnyClass] = [:]
        /// The identifiers by configurator type, so that a row costs one look.
        var identifiers: [ObjectIdentifier: String] = [:]
    }

    /// The identifier under which the list keeps the cells of a configurator type. The cell type is registered when it is
    /// first seen.
    func identifier<C: CellConfigurator>(
        _ type: C.Type, _ cellType: AnyClass, in list: any DirectedList, _ register: (AnyClass, String) -> Void
    ) -> String {
        if let known = cells.identifiers[ObjectIdentifier(type)] { return known }
        return claim(C.reuseIdentifier, for: cellType, \.cells, ObjectIdentifier(type), in: list, register)
    }

    /// The same for a configurator type of headers and footers.
    func sectionViewIdentifier<C: CellConfigurator>(
        _ type: C.Type, _ viewType: AnyClass, in list: any DirectedList, _ register: (AnyClass, String) -> Void
    ) -> String {
        if let known = sectionViews.identifiers[ObjectIdentifier(type)] { return known }
        return claim(C.reuseIdentifier, for: viewType, \.sectionViews, ObjectIdentifier(type), in: list, register)
    }

    private func claim(
        _ wanted: String, for cellType: AnyClass, _ claims: ReferenceWritableKeyPath<CellRegistrations, Claims>,
        _ type: ObjectIdentifier,
        in list: any DirectedList, _ register: (AnyClass, String) -> Void
    ) -> String {
        // What makes rows and headers of one configurator type is of two classes.
        let shared = cells.identifiers[type] ?? sectionViews.identifiers[type]
        var identifier = shared ?? wanted
        var number = 1
        while shared == nil, let other = cells.types[identifier] ?? sectionViews.types[identifier], other != cellType {
            let areNames = isTypeName(wanted, of: other) && isTypeName(wanted, of: cellType)
            if number == 1, !areNames, !numbered.contains(wanted) {
                list.refuse(
                    "the cell types \(typeName(other)) and \(typeName(cellType)) both claim the "
                        + "reuse identifier \"\(wanted)\"; give one of them another `reuseIdentifier`")
                break
            }
            number += 1
            identifier = "\(wanted) \(number)"
        }
        if number > 1 { numbered.insert(identifier) }
        self[keyPath: claims].identifiers[type] = identifier
        if self[keyPath: claims].types[identifier] == nil {
            self[keyPath: claims].types[identifier] = cellType
            register(cellType, identifier)
        }
        return identifier
    }

    /// Whether an identifier is what a type is called, and not what its author said.
    private func isTypeName(_ identifier: String, of type: AnyClass) -> Bool { identifier == String(describing: type) }
}
