import ListDifference

extension UITableView: DirectedList {
    typealias Section = TableSection

    // MARK: Contents of a section

    func view(_ kind: SectionViewKind, of section: TableSection) -> (any CellConfigurator)? {
        switch kind {
        case .header: section.header
        case .footer: section.footer
        }
    }

    func title(_ kind: SectionViewKind, of section: TableSection) -> String? {
        switch kind {
        case .header: section.headerTitle
        case .footer: section.footerTitle
        }
    }

    func hasSameTraits(_ section: TableSection, _ other: TableSection) -> Bool {
        section.indexTitle == other.indexTitle
    }

    func takeLayouts(of others: [TableSection], into sections: inout [TableSection]) -> Bool { false }

    func row(_ configurator: any CellConfigurator) -> (any TableRowConfigurator)? {
        configurator as? any TableRowConfigurator
    }

    func configurator(at indexPath: IndexPath, in sections: [TableSection]) -> (any CellConfigurator)? {
        sections.configurator(at: indexPath)
    }

    func eachConfigurator(of section: TableSection, _ body: (any CellConfigurator, _ row: Int) -> Void) {
        for (number, row) in section.rows.enumerated() { body(row, number) }
    }

    func difference(
        from old: [ComparedSection<TableSection>], to new: [ComparedSection<TableSection>], since: Int?
    ) -> SectionDifference<TableSection> {
        SectionDifference<TableSection>(
            old, new, SectionModel.matching, TableRowMatching(since: since))
    }

    // MARK: Visible views

    var shownCells: [UIView] { visibleCells }

    func shownCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func indexPath(ofShown cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }

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

    func performBatchUpdates<Model, Row>(of stage: SectionedStage<Model, Row>, _ exchangeRows: @escaping () -> Void) {
        performBatchUpdates { [self] in
            exchangeRows()
            if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes), with: .automatic) }
            if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts), with: .automatic) }
            for move in stage.sectionMoves { moveSection(move.from, toSection: move.to) }
            if !stage.deletes.isEmpty { deleteRows(at: stage.deletes.map(IndexPath.init), with: .automatic) }
            if !stage.inserts.isEmpty { insertRows(at: stage.inserts.map(IndexPath.init), with: .automatic) }
            for move in stage.moves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
        }
    }

    /// Reloads the rows, because if a row has no cell, UIKit asks for its height again only when the row is reloaded.
    /// Reloading deselects the rows, so their selection is restored afterward.
    func measureAgain(_ indexPaths: [IndexPath]) {
        let selected = Set(selectedPaths).intersection(indexPaths)
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
