import Synchronization

/// When the item of a configurator was last changed, and the lists that show it.
struct ItemTracking {
    /// On the clock that all items share.
    fileprivate(set) var changedAt = 0
    fileprivate var lists: ListsOfItem?
}

/// A configurator whose lists are notified of changes of its item.
protocol TrackedItem: AnyObject {
    var tracking: ItemTracking { get set }
    /// Whether the value of the item is the row's identity.
    var isIdentifiedByValue: Bool { get }
}

extension TrackedItem {
    /// When the item was last changed, on the clock that all items share.
    var changedAt: Int { tracking.changedAt }

    /// The item has changed, or what else a view is made to show.
    func didChange() {
        tracking.changedAt = ItemClock.next(for: self)
        if let lists = tracking.lists, isOnMainActor { MainActor.assumeIsolated { lists.itemDidChange() } }
    }

    /// Notifies a list, which shows the item in a view of a kind, of changes of the item from now on.
    @MainActor func addObserver(_ list: any ItemObserver, _ kind: RowKind) {
        let lists = tracking.lists ?? ListsOfItem()
        tracking.lists = lists
        lists.insert(list, kind)
    }

    /// The kind of view in which a list last showed the item; `nil` if it never did.
    @MainActor func kind(in list: any ItemObserver) -> RowKind? { tracking.lists?.kind(in: list) }
}

/// What a list shows a configurator as. Of one type and one identity, a row and a header are two things.
enum RowKind {
    case row
    /// A header or footer of a section.
    case sectionView
    /// A view that is none of these: see ``ListDirector/show(_:in:)``.
    case standalone

    init(at indexPath: IndexPath) {
        self = indexPath.row != NSNotFound ? .row : indexPath.section != NSNotFound ? .sectionView : .standalone
    }
}

/// The lists that have shown an item: nearly always one.
@MainActor
fileprivate final class ListsOfItem {
    private var lists: [Weak] = []

    private struct Weak {
        weak var list: (any ItemObserver)?
        var kind: RowKind
    }

    func insert(_ list: any ItemObserver, _ kind: RowKind) {
        if let known = lists.firstIndex(where: { $0.list === list }) {
            lists[known].kind = kind
        } else {
            lists.removeAll { $0.list == nil }
            lists.append(Weak(list: list, kind: kind))
        }
    }

    func kind(in list: any ItemObserver) -> RowKind? { lists.first { $0.list === list }?.kind }

    func itemDidChange() {
        for case let list? in lists.map(\.list) { ChangedLists.insert(list) }
    }
}

/// Says in which order items were changed.
enum ItemClock {
    private static let ticks = Atomic(0)
    /// The configurators whose items changed last, each at the place of its time.
    private static let recent = Locked(Array(repeating: nil as ObjectIdentifier?, count: 64))

    static var now: Int { ticks.load(ordering: .relaxed) }

    static func next(for configurator: AnyObject) -> Int {
        recent.withLock { recent in
            let now = ticks.add(1, ordering: .relaxed).newValue
            recent[now % recent.count] = ObjectIdentifier(configurator)
            return now
        }
    }

    /// The configurators whose items have changed since a time; `nil` if those are too many to know.
    static func changes(since time: Int) -> [ObjectIdentifier]? {
        if time == now { return [] }
        return recent.withLock { recent in
            let now = now
            guard now - time <= recent.count else { return nil }
            return (time + 1...now).compactMap { recent[$0 % recent.count] }
        }
    }
}
