import CellDirector

// Access to a list's data source and delegate, to call methods directly that the simulated touches never trigger.

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
