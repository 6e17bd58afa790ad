import CellDirector
import ListDifference

/// Measures how long it takes to edit a long snapshot.
@MainActor
struct SnapshotEdits {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

    let identifiers: [UUID]
    private let snapshot: Snapshot
    /// A thousand new identifiers, and a thousand identifiers that are already in the snapshot.
    private let new = (0..<1_000).map { _ in UUID() }
    private let some: [UUID]

    init(_ count: Int) {
        identifiers = (0..<count).map { _ in UUID() }
        snapshot = Self.snapshot(identifiers)
        some = Array(identifiers.shuffled().prefix(1_000))
    }

    static func snapshot(_ identifiers: [UUID]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(identifiers)
        return snapshot
    }

    /// Returns the time to append all identifiers at once, in microseconds.
    func append() -> Double { nanoseconds(per: 1000) { keep(Self.snapshot(identifiers).numberOfItems) } }

    /// Returns the time for one insert, in nanoseconds.
    func insert() -> Double {
        time { for (identifier, other) in zip(new, some) { $0.insertItems([identifier], beforeItem: other) } }
    }

    /// Returns the time for one delete, in nanoseconds.
    func delete() -> Double { time { for identifier in some { $0.deleteItems([identifier]) } } }

    /// Returns the time for one move, in nanoseconds.
    func move() -> Double {
        time { for (identifier, other) in zip(some, some.dropFirst()) { $0.moveItem(identifier, afterItem: other) } }
    }

    /// Returns the time to copy the snapshot and delete one item from the copy, in nanoseconds.
    func copyAndDelete() -> Double {
        nanoseconds(per: some.count) {
            for identifier in some {
                var copy = snapshot
                copy.deleteItems([identifier])
                keep(copy.numberOfItems)
            }
        }
    }

    /// Returns the time to append sections, all at once or one by one, in microseconds.
    static func sections(_ count: Int, atOnce: Bool) -> Double {
        nanoseconds(per: 1000) {
            var snapshot = Snapshot()
            if atOnce {
                snapshot.appendSections(Array(0..<count))
            } else {
                for section in 0..<count { snapshot.appendSections([section]) }
            }
            keep(snapshot.numberOfSections)
        }
    }

    /// Makes about a thousand edits to a new snapshot, and returns the time per edit, in nanoseconds.
    private func time(_ edit: (inout Snapshot) -> Void) -> Double {
        var copies = (0..<9).map { _ in Self.snapshot(identifiers) }
        return nanoseconds(per: some.count) {
            var snapshot = copies.removeLast()
            edit(&snapshot)
            keep(snapshot.numberOfItems)
        }
    }
}

/// Measures how long it takes to apply a snapshot, which includes computing the difference and updating the list. The
/// work alternates between applying the change and reverting it.
@MainActor
enum SnapshotUpdate {
    typealias Snapshot = SnapshotEdits.Snapshot
    typealias Pair = Difference.Pair<UUID>

    /// The change to apply: 100 edits, 20 of them moves, among 100,000 identifiers. Each process generates the same
    /// change.
    static let edited = Difference.uuids(100_000, edits: 100, moves: 20)

    /// Returns a closure that only computes the difference.
    static func difference(_ pair: Pair) -> Turns {
        let source = [ListSection(model: 0, rows: pair.source)]
        let target = [ListSection(model: 0, rows: pair.target)]
        var isThere = false
        return { times in
            for _ in 0..<times {
                let difference = SectionedDifference(
                    from: isThere ? target : source, to: isThere ? source : target, sections: .value)
                keep(difference.moves.count)
                isThere.toggle()
            }
        }
    }

    /// Returns a closure that applies the snapshot to a table.
    static func table(_ pair: Pair) -> Turns {
        let table = makeTable()
        let source = tableSource(table)
        return turns(pair, table) { source.apply($0) }
    }

    /// Returns a closure that applies the snapshot to a collection view.
    static func collection(_ pair: Pair) -> Turns {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UUID> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, UUID>(collectionView: list) {
            list, indexPath, identifier in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: identifier)
        }
        return turns(pair, list) { source.apply($0) }
    }

    /// Returns the average time of the first ten calls to `indexPath(for:)` after a change has been applied, in
    /// nanoseconds.
    static func lookupTime(_ pair: Pair) -> Double {
        let table = makeTable()
        let source = tableSource(table)
        source.apply(SnapshotEdits.snapshot(pair.source))
        var best = Double.infinity
        for turn in 0..<20 {
            source.apply(SnapshotEdits.snapshot(pair.target))
            let identifiers = (1...10).map { pair.target[(turn * 10 + $0) * 487 % pair.target.count] }
            let time = nanoseconds(per: identifiers.count, repetitions: 1) {
                for identifier in identifiers { keep(source.indexPath(for: identifier)?.row ?? -1) }
            }
            best = min(best, time)
            source.apply(SnapshotEdits.snapshot(pair.source))
        }
        return best
    }

    private static func tableSource(_ table: UITableView) -> UITableViewDiffableDataSource<Int, UUID> {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return UITableViewDiffableDataSource(tableView: table) { table, indexPath, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private static func turns(
        _ pair: Pair, _ list: UIView, _ apply: @escaping @MainActor (Snapshot) -> Void
    ) -> Turns {
        let (old, new) = (SnapshotEdits.snapshot(pair.source), SnapshotEdits.snapshot(pair.target))
        apply(old)
        list.layoutIfNeeded()
        var isThere = false
        return { times in
            for _ in 0..<times {
                apply(isThere ? old : new)
                list.layoutIfNeeded()
                isThere.toggle()
            }
        }
    }
}
