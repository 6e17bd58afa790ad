/// The base class of configurators with a view type: that type, and the item it shows.
///
/// **A row is its identity**: the `id` of an `Identifiable` item, else the value of a `Hashable` one, else the configurator
/// itself; or what the configurator was given as `id`. Another item with the same identity updates the row in place; a row
/// whose identity is its value is another row when the value changes.
public class ItemConfigurator<Cell: ConfigurableCell, Item>: CellConfigurator, TrackedItem where Cell.DataType == Item {
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
    private let explicitIdentity: ExplicitIdentity?
    final var tracking = ItemTracking()

    /// Creates a configurator identified by its item: its `id`, else its value, else the configurator.
    public init(item: Item) {
        self.item = item
        explicitIdentity = nil
    }

    /// Creates a configurator with an explicit identity: for a row whose item changes and is its own identity, such as
    /// the text of a search field.
    public init(item: Item, id: some Hashable) {
        self.item = item
        explicitIdentity = TypedExplicitIdentity(id)
    }

    /// The view type's reuse identifier.
    @MainActor public static var reuseIdentifier: String { Cell.reuseIdentifier }

    /// Shows ``item`` in a view.
    @MainActor
    public final func configure(cell: Cell) { cell.configure(data: item) }

    /// Feeds the row's identity to a hasher.
    public final func hashIdentity(into hasher: inout Hasher) {
        if let explicitIdentity {
            explicitIdentity.hash(into: &hasher)
        } else if !Cell._hashIdentity(of: item, into: &hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// Whether another configurator is of this type and has the same identity.
    public final func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard type(of: other) == type(of: self) else { return false }
        let other = unsafeDowncast(other, to: ItemConfigurator.self)
        return ExplicitIdentity.areSame(explicitIdentity, other.explicitIdentity)
            ?? Cell._isSame(item, as: other.item) ?? (self === other)
    }

    /// Whether a view configured with an item is still current: whether they are equal, and no objects.
    public final func isShown(by shown: Item) -> Bool { !isObject(shown) && Cell._isEqual(shown, to: item) }

    final var isIdentifiedByValue: Bool { explicitIdentity == nil && Cell._isValueIdentity }
}
