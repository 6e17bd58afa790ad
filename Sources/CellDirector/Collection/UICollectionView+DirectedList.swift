import ListDifference

extension UICollectionView: DirectedList {
    // MARK: Visible views

    var shownCells: [UIView] { visibleCells }

    func indexPath(ofShown cell: UIView) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }

    func shownView(_ kind: SectionViewKind, section: Int) -> UIView? {
        supplementaryView(forElementKind: kind.elementKind, at: IndexPath(item: 0, section: section))
    }

    func frameOfRow(at indexPath: IndexPath) -> CGRect { layoutAttributesForItem(at: indexPath)?.frame ?? .zero }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func selectAgain(_ indexPath: IndexPath) { selectItem(at: indexPath, animated: false, scrollPosition: []) }

    /// Lays out the collection view immediately. After a reload, a collection view doesn't query its data source until
    /// the next layout, and can't apply changes before then.
    func carryOutReload() { layoutIfNeeded() }

    func didChange(from old: [CollectionSection], to new: [CollectionSection]) {
        takeLayout(of: new)
        let hasSameMeasures = old.elementsEqual(new, by: { $0.hasSameMeasures(as: $1) })
        if hasSameMeasures, old.elementsEqual(new, by: { $0.hasSameLayout(as: $1) }) { return measureAgain() }
        if hasSameMeasures { askForLayoutsAgain() } else { collectionViewLayout.invalidateLayout() }
        // An empty batch update animates the items to their new positions in the layout.
        if UIView.areAnimationsEnabled, window != nil { performBatchUpdates(nil) }
    }

    func performBatchUpdates<Model, Row>(of stage: SectionedStage<Model, Row>, _ exchangeRows: @escaping () -> Void) {
        performBatchUpdates { [self] in
            exchangeRows()
            if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes)) }
            if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts)) }
            for move in stage.sectionMoves { moveSection(move.source, toSection: move.target) }
            if !stage.deletes.isEmpty { deleteItems(at: stage.deletes.map(IndexPath.init)) }
            if !stage.inserts.isEmpty { insertItems(at: stage.inserts.map(IndexPath.init)) }
            for move in stage.moves { moveItem(at: IndexPath(move.source), to: IndexPath(move.target)) }
        }
    }

    func measureAgain(_ indexPaths: [IndexPath]) { measureAgain() }

    func measureSectionViewsAgain() { measureAgain() }

    /// Invalidates the layout if sizes come from handlers, so that the layout asks for all sizes again.
    private func measureAgain() {
        if (dataSource as? CollectionAdapter)?.givesSizes == true { collectionViewLayout.invalidateLayout() }
    }

    func reconfigure(_ indexPaths: [IndexPath]) {
        reconfigureItems(at: indexPaths)
        measureAgain()
    }

    func show(title: String?, _ kind: SectionViewKind, section: Int) {}

    var currentDataSource: AnyObject? { dataSource }
}

extension SectionViewKind {
    /// The element kind that a collection view uses for this kind of view.
    @MainActor var elementKind: String {
        self == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }

    @MainActor
    init?(elementKind: String) {
        guard let kind = Self.allCases.first(where: { $0.elementKind == elementKind }) else { return nil }
        self = kind
    }
}
