/// Owns a collection view's items as configurators, and tells typed handlers what a person does in their cells.
///
///     let director = CollectionDirector(collectionView: collectionView, items: [PhotoConfig(item: sunset)])
///     director.actionsProxy
///         .on(.didSelect) { (c: PhotoConfig, cell) in open(c.item) }
///         .on(.custom(PhotoCell.likeAction)) { (c: PhotoConfig, cell) in like(c.item) }
///
/// It is to a collection view what ``TableDirector`` is to a table: the same handlers, the same updates. It is the collection
/// view's data source and delegate, in place of any other, and registers cell classes itself. What a collection view tells its
/// delegate as a scroll view goes on to ``ScrollForwarder/scrollDelegate``. The collection view does not retain the director:
/// keep it for as long as the collection view is shown. When it goes, its subscriptions end.
///
/// Sizes and spacings are the layout's. For a list whose items can be swiped see ``setListLayout(_:animated:)``.
@MainActor
public final class CollectionDirector: ScrollForwarder {
    /// The collection view.
    public let collectionView: UICollectionView
    /// Where handlers are registered.
    public let actionsProxy: CellActionProxy
    /// Whether an item stays selected after it was tapped. Default: it is deselected at once, before its handlers run, so
    /// that neither several items can be selected nor does anything hear of a deselection.
    public var keepsSelection = false

    let state: ListState<CollectionSection>

    /// A director of a collection view with one section. The bus carries the actions of its cells.
    public convenience init(
        collectionView: UICollectionView, items: [any CollectionItemConfigurator] = [], bus: CellActionBus = .default
    ) {
        self.init(collectionView: collectionView, sections: [CollectionSection(items: items)], bus: bus)
    }

    /// A director of a collection view with any number of sections.
    public init(collectionView: UICollectionView, sections: [CollectionSection], bus: CellActionBus = .default) {
        self.collectionView = collectionView
        state = ListState(sections)
        actionsProxy = CellActionProxy(bus: bus)
        super.init()
        actionsProxy.host = self
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.reloadData()
    }

    deinit {
        let proxy = actionsProxy
        onMainActor { proxy.end() }
    }
}

// MARK: - Items

extension CollectionDirector {
    /// The sections that the collection view shows. See ``update(sections:animated:completion:)``.
    public var sections: [CollectionSection] { state.sections }

    /// The items of all sections, from the first to the last.
    ///
    /// - Complexity: O(items) with several sections, else O(1).
    public var items: [any CollectionItemConfigurator] {
        sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
    }

    /// Configures again the cell, header or footer of a configurator whose item has changed, if it is on screen.
    ///
    /// - Returns: Whether the collection view has it.
    @discardableResult
    public func reload(_ configurator: any CellConfigurator) -> Bool { configureAgain(configurator) }

    /// The configurator at an index path, or `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func configurator(at indexPath: IndexPath) -> (any CollectionItemConfigurator)? {
        state.hasRow(at: indexPath) ? state.sections[indexPath.section].items[indexPath.item] : nil
    }

    /// Where a configurator is, the first place if it stands in several; `nil` if the collection view does not have it. A
    /// header or footer is found too: its item is `NSNotFound`.
    ///
    /// - Complexity: O(1), but O(items) for the first call after an update.
    public func indexPath(for configurator: any CellConfigurator) -> IndexPath? { place(of: configurator) }
}

// MARK: - Updates

extension CollectionDirector {
    /// With more changes than this an update reloads the collection view instead of animating them. Default: never.
    public var reloadThreshold: Int? {
        get { state.reloadThreshold }
        set { state.reloadThreshold = newValue }
    }

    /// Shows other items, in one section. The same as ``update(sections:animated:completion:)`` with that section.
    public func update(
        items: [any CollectionItemConfigurator], animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        update(.rows(items), animated, completion)
    }

    /// Shows other sections, and moves the collection view from what it shows by the difference between them.
    ///
    /// All that is said of ``TableDirector/update(sections:animated:completion:)`` holds here.
    ///
    /// - Complexity: O(items), near the cost of finding what differs; the collection view does work only for what is visible.
    public func update(sections: [CollectionSection], animated: Bool = true, completion: (() -> Void)? = nil) {
        update(.sections(sections), animated, completion)
    }

    /// Changes the sections that are shown, with what arrays offer for it: appends, inserts, removes, moves.
    ///
    ///     director.update { $0[0].items.append(PhotoConfig(item: sunrise)) }
    ///
    /// All that is said of ``TableDirector/update(animated:_:completion:)`` holds here.
    public func update(
        animated: Bool = true, _ change: @escaping @MainActor (inout [CollectionSection]) -> Void,
        completion: (() -> Void)? = nil
    ) {
        update(.change(change), animated, completion)
    }
}

extension CollectionDirector: ListDirector {
    var list: UICollectionView { collectionView }

    package var hostView: AnyObject { collectionView }

    package func indexPath(of binding: CellBinding) -> IndexPath? { place(of: binding) }
}
