extension CollectionDirector {
    /// Lays the items out as a list with swipe actions. These come from the handlers of `.leadingSwipeActions` and
    /// `.trailingSwipeActions`, as a table's do.
    ///
    ///     director.setListLayout(UICollectionLayoutListConfiguration(appearance: .plain))
    ///
    /// Where no handler answers, what the configuration itself provides is uncovered; else, on the trailing side of an item
    /// with a `.delete` handler, a Delete, which says what a `.deleteTitle` handler says. The handlers are those of the director
    /// that the collection view has at the time. A list layout of another making uncovers only what its configuration says.
    public func setListLayout(_ configuration: UICollectionLayoutListConfiguration, animated: Bool = false) {
        var configuration = configuration
        let leading = configuration.leadingSwipeActionsConfigurationProvider
        let trailing = configuration.trailingSwipeActionsConfigurationProvider
        configuration.leadingSwipeActionsConfigurationProvider = { [weak collectionView] indexPath in
            let core = collectionView?.core
            let row = core?.follow(indexPath)
            return row.flatMap { core?.swipeActions(.leadingSwipeActions, $0) } ?? leading?(indexPath)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak collectionView] indexPath in
            let core = collectionView?.core
            let row = core?.follow(indexPath)
            return row.flatMap { core?.swipeActions(.trailingSwipeActions, $0) } ?? trailing?(indexPath)
                ?? row.flatMap { core?.deletion($0) }
        }
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: animated)
    }
}

extension UICollectionView {
    fileprivate var core: ListCore<CollectionSection>? { (dataSource as? CollectionAdapter)?.core }
}

extension ListCore {
    /// `nil` where nobody answers, and where the answer is `nil`.
    fileprivate func swipeActions(
        _ question: RowQuestion<Void, UISwipeActionsConfiguration?>, _ row: TrackedRow
    ) -> UISwipeActionsConfiguration? {
        ask(question, (), about: row) ?? nil
    }

    /// What a table uncovers by itself, where a handler deletes.
    fileprivate func deletion(_ row: TrackedRow) -> UISwipeActionsConfiguration? {
        guard handles(.delete, row) else { return nil }
        let title = ask(.deleteTitle, (), about: row) ?? nil
        let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            self?.post(.delete, (), about: row)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
