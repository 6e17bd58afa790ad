/// The handlers for all rows with the same reuse ID, looked up by action number.
@MainActor
package final class RowHandlers {
    package let reuseIdentifier: String

    private struct List {
        var name: ActionName?
        var handlers = Registrations<Handler>()
    }

    /// The handlers for each action, indexed by the action's number. Numbers are assigned consecutively from 0.
    // Exclusivity is not checked, because the property is read for every action and the check would cost more than the
    // read.
    @exclusivity(unchecked) private var lists: ContiguousArray<List> = []

    init(reuseIdentifier: String) { self.reuseIdentifier = reuseIdentifier }

    /// Returns the handlers registered for an action, in the order of registration, with `nil` for removed handlers.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    package subscript(id: ActionID) -> ContiguousArray<Handler?> {
        id < lists.count ? lists[id].handlers.entries : []
    }

    /// Returns the number of handlers that would be called for an action from a row: all handlers that are registered
    /// for the configurator's type and have not ended. Removes the handlers that have ended.
    func liveHandlerCount(_ id: ActionID, for configurator: any CellConfigurator) -> Int {
        var count = 0
        for case let handler? in self[id] {
            if handler.subscription.isCancelled {
                handler.subscription.cancel()
            } else if handler.isFor(configurator) {
                count += 1
            }
        }
        return count
    }

    /// - Returns: The handler's number, which is used to remove the handler from the handlers for its action.
    @inline(never)
    func append(_ handler: Handler, _ id: ActionID, _ name: ActionName) -> Int {
        let missing = id + 1 - lists.count
        if missing > 0 { lists.append(contentsOf: repeatElement(List(), count: missing)) }
        lists[id].name = name
        let number = lists[id].handlers.append(handler)
        if lists[id].handlers.isDueForSweep {
            self[id].cancelEnded()
            lists[id].handlers.didSweep()
        }
        return number
    }

    func remove(_ number: Int, _ id: ActionID) {
        // Releases the handler only after it has been removed from the list. Releasing the handler also releases the
        // objects that its closure captured, which may cancel another handler in the list.
        let removed = lists[id].handlers.remove(number)
        withExtendedLifetime(removed) {}
    }

    /// Removes all handlers, and returns them.
    func removeAll() -> [Handler] {
        lists.indices.flatMap { lists[$0].handlers.removeAll() }
    }

    /// The names of the custom actions that have handlers, in no particular order.
    var customNames: [String] {
        lists.compactMap { list in
            guard let name = list.name, name.origin == .custom,
                list.handlers.entries.contains(where: { $0?.subscription.isCancelled == false })
            else { return nil }
            return name.text
        }
    }
}
