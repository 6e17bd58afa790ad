extension CollectionAdapter: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { core.post(.prefetch, at: indexPaths) }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { core.post(.cancelPrefetch, at: indexPaths) }
    }
}
