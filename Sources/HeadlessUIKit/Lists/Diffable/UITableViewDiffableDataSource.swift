import Foundation
import ListDifference

/// A data source that feeds a table from snapshots. Mirrors `UITableViewDiffableDataSource`, UIKit.
///
///     dataSource = UITableViewDiffableDataSource<Int, UUID>(tableView: tableView) { tableView, indexPath, identifier in
///         tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///     }
///
/// A subclass gives titles and allows editing by overriding the methods of `UITableViewDataSource`. UIKit's warnings about
/// snapshots applied from several queues have no counterpart: here the main actor alone applies.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Gives the cell of an item. Mirrors `UITableViewDiffableDataSource.CellProvider`.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    @usableFromInline let cellProvider: CellProvider
    @usableFromInline let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>

    /// Makes itself the table's data source; the table does not retain it.
    @inlinable
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        content = DiffableContent { SectionedDifference(from: $0, to: $1, sections: .value) }
        super.init()
        feed(tableView)
    }

    @usableFromInline
    func feed(_ tableView: UITableView) {
        content.feed(tableView)
        tableView.dataSource = self
    }

    /// There is no time: every animation has ended at once.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Applying

    /// What the table shows, without marks for reloading.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.current }

    /// Updates the table to show a snapshot, with its reloads.
    ///
    /// Mirrors `UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`; without animation there is a
    /// difference as well, as since iOS 15. There is no time: the completion is called before this returns. One
    /// applied while another is being applied waits for it (unverified).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, completion)
    }

    /// Mirrors `UITableViewDiffableDataSource.apply(_:animatingDifferences:)`, which returns when all is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot by `reloadData()`, without a difference.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot, completion)
    }

    /// Mirrors `UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:)`, which returns when all is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Looking up

    /// `nil` if there is no such row.
    ///
    /// - Complexity: O(log *n*) in all sections and rows.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }

    /// `nil` if the item is not there.
    ///
    /// - Complexity: O(log *n*).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(of: itemIdentifier)
    }

    /// `nil` if there is no such section.
    ///
    /// - Complexity: O(log *n*).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }

    /// `nil` if the section is not there.
    ///
    /// - Complexity: O(log *n*).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(inSection: section)
    }

    /// Stops if the cell provider gives no cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        tableView.stop("UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// None.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No: a subclass allows it (unverified).
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// No: a subclass allows it (unverified).
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: a subclass applies a snapshot in which the item has moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// None: there is no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the title's position.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
