extension CollectionDirector {
    /// Lays out the items as a list with swipe actions. As in a table, handlers for `.leadingSwipeActions` and
    /// `.trailingSwipeActions` provide the actions.
    ///
    ///     director.setListLayout(UICollectionLayoutListConfiguration(appearance: .plain))
    ///
    /// If no handler answers or the answer is `nil`, a swipe reveals the actions that the configuration itself
    /// provides. If the configuration provides no actions, a swipe from the trailing edge of an item with a `.delete`
    /// handler reveals a Delete action. A handler for `.deleteTitle` can provide a different title for this action. The
    /// layout uses the handlers of the collection view's current director. A list layout that is created in any other
    /// way reveals only the actions in its configuration.
    public func setListLayout(_ configuration: UICollectionLayoutListConfiguration, animated: Bool = false) {
        var configuration = configuration
        let leading = configuration.leadingSwipeActionsConfigurationProvider
        let trailing = configuration.trailingSwipeActionsConfigurationProvider
        configuration.leadingSwipeActionsConfigurationProvider = { [weak collectionView] indexPath in
            let core = collectionView?.core
            let row = core?.track(indexPath)
            return row.flatMap { core?.ask(.leadingSwipeActions, (), about: $0) ?? nil } ?? leading?(indexPath)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak collectionView] indexPath in
            let core = collectionView?.core
            let row = core?.track(indexPath)
            return row.flatMap { core?.ask(.trailingSwipeActions, (), about: $0) ?? nil } ?? trailing?(indexPath)
                ?? row.flatMap { core?.deletion($0) }
        }
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: animated)
    }
}

extension UICollectionView {
    fileprivate var core: ListCore<CollectionSection>? { (dataSource as? CollectionAdapter)?.core }
}

extension RowCore {
    /// Returns the Delete action that a table would provide automatically, or `nil` if no `.delete` handler is
    /// registered for the item.
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
