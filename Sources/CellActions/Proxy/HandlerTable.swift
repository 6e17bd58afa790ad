/// The handlers of one proxy for one reuse ID, found by the number of an action.
///
/// Open addressing with linear probing: a power of two of places, at most half of them taken. Looking up costs one
/// multiplication and, as a rule, one comparison, however many actions have handlers.
@MainActor
package final class HandlerTable {
    package let reuseIdentifier: String
    private var names: [ActionID: ActionName] = [:]
    /// How many handlers of an action there may be before those that have ended are looked for.
    private var sweepAt: [ActionID: Int] = [:]
    // Read on the way of every action: the checks for overlapping access cost more there than the reading.
    @exclusivity(unchecked) nonisolated(unsafe) private var places: Places

    init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        places = Places(capacity: 8)
    }

    deinit { places.deallocate() }

    /// The handlers to call for an action, in the order they were registered, with gaps; `nil` if there are none.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    package func handlers(_ id: ActionID) -> ContiguousArray<Handler?>? {
        let place = places.place(of: id)
        return places.ids[place] == id && !places.lists[place].isEmpty ? places.lists[place].entries : nil
    }

    /// The handlers that would be called for an action of a row: those of its configurator's type that have not ended.
    /// The ones that have are let go.
    func liveHandlers(_ id: ActionID, for configurator: any CellConfigurator) -> some Sequence<Handler> {
        (handlers(id) ?? []).lazy.compactMap { $0 }.filter { handler in
            guard handler.isLive else {
                handler.subscription.cancel()
                return false
            }
            return handler.isFor(configurator)
        }
    }

    /// - Returns: The handler's number in the list of its action.
    func append(_ handler: Handler, _ id: ActionID, _ name: ActionName) -> Int {
        if names.updateValue(name, forKey: id) == nil, names.count * 2 > places.capacity { grow() }
        let place = places.place(of: id)
        places.ids[place] = id
        let number = places.lists[place].append(handler)
        sweepNowAndThen(id)
        return number
    }

    func remove(_ number: Int, _ id: ActionID) {
        let place = places.place(of: id)
        guard places.ids[place] == id else { return }
        // It ends after the list was changed: what its closure held may cancel another handler of the list.
        let removed = places.lists[place].remove(number)
        withExtendedLifetime(removed) {}
    }

    /// Handlers whose owners have gone are let go when an action meets them. Where none comes, they are looked for each time
    /// the list of an action has doubled, so that they never outnumber the others by much.
    private func sweepNowAndThen(_ id: ActionID) {
        let count = places.lists[places.place(of: id)].count
        guard count >= sweepAt[id, default: 32] else { return }
        for case let handler? in handlers(id) ?? [] where !handler.isLive { handler.subscription.cancel() }
        sweepAt[id] = max(32, places.lists[places.place(of: id)].count * 2)
    }

    /// Removes all handlers, and returns them.
    func removeAll() -> [Handler] {
        let removed = names.keys.flatMap { handlers($0) ?? [] }
        for id in names.keys { places.lists[places.place(of: id)] = Registrations() }
        return removed.compactMap { $0 }
    }

    /// The names of the custom actions that have handlers, in no order.
    var customNames: [String] {
        names.filter { id, name in
            name.origin == .custom && (handlers(id) ?? []).contains { $0?.isLive ?? false }
        }.map(\.value.text)
    }

    private func grow() {
        let old = places
        places = Places(capacity: old.capacity * 2)
        for place in 0..<old.capacity where old.ids[place] != Places.free {
            let new = places.place(of: old.ids[place])
            places.ids[new] = old.ids[place]
            places.lists[new] = old.lists[place]
        }
        old.deallocate()
    }

    /// Two arrays side by side: the numbers of the actions, and their handlers.
    private struct Places {
        static let free = -1
        let capacity: Int
        let ids: UnsafeMutablePointer<ActionID>
        let lists: UnsafeMutablePointer<Registrations<Handler>>

        init(capacity: Int) {
            self.capacity = capacity
            ids = .allocate(capacity: capacity)
            ids.initialize(repeating: Self.free, count: capacity)
            lists = .allocate(capacity: capacity)
            lists.initialize(repeating: Registrations(), count: capacity)
        }

        func deallocate() {
            lists.deinitialize(count: capacity)
            lists.deallocate()
            ids.deallocate()
        }

        /// Where an action's number is, or where it would go.
        @inline(__always)
        func place(of id: ActionID) -> Int {
            let shift = UInt64(64 - capacity.trailingZeroBitCount)
            var place = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9_7F4A_7C15) >> shift)
            while ids[place] != id, ids[place] != Self.free { place = (place + 1) & (capacity - 1) }
            return place
        }
    }
}
