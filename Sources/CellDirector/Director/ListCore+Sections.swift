import ListDifference

// Moves rows into inserted sections and out of deleted sections.

extension ListCore {
    /// Returns the stages of an update. If necessary, they are more than the difference has, so that rows on screen keep
    /// their cells.
    ///
    /// A batch update can't move a row out of a deleted section or into an inserted section. If a visible row needs
    /// such a move, the new sections are first inserted empty, then the rows change, and finally the emptied sections
    /// are deleted.
    ///
    /// - Complexity: O(*n*) if sections are inserted or deleted, where *n* is the number of rows.
    func stages(
        of difference: SectionDifference<Section>, _ shown: @autoclosure () -> [ShownRow], since: Int?
    ) -> [SectionedStage<SectionModel<Section>, Section.Row>] {
        guard !difference.sectionDeletes.isEmpty || !difference.sectionInserts.isEmpty,
            partsRowsFromCells(difference, shown())
        else { return difference.stages }
        let (before, after, inserts, deletes) = sectionsOnTheWay(difference)
        var stages = Section.difference(from: before, to: after, since: since).stages
        if !inserts.isEmpty {
            var first = SectionedStage(before)
            first.sectionInserts = inserts
            stages.insert(first, at: 0)
        }
        if !deletes.isEmpty {
            var last = SectionedStage(difference.target)
            last.sectionDeletes = deletes
            stages.append(last)
        }
        return stages
    }

    /// Whether a visible row that remains in the list would lose its cell in a single batch update.
    private func partsRowsFromCells(_ difference: SectionDifference<Section>, _ shown: [ShownRow]) -> Bool {
        let (removed, inserted) = (difference.sectionDeletes, difference.sectionInserts)
        let isDeleted = membership(of: difference.deletes)
        let parted = shown.compactMap { indexPath, _ -> RowIdentity? in
            guard removed.contains(indexPath.section) || isDeleted(RowPosition(indexPath)) else { return nil }
            return row(at: indexPath).map(RowIdentity.init)
        }
        guard !parted.isEmpty else { return false }
        let isParted = membership(of: parted)
        let target = difference.target
        func isWanted(_ row: Section.Row) -> Bool { isParted(RowIdentity(Section.configurator(of: row))) }
        return inserted.contains { target[$0].rows.contains(where: isWanted) }
            || difference.inserts.contains { isWanted(target[$0.section].rows[$0.row]) }
    }

    /// Returns the sections before the change but with the new sections inserted, the sections after the change but with
    /// the deleted sections still present, and the positions of the former and of the latter. Sections with equal
    /// identities are distinguished by their position.
    private func sectionsOnTheWay(
        _ difference: SectionDifference<Section>
    ) -> (
        before: [ComparedSection<Section>], after: [ComparedSection<Section>], inserts: [Int], deletes: [Int]
    ) {
        let (source, target) = (difference.source, difference.target)
        // Identifies each section by its index before the change, or, if it is new, by its index after the change plus
        // the old number of sections.
        let places = difference.sourceSections.enumerated().map { $1 < 0 ? source.count + $0 : $1 }
        func next(to place: Int?, in places: [Int]) -> Int { place.flatMap(places.firstIndex).map { $0 + 1 } ?? 0 }
        var (before, after) = (Array(source.indices), places)
        for section in difference.sectionDeletes { after.insert(section, at: next(to: section - 1, in: after)) }
        for (last, place) in zip([nil] + after, after) where place >= source.count {
            before.insert(place, at: next(to: last, in: before))
        }
        let targets = Dictionary(zip(places, target), uniquingKeysWith: { first, _ in first })
        // While a section is temporarily empty, it has no header or footer either, because these views would push other
        // rows off screen.
        func section(_ place: Int, _ section: ComparedSection<Section>?) -> ComparedSection<Section> {
            let content = section?.model.section ?? Section(rows: [])
            return ComparedSection<Section>(
                model: SectionModel(
                    section: content, identity: .pair(place), surroundings: content.surroundings),
                rows: section?.rows ?? [])
        }
        return (
            before.map { section($0, $0 < source.count ? source[$0] : nil) }, after.map { section($0, targets[$0]) },
            before.indices.filter { before[$0] >= source.count }, after.indices.filter { targets[after[$0]] == nil }
        )
    }
}
