/// The base class of configurators that consist of a view type and the item that the view shows.
///
/// **The identity of a row** is the `id` of an `Identifiable` item, the value of an item that is only `Hashable`, or
/// the configurator itself if the item is neither. An `id` passed to the initializer overrides this identity. A
/// different item with the same identity updates the row in place. If the value is the identity, changing the value
/// results in a different row.
public class ItemConfigurator<Cell: ConfigurableCell, Item>: CellConfigurator, TrackedItem where Cell.DataType == Item {
    /// The item that the view shows. A change made by a synchronous handler is shown when the handlers have returned.
    /// Any other change is shown after the list's current or next layout; on iOS, this is in the next turn of the main
    /// queue.
    ///
    /// An `@Observable` object is observed: while a view shows the object, a change to a property that was read when
    /// the view was configured is shown in the same way as a change to the item. A view that was configured with such
    /// an object is configured a second time in the next turn of the main actor, if it is still on screen. The object
    /// is already being tracked by then, so changes that another thread made in the meantime are not lost. If a headless
    /// list is laid out in the middle of an assignment to the object, the next layout shows the new value. Any other
    /// object can be changed in place and can't be compared with its earlier state, so its view is configured on every
    /// update. Changes to an object inside a structure or an enumeration are not detected.
    public final var item: Item {
        didSet { didChange() }
    }
    /// The explicit identity, if one was specified.
    private let explicitIdentity: ExplicitIdentity?
    final var tracking = ItemTracking()

    /// Creates a configurator that is identified by the item's `id`, by the item's value if it has no `id` but is
    /// `Hashable`, or by the configurator itself if the item is neither `Identifiable` nor `Hashable`.
    public init(item: Item) {
        self.item = item
        explicitIdentity = nil
    }

    /// Creates a configurator with an explicit identity.
    ///
    /// Use this initializer if the item would otherwise be identified by its value, but the value can change, such as
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

    /// Hashes the row's identity.
    public final func hashIdentity(into hasher: inout Hasher) {
        if let explicitIdentity {
            explicitIdentity.hash(into: &hasher)
        } else if !Cell.hashIdentity(of: item, into: &hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// Whether another configurator has the same type and the same identity.
    public final func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        guard type(of: other) == type(of: self) else { return false }
        let other = unsafeDowncast(other, to: ItemConfigurator.self)
        return ExplicitIdentity.areSame(explicitIdentity, other.explicitIdentity)
            ?? Cell.hasSameIdentity(item, as: other.item) ?? (self === other)
    }

    /// Whether a view that was configured with the given item is still current. The view is current if that item equals
    /// ``item`` and is not an object.
    public final func hasSameContent(as shown: Item) -> Bool {
        !isObject(shown) && Cell.hasSameContent(shown, as: item)
    }

    final var isIdentifiedByValue: Bool { explicitIdentity == nil && Cell.isIdentifiedByValue }
}
