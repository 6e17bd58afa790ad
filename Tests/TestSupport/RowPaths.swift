import CellDirector

extension CellActionProxy {
    /// Registers a handler that also receives the index path of the row that sent the action, because a configurator may represent
    /// several rows.
    @discardableResult
    package func onRow<C: CellConfigurator>(
        _ action: CellAction<Void>, handler: @escaping @MainActor (C, C.Cell, IndexPath) -> Void
    ) -> Self {
        on(action) { (c: C, cell) in handler(c, cell, Self.indexPath(of: cell)) }
    }

    /// Like ``onRow(_:handler:)``, but for an action with a payload.
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
