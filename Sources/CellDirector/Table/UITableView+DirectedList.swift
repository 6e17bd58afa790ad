import ListDifference

extension UITableView: DirectedList {
    typealias Section = TableSection

    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    func shownCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func shownView(_ kind: SectionViewKind, section: Int) -> UIView? {
        switch kind {
        case .header: headerView(forSection: section)
        case .footer: footerView(forSection: section)
        }
    }

    func frameOfRow(at indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func selectAgain(_ indexPath: IndexPath) { selectRow(at: indexPath, animated: false, scrollPosition: .none) }

    func carryOutReload() {}

    func didChange(from old: [TableSection], to new: [TableSection]) {
        if !old.lazy.map(\.indexTitle).elementsEqual(new.lazy.map(\.indexTitle)) { reloadSectionIndexTitles() }
    }

    func batch(_ changes: @escaping () -> Void) { performBatchUpdates(changes) }

    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>) {
        if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes), with: .automatic) }
        if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts), with: .automatic) }
        for move in stage.sectionMoves { moveSection(move.from, toSection: move.to) }
        if !stage.deletes.isEmpty { deleteRows(at: stage.deletes.map(IndexPath.init), with: .automatic) }
        if !stage.inserts.isEmpty { insertRows(at: stage.inserts.map(IndexPath.init), with: .automatic) }
        for move in stage.moves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    func reconfigure(_ indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

    func replaceSection(_ section: Int) { reloadSections(IndexSet(integer: section), with: .automatic) }

    func show(title: String?, _ kind: SectionViewKind, section: Int) {
        let view = shownView(kind, section: section) as? UITableViewHeaderFooterView
        view?.textLabel?.text = title
    }
}
