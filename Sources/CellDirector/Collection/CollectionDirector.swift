/// Owns a collection view's items and dispatches their actions to typed handlers.
///
///     let director = CollectionDirector(collectionView: collectionView, items: [PhotoConfig(item: sunset)])
///     director.actionsProxy
///         .on(.didSelect) { (c: PhotoConfig, cell) in open(c.item) }
///         .on(.custom(PhotoCell.likeAction)) { (c: PhotoConfig, cell) in like(c.item) }
///
/// It is to a collection view what ``TableDirector`` is to a table: the same handlers, the same updates. It makes itself the
/// collection view's data source and delegate, in place of any other, and registers cell classes itself. What a collection view
/// tells its delegate as a scroll view goes on to ``ListDirector/scrollDelegate``. The collection view does not retain the
/// director: keep it for as long as the collection view is shown. When it goes, its subscriptions end.
///
/// How items are laid out is the layout's; a flow layout asks the handlers of `.size`, and the sections. For a list whose
/// items can be swiped see ``setListLayout(_:animated:)``.
/// What it shares with ``TableDirector`` is in ``ListDirector``.
@MainActor
public final class CollectionDirector: ListDirector<CollectionSection> {
    /// The collection view.
    public let collectionView: UICollectionView

    /// Creates a director of one section, which exists while it has items. The bus carries the actions of its cells.
    public convenience init(
        collectionView: UICollectionView, items: [any CollectionItemConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(
            collectionView: collectionView, sections: [CollectionSection(items: items)].withoutEmptyPlainSection(),
            bus: bus)
    }

    /// Creates a director of items only known to be configurators. Each is looked at, and one of a table is refused.
    /// See ``ListDirector/update(configurators:animated:keeping:completion:)``.
    public convenience init(
        collectionView: UICollectionView, configurators: [any CellConfigurator], bus: CellActionBus = .default
    ) {
        self.init(collectionView: collectionView, items: collectionView.rows(configurators), bus: bus)
    }

    /// Creates a director of any number of sections.
    public init(collectionView: UICollectionView, sections: [CollectionSection], bus: CellActionBus = .default) {
        self.collectionView = collectionView
        let core = ListCore(collectionView, sections, bus)
        let adapter = CollectionAdapter(collectionView, core)
        super.init(core, adapter)
        (collectionView.dataSource as? CollectionAdapter)?.core.reportReplacement()
        collectionView.dataSource = adapter
        collectionView.delegate = adapter
        if collectionView.prefetchDataSource is ListAdapter { collectionView.prefetchDataSource = nil }
        collectionView.takeLayout(of: sections)
        collectionView.reloadData()
    }

    /// The delegate for what the director leaves out, about no item: its target offset after a change of layout, focus
    /// updates, transitions between layouts and spring loading.
    ///
    /// It is also notified of scrolling where there is no ``ListDirector/scrollDelegate``; nothing else is asked of it. It is not
    /// retained.
    public var delegate: (any UICollectionViewDelegate)? {
        get { core.adapter?.delegate as? any UICollectionViewDelegate }
        set { core.adapter?.delegate = newValue }
    }

    /// Scrolls to a configurator's current item. An item that is gone is reported.
    ///
    /// Mirrors `UICollectionView.scrollToItem(at:at:animated:)`.
    ///
    /// - Returns: Whether the collection view has the item.
    @discardableResult
    public func scroll(
        to configurator: any CellConfigurator, at position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool {
        core.scroll(to: configurator) { collectionView.scrollToItem(at: $0, at: position, animated: animated) }
    }
}
