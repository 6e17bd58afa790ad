import Foundation

/// A reference to the row a cell shows, for later use: after an `await`, or on another thread.
///
/// The reference works for as long as the cell shows that row, also through updates of the list that the row survives,
/// and never reaches the row that takes its place. It retains neither the cell nor its list.
public struct CellReference: Sendable {
    let row: RowReferenceStorage
    package let bus: CellActionBus
    /// The reuse identifier of the row's cell.
    public let reuseIdentifier: String

    @MainActor
    package init(cell: AnyObject, binding: CellBinding) {
        // A handler before may have updated the rows.
        row = binding.latest.row(in: cell)
        bus = binding.bus
        reuseIdentifier = binding.handlers.reuseIdentifier
    }

    /// Whether the cell still shows the row.
    @MainActor public var isValid: Bool { bound != nil }

    /// The row's configurator, the latest if an update gave the row another. It is there whether or not the cell still
    /// shows the row.
    @MainActor public var configurator: any CellConfigurator { row.now.binding.configurator }

    /// The cell, while it shows the row.
    @MainActor public var cell: AnyObject? { bound?.cell }

    /// Where the row is, while the cell shows it. A configurator may be in several places, as the header of several sections is:
    /// this is the place of this cell.
    @MainActor public var indexPath: IndexPath? { bound?.binding.indexPath }

    /// The cell and its binding, while the cell shows the row.
    @MainActor
    package var bound: (cell: AnyObject, binding: CellBinding)? {
        let (cell, binding) = row.now
        guard binding.isActive, let cell else { return nil }
        return (cell, binding)
    }
}

extension CellAction {
    /// Sends the action from the row of a reference, from any thread.
    ///
    /// On the main thread it is delivered at once, else as soon as the main actor is free. If the cell has meanwhile
    /// got another row, the action is unhandled, and ``CellActionBus/onProblem`` says so.
    public func invoke(from reference: CellReference, payload: Payload) {
        let post: @MainActor @Sendable () -> Void = {
            // What other threads posted before may have changed what the cell shows.
            reference.bus.deliverQueued()
            guard let (cell, binding) = reference.bound else {
                let view = "a cell of \(reference.reuseIdentifier)"
                return reference.bus.report(.noRow(action: name.text, view: view))
            }
            reference.bus.post(self, payload, to: binding, cell: cell)
        }
        if isOnMainActor {
            MainActor.assumeIsolated(post)
        } else {
            reference.bus.enqueue(post)
        }
    }
}

extension CellAction where Payload == Void {
    /// Sends the action from the row of a reference, from any thread.
    public func invoke(from reference: CellReference) { invoke(from: reference, payload: ()) }
}
