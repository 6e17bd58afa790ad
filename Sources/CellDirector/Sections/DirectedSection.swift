/// A section of a list: a ``TableSection`` or a ``CollectionSection``. For code that serves both.
public protocol DirectedSection: SendableMetatype {
    /// A configurator of any type that the list takes for a row.
    associatedtype Row

    /// The section's identity across updates.
    var id: AnyHashable? { get }
    /// The section's rows, from the first to the last: of a collection view's, its items.
    var rows: [Row] { get set }

    /// Whether the section has nothing but rows: no identity, header, footer or measures of its own. `update(items:)` removes such a section
    /// when its last row has gone.
    var isPlain: Bool { get }

    /// A section with nothing but rows.
    init(rows: [Row])

    /// A row as a configurator.
    static func configurator(of row: Row) -> any CellConfigurator
}

/// What is above or below the rows of a section.
package enum SectionViewKind: CaseIterable {
    case header
    case footer
}

/// Where a header or footer is.
struct SectionViewPlace {
    let kind: SectionViewKind
    let section: Int
}
