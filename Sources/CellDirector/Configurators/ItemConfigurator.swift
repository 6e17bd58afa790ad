/// What rows, headers and footers with a view type of their own have in common: that type, and the item it shows.
public class ItemConfigurator<Cell: ConfigurableCell, Item>: IdentifiedItem<Item> where Cell.DataType == Item {
    /// A configurator that shows an item, whose own identity is the row's: its `id`, else its value, else the configurator.
    public init(item: Item) { super.init(item: item, name: nil) }

    /// A configurator that shows an item, with an identity beside it: for a row whose item changes and is its own identity,
    /// such as the text of a search field.
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

    /// Whether a view that was made to show an item shows what the row says now: whether they are equal, and no objects.
    public final func isShown(by shown: Item) -> Bool { !isObject(shown) && Cell._isEqual(shown, to: item) }
}

extension ItemConfigurator: TrackedItem {
    var isIdentifiedByValue: Bool { name == nil && Cell._isValueIdentity }
}
