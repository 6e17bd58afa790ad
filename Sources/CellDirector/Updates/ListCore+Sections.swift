import ListDifference

// Rows on their way between sections that come and go.

extension ListCore {
    /// An update in parts, each of which a list carries out so that the rows on screen keep their cells.
    ///
    /// A batch can move no row out of a section that goes, nor into one that comes. Where a row on screen would have to, the
    /// sections that come are first inserted without rows, then the rows change, and the sections that go are deleted at last.
    ///
    /// - Complexity: O(rows) where sections come or go.
    func parts(of difference: SectionDifference<Section>, since: Int?) -> [SectionDifference<Section>] {
        guard partsRowsFromCells(difference) else { return [difference] }
        let (opened, closing) = difference.withSectionsOfBoth
        return [
            list.difference(from: difference.source, to: opened, since: nil),
            list.difference(from: opened, to: closing, since: since),
            list.difference(from: closing, to: difference.target, since: nil),
        ]
    }

    /// Whether a row on screen survives a change that takes its cell away.
    private func partsRowsFromCells(_ difference: SectionDifference<Section>) -> Bool {
        let (goes, comes) = (Set(difference.sectionDeletes), difference.sectionInserts)
        guard !goes.isEmpty || !comes.isEmpty else { return false }
        let deletes = Set(difference.deletes)
        let parted = list.shownRows.compactMap { indexPath, _ -> RowIdentity? in
            let position = RowPosition(section: indexPath.section, row: indexPath.row)
            guard goes.contains(position.section) || deletes.contains(position) else { return nil }
            return row(at: indexPath).map(RowIdentity.init)
        }
        guard !parted.isEmpty else { return false }
        let wanted = Set(parted)
        let target = difference.target
        func isWanted(_ row: Section.Row) -> Bool { wanted.contains(RowIdentity(Section._configurator(row))) }
        return comes.contains { target[$0].rows.contains(where: isWanted) }
            || difference.inserts.contains { isWanted(target[$0.section].rows[$0.row]) }
    }
}

/// A section of two lists.
private enum SectionPlace: Equatable {
    /// By its number in the first list.
    case old(Int)
    /// By its number in the second list, where the first has none.
    case new(Int)
}

extension SectionedDifference {
    /// The sections before and after the change, each with the other's as well: those that come, or that go, without rows.
    fileprivate var withSectionsOfBoth: (before: [Section], after: [Section]) {
        let partners = sourcePositions(
            before: source.count, after: target.count, deletes: sectionDeletes, inserts: sectionInserts,
            moves: sectionMoves)
        func next(to place: SectionPlace?, in places: [SectionPlace]) -> Int {
            place.flatMap(places.firstIndex).map { $0 + 1 } ?? 0
        }
        var after = partners.enumerated().map { $1 < 0 ? SectionPlace.new($0) : .old($1) }
        for section in sectionDeletes { after.insert(.old(section), at: next(to: .old(section - 1), in: after)) }
        var before = source.indices.map(SectionPlace.old)
        for (last, place) in zip([nil] + after, after) {
            if case .new = place { before.insert(place, at: next(to: last, in: before)) }
        }
        let targets = Dictionary(zip(partners, partners.indices), uniquingKeysWith: { first, _ in first })
        func empty(_ section: Section) -> Section { Section(model: section.model, rows: []) }
        return (
            before.map { place in
                switch place {
                case .old(let section): source[section]
                case .new(let section): empty(target[section])
                }
            },
            after.map { place in
                switch place {
                case .old(let section): targets[section].map { target[$0] } ?? empty(source[section])
                case .new(let section): target[section]
                }
            }
        )
    }
}
