import ListDifference

/// What stands above or below the rows of a section.
package enum SectionViewKind: CaseIterable {
    case header
    case footer
}

/// A section of a list, as the directors' common core sees it: of a table or of a collection view.
package protocol DirectedSection {
    /// A row's configurator, of any type that the list takes.
    associatedtype Row

    var id: AnyHashable? { get }
    var rows: [Row] { get set }

    init(rows: [Row])

    /// The configurator of what stands above or below the rows.
    func view(_ kind: SectionViewKind) -> (any CellConfigurator)?

    /// The text that stands above or below the rows where no view does.
    func title(_ kind: SectionViewKind) -> String?

    static func configurator(_ row: Row) -> any CellConfigurator

    /// What changed between two lists of sections. Each section type has its own, in which the type of its rows is known, so
    /// that nothing is boxed or looked up for a row.
    static func difference(from old: [Self], to new: [Self]) -> SectionDifference<Self>
}

/// What changed between two states of a director's list.
package typealias SectionDifference<Section: DirectedSection> = SectionedDifference<SectionModel<Section>, Section.Row>
