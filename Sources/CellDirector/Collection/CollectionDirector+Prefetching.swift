extension CollectionDirector: UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        whileDisplaying { for indexPath in indexPaths { post(.prefetch, indexPath) } }
    }

    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        whileDisplaying { for indexPath in indexPaths { post(.cancelPrefetch, indexPath) } }
    }

    /// A collection view without a prefetching data source asks nobody: so it gets one when somebody wants to hear of it.
    package func didAddHandler(_ name: ActionName) {
        if isAboutPrefetching(name), collectionView.prefetchDataSource == nil {
            collectionView.prefetchDataSource = self
        }
    }
}
