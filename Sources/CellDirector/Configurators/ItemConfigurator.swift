/// What rows, headers and footers have in common: a view type and the item that it shows, which tells one from another.
///
/// Where the item is `Identifiable`, its `id` makes it the same row when a list changes, and another value updates the
/// row; else the whole value is the identity. Generic code that knows nothing of `Identifiable` gets the latter.
public class ItemConfigurator<Cell: ConfigurableCell, Item> where Cell.DataType == Item {
    /// What the view shows. Changing it changes no view until the configurator is reloaded.
    public final var item: Item
    private let identity: any ItemIdentity<Item>.Type

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
    @MainActor public final func configure(cell: Cell) { cell.configure(data: item) }

    public final func hashIdentity(into hasher: inout Hasher) { identity.hash(item, into: &hasher) }

    public final func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard let other = sameKind(other) else { return false }
        return identity.isSame(item, other.item)
    }

    public final func hasSameContent(as other: any CellConfigurator) -> Bool { sameKind(other)?.item == item }

    /// The other as one of this very type.
    private func sameKind(_ other: any CellConfigurator) -> ItemConfigurator? {
        guard type(of: other) == type(of: self) else { return nil }
        return unsafeDowncast(other, to: ItemConfigurator.self)
    }
}
