import Foundation

/// What a cell knows of the row it shows: the configurator, and the director's handlers for it.
///
/// A director makes one each time it gives a cell a row, and ends it when the cell stops showing that row. It retains
/// neither the cell nor the director.
@MainActor
package final class CellBinding {
    package let configurator: any CellConfigurator
    let configuratorType: ObjectIdentifier
    let table: HandlerTable
    package let bus: CellActionBus
    /// Not needed on the way of an action, which goes straight to ``table``.
    package private(set) weak var proxy: CellActionProxy?

    /// Whether the cell shows the row now.
    @exclusivity(unchecked) package private(set) var isActive = true
    /// What the references to the row hold on to, while there are any.
    private weak var bound: BoundRow?
    /// Where the row was when the list last spoke of it.
    package var lastIndexPath: IndexPath

    package init(_ configurator: any CellConfigurator, proxy: CellActionProxy, indexPath: IndexPath) {
        self.configurator = configurator
        configuratorType = ObjectIdentifier(type(of: configurator))
        self.proxy = proxy
        bus = proxy.bus
        table = proxy.table(for: configurator)
        lastIndexPath = indexPath
    }

    /// Where the row is now; where it was last, if it is gone.
    package var indexPath: IndexPath { proxy?.host?.indexPath(of: self) ?? lastIndexPath }

    /// The cell stops showing the row.
    package func end() { isActive = false }

    /// Another configurator stands for the row from now on, in the same cell: references to the row go on with it.
    package func pass(to next: CellBinding) {
        isActive = false
        guard let bound else { return }
        bound.binding = next
        next.bound = bound
    }

    /// The row in a cell, as references to it see it.
    func row(in cell: AnyObject) -> BoundRow {
        if let bound { return bound }
        let row = BoundRow(cell, self)
        bound = row
        return row
    }
}

/// A row in a cell, through all the configurators that stand for it one after the other.
@MainActor
final class BoundRow {
    private(set) weak var cell: AnyObject?
    fileprivate(set) var binding: CellBinding

    fileprivate init(_ cell: AnyObject, _ binding: CellBinding) {
        self.cell = cell
        self.binding = binding
    }
}

/// The list side of a proxy, as far as dispatching needs it: a director.
@MainActor
package protocol CellActionHost: AnyObject {
    /// The list's view.
    var hostView: AnyObject { get }

    /// Where the row of a binding is now, or `nil` if the list no longer has it.
    func indexPath(of binding: CellBinding) -> IndexPath?

    /// Somebody registered a handler: the list may have to ask for what it did not need before.
    func didAddHandler(_ name: ActionName)
}

extension CellActionHost {
    package func didAddHandler(_ name: ActionName) {}
}
