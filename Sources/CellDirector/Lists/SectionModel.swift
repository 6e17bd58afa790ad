import ListDifference

/// A section without its rows, as input to a comparison.
package final class SectionModel<Section: DirectedSection> {
    let section: Section
    let identity: SectionIdentity
    /// The properties of the header and footer that the list needs to compare.
    let surroundings: [Surrounding]

    init(section: Section, identity: SectionIdentity, surroundings: [Surrounding]) {
        self.section = section
        self.identity = identity
        self.surroundings = surroundings
    }

    /// A header or footer, represented by the type of its configurator or by its text. The configurator's item is not
    /// included, because it is compared with the item that the view shows.
    struct Surrounding: Equatable {
        let viewType: ObjectIdentifier?
        let title: String?

        var isNothing: Bool { viewType == nil && title == nil }
    }

    /// Returns the original section with the given rows.
    func section(with rows: [Section.Row]) -> Section {
        var section = section
        section.rows = rows
        return section
    }

    static var matching: ListMatching<SectionModel> {
        ListMatching(
            hash: { model, hasher in hasher.combine(model.identity) }, isSame: { $0.identity == $1.identity },
            isEqual: { $0.surroundings == $1.surroundings })
    }
}

/// The identity of a section in a comparison of two lists of sections. A section with an identifier is identified by
/// it. A section without an identifier is identified by its header or, if it has no header, by its title. A section
/// that has none of these, or whose header or title is not in the other list, is paired with a section of the other
/// list if possible, and both sections are then identified by the index of the section in the old list.
enum SectionIdentity: Hashable {
    case id(AnyHashable)
    case header(RowIdentity)
    case title(String)
    case pair(Int)
    /// A section without a counterpart in the other list.
    case alone(Int)
}

// MARK: - Comparing lists of sections

extension DescribedSection {
    /// The section's identity, or `nil` if it has no identifier, header or title.
    var identity: SectionIdentity? {
        if let id { return .id(id) }
        if let header = view(.header) { return .header(RowIdentity(header)) }
        return title(.header).map(SectionIdentity.title)
    }

    var surroundings: [SectionModel<Self>.Surrounding] {
        SectionViewKind.allCases.map { kind in
            let view = view(kind)
            return .init(
                viewType: view.map { ObjectIdentifier(type(of: $0)) }, title: view == nil ? title(kind) : nil)
        }
    }
}
