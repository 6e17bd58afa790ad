import Foundation
import ListDifference

/// A data source that provides a table's content from snapshots. Mirrors `UITableViewDiffableDataSource`, UIKit.
///
///     dataSource = UITableViewDiffableDataSource<Int, UUID>(tableView: tableView) { tableView, indexPath, identifier in
///         tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///     }
///
/// To provide titles and allow editing, override the methods of `UITableViewDataSource` in a subclass. UIKit's warnings
/// about applying snapshots from several queues do not exist in HeadlessUIKit, because snapshots are applied only on
/// the main actor.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Returns the cell of an item. Mirrors `UITableViewDiffableDataSource.CellProvider`.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    @usableFromInline let cellProvider: CellProvider
    @usableFromInline let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source and assigns it to the table, which does not retain it.
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

    /// The animation of row changes. Animations take no time: they finish immediately.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Applying

    /// Returns a snapshot of what the table shows, without marks for reloading or reconfiguring.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.current }

    /// Updates the table to show a snapshot, and reloads or reconfigures the sections and items that are marked in it.
    ///
    /// Mirrors `UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`. A difference is computed even
    /// without animation, as in iOS 15 and later. Animations take no time: the completion handler is called before this
    /// method returns. If this method is called while another snapshot is being applied, the new snapshot is applied
    /// afterward (unverified). Raises UIKit's exception if the hash value of an identifier that the table shows, or of one
    /// in the snapshot, has changed since it was inserted.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, completion)
    }

    /// Mirrors `UITableViewDiffableDataSource.apply(_:animatingDifferences:)`, which returns when the update is
    /// complete.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Applies a snapshot with `reloadData()`, without computing a difference.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot, completion)
    }

    /// Mirrors `UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:)`, which returns when the update is
    /// complete.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Lookup

    /// Returns the item at an index path; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of sections and rows.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }

    /// Returns the index path of an item; `nil` if the item does not exist.
    ///
    /// - Complexity: O(log *n*).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.indexPath(of: itemIdentifier)
    }

    /// Returns the section at an index; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }

    /// Returns the index of a section; `nil` if the section does not exist.
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

    /// Returns the cell from the cell provider. Raises an exception if the provider returns `nil`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        tableView.stop("UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns `nil`. Subclasses override this method to provide header titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`. Subclasses override this method to provide footer titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `false` (unverified). Subclasses override this method to allow editing.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `false` (unverified). Subclasses override this method to allow moves.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. Subclasses override this method to apply a snapshot in which the item has moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Does nothing. Subclasses override this method to commit a deletion or insertion.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns `nil`, so that there is no section index. Subclasses override this method to provide index titles.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns `index`, as if each section had exactly one index title.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
