import ListDifference

// Rows on their way between sections that come and go.

extension ListCore {
    /// An update in parts, each of which a list carries out so that the rows on screen keep their cells.
    ///
    /// A batch can move no row out of a section that goes, nor into one that comes. Where a row on screen would have to, the
    /// sections that come are first inserted empty, then the rows change, and the sections that go are deleted at last, empty.
    ///
    /// - Complexity: O(rows) where sections come or go.
    func parts(of difference: SectionDifference<Section>, since: Int?) -> [SectionDifference<Section>] {
        guard partsRowsFromCells(difference) else { return [difference] }
        let stages = sectionsOnTheWay(difference)
        return zip(stages, stages.dropFirst()).enumerated().map { number, stage in
            list.difference(from: stage.0, to: stage.1, since: number == 1 ? since : nil)
        }
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
        func isWanted(_ row: Section.Row) -> Bool { wanted.contains(RowIdentity(Section.configurator(of: row))) }
        return comes.contains { target[$0].rows.contains(where: isWanted) }
            || difference.inserts.contains { isWanted(target[$0.section].rows[$0.row]) }
    }

    /// The sections before a change, those with the ones that come, those after it with the ones that go, and those after it.
    /// Which is which is known: sections of one name are told apart.
    private func sectionsOnTheWay(_ difference: SectionDifference<Section>) -> [[ComparedSection<Section>]] {
        let (source, target) = (difference.source, difference.target)
        let partners = sourcePositions(
            before: source.count, after: target.count, deletes: difference.sectionDeletes,
            inserts: difference.sectionInserts, moves: difference.sectionMoves)
        // A section by its number before the change, or behind those by its number after it.
        let places = partners.enumerated().map { $1 < 0 ? source.count + $0 : $1 }
        func next(to place: Int?, in places: [Int]) -> Int { place.flatMap(places.firstIndex).map { $0 + 1 } ?? 0 }
        var (before, after) = (Array(source.indices), places)
        for section in difference.sectionDeletes { after.insert(section, at: next(to: section - 1, in: after)) }
        for (last, place) in zip([nil] + after, after) where place >= source.count {
            before.insert(place, at: next(to: last, in: before))
        }
        let targets = Dictionary(zip(places, target), uniquingKeysWith: { first, _ in first })
        // A section that is empty on the way has nothing beside its rows either, which would push others out of sight.
        func section(_ place: Int, _ section: ComparedSection<Section>?) -> ComparedSection<Section> {
            let content = section?.model.section ?? Section(rows: [])
            return ComparedSection<Section>(
                model: SectionModel(
                    section: content, identity: .pair(place), surroundings: list.surroundings(content)),
                rows: section?.rows ?? [])
        }
        return [
            source.indices.map { section($0, source[$0]) },
            before.map { section($0, $0 < source.count ? source[$0] : nil) },
            after.map { section($0, targets[$0]) },
            places.map { section($0, targets[$0]) },
        ]
    }
}
