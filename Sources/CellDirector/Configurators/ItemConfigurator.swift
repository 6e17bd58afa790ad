/// What rows, headers and footers have in common: a view type and the item that it shows, which tells one from another.
///
/// Where the item is `Identifiable`, its `id` makes it the same row when a list changes, and another value updates the
/// row; else the whole value is the identity. Generic code that knows nothing of `Identifiable` gets the latter.
public class ItemConfigurator<Cell: ConfigurableCell, Item> where Cell.DataType == Item {
    /// What the view shows. Changing it changes no view until the configurator is reloaded.
    public final var item: Item
    /// What the view was last made to show: content is compared with this, since ``item`` may have changed meanwhile.
    private final var shown: Shown?
    private let identity: any ItemIdentity<Item>.Type

    /// An item in a box, so that a row that was never shown costs one word.
    private final class Shown {
        let item: Item
        init(_ item: Item) { self.item = item }
    }

    /// A configurator that shows `item`, which is told from others by its value.
    public init(item: Item) {
        self.item = item
        identity = IdentityByValue<Item>.self
    }

    /// A configurator that shows `item`, which is told from others by its `id`.
    public init(item: Item) where Item: Identifiable {
        self.item = item
        identity = IdentityByID<Item>.self
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
    public final func hashIdentity(into hasher: inout Hasher) { identity.hash(item, into: &hasher) }

    /// Whether another configurator is of this type and its item has the same identity.
    public final func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard let other = sameKind(other) else { return false }
        return identity.isSame(item, other.item)
    }

    /// Whether another configurator's item equals the one that was shown last, else the one that is to be shown.
    public final func hasSameContent(as other: any CellConfigurator) -> Bool {
        guard let other = sameKind(other) else { return false }
        if let shown { return shown.item == other.item }
        return item == other.item
    }

    /// The other as one of this very type.
    private func sameKind(_ other: any CellConfigurator) -> ItemConfigurator? {
        guard type(of: other) == type(of: self) else { return nil }
        return unsafeDowncast(other, to: ItemConfigurator.self)
    }
}
