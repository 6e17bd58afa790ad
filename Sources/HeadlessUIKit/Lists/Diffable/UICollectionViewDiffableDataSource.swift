import Foundation
import ListDifference

/// A data source that feeds a collection view from snapshots. Mirrors `UICollectionViewDiffableDataSource` and its
/// members, UIKit.
///
///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UUID> { cell, indexPath, id in … }
///     dataSource = UICollectionViewDiffableDataSource<Int, UUID>(collectionView: collectionView) { list, indexPath, id in
///         list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
///     }
///
/// A section whose items are a tree is applied as a section snapshot, and its items expand and collapse. UIKit's warnings about snapshots applied from
/// several queues have no counterpart: here the main actor alone applies.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Gives the cell of an item. Mirrors `UICollectionViewDiffableDataSource.CellProvider`.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Gives a header or footer. Mirrors `UICollectionViewDiffableDataSource.SupplementaryViewProvider`.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Which items the user can move, and the handlers of moves. Mirrors `UICollectionViewDiffableDataSource.ReorderingHandlers`.
    public struct ReorderingHandlers {
        /// Without it no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No item can be moved.
        public init() {}
    }

    /// What happens when the user expands or collapses an item. Mirrors
    /// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`. None of them is called for a section snapshot that is
    /// applied (unverified).
    @preconcurrency
    public struct SectionSnapshotHandlers<ItemIdentifier>
    where ItemIdentifier: Hashable, ItemIdentifier: Sendable {
        /// Without it every item can be expanded.
        public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
        public var willExpandItem: ((ItemIdentifier) -> Void)?
        /// Without it every item can be collapsed.
        public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
        public var willCollapseItem: ((ItemIdentifier) -> Void)?
        /// Gives what is to be below an item that is about to be expanded, from what is there. Unverified: it is called
        /// after ``willExpandItem``.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
            )?

        /// Every item can be expanded and collapsed.
        public init() {}
    }

    @usableFromInline let cellProvider: CellProvider
    @usableFromInline let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>

    /// Makes itself the collection view's data source. The collection view does not retain it.
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

    /// What the collection view shows, without marks for reloading.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.current }

    /// Updates the collection view to show a snapshot, with its reloads.
    ///
    /// Unverified: a section that was given a section snapshot stays an outline. Its items keep their levels, a new one is
    /// on the deeper of the levels beside it, and what is below a collapsed item stays there.
    ///
    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)`; without animation there is a
    /// difference as well, as since iOS 15. There is no time: the completion is called before this returns. One
    /// applied while another is being applied waits for it (unverified).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, completion)
    }

    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)`, which returns when all is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// What a section shows, and what is below its collapsed items; flat if it was not applied by itself. Unverified: empty for
    /// a section that does not exist.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        content.outline(of: section)
    }

    /// Updates a section to show the visible items of a section snapshot. A section that does not exist is appended, as
    /// Apple's sample of outlines relies on.
    ///
    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)`; the completion is called
    /// before this returns. Unverified: an item of another section moves, with a warning.
    ///
    /// - Complexity: O(*n*), and O(*k* log *n*) for the *k* items from the first that differs to the last.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let list = content.collectionView, list.dataSource === self { list.outlineSource = self }
        content.apply(snapshot, to: section, completion)
    }

    /// Mirrors `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)`, which returns when all is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot by `reloadData()`, without a difference.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot, completion)
    }

    /// Mirrors `UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)`, which returns when all is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Looking up

    /// `nil` if there is no such item.
    ///
    /// - Complexity: O(log *n*) in all sections and items.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

    /// `nil` if the item is not there.
    ///
    /// - Complexity: O(log *n*).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(of: itemIdentifier)
    }

    /// `nil` if there is no such section.
    ///
    /// - Complexity: O(log *n*).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

    /// `nil` if the section is not there.
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

    /// Stops if the cell provider gives no cell (unverified: the words).
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

    /// What ``reorderingHandlers`` say; no without them.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// The snapshot follows the move. Unverified: a dragged item of an outline is on the deeper of the levels beside its new
    /// place, collapsed, with what is below it if it was collapsed before. Unverified: ``reorderingHandlers`` hear of it before and after that.
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
        // What is below an expanded item are items of their own, and stay.
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

    /// A handler may apply other snapshots: each step takes what is there then.
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
