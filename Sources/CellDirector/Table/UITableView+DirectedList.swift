import ListDifference

extension UITableView: DirectedList {
    // MARK: Visible views

    var shownCells: [UIView] { visibleCells }

    func indexPath(ofShown cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }

    func shownView(_ kind: SectionViewKind, section: Int) -> UIView? {
        kind == .header ? headerView(forSection: section) : footerView(forSection: section)
    }

    func frameOfRow(at indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func selectAgain(_ indexPath: IndexPath) { selectRow(at: indexPath, animated: false, scrollPosition: .none) }

    func carryOutReload() {}

    func performBatchUpdates<Model, Row>(of stage: SectionedStage<Model, Row>, _ exchangeRows: @escaping () -> Void) {
        performBatchUpdates { [self] in
            exchangeRows()
            if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes), with: .automatic) }
            if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts), with: .automatic) }
            for move in stage.sectionMoves { moveSection(move.source, toSection: move.target) }
            if !stage.deletes.isEmpty { deleteRows(at: stage.deletes.map(IndexPath.init), with: .automatic) }
            if !stage.inserts.isEmpty { insertRows(at: stage.inserts.map(IndexPath.init), with: .automatic) }
            for move in stage.moves { moveRow(at: IndexPath(move.source), to: IndexPath(move.target)) }
        }
    }

    /// Reloads the rows, because if a row has no cell, UIKit asks for its height again only when the row is reloaded.
    /// Reloading deselects the rows, so their selection is restored afterward.
    func measureAgain(_ indexPaths: [IndexPath]) {
        let selected = selectedPaths.filter(membership(of: indexPaths))
        UIView.performWithoutAnimation { reloadRows(at: indexPaths, with: .none) }
        for path in selected { selectAgain(path) }
    }

    /// Requests all heights again if handlers return the heights of headers or footers. Headers and footers with
    /// automatic heights are measured again without this call.
    ///
    /// According to the documentation of `UITableView.beginUpdates()`, an empty batch update requests the heights again
    /// and keeps the cells.
    func measureSectionViewsAgain() {
        guard (dataSource as? TableAdapter)?.givesSectionHeights == true else { return }
        UIView.performWithoutAnimation { performBatchUpdates(nil) }
    }

    func reconfigure(_ indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

    func show(title: String?, _ kind: SectionViewKind, section: Int) {
        let view = shownView(kind, section: section) as? UITableViewHeaderFooterView
        view?.textLabel?.text = title
    }

    var currentDataSource: AnyObject? { dataSource }
}
