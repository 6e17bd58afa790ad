/// The common base of configurators with a view type: that type, and the item it shows.
public class ItemConfigurator<Cell: ConfigurableCell, Item>: IdentifiedItem<Item> where Cell.DataType == Item {
    /// Creates a configurator identified by its item: its `id`, else its value, else the configurator.
    public init(item: Item) { super.init(item: item, name: nil) }

    /// Creates a configurator with an explicit identity: for a row whose item changes and is its own identity, such as
    /// the text of a search field.
    public init(item: Item, id: some Hashable) { super.init(item: item, name: TypedRowName(id)) }

    /// The view type's reuse identifier.
    @MainActor public static var reuseIdentifier: String { Cell.reuseIdentifier }

    /// Shows ``IdentifiedItem/item`` in a view.
    @MainActor
    public final func configure(cell: Cell) { cell.configure(data: item) }

    /// Feeds the row's identity to a hasher.
    public final func hashIdentity(into hasher: inout Hasher) {
        if let name { name.hash(into: &hasher) } else { Cell._hashIdentity(of: self, into: &hasher) }
    }

    /// Whether another configurator is of this type and has the same identity.
    public final func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard type(of: other) == type(of: self) else { return false }
        let other = unsafeDowncast(other, to: ItemConfigurator.self)
        return RowName.areSame(name, other.name) ?? Cell._isSame(self, as: other)
    }

    /// Whether a view configured with an item is still current: whether they are equal, and no objects.
    public final func isShown(by shown: Item) -> Bool { !isObject(shown) && Cell._isEqual(shown, to: item) }
}

extension ItemConfigurator: TrackedItem {
    var isIdentifiedByValue: Bool { name == nil && Cell._isValueIdentity }
}
