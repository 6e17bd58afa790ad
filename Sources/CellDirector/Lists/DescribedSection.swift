import ListDifference

/// A section that describes its contents to a director.
///
/// ``DirectedSection`` is public, so that apps can write code for both kinds of sections. The requirements of this
/// protocol are not public, because a director works only with the sections of this module. The requirements that are
/// used for each row are implemented for each kind of section, so that rows need no boxing or dynamic lookup.
@MainActor
protocol DescribedSection: DirectedSection {
    /// Returns the configurator of the section's header or footer.
    func view(_ kind: SectionViewKind) -> (any CellConfigurator)?
    /// Returns the text of the section's header or footer, which is shown if the section has no view of that kind.
    func title(_ kind: SectionViewKind) -> String?
    /// Whether two sections are equal in all respects except their identities, rows, headers, footers and layouts. Layouts
    /// can't be compared.
    func hasSameTraits(as other: Self) -> Bool
    func eachConfigurator(_ body: (any CellConfigurator, _ row: Int) -> Void)

    /// Returns a configurator as a row, or `nil` if the list does not support it.
    static func row(_ configurator: any CellConfigurator) -> Row?
    /// Returns the row at an index path, or `nil` if there is none.
    static func configurator(at indexPath: IndexPath, in sections: [Self]) -> (any CellConfigurator)?
    /// Returns the difference between two lists of sections. The contents of rows are compared if `since` is not `nil`.
    static func difference(
        from old: [ComparedSection<Self>], to new: [ComparedSection<Self>], since: Int?
    ) -> SectionDifference<Self>

    /// Replaces the layouts of sections by those of the corresponding sections in another list of sections. Returns
    /// whether there were any layouts to replace.
    static func takeLayouts(of others: [Self], into sections: inout [Self]) -> Bool

    /// Called when the sections of a list have been replaced.
    static func didChange(in list: any DirectedList, from old: [Self], to new: [Self])
}

extension DescribedSection {
    func eachConfigurator(_ body: (any CellConfigurator, _ row: Int) -> Void) {
        for (number, row) in rows.enumerated() { body(Self.configurator(of: row), number) }
    }

    static func configurator(at indexPath: IndexPath, in sections: [Self]) -> (any CellConfigurator)? {
        sections.row(at: indexPath).map(configurator)
    }

    static func takeLayouts(of others: [Self], into sections: inout [Self]) -> Bool { false }

    /// Converts configurators to rows. An `AnyRow` is converted to the row of its `base`. Reports each configurator that the list does not support as a programming error,
    /// and leaves it out.
    @_semantics("optimize.sil.specialize.generic.never")
    static func rows(_ configurators: [any CellConfigurator], in list: any DirectedList) -> [Row] {
        configurators.compactMap { configurator in
            let configurator = configurator.held
            if let row = row(configurator) { return row }
            let (type, kind) = (String(describing: type(of: configurator)), type(of: list))
            list.refuse("\(type) is not a row of a \(kind), which takes a \(Row.self)")
            return nil
        }
    }
}

/// The difference between two states of a director's list.
package typealias SectionDifference<Section: DirectedSection> = SectionedDifference<SectionModel<Section>, Section.Row>

/// A section and its rows, as input to a comparison.
typealias ComparedSection<Section: DirectedSection> = ListSection<SectionModel<Section>, Section.Row>

extension Array where Element: DirectedSection {
    /// Returns the row at an index path, or `nil` if there is none.
    @inline(__always)
    func row(at indexPath: IndexPath) -> Element.Row? {
        guard indexPath.count == 2 else { return nil }
        let (section, row) = (indexPath[0], indexPath[1])
        guard section >= 0, section < count else { return nil }
        let rows = self[section].rows
        return row >= 0 && row < rows.count ? rows[row] : nil
    }
}

/// A list of sections, without their type.
@MainActor
protocol SectionList {
    var sectionCount: Int { get }
    func rowCount(of section: Int) -> Int
    func configurator(at indexPath: IndexPath) -> (any CellConfigurator)?
    func view(_ kind: SectionViewKind, of section: Int) -> (any CellConfigurator)?
    func eachConfigurator(of section: Int, _ body: (any CellConfigurator, _ row: Int) -> Void)
}

extension Array: SectionList where Element: DescribedSection {
    var sectionCount: Int { count }

    func rowCount(of section: Int) -> Int { self[section].rows.count }

    func configurator(at indexPath: IndexPath) -> (any CellConfigurator)? {
        Element.configurator(at: indexPath, in: self)
    }

    func view(_ kind: SectionViewKind, of section: Int) -> (any CellConfigurator)? {
        indices.contains(section) ? self[section].view(kind) : nil
    }

    func eachConfigurator(of section: Int, _ body: (any CellConfigurator, _ row: Int) -> Void) {
        self[section].eachConfigurator(body)
    }
}

extension SectionList {
    var sectionNumbers: Range<Int> { 0..<sectionCount }

    var hasRows: Bool { sectionNumbers.contains { rowCount(of: $0) > 0 } }

    /// Whether the configurator represents the header or footer at an index path.
    func has(_ configurator: any CellConfigurator, besideRowsAt indexPath: IndexPath) -> Bool {
        guard RowKind(at: indexPath) == .sectionView else { return false }
        return SectionViewKind.allCases.contains { view($0, of: indexPath.section) === configurator }
    }
}
