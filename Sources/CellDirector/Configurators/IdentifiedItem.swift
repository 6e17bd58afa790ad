/// What configurators have in common: an item, and what tells it from others when a list changes.
///
/// Where the item is `Identifiable`, its `id` makes it the same row when a list changes, and another value updates the
/// row; else the whole value is the identity. Generic code that knows nothing of `Identifiable` gets the latter.
public class IdentifiedItem<Item: Hashable> {
    /// What the view shows. Changing it changes no view until the configurator is reloaded.
    @exclusivity(unchecked) public final var item: Item
    /// Whether the identity is a name beside the item: then no identity of the item's own is the same.
    @usableFromInline let isNamed: Bool
    /// What the view was last made to show: content is compared with this, since ``item`` may have changed meanwhile.
    @exclusivity(unchecked) @usableFromInline final var shown: Shown?
    /// Answers what takes the item's own type to answer. It is made by the initializer, which is compiled where that type
    /// is known: so the difference of a hundred thousand rows hashes and compares plain values.
    @usableFromInline let judge: (IdentifiedItem, Question) -> Bool

    /// An item in a box, so that a row that was never shown costs one word.
    @usableFromInline
    final class Shown {
        @usableFromInline let item: Item
        init(_ item: Item) { self.item = item }
    }

    @usableFromInline
    enum Question {
        /// Feed the identity to the hasher.
        case hash(UnsafeMutablePointer<Hasher>)
        case isSame(IdentifiedItem)
        /// Was the item given this very name, a value of this type?
        case isNamed(UnsafeRawPointer, ObjectIdentifier)
        /// Does the other's item look like what was shown, or is to be shown?
        case looksLike(IdentifiedItem)
    }

    /// An item that is told from others by its value.
    @inlinable
    init(item: Item) {
        self.item = item
        isNamed = false
        judge = { subject, question in
            switch question {
            case .hash(let hasher): hasher.pointee.combine(subject.item)
            case .isSame(let other): return subject.item == other.item && !other.isNamed
            case .isNamed: return false
            case .looksLike(let other): return subject.looks(like: other)
            }
            return true
        }
    }

    /// An item that is told from others by its `id`.
    @inlinable
    init(item: Item) where Item: Identifiable {
        self.item = item
        isNamed = false
        judge = { subject, question in
            switch question {
            case .hash(let hasher): hasher.pointee.combine(subject.item.id)
            case .isSame(let other): return subject.item.id == other.item.id && !other.isNamed
            case .isNamed: return false
            case .looksLike(let other): return subject.looks(like: other)
            }
            return true
        }
    }

    /// An item that is told from others by a name of its own.
    @inlinable
    init<Name: Hashable>(item: Item, named name: Name) {
        self.item = item
        isNamed = true
        judge = { subject, question in
            switch question {
            case .hash(let hasher): hasher.pointee.combine(name)
            case .isSame(let other):
                return withUnsafePointer(to: name) { other.judge(other, .isNamed($0, ObjectIdentifier(Name.self))) }
            case .isNamed(let other, let type):
                return type == ObjectIdentifier(Name.self) && other.assumingMemoryBound(to: Name.self).pointee == name
            case .looksLike(let other): return subject.looks(like: other)
            }
            return true
        }
    }

    @inlinable
    @inline(__always)
    final func looks(like other: IdentifiedItem) -> Bool {
        if let shown { return shown.item == other.item }
        return item == other.item
    }

    /// The item is about to be shown as it is now.
    final func willShow() { shown = Shown(item) }

    /// Feeds to a hasher what makes this the same row: the item's `id`, else its value.
    public final func hashIdentity(into hasher: inout Hasher) {
        withUnsafeMutablePointer(to: &hasher) { _ = judge(self, .hash($0)) }
    }

    /// Whether another configurator is of this type and its item has the same identity.
    public final func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard let other = sameKind(other) else { return false }
        return judge(self, .isSame(other))
    }

    /// Whether another configurator's item equals the one that was shown last, else the one that is to be shown.
    public final func hasSameContent(as other: any CellConfigurator) -> Bool {
        guard let other = sameKind(other) else { return false }
        return judge(self, .looksLike(other))
    }

    /// The other as one of this very type.
    @inline(__always)
    private func sameKind(_ other: any CellConfigurator) -> IdentifiedItem? {
        guard type(of: other) == type(of: self) else { return nil }
        return unsafeDowncast(other, to: IdentifiedItem.self)
    }
}
