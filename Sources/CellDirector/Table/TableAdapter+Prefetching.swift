extension TableAdapter: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { for indexPath in indexPaths { core.post(.prefetch, at: indexPath) } }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { for indexPath in indexPaths { core.post(.cancelPrefetch, at: indexPath) } }
    }
}
