/// The cell types registered for each reuse identifier of a list. They are shared by all current and previous directors
/// of the list, so that a new director can reuse the cells of the previous director.
///
/// Cell types with the same name, such as `Feed.Cell` and `Inbox.Cell`, are distinguished: the second type is
/// registered under its name followed by a number. It is an error if two types have the same identifier and at least
/// one of the types declares the identifier explicitly.
@MainActor
final class CellRegistrations {
    private let cells = Claims()
    /// The registrations of headers and footers. They are kept separately because a list registers header and footer
    /// classes separately from cell classes, and a type can be used for both.
    private let sectionViews = Claims()

    /// The bus of a released director. It is kept until the release has been reported or has turned out to be harmless.
    var releasedBus: CellActionBus?

    /// The identifiers that were made by adding a number to a type's name.
    private var numbered: [String] = []

    private final class Claims {
        var types: [(identifier: String, type: AnyClass)] = []
        /// The identifiers, keyed by configurator type, so that each row needs only one lookup.
        var identifiers: [(type: ObjectIdentifier, identifier: String)] = []

        func type(_ identifier: String) -> AnyClass? { types.first { $0.identifier == identifier }?.type }

        func identifier(_ type: ObjectIdentifier) -> String? { identifiers.first { $0.type == type }?.identifier }
    }

    /// Returns the reuse identifier for the cells, or the headers and footers, of a configurator type. Registers the
    /// cell type on first use.
    func identifier<C: CellConfigurator>(
        _ type: C.Type, _ cellType: AnyClass, isSectionView: Bool = false, in list: any DirectedList,
        _ register: (AnyClass, String) -> Void
    ) -> String {
        let (claims, type) = (isSectionView ? sectionViews : cells, ObjectIdentifier(type))
        return claims.identifier(type) ?? claim(C.reuseIdentifier, for: cellType, claims, type, in: list, register)
    }

    private func claim(
        _ wanted: String, for cellType: AnyClass, _ claims: Claims, _ type: ObjectIdentifier, in list: any DirectedList,
        _ register: (AnyClass, String) -> Void
    ) -> String {
        // A configurator type used for both rows and headers has two view classes, which share an identifier.
        let shared = cells.identifier(type) ?? sectionViews.identifier(type)
        var identifier = shared ?? wanted
        var number = 1
        while shared == nil, let other = cells.type(identifier) ?? sectionViews.type(identifier), other != cellType {
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
        if number > 1 { numbered.append(identifier) }
        claims.identifiers.append((type, identifier))
        if claims.type(identifier) == nil {
            claims.types.append((identifier, cellType))
            register(cellType, identifier)
        }
        return identifier
    }

    /// Whether an identifier is a type's name, as opposed to an explicitly declared identifier.
    private func isTypeName(_ identifier: String, of type: AnyClass) -> Bool { identifier == String(describing: type) }
}
