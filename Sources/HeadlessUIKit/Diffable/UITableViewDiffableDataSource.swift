import Foundation
import ListDifference

/// Feeds a table from snapshots, and changes it from one to the next. Mirrors `UITableViewDiffableDataSource`, UIKit.
///
///     dataSource = UITableViewDiffableDataSource<Int, UUID>(tableView: tableView) { tableView, indexPath, identifier in
///         tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///     }
///
/// A subclass gives titles and allows editing by overriding the methods of `UITableViewDataSource`. UIKit's warnings about
/// snapshots applied from several queues have no counterpart: here the main actor alone applies.
@MainActor
@preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Gives the cell of an item. Mirrors `UITableViewDiffableDataSource.CellProvider`.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// What the table shows now; between two steps of a change, what it shows then.
    private var current = Snapshot()
    /// What is to be applied once the snapshot that is being applied is.
    private var waiting: [() -> Void] = []
    private var isApplying = false

    /// Makes itself the table's data source; the table does not retain it. Mirrors
    /// `UITableViewDiffableDataSource.init(tableView:cellProvider:)`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Mirrors `UITableViewDiffableDataSource.defaultRowAnimation`. There is no time: every animation has ended at once.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Applying

    /// What the table shows, without marks for reloading. Mirrors `UITableViewDiffableDataSource.snapshot()`.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Changes the table to show a snapshot, row by row, and carries out the reloads that it is marked with.
    ///
    /// Mirrors `UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`; without animation there is a
    /// difference as well, as since iOS 15. There is no time: the completion is called before this returns. One
    /// applied while another is being applied waits for it (believed).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        inTurn { source in
            source.change(to: snapshot, with: animatingDifferences ? source.defaultRowAnimation : .none)
            completion?()
        }
    }

    /// Mirrors `UITableViewDiffableDataSource.apply(_:animatingDifferences:)`, which returns when all is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot by `reloadData()`, without a difference. Mirrors
    /// `UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)`.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        inTurn { source in
            source.current = snapshot.withoutMarks
            source.tableView?.reloadData()
            completion?()
        }
    }

    /// Mirrors `UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:)`, which returns when all is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Carries out one change after the other.
    private func inTurn(_ change: @escaping (UITableViewDiffableDataSource) -> Void) {
        waiting.append { [unowned self] in change(self) }
        guard !isApplying else { return }
        isApplying = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isApplying = false
    }

    private func change(to snapshot: Snapshot, with animation: UITableView.RowAnimation) {
        let (old, new) = (current, snapshot.withoutMarks)
        guard let tableView else {
            current = new
            return
        }
        let difference = SectionedDifference(
            from: old.listSections, to: new.listSections, sections: .value, rows: .value)
        let stages = difference.stages
        for (index, stage) in stages.enumerated() {
            tableView.performBatchUpdates {
                self.current = index == stages.count - 1 ? new : Snapshot(stage.sections)
                tableView.perform(stage, with: animation)
            }
        }
        current = new
        reload(snapshot, after: old, tableView, animation)
    }

    /// Carries out the marks of a snapshot on what was there before; what came with it is new anyway.
    private func reload(
        _ snapshot: Snapshot, after old: Snapshot, _ tableView: UITableView, _ animation: UITableView.RowAnimation
    ) {
        let sections = snapshot.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil }
        let isOld = { (item: ItemIdentifierType) in old.sectionIdentifier(containingItem: item) != nil }
        let items = snapshot.reloadedItemIdentifiers.filter(isOld).compactMap(indexPath(for:))
        if !sections.isEmpty || !items.isEmpty {
            let indexes = IndexSet(sections.compactMap(index(for:)))
            tableView.performBatchUpdates {
                tableView.reloadSections(indexes, with: animation)
                tableView.reloadRows(at: items, with: animation)
            }
        }
        let kept = snapshot.reconfiguredItemIdentifiers.filter(isOld).compactMap(indexPath(for:))
        if !kept.isEmpty { tableView.reconfigureRows(at: kept) }
    }

    // MARK: Looking up

    /// `nil` if there is no such row. Mirrors `UITableViewDiffableDataSource.itemIdentifier(for:)`.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let path = RowPath(indexPath), current.items.indices.contains(path.section),
            current.items[path.section].indices.contains(path.row)
        else { return nil }
        return current.items[path.section][path.row]
    }

    /// `nil` if the item is not there. Mirrors `UITableViewDiffableDataSource.indexPath(for:)`.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.path(of: itemIdentifier)?.indexPath
    }

    /// `nil` if there is no such section. Mirrors `UITableViewDiffableDataSource.sectionIdentifier(for:)`.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// `nil` if the section is not there. Mirrors `UITableViewDiffableDataSource.index(for:)`.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.items.indices.contains(section) ? current.items[section].count : 0
    }

    /// Stops if the cell provider gives no cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        tableView.stop("UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// None. Mirrors `UITableViewDiffableDataSource.tableView(_:titleForHeaderInSection:)`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None. Mirrors `UITableViewDiffableDataSource.tableView(_:titleForFooterInSection:)`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No: a subclass allows it (believed). Mirrors `UITableViewDiffableDataSource.tableView(_:canEditRowAt:)`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// No: a subclass allows it (believed). Mirrors `UITableViewDiffableDataSource.tableView(_:canMoveRowAt:)`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Nothing: a subclass applies a snapshot in which the item has moved. Mirrors
    /// `UITableViewDiffableDataSource.tableView(_:moveRowAt:to:)`.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Nothing. Mirrors `UITableViewDiffableDataSource.tableView(_:commit:forRowAt:)`.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// None: there is no index. Mirrors `UITableViewDiffableDataSource.sectionIndexTitles(for:)`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the title's position. Mirrors
    /// `UITableViewDiffableDataSource.tableView(_:sectionForSectionIndexTitle:at:)`.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
