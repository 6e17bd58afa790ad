import Foundation
import ListDifference

extension UITableView {
    /// Names the changes of one step; to be called within a block of updates.
    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>, with animation: RowAnimation) {
        deleteSections(IndexSet(stage.sectionDeletes), with: animation)
        insertSections(IndexSet(stage.sectionInserts), with: animation)
        for move in stage.sectionMoves { moveSection(move.from, toSection: move.to) }
        deleteRows(at: stage.deletes.map(\.indexPath), with: animation)
        insertRows(at: stage.inserts.map(\.indexPath), with: animation)
        for move in stage.moves { moveRow(at: move.from.indexPath, to: move.to.indexPath) }
    }
}

extension RowPosition {
    fileprivate var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
