/// A row of a list as a value: what it shows, and which cell shows it.
///
/// A configurator is a class, so that a handler can change its ``item`` and every holder of the configurator sees
/// the change. What a table takes and what a collection takes are refinements of this protocol.
///
/// **A row is its identity.** Updates, references and everything that looks for a row find it by that: two configurators of
/// one type with the same identity stand for one row, whatever their items say.
public protocol CellConfigurator: AnyObject {
    /// The view that shows the row.
    associatedtype Cell: AnyObject
    /// The data that the row shows.
    associatedtype Item

    /// The data that the row shows. A change is shown at the next update or reload; the configurators of this package show it
    /// when the handler that made it returns.
    var item: Item { get set }

    /// The identifier under which the list keeps used cells of this kind, and handlers find their rows.
    @MainActor static var reuseIdentifier: String { get }

    /// Shows ``item`` in a cell.
    @MainActor func configure(cell: Cell)

    /// Feeds to a hasher what makes this the same row when the list changes. Default: the configurator itself.
    func hashIdentity(into hasher: inout Hasher)

    /// Whether another configurator represents the same row. Default: whether it is this one.
    func hasSameIdentity(as other: any CellConfigurator) -> Bool

    /// Whether a view that was made to show an item shows what this row says now. Default: whether the item equals
    /// ``item``, where items can be compared, else no: then each update configures the row's view.
    func isShown(by shown: Item) -> Bool
}

extension CellConfigurator {
    /// The reuse identifier, under the name in copies of the article.
    @available(*, deprecated, renamed: "reuseIdentifier")
    @MainActor public static var reuseId: String { reuseIdentifier }

    public func hashIdentity(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func hasSameIdentity(as other: any CellConfigurator) -> Bool { other === self }

    public func isShown(by shown: Item) -> Bool { false }
}

extension CellConfigurator where Item: Equatable {
    public func isShown(by shown: Item) -> Bool { !isObject(shown) && shown == item }
}

/// A configurator that sets more of a cell than its item.
package protocol CellCustomizing: CellConfigurator {
    /// What is set beside the item, to be compared with what a view was made to show. `nil`: nothing.
    @MainActor var cellProperties: AnyHashable? { get }
}

extension CellConfigurator {
    /// What configuring sets beside the item.
    @MainActor package var customProperties: AnyHashable? { (self as? any CellCustomizing)?.cellProperties }
}

/// Whether an item is an object, also behind `any`: then nothing can tell whether it has changed since it was shown.
package func isObject<Item>(_ item: Item) -> Bool {
    Item.self is AnyClass || type(of: item as Any) is AnyClass
}
