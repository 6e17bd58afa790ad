/// The handlers of one proxy for one reuse ID, found by the number of an action.
///
/// Open addressing with linear probing: a power of two of places, at most half of them taken. Looking up costs one
/// multiplication and, as a rule, one comparison, however many actions have handlers.
@MainActor
package final class HandlerTable {
    package let reuseIdentifier: String
    private var storage: Storage

    init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        storage = Storage(capacity: 8)
    }

    /// The handlers of one key, in the order they were registered.
    final class List {
        let id: ActionID
        let name: ActionName
        fileprivate(set) var handlers: ContiguousArray<Handler> = []

        init(id: ActionID, name: ActionName) {
            self.id = id
            self.name = name
        }
    }

    /// The handlers to call for an action, in the order they were registered; `nil` if there are none.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    package func handlers(_ id: ActionID) -> ContiguousArray<Handler>? { storage.list(id)?.handlers.nilIfEmpty }

    func append(_ handler: Handler, _ id: ActionID, _ name: ActionName) {
        if let list = storage.list(id) { return list.handlers.append(handler) }
        if storage.count * 2 >= storage.capacity { storage = Storage(copying: storage) }
        let list = List(id: id, name: name)
        list.handlers.append(handler)
        storage.insert(list)
    }

    func remove(_ subscription: CellActionSubscription, _ id: ActionID) {
        storage.list(id)?.handlers.removeAll { $0.subscription === subscription }
    }

    /// The names of the custom actions that have handlers, in no order.
    var customNames: [String] {
        storage.lists.filter { $0.name.origin == .custom && !$0.handlers.isEmpty }.map(\.name.text)
    }

    /// Removes all handlers, and returns them.
    func removeAll() -> [Handler] {
        defer { storage = Storage(capacity: 8) }
        return storage.lists.flatMap(\.handlers)
    }

    private final class Storage {
        let capacity: Int
        private(set) var count = 0
        private let shift: UInt64
        private let places: UnsafeMutablePointer<List?>

        init(capacity: Int) {
            self.capacity = capacity
            shift = UInt64(64 - capacity.trailingZeroBitCount)
            places = .allocate(capacity: capacity)
            places.initialize(repeating: nil, count: capacity)
        }

        convenience init(copying other: Storage) {
            self.init(capacity: other.capacity * 2)
            for list in other.lists { insert(list) }
        }

        deinit {
            places.deinitialize(count: capacity)
            places.deallocate()
        }

        var lists: [List] { (0..<capacity).compactMap { places[$0] } }

        @inline(__always)
        func list(_ id: ActionID) -> List? {
            var place = home(of: id)
            while let list = places[place] {
                if list.id == id { return list }
                place = (place + 1) & (capacity - 1)
            }
            return nil
        }

        func insert(_ list: List) {
            var place = home(of: list.id)
            while places[place] != nil { place = (place + 1) & (capacity - 1) }
            places[place] = list
            count += 1
        }

        @inline(__always)
        private func home(of id: ActionID) -> Int {
            Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: id) &* 0x9E37_79B9_7F4A_7C15) >> shift)
        }
    }
}

extension ContiguousArray {
    @inline(__always)
    fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
