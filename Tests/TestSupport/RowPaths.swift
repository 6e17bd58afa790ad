import CellDirector

extension CellActionProxy {
    /// Registers a handler that also receives the index path of the row that sent the action. A configurator alone does
    /// not identify the row, because it can represent several rows.
    @discardableResult
    package func onRow<C: CellConfigurator>(
        _ action: CellAction<Void>, handler: @escaping @MainActor (C, C.Cell, IndexPath) -> Void
    ) -> Self {
        on(action) { (c: C, cell) in handler(c, cell, Self.indexPath(of: cell)) }
    }

    /// Registers a handler for an action with a payload, in the same way as ``onRow(_:handler:)``.
    @discardableResult
    package func onRow<C: CellConfigurator, Payload>(
        _ action: CellAction<Payload>, handler: @escaping @MainActor (C, C.Cell, Payload, IndexPath) -> Void
    ) -> Self {
        on(action) { (c: C, cell, payload) in handler(c, cell, payload, Self.indexPath(of: cell)) }
    }

    private static func indexPath(of view: AnyObject) -> IndexPath {
        (view as? UIView).flatMap(CellReference.init)?.indexPath ?? [NSNotFound, NSNotFound]
    }
}
