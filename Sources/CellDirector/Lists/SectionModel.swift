import ListDifference

/// A section without its rows, as the difference of two lists compares it.
package struct SectionModel<Section: DirectedSection> {
    let section: Section
    let identity: SectionIdentity
    /// What is above and below the rows, as far as the list must know.
    let surroundings: [Surrounding]

    /// A view's type, else a text, else nothing; the view's own content is compared with what it shows.
    struct Surrounding: Hashable {
        let viewType: ObjectIdentifier?
        let title: String?

        var isNothing: Bool { viewType == nil && title == nil }
    }

    /// A section as the director keeps it, with other rows.
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

/// What makes it the same section: its identifier, else its header, else its text. A section whose header or text the other
/// list does not know, or that has none, is known by the number of the pair that it makes with one of the other list.
enum SectionIdentity: Hashable {
    case id(AnyHashable)
    case header(RowIdentity)
    case title(String)
    case pair(Int)
    /// A section that has no partner in the other list.
    case alone(Int)
}

// MARK: - Comparing lists of sections

extension DirectedList {
    /// What makes a section the same when the list changes; `nil` if it has nothing of its own.
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
