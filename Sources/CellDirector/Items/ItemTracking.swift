import Synchronization

/// The time of the last change to a configurator's item, and the lists that show the item.
struct ItemTracking {
    /// The time of the last change, measured by `ItemClock`.
    fileprivate(set) var changedAt = 0
    fileprivate var lists: ListsOfItem?
}

/// A configurator that notifies its lists when its item changes.
protocol TrackedItem: AnyObject {
    var tracking: ItemTracking { get set }
    /// Whether the row is identified by the value of its item.
    var isIdentifiedByValue: Bool { get }
}

extension TrackedItem {
    /// The time of the item's last change, measured by `ItemClock`.
    var changedAt: Int { tracking.changedAt }

    /// Records a change to the item, or to another property that a view shows.
    func didChange() {
        tracking.changedAt = ItemClock.next(for: self)
        if let lists = tracking.lists, CellActions.isOnMainActor { MainActor.assumeIsolated { lists.itemDidChange() } }
    }

    /// Registers a list that shows the item in the given kind of view. The list is notified when the item is changed on
    /// the main actor.
    @MainActor func addObserver(_ list: any ItemObserver, _ kind: RowKind) {
        let lists = tracking.lists ?? ListsOfItem()
        tracking.lists = lists
        lists.insert(list, kind)
    }

    /// Returns the kind of view in which a list last showed the item, or `nil` if the list has never shown the item.
    @MainActor func kind(in list: any ItemObserver) -> RowKind? { tracking.lists?.kind(in: list) }
}

/// The kind of view in which a list shows a configurator. A configurator that a list has shown as a row is never
/// treated as the same as a header, even if the two have the same type and identity.
enum RowKind {
    case row
    /// A header or footer of a section.
    case sectionView
    /// A standalone view: see ``ListDirector/show(_:in:)``.
    case standalone

    init(at indexPath: IndexPath) {
        self = indexPath.row != NSNotFound ? .row : indexPath.section != NSNotFound ? .sectionView : .standalone
    }
}

/// The lists that have shown an item. In nearly all cases, there is only one list.
@MainActor
fileprivate final class ListsOfItem {
    private var lists: [(list: WeakObject, kind: RowKind)] = []

    func insert(_ list: any ItemObserver, _ kind: RowKind) {
        if let known = lists.firstIndex(where: { $0.list.object === list }) {
            lists[known].kind = kind
        } else {
            lists.removeAll { $0.list.object == nil }
            lists.append((WeakObject(list), kind))
        }
    }

    func kind(in list: any ItemObserver) -> RowKind? { lists.first { $0.list.object === list }?.kind }

    func itemDidChange() {
        for case let list as any ItemObserver in lists.map(\.list.object) { ChangedLists.itemDidChange(in: list) }
    }
}

/// A logical clock that records the order in which items change.
enum ItemClock {
    private static let ticks = Atomic(0)
    /// The configurators whose items changed most recently, indexed by time modulo the array's count.
    private static let recent = Locked(Array(repeating: nil as ObjectIdentifier?, count: 64))

    static var now: Int { ticks.load(ordering: .relaxed) }

    static func next(for configurator: AnyObject) -> Int {
        recent.withLock { recent in
            let now = ticks.add(1, ordering: .relaxed).newValue
            recent[now % recent.count] = ObjectIdentifier(configurator)
            return now
        }
    }

    /// Returns the configurators whose items have changed since the given time, or `nil` if there have been more
    /// changes than the clock records.
    static func changes(since time: Int) -> [ObjectIdentifier]? {
        if time == now { return [] }
        return recent.withLock { recent in
            let now = now
            guard now - time <= recent.count else { return nil }
            return (time + 1...now).compactMap { recent[$0 % recent.count] }
        }
    }
}
