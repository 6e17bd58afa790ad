import ListDifference

/// A section without its rows, as the difference of two lists compares it.
package struct SectionModel {
    /// What makes it the same section: its identifier, else its header, else its text. A section without any is known by its
    /// number among those, and one whose header or text the other list does not know by its number among those.
    enum Identity: Hashable {
        case id(AnyHashable)
        case header(HeaderIdentity)
        case title(String)
        case unnamed(Int)
        case leftOver(Int)

        init?(_ section: TableSection) {
            if let id = section.id {
                self = .id(id)
            } else if let header = section.header {
                self = .header(HeaderIdentity(header: header))
            } else if let title = section.headerTitle {
                self = .title(title)
            } else {
                return nil
            }
        }
    }

    /// A header by its configurator's identity.
    struct HeaderIdentity: Hashable {
        let header: any TableSectionViewConfigurator

        func hash(into hasher: inout Hasher) { header.hashIdentity(into: &hasher) }

        static func == (a: Self, b: Self) -> Bool { a.header === b.header || a.header.hasSameIdentity(as: b.header) }
    }

    let section: TableSection
    let identity: Identity

    /// A section as the director keeps it, with other rows.
    func section(with rows: [any TableRowConfigurator]) -> TableSection {
        var section = section
        section.rows = rows
        return section
    }

    /// By identity; the content is what stands above and below the rows.
    static var matching: ListMatching<SectionModel> {
        ListMatching(
            hash: { model, hasher in hasher.combine(model.identity) }, isSame: { $0.identity == $1.identity },
            isEqual: { $0.section.hasSameSurroundings(as: $1.section) })
    }
}

extension TableSection {
    /// What changed between two lists of sections.
    package static func difference(from old: [TableSection], to new: [TableSection]) -> TableDifference {
        let (before, after) = (old.map(SectionModel.Identity.init), new.map(SectionModel.Identity.init))
        return TableDifference(
            from: listSections(old, before, knownTo: Set(after)), to: listSections(new, after, knownTo: Set(before)),
            sections: SectionModel.matching, rows: .rows)
    }

    private static func listSections(
        _ sections: [TableSection], _ identities: [SectionModel.Identity?], knownTo other: Set<SectionModel.Identity?>
    ) -> [ListSection<SectionModel, any TableRowConfigurator>] {
        var unnamed = 0
        var leftOver = 0
        return zip(sections, identities).map { section, natural in
            var identity = SectionModel.Identity.unnamed(unnamed)
            if let natural {
                identity = natural
                // Only an identifier of its own says that a section is another, whatever stands above it.
                if section.id == nil, !other.contains(natural) {
                    identity = .leftOver(leftOver)
                    leftOver += 1
                }
            } else {
                unnamed += 1
            }
            return ListSection(model: SectionModel(section: section, identity: identity), rows: section.rows)
        }
    }

    /// Whether what stands above and below the rows looks the same.
    func hasSameSurroundings(as other: TableSection) -> Bool {
        headerTitle == other.headerTitle && footerTitle == other.footerTitle
            && Self.isSameContent(header, other.header) && Self.isSameContent(footer, other.footer)
    }

    static func isSameContent(
        _ a: (any TableSectionViewConfigurator)?, _ b: (any TableSectionViewConfigurator)?
    ) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): type(of: a) == type(of: b) && a.hasSameContent(as: b)
        default: false
        }
    }

    /// Whether what stands above and below can be changed in place, and not only by replacing the section.
    func canChangeInPlace(to other: TableSection) -> Bool {
        Self.isSameKind(header, other.header) && Self.isSameKind(footer, other.footer)
            && (headerTitle == nil) == (other.headerTitle == nil)
            && (footerTitle == nil) == (other.footerTitle == nil)
    }

    private static func isSameKind(
        _ a: (any TableSectionViewConfigurator)?, _ b: (any TableSectionViewConfigurator)?
    ) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): type(of: a) == type(of: b)
        default: false
        }
    }
}
