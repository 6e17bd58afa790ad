import Foundation

/// A reference to the row that a cell shows, for later use: after an `await`, or on a different thread.
///
/// The reference stays valid as long as the cell shows that row, even when the list is updated. It never refers to a
/// row that replaces the original row, and it retains neither the cell nor the list.
public struct CellReference: Sendable {
    let row: RowReferenceStorage
    package let bus: CellActionBus
    /// The reuse identifier of the row's cell.
    public let reuseIdentifier: String

    @MainActor
    package init(cell: AnyObject, binding: CellBinding) {
        // Uses the latest binding, because an earlier handler may have updated the rows.
        row = binding.latest.row(in: cell)
        bus = binding.bus
        reuseIdentifier = binding.handlers.reuseIdentifier
    }

    /// Whether the cell still shows the row.
    @MainActor public var isValid: Bool { bound != nil }

    /// The row's configurator. If an update has replaced the configurator, this is the latest replacement. This
    /// property is available even if the cell no longer shows the row.
    @MainActor public var configurator: any CellConfigurator { row.now.binding.configurator }

    /// The cell, or `nil` if it no longer shows the row.
    @MainActor public var cell: AnyObject? { bound?.cell }

    /// The row's index path, or `nil` if the cell no longer shows the row.
    ///
    /// A configurator may have several index paths, for example if it is the header of several sections. This property
    /// is the index path that belongs to this cell.
    @MainActor public var indexPath: IndexPath? { bound?.binding.indexPath }

    /// The cell and its binding, or `nil` if the cell no longer shows the row.
    @MainActor
    package var bound: (cell: AnyObject, binding: CellBinding)? {
        let (cell, binding) = row.now
        guard binding.isActive, let cell else { return nil }
        return (cell, binding)
    }
}

extension CellAction {
    /// Sends the action from the referenced row. Can be called on any thread.
    ///
    /// If this method is called on the main actor, the action is delivered immediately. Otherwise, it is delivered as
    /// soon as the main actor is free. If the cell no longer shows the row by then, no handler is called and the
    /// problem is reported to ``CellActionBus/onProblem``.
    public func invoke(from reference: CellReference, payload: Payload) {
        let post: @MainActor @Sendable () -> Void = {
            // Delivers earlier posts from other threads first, because they may change the row that the cell shows.
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
    /// Sends the action from the referenced row. Can be called on any thread.
    public func invoke(from reference: CellReference) { invoke(from: reference, payload: ()) }
}

// An unavailable overload that explains a missing payload in one sentence.
extension CellAction {
    @_disfavoredOverload
    @available(*, unavailable, message: "this action has a payload: invoke(from:payload:)")
    public func invoke(from reference: CellReference) {}
}
