import Foundation

/// Where each item of a snapshot is, found out when first asked for, on any thread.
final class SnapshotPositions<Item: Hashable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var paths: [Item: RowPath] = [:]
    /// How many items lie before each section; `nil`: nothing is known.
    private var starts: [Int]?

    func forget() {
        lock.withLock {
            paths = [:]
            starts = nil
        }
    }

    func path(of item: Item, in sections: [[Item]]) -> RowPath? {
        lock.withLock {
            _ = knownStarts(sections)
            return paths[item]
        }
    }

    func index(of item: Item, in sections: [[Item]]) -> Int? {
        lock.withLock {
            let starts = knownStarts(sections)
            return paths[item].map { starts[$0.section] + $0.row }
        }
    }

    private func knownStarts(_ sections: [[Item]]) -> [Int] {
        if let starts { return starts }
        var starts: [Int] = []
        var count = 0
        for (section, items) in sections.enumerated() {
            starts.append(count)
            count += items.count
            for (row, item) in items.enumerated() { paths[item] = RowPath(section, row) }
        }
        self.starts = starts
        return starts
    }
}
