extension TableDirector: UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        whileDisplaying { for indexPath in indexPaths { post(.prefetch, indexPath) } }
    }

    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        whileDisplaying { for indexPath in indexPaths { post(.cancelPrefetch, indexPath) } }
    }

    /// A table without a prefetching data source looks nowhere ahead: so it gets one when somebody wants to hear of it.
    package func didAddHandler(_ name: ActionName) {
        if isAboutPrefetching(name), tableView.prefetchDataSource == nil { tableView.prefetchDataSource = self }
    }
}
