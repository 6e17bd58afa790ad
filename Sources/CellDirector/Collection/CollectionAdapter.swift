/// What answers a collection view as its data source and its delegate.
@MainActor
final class CollectionAdapter: ListAdapter {
    let collectionView: UICollectionView

    let core: ListCore<CollectionSection>

    init(_ collectionView: UICollectionView, _ core: ListCore<CollectionSection>) {
        self.collectionView = collectionView
        self.core = core
        super.init(core.actionsProxy.bus)
        core.adapter = self
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? { core.scrollDelegate ?? delegate }

    // MARK: What is left out

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        let delegate = delegate as? any UICollectionViewDelegate
        return (delegate?.collectionView(_:targetContentOffsetForProposedContentOffset:))?(
            collectionView, proposedContentOffset) ?? proposedContentOffset
    }

    // MARK: What a collection view asks only where somebody answers

    override func didAddFirstHandler(for name: ActionName) {
        super.didAddFirstHandler(for: name)
        // A collection view without a prefetching data source looks nowhere ahead.
        if name.isAboutPrefetching, core.isAttached, collectionView.prefetchDataSource == nil {
            collectionView.prefetchDataSource = self
        }
        if name == RowQuestion.size.name { collectionView.collectionViewLayout.invalidateLayout() }
    }

    override func isAnswered(_ question: ActionName) -> Bool { core.handledNames.contains(question) }

    override func showMethods() {
        showMethods(in: core) { [weak self] in
            guard let self, collectionView.delegate === self else { return }
            collectionView.delegate = nil
            collectionView.delegate = self
        }
    }
}

extension UICollectionView {
    /// The director whose rows the list shows.
    package var director: ListDirector<CollectionSection>? { (dataSource as? CollectionAdapter)?.core.director }
}
