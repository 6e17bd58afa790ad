import ListDifference

/// A section without its rows, as the difference of two lists compares it.
package struct SectionModel<Section: DirectedSection> {
    let section: Section
    let identity: SectionIdentity

    /// A section as the director keeps it, with other rows.
    func section(with rows: [Section.Row]) -> Section {
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

/// What makes it the same section: its identifier, else its header, else its text. A section without any is known by its
/// number among those, and one whose header or text the other list does not know by its number among those.
enum SectionIdentity: Hashable {
    case id(AnyHashable)
    case header(HeaderIdentity)
    case title(String)
    case unnamed(Int)
    case leftOver(Int)

    init?(_ section: some DirectedSection) {
        if let id = section.id {
            self = .id(id)
        } else if let header = section.view(.header) {
            self = .header(HeaderIdentity(header: header))
        } else if let title = section.title(.header) {
            self = .title(title)
        } else {
            return nil
        }
    }

    /// A header by its configurator's identity.
    struct HeaderIdentity: Hashable {
        let header: any CellConfigurator

        func hash(into hasher: inout Hasher) { header.hashIdentity(into: &hasher) }

        static func == (a: Self, b: Self) -> Bool { a.header === b.header || a.header.hasSameIdentity(as: b.header) }
    }
}

extension DirectedSection {
    /// What changed between two lists of sections, with rows compared as is said.
    static func compare(_ old: [Self], _ new: [Self], rows: ListMatching<Row>) -> SectionDifference<Self> {
        let (before, after) = (old.map { SectionIdentity($0) }, new.map { SectionIdentity($0) })
        return SectionDifference<Self>(
            from: listSections(old, before, knownTo: Set(after)), to: listSections(new, after, knownTo: Set(before)),
            sections: SectionModel.matching, rows: rows)
    }

    private static func listSections(
        _ sections: [Self], _ identities: [SectionIdentity?], knownTo other: Set<SectionIdentity?>
    ) -> [ListSection<SectionModel<Self>, Row>] {
        var unnamed = 0
        var leftOver = 0
        return zip(sections, identities).map { section, natural in
            var identity = SectionIdentity.unnamed(unnamed)
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
    func hasSameSurroundings(as other: Self) -> Bool {
        SectionViewKind.allCases.allSatisfy { title($0) == other.title($0) && other.hasSameView($0, as: self) }
    }

    /// Whether the same kind of view as before, with the same content, stands above or below the rows; or none in both.
    func hasSameView(_ kind: SectionViewKind, as before: Self) -> Bool {
        switch (before.view(kind), view(kind)) {
        case (nil, nil): true
        case (let before?, let now?): type(of: before) == type(of: now) && before.hasSameContent(as: now)
        default: false
        }
    }

    /// Whether what stands above and below can be changed in place, and not only by replacing the section.
    func canChangeInPlace(to other: Self) -> Bool {
        SectionViewKind.allCases.allSatisfy {
            viewType($0) == other.viewType($0)
                && (title($0) == nil) == (other.title($0) == nil)
        }
    }

    private func viewType(_ kind: SectionViewKind) -> ObjectIdentifier? {
        view(kind).map { ObjectIdentifier(type(of: $0)) }
    }
}
