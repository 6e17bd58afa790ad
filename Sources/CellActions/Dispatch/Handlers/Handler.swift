import Foundation

/// A registered closure, its type and its payload's type forgotten.
@MainActor
package class Handler: Registered {
    final let subscription: CellActionSubscription
    final let isOnce: Bool

    init(_ subscription: CellActionSubscription, once: Bool) {
        self.subscription = subscription
        isOnce = once
    }

    /// Whether the handler is to be called now. A once-only handler ends here, before its one call, so that a post
    /// from inside it does not call it again. One whose owner has gone is let go.
    @inline(__always)
    final func begin() -> Bool {
        if subscription.isCancelled {
            subscription.cancel()
            return false
        }
        if isOnce { subscription.cancel() }
        return true
    }

    /// Whether the handler was registered for a type that the configurator is of.
    func isFor(_ configurator: any CellConfigurator) -> Bool { false }
}

/// A handler of cell actions with one payload type.
package class CellHandler<Payload>: Handler {
    /// - Returns: Whether the handler was called: it has not ended, and is for the configurator's type.
    func call(_ binding: CellBinding, _ cell: AnyObject, _ payload: Payload) -> Bool { false }
}

final class TypedCellHandler<C: CellConfigurator, Payload>: CellHandler<Payload> {
    typealias Body = @MainActor (C, C.Cell, Payload, CellBinding) -> Void
    let body: Body

    init(_ subscription: CellActionSubscription, once: Bool, _ body: @escaping Body) {
        self.body = body
        super.init(subscription, once: once)
    }

    override func isFor(_ configurator: any CellConfigurator) -> Bool { C.row(configurator) != nil }

    override func call(_ binding: CellBinding, _ cell: AnyObject, _ payload: Payload) -> Bool {
        if binding.configuratorType == ObjectIdentifier(C.self) {
            // The binding was made from a `C` and its `C.Cell`.
            guard begin() else { return false }
            binding.heldConfigurator.with(C.self) { configurator in
                body(configurator, unsafeDowncast(cell, to: C.Cell.self), payload, binding)
            }
        } else if let configurator = C.row(binding.configurator), let cell = cell as? C.Cell {
            guard begin() else { return false }
            body(configurator, cell, payload, binding)
        } else {
            return false
        }
        return true
    }
}

/// A handler of row events with one payload type, or of questions with one answer type.
package class RowHandler<Payload, Answer>: Handler {
    /// `nil`: the handler has ended, or is for another type of configurator.
    func call(_ configurator: any CellConfigurator, _ indexPath: IndexPath, _ payload: Payload) -> Answer? { nil }
}

final class TypedRowHandler<C: CellConfigurator, Payload, Answer>: RowHandler<Payload, Answer> {
    typealias Body = @MainActor (C, IndexPath, Payload) -> Answer?
    let body: Body

    init(_ subscription: CellActionSubscription, once: Bool, _ body: @escaping Body) {
        self.body = body
        super.init(subscription, once: once)
    }

    override func isFor(_ configurator: any CellConfigurator) -> Bool { C.row(configurator) != nil }

    override func call(_ configurator: any CellConfigurator, _ indexPath: IndexPath, _ payload: Payload) -> Answer? {
        guard let configurator = C.row(configurator), begin() else { return nil }
        return body(configurator, indexPath, payload)
    }
}
