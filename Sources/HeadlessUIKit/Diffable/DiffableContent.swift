import Foundation
import ListDifference

/// What a diffable data source shows in its list, and how it changes the list from one snapshot to the next.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private weak var list: ListScrollView?
    /// What the list shows now; between two steps of a change, what it shows then.
    private(set) var current = Snapshot()
    /// What is to be applied once the snapshot that is being applied is.
    private var waiting: [() -> Void] = []
    private var isApplying = false

    init(list: ListScrollView) { self.list = list }

    // MARK: Applying

    func apply(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        inTurn { content in
            content.change(to: snapshot)
            completion?()
        }
    }

    func applyUsingReloadData(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        inTurn { content in
            content.current = snapshot.withoutMarks
            content.list?.reloadData()
            completion?()
        }
    }

    /// A person moved an item, and the list will show it.
    func follow(_ snapshot: Snapshot) { current = snapshot.withoutMarks }

    /// Carries out one change after the other.
    private func inTurn(_ change: @escaping (DiffableContent) -> Void) {
        waiting.append { [unowned self] in change(self) }
        guard !isApplying else { return }
        isApplying = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isApplying = false
    }

    private func change(to snapshot: Snapshot) {
        let (old, new) = (current, snapshot.withoutMarks)
        guard let list else {
            current = new
            return
        }
        let difference = SectionedDifference(
            from: old.listSections, to: new.listSections, sections: .value, rows: .value)
        let stages = difference.stages
        for (index, stage) in stages.enumerated() {
            list.performBatchUpdates {
                self.current = index == stages.count - 1 ? new : Snapshot(stage.sections)
                list.perform(stage)
            }
        }
        current = new
        reload(snapshot, after: old, list)
    }

    /// Carries out the marks of a snapshot on what was there before; what came with it is new anyway.
    private func reload(_ snapshot: Snapshot, after old: Snapshot, _ list: ListScrollView) {
        let isOld = { (item: Item) in old.sectionIdentifier(containingItem: item) != nil }
        let sections = snapshot.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil }
        let items = snapshot.reloadedItemIdentifiers.filter(isOld)
        let reloads =
            sections.compactMap { current.indexOfSection($0) }.map { BatchUpdate.reloadSection($0) }
            + items.compactMap { current.path(of: $0) }.map { BatchUpdate.reloadRow($0) }
        if !reloads.isEmpty { list.update(reloads) }
        let kept = snapshot.reconfiguredItemIdentifiers.filter(isOld).compactMap { current.path(of: $0)?.indexPath }
        if !kept.isEmpty { list.reconfigure(kept) }
    }

    // MARK: Looking up

    func item(at indexPath: IndexPath) -> Item? {
        guard let path = RowPath(indexPath), current.items.indices.contains(path.section),
            current.items[path.section].indices.contains(path.row)
        else { return nil }
        return current.items[path.section][path.row]
    }

    func section(at index: Int) -> Section? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    func count(inSection section: Int) -> Int {
        current.items.indices.contains(section) ? current.items[section].count : 0
    }
}
