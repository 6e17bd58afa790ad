/// A row of a list as a value: what it shows, and which cell shows it.
///
/// A configurator is a class, so that a handler can change its ``item`` and every holder of the configurator sees
/// the change. What a table takes and what a collection takes are refinements of this protocol.
public protocol CellConfigurator: AnyObject {
    /// The view that shows the row.
    associatedtype Cell: AnyObject
    /// The data that the row shows.
    associatedtype Item

    /// The data that the row shows. Changing it changes no view until the row is configured again.
    var item: Item { get set }

    /// The identifier under which the list keeps used cells of this kind, and handlers find their rows.
    @MainActor static var reuseIdentifier: String { get }

    /// Shows ``item`` in a cell.
    @MainActor func configure(cell: Cell)

    /// Feeds to a hasher what makes this the same row when the list changes. Default: the configurator itself.
    func hashIdentity(into hasher: inout Hasher)

    /// Whether another configurator stands for the same row. Default: whether it is this one.
    func hasSameIdentity(as other: any CellConfigurator) -> Bool

    /// Whether another configurator of the same row looks the same. Default: yes, since it is this one.
    func hasSameContent(as other: any CellConfigurator) -> Bool
}

extension CellConfigurator {
    public func hashIdentity(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func hasSameIdentity(as other: any CellConfigurator) -> Bool { other === self }

    public func hasSameContent(as other: any CellConfigurator) -> Bool { true }
}
