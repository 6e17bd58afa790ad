/// A row of any type, for handlers that apply to all rows of a list.
///
///     director.actionsProxy.on(.didSelect) { (c: AnyRow, cell) in log(c.base, cell) }
///
/// Every `on` method of ``CellActionProxy`` accepts `AnyRow` like any other configurator type. Handlers for `AnyRow`
/// and handlers for specific types run together, in the order of registration, and a handler for `AnyRow` counts as a
/// handler for every row. If an `AnyRow` is passed to a method of a director, the method looks up the row of ``base``.
public final class AnyRow: CellConfigurator {
    public typealias Cell = AnyObject

    /// The row's configurator.
    public let base: any CellConfigurator

    /// Creates a row of any type from its configurator.
    public init(_ base: any CellConfigurator) { self.base = (base as? AnyRow)?.base ?? base }

    /// The item of ``base``.
    ///
    /// - Precondition: A new value must have the same type as the item of ``base``.
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

    /// A placeholder. Lists don't use it, because they register cells under the reuse identifier of ``base``.
    @MainActor public static var reuseIdentifier: String { "AnyRow" }

    /// Shows the item of ``base`` in a cell. Has no effect if the cell does not have the type that ``base`` expects.
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
    /// Casts a configurator to this type, or wraps it if this type is `AnyRow`. Returns `nil` if the configurator has a
    /// different type.
    @inline(__always)
    package static func row(_ configurator: any CellConfigurator) -> Self? {
        Self.self == AnyRow.self ? AnyRow(configurator) as? Self : configurator as? Self
    }

    /// The configurator that the list contains: ``AnyRow/base`` if this configurator is an `AnyRow`, and otherwise this
    /// configurator itself.
    package var held: any CellConfigurator { (self as? AnyRow)?.base ?? self }
}
