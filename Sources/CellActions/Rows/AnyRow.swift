/// A row of any type, for handlers that serve all rows of a list.
///
///     director.actionsProxy.on(.didSelect) { (c: AnyRow, cell) in log(c.base, cell) }
///
/// Every `on` of a ``CellActionProxy`` takes it like any configurator. Such a handler runs among those for one type, in the
/// order they were registered, and counts as a handler of each row. A director finds the row of ``base`` where it is given
/// this.
public final class AnyRow: CellConfigurator {
    public typealias Cell = AnyObject

    /// The row's configurator.
    public let base: any CellConfigurator

    /// A row by its configurator, whatever its type.
    public init(_ base: any CellConfigurator) { self.base = (base as? AnyRow)?.base ?? base }

    /// The item of ``base``.
    ///
    /// - Precondition: A new item is of the type that the configurator has.
    public var item: Any {
        get { base.item }
        set { Self.set(newValue, in: base) }
    }

    private static func set<C: CellConfigurator>(_ item: Any, in configurator: C) {
        guard let item = item as? C.Item else {
            preconditionFailure("the item of a \(C.self) is a \(C.Item.self), not a \(type(of: item))")
        }
        configurator.item = item
    }

    /// No list keeps cells under this identifier: rows have that of ``base``.
    @MainActor public static var reuseIdentifier: String { "AnyRow" }

    /// Shows the item of ``base`` in a cell, if it is of the type that ``base`` has.
    @MainActor public func configure(cell: AnyObject) { Self.configure(cell, with: base) }

    @MainActor
    private static func configure<C: CellConfigurator>(_ cell: AnyObject, with configurator: C) {
        if let cell = cell as? C.Cell { configurator.configure(cell: cell) }
    }

    public func hashIdentity(into hasher: inout Hasher) { base.hashIdentity(into: &hasher) }

    public func hasSameIdentity(as other: any CellConfigurator) -> Bool {
        base.hasSameIdentity(as: (other as? AnyRow)?.base ?? other)
    }
}

extension CellConfigurator {
    /// A row as a handler for this type takes it; `nil` if it is of another type.
    @inline(__always)
    package static func row(_ configurator: any CellConfigurator) -> Self? {
        Self.self == AnyRow.self ? AnyRow(configurator) as? Self : configurator as? Self
    }

    /// The configurator that the list holds: of a row of any type, what it is made of.
    package var held: any CellConfigurator { (self as? AnyRow)?.base ?? self }
}
