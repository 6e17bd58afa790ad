/// A section of a list: a ``TableSection`` or a ``CollectionSection``. Use this protocol in code that supports both
/// types.
public protocol DirectedSection: SendableMetatype {
    /// The type of the list's rows: the existential type of the configurators that the list accepts.
    associatedtype Row

    /// The section's identity across updates.
    var id: AnyHashable? { get }
    /// The section's rows, from the first to the last. In a collection view, the rows are the section's items.
    var rows: [Row] { get set }

    /// Whether the section has only rows, without an identity, header, footer, index title or layout attributes.
    /// `update(items:)` removes such a section when it has no rows left.
    var isPlain: Bool { get }

    /// Creates a section that has only rows.
    init(rows: [Row])

    /// Returns a row as a configurator.
    static func configurator(of row: Row) -> any CellConfigurator
}

/// The kind of a section's supplementary view.
package enum SectionViewKind: CaseIterable {
    case header
    case footer
}

/// The position of a header or footer.
struct SectionViewPlace {
    let kind: SectionViewKind
    let section: Int
}
