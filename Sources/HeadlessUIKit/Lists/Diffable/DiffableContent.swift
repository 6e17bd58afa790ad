import Foundation
import ListDifference

/// The content that a diffable data source shows in its list. Updates the list from one snapshot to the next.
@MainActor
@usableFromInline
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    @usableFromInline typealias Sections = [ListSection<Section, Item>]

    /// The list's engine. The content refers to the engine rather than the list, because an object is slower to use
    /// once there are weak references to it.
    private weak var engine: ListEngine?
    private let difference: (Sections, Sections) -> SectionedDifference<Section, Item>
    /// The snapshot that the list shows, or will show when the change in progress is complete.
    private(set) var current = Snapshot()
    /// The section snapshots, keyed by section. The visible items of a section snapshot are the items of its section in
    /// ``current``.
    private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    /// The changes to perform after the change in progress.
    private var waiting: [(work: () -> Void, depth: Int)] = []
    private var isApplying = false
    /// How many changes led to the change in progress: each was requested while the one before it was performed.
    private var depth = 0

    /// Creates the content. The data source passes in the closure that computes differences, so that the compiler can
    /// specialize the closure for the identifier types. This makes the closure twice as fast.
    @usableFromInline
    init(difference: @escaping (Sections, Sections) -> SectionedDifference<Section, Item>) {
        self.difference = difference
    }

    func feed(_ list: any ListScrollView) { engine = list.engine }

    var collectionView: UICollectionView? { engine?.list as? UICollectionView }

    // MARK: Applying

    func apply(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        inTurn { content in
            guard content.current.isStable, snapshot.isStable else { return }
            content.keepOutlines(in: snapshot)
            content.change(to: snapshot)
            completion?()
        }
    }

    /// Applies a section snapshot to a section. If the section does not exist, it is appended.
    func apply(
        _ outline: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, _ completion: (() -> Void)?
    ) {
        inTurn { content in
            content.show(outline, in: section)
            completion?()
        }
    }

    func applyUsingReloadData(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        inTurn { content in
            guard snapshot.isStable else { return }
            content.keepOutlines(in: snapshot)
            content.current = snapshot.withoutMarks
            content.engine?.list.reloadData()
            completion?()
        }
    }

    /// Stores the new snapshots after the user has moved an item. Called before the list shows the move.
    func follow(_ snapshot: Snapshot, _ transactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]) {
        current = snapshot.withoutMarks
        for transaction in transactions
        where !transaction.finalSnapshot.isFlat || hasOutline(transaction.sectionIdentifier) {
            outlines[transaction.sectionIdentifier] = transaction.finalSnapshot
        }
    }

    /// Performs a change after the changes that are in progress or waiting. If changes keep causing others, for example
    /// because a completion handler applies the next snapshot, the others are dropped after ``roundLimit`` of them.
    private func inTurn(_ change: @escaping (DiffableContent) -> Void) {
        waiting.append(({ [unowned self] in change(self) }, depth + 1))
        guard !isApplying else { return }
        isApplying = true
        var count = 0
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            depth = next.depth
            if depth > 1 { count += 1 }
            next.work()
            if waiting.contains(where: { $0.depth > roundLimit }) || count == 10 * roundLimit {
                let name = (engine?.list as? UIView).map(UILayoutGuide.name) ?? "A diffable data source"
                ListWarning.log(
                    "\(name) still has snapshots to apply after \(count): applying each causes the next. The last one stays "
                        + "on screen. Do not apply a snapshot whenever a cell is provided or another has been applied.")
                waiting = []
            }
        }
        (isApplying, depth) = (false, 0)
    }

    private func change(to snapshot: Snapshot) {
        let (old, new) = (current, snapshot.withoutMarks)
        guard let list = engine?.list else {
            current = new
            return
        }
        // Uses a single batch, so that everything the list requests comes from the new snapshot.
        if let stage = difference(old.listSections, new.listSections).singleStage {
            list.performBatchUpdates {
                self.current = new
                list.carryOut(stage)
            }
        }
        current = new
        collectionView?.showOutlines()
        if snapshot.hasMarks { reload(snapshot, after: old, list) }
    }

    /// Performs the reloads and reconfigurations that a snapshot requests for sections and items that existed before.
    /// Inserted sections and items have new cells anyway.
    private func reload(_ snapshot: Snapshot, after old: Snapshot, _ list: ListScrollView) {
        let isOld = { (item: Item) in old.sectionIdentifier(containingItem: item) != nil }
        let sections = snapshot.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil }
        let items = snapshot.reloadedItemIdentifiers.filter(isOld)
        let reloads =
            sections.compactMap { current.indexOfSection($0) }.map { BatchUpdate.reloadSection($0) }
            + items.compactMap { current.content.path(of: $0) }.map { BatchUpdate.reloadRow($0) }
        if !reloads.isEmpty { list.update(reloads) }
        let kept = snapshot.reconfiguredItemIdentifiers.filter(isOld).compactMap {
            current.content.path(of: $0)?.indexPath
        }
        if !kept.isEmpty { list.reconfigure(kept) }
    }

    // MARK: Outlines

    private func show(_ outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section) {
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        let takesItemsFromOtherSections = new.setItems(outline.visibleItems, in: section)
        outlines[section] = outline
        if takesItemsFromOtherSections { keepOutlines(in: new) }
        change(to: new)
    }

    /// Updates the section snapshots so that their visible items match the items of their sections in a snapshot.
    /// Discards the section snapshots of deleted sections.
    private func keepOutlines(in snapshot: Snapshot) {
        for (section, outline) in outlines {
            outlines[section] = snapshot.indexOfSection(section).map { _ in
                outline.showing(snapshot.itemIdentifiers(inSection: section))
            }
        }
    }

    func hasOutline(_ section: Section) -> Bool { outlines[section] != nil }

    /// Returns the items of a section as a section snapshot.
    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let outline = outlines[section] { return outline }
        guard current.indexOfSection(section) != nil else { return NSDiffableDataSourceSectionSnapshot() }
        return NSDiffableDataSourceSectionSnapshot(flat: current.itemIdentifiers(inSection: section))
    }

    func outlineState(at path: RowPath) -> OutlineState? {
        guard !outlines.isEmpty, let section = section(at: path.section), let outline = outlines[section],
            let item = item(at: path.indexPath), outline.contains(item)
        else { return nil }
        return OutlineState(level: outline.tree.level(of: item), isExpanded: outline.tree.isExpanded(item))
    }

    // MARK: Lookup

    func item(at indexPath: IndexPath) -> Item? {
        RowPath(indexPath).flatMap { current.content.item(at: $0) }
    }

    func indexPath(of item: Item) -> IndexPath? { current.content.path(of: item)?.indexPath }

    func section(at index: Int) -> Section? { current.content.section(at: index) }

    var sectionCount: Int { current.numberOfSections }

    func count(inSection section: Int) -> Int { current.content.itemCount(in: section) }
}
