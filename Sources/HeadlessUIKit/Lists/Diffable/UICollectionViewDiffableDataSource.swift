import Foundation
import ListDifference

/// A data source that provides a collection view's content from snapshots. Mirrors `UICollectionViewDiffableDataSource`
/// and its members, UIKit.
///
///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UUID> { cell, indexPath, id in … }
///     dataSource = UICollectionViewDiffableDataSource<Int, UUID>(collectionView: collectionView) { list, indexPath, id in
///         list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
///     }
///
/// To show the items of a section as a tree, with items that expand and collapse, apply a section snapshot to the
/// section. UIKit's warnings about applying snapshots from several queues do not exist in HeadlessUIKit, because
/// snapshots are applied only on the main actor.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Returns the cell of an item. Mirrors `UICollectionViewDiffableDataSource.CellProvider`.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a header, footer or other supplementary view. Mirrors
    /// `UICollectionViewDiffableDataSource.SupplementaryViewProvider`.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The handlers that determine which items the user can move, and that are called before and after a move. Mirrors
    /// `UICollectionViewDiffableDataSource.ReorderingHandlers`.
    public struct ReorderingHandlers {
        /// Whether an item can be moved. Without this handler, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that don't allow any item to be moved.
        public init() {}
    }

    /// The handlers that are called when the user expands or collapses an item. Mirrors
    /// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`. None of them is called when a section snapshot is
    /// applied (unverified).
    @preconcurrency
    public struct SectionSnapshotHandlers<ItemIdentifier>
    where ItemIdentifier: Hashable, ItemIdentifier: Sendable {
        /// Whether an item can be expanded. Without this handler, every item can be expanded.
        public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
        public var willExpandItem: ((ItemIdentifier) -> Void)?
        /// Whether an item can be collapsed. Without this handler, every item can be collapsed.
        public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
        public var willCollapseItem: ((ItemIdentifier) -> Void)?
        /// Returns the new items below an item that is about to be expanded, given a snapshot of the current items
        /// below it. Unverified: the closure is called after ``willExpandItem``.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
            )?

        /// Creates handlers that allow every item to be expanded and collapsed.
        public init() {}
    }

    @usableFromInline let cellProvider: CellProvider
    @usableFromInline let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source and assigns it to the collection view, which does not retain it.
    @inlinable
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        content = DiffableContent { SectionedDifference(from: $0, to: $1, sections: .value) }
        super.init()
        feed(collectionView)
    }

    @usableFromInline
    func feed(_ collectionView: UICollectionView) {
        content.feed(collectionView)
        collectionView.dataSource = self
    }

    open var supplementaryViewProvider: SupplementaryViewProvider?

    open var reorderingHandlers = ReorderingHandlers()

    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Applying

    /// Returns a snapshot of what the collection view shows, without marks for reloading or reconfiguring.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.current }

    /// Updates the collection view to show a snapshot, and reloads or reconfigures the sections and items that are
    /// marked in it.
    ///
    /// Unverified: a section to which a section snapshot was applied remains an outline. Its items keep their levels, a
    /// new item gets the deeper of its neighbors' levels, and the items below a collapsed item stay below it.
    ///
    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)`. A difference is computed
    /// even without animation, as in iOS 15 and later. Animations take no time: the completion handler is called before
    /// this method returns. If this method is called while another snapshot is being applied, the new snapshot is
    /// applied afterward (unverified). Raises UIKit's exception if the hash value of an identifier that the collection
    /// view shows, or of one in the snapshot, has changed since it was inserted.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, completion)
    }

    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)`, which returns when the update is
    /// complete.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Returns the items of a section, including those below collapsed items. The result is flat if no section snapshot
    /// was applied to the section, and empty if the section does not exist (unverified).
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        content.outline(of: section)
    }

    /// Updates a section to show the visible items of a section snapshot. A section that does not exist is appended;
    /// Apple's outline sample relies on this.
    ///
    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)`. The completion
    /// handler is called before this method returns. Unverified: if an item exists in another section, it is moved, and
    /// a warning is logged.
    ///
    /// - Complexity: O(*n* + *k* log *n*), where *k* is the number of items from the first item that differs to the
    ///   last item that differs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let list = content.collectionView, list.dataSource === self { list.outlineSource = self }
        content.apply(snapshot, to: section, completion)
    }

    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)`, which returns when the update is
    /// complete.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Applies a snapshot with `reloadData()`, without computing a difference.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot, completion)
    }

    /// Mirrors `UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)`, which returns when the update is
    /// complete.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Lookup

    /// Returns the item at an index path; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of sections and items.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

    /// Returns the index path of an item; `nil` if the item does not exist.
    ///
    /// - Complexity: O(log *n*).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(of: itemIdentifier)
    }

    /// Returns the section at an index; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

    /// Returns the index of a section; `nil` if the section does not exist.
    ///
    /// - Complexity: O(log *n*).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.count(inSection: section)
    }

    /// Returns the cell from the cell provider. Raises an exception if the provider returns `nil` (the message is
    /// unverified).
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        collectionView.stop(
            "the collection view's data source did not return a valid cell from "
                + "-collectionView:cellForItemAtIndexPath: for index path \(ListException.print(indexPath))")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? MissingReusableView(frame: .zero)
    }

    /// Returns the result of ``ReorderingHandlers/canReorderItem``; `false` if there is no such handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Updates the snapshot after the user has moved an item. Unverified: an item that is dragged in an outline gets
    /// the deeper of its new neighbors' levels and is collapsed. If it was already collapsed, it keeps the items below
    /// it. Unverified: the `willReorder` and `didReorder` handlers of ``reorderingHandlers`` are called before and
    /// after the update.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath), let target = RowPath(destinationIndexPath),
            let section = sectionIdentifier(for: target.section)
        else { return }
        var new = content.current
        let source = new.sectionIdentifier(containingItem: item) ?? section
        new.deleteItems([item])
        let rest = new.itemIdentifiers(inSection: section)
        if rest.indices.contains(target.row) {
            new.insertItems([item], beforeItem: rest[target.row])
        } else {
            new.appendItems([item], toSection: section)
        }
        let before = content.outline(of: source)
        // If the item is collapsed, the items below it move with it. The items below an expanded item are visible rows,
        // which stay in place.
        let below = before.isExpanded(item) ? NSDiffableDataSourceSectionSnapshot() : before.snapshot(of: item)
        let sections = (source == section ? [section] : [source, section]).map { identifier in
            let before = content.outline(of: identifier)
            let shown = new.itemIdentifiers(inSection: identifier)
            return NSDiffableDataSourceSectionTransaction(
                identifier, from: before, to: before.showing(shown, moved: (item, below)))
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: content.current, finalSnapshot: new,
            difference: new.itemIdentifiers.difference(from: content.current.itemIdentifiers),
            sectionTransactions: sections)
        reorderingHandlers.willReorder?(transaction)
        content.follow(new, sections)
        collectionView.afterMoving { [reorderingHandlers, content] in
            content.collectionView?.showOutlines()
            reorderingHandlers.didReorder?(transaction)
        }
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at path: RowPath) -> OutlineState? { content.outlineState(at: path) }

    /// Expands a collapsed item, or collapses an expanded item. A handler may apply other snapshots, so the current
    /// snapshot is fetched again after each handler call.
    func toggleOutline(at path: RowPath) {
        guard let item = itemIdentifier(for: path.indexPath), let section = sectionIdentifier(for: path.section),
            content.hasOutline(section)
        else { return }
        let handlers = sectionSnapshotHandlers
        if content.outline(of: section).tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            change(section, of: item) { $0.collapse([item]) }
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            guard content.outline(of: section).contains(item) else { return }
            let children = handlers.snapshotForExpandingParent?(item, content.outline(of: section).snapshot(of: item))
            change(section, of: item) { outline in
                if let children { outline.replace(childrenOf: item, using: children) }
                outline.expand([item])
            }
        }
    }

    private func change(
        _ section: SectionIdentifierType, of item: ItemIdentifierType,
        _ change: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void
    ) {
        var outline = content.outline(of: section)
        guard outline.contains(item) else { return }
        change(&outline)
        apply(outline, to: section)
    }
}
