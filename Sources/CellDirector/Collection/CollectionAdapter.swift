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

    override var scrollDelegate: (any UIScrollViewDelegate)? { core.scrollDelegate }

    /// A collection view without a prefetching data source asks nobody: so it gets one when somebody wants to hear of it.
    override func didAnswer(_ name: ActionName) {
        if name.isAboutPrefetching, collectionView.prefetchDataSource == nil {
            collectionView.prefetchDataSource = self
        }
    }
}

extension UICollectionView {
    /// The director whose rows the list shows.
    package var director: ListDirector<CollectionSection>? { (dataSource as? CollectionAdapter)?.core.director }
}
