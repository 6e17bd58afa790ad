/// Owns a collection view's items and dispatches their actions to typed handlers.
///
///     let director = CollectionDirector(collectionView: collectionView, items: [PhotoConfig(item: sunset)])
///     director.actionsProxy
///         .on(.didSelect) { (c: PhotoConfig, cell) in open(c.item) }
///         .on(.custom(PhotoCell.likeAction)) { (c: PhotoConfig, cell) in like(c.item) }
///
/// This class is the counterpart of ``TableDirector`` for collection views, and supports the same handlers and updates.
/// A director becomes the collection view's data source and delegate, replacing any previous data source and delegate,
/// and registers cell classes automatically. The collection view's scroll view delegate calls are forwarded to
/// ``ListDirector/scrollDelegate``. The collection view does not retain the director: keep a reference to the director
/// as long as the collection view is shown. When the director is deallocated, its subscriptions end.
///
/// The layout determines the positions of the items. A flow layout takes sizes from the handlers for `.size`, and
/// insets and spacing from the sections. For a list whose items can be swiped, see ``setListLayout(_:animated:)``.
/// ``ListDirector`` describes the features that this class shares with ``TableDirector``.
@MainActor
public final class CollectionDirector: ListDirector<CollectionSection> {
    /// The collection view.
    public let collectionView: UICollectionView

    /// Creates a director with one section, which is left out of the collection view while it has no items. The
    /// director's cells send their actions through the bus.
    public convenience init(
        collectionView: UICollectionView, items: [any CollectionItemConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(
            collectionView: collectionView, sections: [CollectionSection(items: items)].withoutEmptyPlainSection(),
            bus: bus)
    }

    /// Creates a director from configurators that are declared as `any CellConfigurator`. Each configurator is checked
    /// at runtime. A configurator that can't be used in a collection view is reported as a programming error and left
    /// out. See ``ListDirector/update(configurators:animated:keeping:completion:)``.
    public convenience init(
        collectionView: UICollectionView, configurators: [any CellConfigurator], bus: CellActionBus = .default
    ) {
        self.init(
            collectionView: collectionView, items: CollectionSection.rows(configurators, in: collectionView), bus: bus)
    }

    /// Creates a director with any number of sections.
    public init(collectionView: UICollectionView, sections: [CollectionSection], bus: CellActionBus = .default) {
        self.collectionView = collectionView
        let core = ListCore(collectionView, sections, bus)
        let adapter = CollectionAdapter(collectionView, core)
        super.init(core, adapter)
        (collectionView.dataSource as? CollectionAdapter)?.core.willBeReplaced(by: sections)
        collectionView.dataSource = adapter
        collectionView.delegate = adapter
        if collectionView.prefetchDataSource is ListAdapter { collectionView.prefetchDataSource = nil }
        if collectionView.dragDelegate is ListAdapter { collectionView.dragDelegate = nil }
        if collectionView.dropDelegate is ListAdapter { collectionView.dropDelegate = nil }
        collectionView.takeLayout(of: sections)
        collectionView.reloadData()
    }

    /// The delegate for methods that the director does not handle itself, such as the methods for the target offset
    /// after a layout change, for focus updates, for layout transitions and for spring loading.
    ///
    /// Of the calls that the director handles itself, this delegate receives only the scroll view delegate calls, and
    /// only if there is no ``ListDirector/scrollDelegate``. The delegate is not retained.
    public var delegate: (any UICollectionViewDelegate)? {
        get { core.adapter?.delegate as? any UICollectionViewDelegate }
        set { core.adapter?.delegate = newValue }
    }

    /// Registers the class of a decoration view, such as a background, for the sections' layouts. Call this method
    /// before the sections are shown.
    ///
    /// Mirrors `UICollectionViewLayout.register(_:forDecorationViewOfKind:)`, for the layout that the director creates
    /// from the sections' layouts.
    public func register(_ viewClass: UICollectionReusableView.Type, forDecorationViewOfKind elementKind: String) {
        (core.adapter as? CollectionAdapter)?.decorations.append((elementKind, viewClass))
        collectionView.collectionViewLayout.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    /// Scrolls to the item that a configurator represents. If the item is no longer in the list, a problem is reported.
    ///
    /// Mirrors `UICollectionView.scrollToItem(at:at:animated:)`.
    ///
    /// - Returns: Whether the collection view contains the item.
    @discardableResult
    public func scroll(
        to configurator: any CellConfigurator, at position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool {
        core.scroll(to: configurator) { collectionView.scrollToItem(at: $0, at: position, animated: animated) }
    }
}
