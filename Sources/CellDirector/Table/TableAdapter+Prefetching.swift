extension TableAdapter: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { core.post(.prefetch, at: indexPaths) }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        core.whileDisplaying { core.post(.cancelPrefetch, at: indexPaths) }
    }
}
