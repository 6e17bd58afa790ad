/// What rows, headers and footers with a view type of their own have in common: that type, and the item it shows.
public class ItemConfigurator<Cell: ConfigurableCell, Item>: IdentifiedItem<Item> where Cell.DataType == Item {
    /// A configurator that shows `item`, which is told from others by its value.
    @inlinable
    public override init(item: Item) { super.init(item: item) }

    /// A configurator that shows `item`, which is told from others by its `id`.
    @inlinable
    public override init(item: Item) where Item: Identifiable { super.init(item: item) }

    /// The view type's reuse identifier.
    @MainActor public static var reuseIdentifier: String { Cell.reuseIdentifier }

    /// Shows ``IdentifiedItem/item`` in a view.
    @MainActor
    public final func configure(cell: Cell) {
        willShow()
        cell.configure(data: item)
    }
}
