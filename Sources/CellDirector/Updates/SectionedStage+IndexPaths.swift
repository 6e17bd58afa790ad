import ListDifference

extension SectionedStage {
    /// Returns the new index path of the row that is at the given index path before the stage, or `nil` if the stage
    /// deletes the row.
    ///
    /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
    func indexPath(after indexPath: IndexPath) -> IndexPath? {
        let position = RowPosition(indexPath)
        if let move = moves.first(where: { $0.source == position }) { return IndexPath(move.target) }
        if sectionDeletes.contains(position.section) || deletes.contains(position) { return nil }
        let section =
            sectionMoves.first { $0.source == position.section }?.target
            ?? position.section.shifted(
                removing: sectionDeletes + sectionMoves.map(\.source),
                inserting: sectionInserts + sectionMoves.map(\.target))
        func rows(_ positions: [RowPosition], of section: Int) -> [Int] {
            positions.filter { $0.section == section }.map(\.row)
        }
        let row = position.row.shifted(
            removing: rows(deletes + moves.map(\.source), of: position.section),
            inserting: rows(inserts + moves.map(\.target), of: section))
        return IndexPath(row: row, section: section)
    }
}

extension IndexPath {
    /// Returns the index path that a row has after a row has been moved.
    func afterMove(from source: IndexPath, to target: IndexPath) -> IndexPath {
        if self == source { return target }
        let row = row.shifted(
            removing: source.section == section ? [source.row] : [],
            inserting: target.section == section ? [target.row] : [])
        return IndexPath(row: row, section: section)
    }
}

extension Int {
    /// Returns the position of an element after elements at other positions have been removed, and then elements have
    /// been inserted so that they are at the given positions.
    fileprivate func shifted(removing removed: [Int], inserting inserted: [Int]) -> Int {
        var position = self - removed.count { $0 < self }
        for place in sortedOnce(inserted, by: <) where place <= position { position += 1 }
        return position
    }
}
