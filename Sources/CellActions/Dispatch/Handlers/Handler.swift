import Foundation

/// A registered closure, with its configurator and payload types erased.
@MainActor
package class Handler: Registered {
    final let subscription: CellActionSubscription
    final let isOnce: Bool

    init(_ subscription: CellActionSubscription, once: Bool) {
        self.subscription = subscription
        isOnce = once
    }

    /// Returns whether to call the handler now.
    ///
    /// A once-only handler is cancelled here, before its only call, so that a post from inside the handler does not
    /// call the handler again. A handler whose owner has been deallocated is removed.
    @inline(__always)
    final func begin() -> Bool {
        if subscription.isCancelled {
            subscription.cancel()
            return false
        }
        if isOnce { subscription.cancel() }
        return true
    }

    /// Returns whether the handler was registered for the configurator's type.
    func isFor(_ configurator: any CellConfigurator) -> Bool { false }
}

/// A handler for cell actions with a particular payload type.
package class CellHandler<Payload>: Handler {
    /// - Returns: Whether the handler was called. It is called if it has not ended and is registered for the
    ///   configurator's type.
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
            // The unchecked downcasts below are safe, because the binding was created from a `C` and its `C.Cell`.
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

/// A handler for row events with a particular payload type, or for questions with a particular answer type.
package class RowHandler<Payload, Answer>: Handler {
    /// Returns the handler's answer, or `nil` if the handler has ended or is registered for a different type of
    /// configurator.
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
