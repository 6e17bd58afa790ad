import CellDirector

// Direct access to a list's data source and delegate, so that tests can call their methods without simulated touches.

extension UITableView {
    var answering: any UITableViewDataSource & UITableViewDelegate & UITableViewDataSourcePrefetching {
        guard
            let answering = dataSource
                as? any UITableViewDataSource & UITableViewDelegate & UITableViewDataSourcePrefetching
        else { preconditionFailure("the table has no director") }
        return answering
    }
}

extension UICollectionView {
    var answering: any UICollectionViewDataSource & UICollectionViewDelegate & UICollectionViewDataSourcePrefetching {
        guard
            let answering = dataSource
                as? any UICollectionViewDataSource & UICollectionViewDelegate & UICollectionViewDataSourcePrefetching
        else { preconditionFailure("the collection view has no director") }
        return answering
    }
}
