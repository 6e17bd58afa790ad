extension CollectionAdapter: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { for indexPath in indexPaths { core.post(.prefetch, at: indexPath) } }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { for indexPath in indexPaths { core.post(.cancelPrefetch, at: indexPath) } }
    }
}
