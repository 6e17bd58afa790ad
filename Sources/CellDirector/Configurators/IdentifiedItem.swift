import Synchronization

/// What configurators have in common: an item, and what tells its row from others.
///
/// **A row is its identity**: the `id` of an `Identifiable` item, else the value of a `Hashable` one, else the configurator
/// itself; or what the configurator was given as `id`. Another item with the same identity updates the row in place; a row
/// whose identity is its value is another row when the value changes.
public class IdentifiedItem<Item> {
    /// What the view shows. A change is shown when the handler that made it returns, or at the next update.
    ///
    /// An `@Observable` object is followed: while a view shows it, a change of a property that the view was configured with is
    /// shown like one of the item. Its view is configured once more at the next turn of the main actor, if it is still on screen, with
    /// the tracking of the model in place: so no change of another thread is lost before that is. Any other object that is changed in place can't be compared with what it was: its view is
    /// configured at each update. An object inside a structure or an enumeration is not seen at all.
    @exclusivity(unchecked) public final var item: Item {
        didSet { didChange() }
    }
    /// The identity that was given beside the item, if one was.
    @usableFromInline final let name: RowName?
    /// When the item was last changed, on the clock that all items share.
    final private(set) var changedAt = 0
    /// The lists that have shown the item.
    private var lists: ShowingLists?

    init(item: Item, name: RowName?) {
        self.item = item
        self.name = name
    }

    /// The item has changed, or what else a view is made to show.
    final func didChange() {
        changedAt = ItemClock.next(for: self)
        if let lists, isOnMainActor { MainActor.assumeIsolated { lists.itemDidChange() } }
    }
}

/// An item whose changes its lists hear of.
protocol TrackedItem: AnyObject {
    /// When the item was last changed, on the clock that all items share.
    var changedAt: Int { get }
    /// Whether the value of the item is the row's identity.
    var isIdentifiedByValue: Bool { get }

    /// From now on the list, which shows the item in a view of a kind, is notified when the item changes.
    @MainActor func tellChanges(to list: any CellActionHost, _ kind: RowKind)
    /// The kind of view in which a list last showed the item; `nil` if it never did.
    @MainActor func kind(in list: any CellActionHost) -> RowKind?
}

/// What a list shows a configurator as. Of one type and one identity, a row and a header are two things.
enum RowKind {
    case row
    /// A header or footer of a section.
    case sectionView
    /// A view that is none of these: see ``ListDirector/show(_:in:)``.
    case beside

    init(at indexPath: IndexPath) {
        self = indexPath.row != NSNotFound ? .row : indexPath.section != NSNotFound ? .sectionView : .beside
    }
}

extension IdentifiedItem {
    @MainActor
    final func tellChanges(to list: any CellActionHost, _ kind: RowKind) {
        let lists = lists ?? ShowingLists()
        self.lists = lists
        lists.insert(list, kind)
    }

    @MainActor
    final func kind(in list: any CellActionHost) -> RowKind? { lists?.kind(in: list) }
}

/// The lists that have shown an item: nearly always one.
@MainActor
private final class ShowingLists {
    private var lists: [Weak] = []

    private struct Weak {
        weak var list: (any CellActionHost)?
        var kind: RowKind
    }

    func insert(_ list: any CellActionHost, _ kind: RowKind) {
        if let known = lists.firstIndex(where: { $0.list === list }) {
            lists[known].kind = kind
        } else {
            lists.removeAll { $0.list == nil }
            lists.append(Weak(list: list, kind: kind))
        }
    }

    func kind(in list: any CellActionHost) -> RowKind? { lists.first { $0.list === list }?.kind }

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
