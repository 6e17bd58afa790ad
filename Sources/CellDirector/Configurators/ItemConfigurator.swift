/// What rows, headers and footers have in common: a view type and the item that it shows, which tells one from another.
///
/// Where the item is `Identifiable`, its `id` makes it the same row when a list changes, and another value updates the
/// row; else the whole value is the identity. Generic code that knows nothing of `Identifiable` gets the latter.
public class ItemConfigurator<Cell: ConfigurableCell, Item> where Cell.DataType == Item {
    /// What the view shows. Changing it changes no view until the configurator is reloaded.
    @exclusivity(unchecked) public final var item: Item
    /// What the view was last made to show: content is compared with this, since ``item`` may have changed meanwhile.
    @exclusivity(unchecked) @usableFromInline final var shown: Shown?
    /// Answers what takes the item's own type to answer. It is made by the initializer, which is compiled where that type
    /// is known: so the difference of a hundred thousand rows hashes and compares plain values.
    @usableFromInline let judge: (ItemConfigurator, Question) -> Bool

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
        case isSame(ItemConfigurator)
        /// Does the other's item look like what was shown, or is to be shown?
        case looksLike(ItemConfigurator)
    }

    /// A configurator that shows `item`, which is told from others by its value.
    @inlinable
    public init(item: Item) {
        self.item = item
        judge = { configurator, question in
            switch question {
            case .hash(let hasher): hasher.pointee.combine(configurator.item)
            case .isSame(let other): return configurator.item == other.item
            case .looksLike(let other): return configurator.looks(like: other)
            }
            return true
        }
    }

    /// A configurator that shows `item`, which is told from others by its `id`.
    @inlinable
    public init(item: Item) where Item: Identifiable {
        self.item = item
        judge = { configurator, question in
            switch question {
            case .hash(let hasher): hasher.pointee.combine(configurator.item.id)
            case .isSame(let other): return configurator.item.id == other.item.id
            case .looksLike(let other): return configurator.looks(like: other)
            }
            return true
        }
    }

    @inlinable
    @inline(__always)
    final func looks(like other: ItemConfigurator) -> Bool {
        if let shown { return shown.item == other.item }
        return item == other.item
    }

    /// The view type's reuse identifier.
    @MainActor public static var reuseIdentifier: String { Cell.reuseIdentifier }

    /// Shows ``item`` in a view.
    @MainActor
    public final func configure(cell: Cell) {
        shown = Shown(item)
        cell.configure(data: item)
    }

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
    private func sameKind(_ other: any CellConfigurator) -> ItemConfigurator? {
        guard type(of: other) == type(of: self) else { return nil }
        return unsafeDowncast(other, to: ItemConfigurator.self)
    }
}
