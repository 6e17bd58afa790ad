import ListDifference

extension UICollectionView: DirectedList {
    typealias Section = CollectionSection

    var visiblePaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

    func shownCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

    func shownView(_ kind: SectionViewKind, section: Int) -> UIView? {
        supplementaryView(forElementKind: kind.elementKind, at: IndexPath(item: 0, section: section))
    }

    func frameOfRow(at indexPath: IndexPath) -> CGRect { layoutAttributesForItem(at: indexPath)?.frame ?? .zero }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func selectAgain(_ indexPath: IndexPath) { selectItem(at: indexPath, animated: false, scrollPosition: []) }

    /// A collection view asks nothing when it is told to reload, and does not take changes before it has asked.
    func carryOutReload() { layoutIfNeeded() }

    func didChange(from old: [CollectionSection], to new: [CollectionSection]) {}

    func batch(_ changes: @escaping () -> Void) { performBatchUpdates(changes) }

    func perform<Model, Row>(_ stage: SectionedStage<Model, Row>) {
        if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes)) }
        if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts)) }
        for move in stage.sectionMoves { moveSection(move.from, toSection: move.to) }
        if !stage.deletes.isEmpty { deleteItems(at: stage.deletes.map(IndexPath.init)) }
        if !stage.inserts.isEmpty { insertItems(at: stage.inserts.map(IndexPath.init)) }
        for move in stage.moves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    func reconfigure(_ indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }

    func replaceSection(_ section: Int) { reloadSections(IndexSet(integer: section)) }

    func show(title: String?, _ kind: SectionViewKind, section: Int) {}
}

extension SectionViewKind {
    /// What a collection view calls it.
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
