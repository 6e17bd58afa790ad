import ListDifference

/// A section without its rows, as input of a comparison.
package struct SectionModel<Section: DirectedSection> {
    let section: Section
    let identity: SectionIdentity
    /// The header and the footer, as far as the list needs to compare them.
    let surroundings: [Surrounding]

    /// A header's or footer's view type or text, if any. The content of a view is not included: it is compared with
    /// what the view shows.
    struct Surrounding: Hashable {
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

/// The identity of a section: its identifier, otherwise its header, otherwise its title. A section without any of
/// these, or with a header or title that the other list does not contain, is identified by the number of the pair that
/// it forms with a section of that list.
enum SectionIdentity: Hashable {
    case id(AnyHashable)
    case header(RowIdentity)
    case title(String)
    case pair(Int)
    /// A section without a counterpart in the other list.
    case alone(Int)
}

// MARK: - Comparing lists of sections

extension DirectedList {
    /// Returns the identity of a section, or `nil` if it has no identifier, header or title.
    func identity(_ section: Section) -> SectionIdentity? {
        if let id = section.id { return .id(id) }
        if let header = view(.header, of: section) { return .header(RowIdentity(header)) }
        return title(.header, of: section).map(SectionIdentity.title)
    }

    func surroundings(_ section: Section) -> [SectionModel<Section>.Surrounding] {
        SectionViewKind.allCases.map { kind in
            let view = view(kind, of: section)
            return .init(
                viewType: view.map { ObjectIdentifier(type(of: $0)) },
                title: view == nil ? title(kind, of: section) : nil)
        }
    }
}
