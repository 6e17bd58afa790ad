/// The handlers of one proxy for one reuse ID, found by the number of an action.
///
/// Open addressing with linear probing: a power of two of places, at most half of them taken. Looking up costs one
/// multiplication and, as a rule, one comparison, however many actions have handlers.
@MainActor
package final class HandlerTable {
    package let reuseIdentifier: String
    private var names: [ActionID: ActionName] = [:]
    // Read on the way of every action: the checks for overlapping access cost more there than the reading.
    @exclusivity(unchecked) nonisolated(unsafe) private var places: Places

    init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        places = Places(capacity: 8)
    }

    deinit { places.deallocate() }

    /// The handlers to call for an action, in the order they were registered; `nil` if there are none.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    package func handlers(_ id: ActionID) -> ContiguousArray<Handler>? {
        let place = places.place(of: id)
        return places.ids[place] == id && !places.lists[place].isEmpty ? places.lists[place] : nil
    }

    func append(_ handler: Handler, _ id: ActionID, _ name: ActionName) {
        if names.updateValue(name, forKey: id) == nil, names.count * 2 > places.capacity { grow() }
        let place = places.place(of: id)
        places.ids[place] = id
        places.lists[place].append(handler)
    }

    func remove(_ subscription: CellActionSubscription, _ id: ActionID) {
        let place = places.place(of: id)
        guard places.ids[place] == id,
            let index = places.lists[place].firstIndex(where: { $0.subscription === subscription })
        else { return }
        // It ends after the list was changed: what its closure held may cancel another handler of the list.
        let removed = places.lists[place].remove(at: index)
        withExtendedLifetime(removed) {}
    }

    /// Removes all handlers, and returns them.
    func removeAll() -> [Handler] {
        let removed = names.keys.flatMap { handlers($0) ?? [] }
        for id in names.keys { places.lists[places.place(of: id)] = [] }
        return removed
    }

    /// The names of the custom actions that have handlers, in no order.
    var customNames: [String] {
        names.filter { id, name in name.origin == .custom && handlers(id) != nil }.map(\.value.text)
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
        let lists: UnsafeMutablePointer<ContiguousArray<Handler>>

        init(capacity: Int) {
            self.capacity = capacity
            ids = .allocate(capacity: capacity)
            ids.initialize(repeating: Self.free, count: capacity)
            lists = .allocate(capacity: capacity)
            lists.initialize(repeating: [], count: capacity)
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
