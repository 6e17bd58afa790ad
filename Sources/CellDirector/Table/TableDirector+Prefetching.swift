extension TableDirector: UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        whileDisplaying { for indexPath in indexPaths { post(.prefetch, indexPath) } }
    }

    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        whileDisplaying { for indexPath in indexPaths { post(.cancelPrefetch, indexPath) } }
    }
}
