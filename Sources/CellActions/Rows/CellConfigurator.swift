import Foundation

/// Describes a row of a list: the item that it shows and the cell that shows it.
///
/// Configurators are classes, so when a handler changes a configurator's ``item``, all code that references the
/// configurator sees the change. The protocols for rows of tables and collections refine this protocol.
///
/// **Rows are matched by identity.** Updates, references and lookups find a row by its identity: two configurators of
/// the same type with the same identity represent the same row, even if their items differ.
public protocol CellConfigurator: AnyObject {
    /// The view that shows the row.
    associatedtype Cell: AnyObject
    /// The data that the row shows.
    associatedtype Item

    /// The data that the row shows.
    ///
    /// A change appears on the next update or reload. With the configurators in this package, a change made by a
    /// synchronous handler appears when the handlers have returned, and any other change appears after the list's next
    /// layout.
    var item: Item { get set }

    /// The identifier that the list uses to reuse cells of this kind and to match handlers with rows.
    @MainActor static var reuseIdentifier: String { get }

    /// Shows ``item`` in a cell.
    @MainActor func configure(cell: Cell)

    /// Hashes the values that identify the row when the list changes. Default: hashes the configurator's object
    /// identifier.
    func hashIdentity(into hasher: inout Hasher)

    /// Whether another configurator represents the same row. By default, only the configurator itself does.
    func hasSameIdentity(as other: any CellConfigurator) -> Bool

    /// Whether a view that was configured with an item already shows the row's current content.
    ///
    /// By default, `true` if the given item is `Equatable`, equals ``item``, and is not an object. For items that are
    /// not `Equatable`, always `false`, so each update configures the row's view.
    func hasSameContent(as shown: Item) -> Bool
}

extension CellConfigurator {
    /// The reuse identifier. This property keeps the name used in the article that this package is based on, so that
    /// code copied from the article compiles.
    @available(*, deprecated, renamed: "reuseIdentifier")
    @MainActor public static var reuseId: String { reuseIdentifier }

    public func hashIdentity(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func hasSameIdentity(as other: any CellConfigurator) -> Bool { other === self }

    public func hasSameContent(as shown: Item) -> Bool { false }
}

extension CellConfigurator where Item: Equatable {
    public func hasSameContent(as shown: Item) -> Bool { !isObject(shown) && shown == item }
}

/// A configurator that, in addition to showing its item, sets other properties of a cell.
package protocol CellCustomizing: CellConfigurator {
    /// The additional properties, or `nil` if there are none. They are compared with the properties that a view was
    /// configured with, to determine whether the view is outdated.
    @MainActor var cellProperties: AnyHashable? { get }
}

extension CellConfigurator {
    /// The cell properties that the configurator sets in addition to showing its item.
    @MainActor package var customProperties: AnyHashable? { (self as? any CellCustomizing)?.cellProperties }
}

/// Whether an item is an object, even if the item's static type is an existential. A change to an object can't be
/// detected by comparing the object with itself.
package func isObject<Item>(_ item: Item) -> Bool {
    Item.self is AnyClass || type(of: item as Any) is AnyClass
}

/// A row, header or footer, and its position.
package typealias PlacedRow = (configurator: any CellConfigurator, indexPath: IndexPath)
