import ListDifference

extension UICollectionView: DirectedList {
    typealias Section = CollectionSection

    // MARK: Contents of a section

    func view(_ kind: SectionViewKind, of section: CollectionSection) -> (any CellConfigurator)? {
        switch kind {
        case .header: section.header
        case .footer: section.footer
        }
    }

    func title(_ kind: SectionViewKind, of section: CollectionSection) -> String? { nil }

    func hasSameTraits(_ section: CollectionSection, _ other: CollectionSection) -> Bool {
        section.indexTitle == other.indexTitle && section.hasSameMeasures(as: other)
    }

    func takeLayouts(of others: [CollectionSection], into sections: inout [CollectionSection]) -> Bool {
        guard sections.count == others.count else { return false }
        let changed = sections.indices.filter {
            sections[$0].id == others[$0].id && !sections[$0].hasSameLayout(as: others[$0])
        }
        for section in changed { sections[section].takeLayout(of: others[section]) }
        return !changed.isEmpty
    }

    func row(_ configurator: any CellConfigurator) -> (any CollectionItemConfigurator)? {
        configurator as? any CollectionItemConfigurator
    }

    func configurator(at indexPath: IndexPath, in sections: [CollectionSection]) -> (any CellConfigurator)? {
        sections.configurator(at: indexPath)
    }

    func eachConfigurator(of section: CollectionSection, _ body: (any CellConfigurator, _ row: Int) -> Void) {
        for (number, item) in section.items.enumerated() { body(item, number) }
    }

    func difference(
        from old: [ComparedSection<CollectionSection>], to new: [ComparedSection<CollectionSection>], since: Int?
    ) -> SectionDifference<CollectionSection> {
        SectionDifference<CollectionSection>(
            old, new, SectionModel.matching, CollectionItemMatching(since: since))
    }

    // MARK: Visible views

    var shownCells: [UIView] { visibleCells }

    func shownCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

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
            for move in stage.sectionMoves { moveSection(move.from, toSection: move.to) }
            if !stage.deletes.isEmpty { deleteItems(at: stage.deletes.map(IndexPath.init)) }
            if !stage.inserts.isEmpty { insertItems(at: stage.inserts.map(IndexPath.init)) }
            for move in stage.moves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
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
        switch self {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        }
    }

    @MainActor
    init?(elementKind: String) {
        guard let kind = Self.allCases.first(where: { $0.elementKind == elementKind }) else { return nil }
        self = kind
    }
}
