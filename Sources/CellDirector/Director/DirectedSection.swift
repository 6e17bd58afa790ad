/// A section of a list: a ``TableSection`` or a ``CollectionSection``.
public protocol DirectedSection: SendableMetatype {
    /// A configurator of any type that the list takes for a row.
    associatedtype Row

    /// The section's identity across updates.
    var id: AnyHashable? { get }
    var _rows: [Row] { get set }

    /// Whether there is nothing to the section but its rows: then it is only there while it has any, unless it was asked for.
    var _isPlain: Bool { get }

    init(_rows: [Row])

    static func _configurator(_ row: Row) -> any CellConfigurator
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
