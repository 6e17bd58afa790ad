/// The current index of a list's rows, and a count of the rows' changes.
@MainActor
struct RowLookUp {
    /// The index, built on the first lookup and discarded when the sections change.
    var index: RowIndex?
    /// The number of times that the sections have changed.
    private(set) var changeCount = 0

    mutating func rowsChanged() {
        index = nil
        changeCount &+= 1
    }
}

/// An index for finding a list's rows by configurator or by identity.
///
/// Items can change after the index is built, which can also change the identities of their rows. Therefore, the index
/// stores only the hash of each identity. It uses the hash to find candidates, and then compares the rows.
@MainActor
final class RowIndex {
    private typealias Position = (section: Int, row: Int)

    private let rows: [(configurator: any CellConfigurator, position: Position)]
    private var byObject: [ObjectIdentifier: Int] = [:]
    /// For each row, the next row of the same configurator, if there is one.
    private var nextOfObject: [Int: Int] = [:]
    /// The index by identity, built on the first lookup of a configurator that the list does not contain.
    private var identities: Identities?

    /// The rows, indexed by the hash of their identity.
    private struct Identities {
        /// The time when the rows were hashed, measured by `ItemClock`.
        var time: Int
        private var hashes: [Int]
        /// The first row with each hash, and for each row the next row with the same hash.
        private var first: [Int: Int] = [:]
        private var next: [Int?]

        init(_ time: Int, _ hashes: [Int]) {
            self.time = time
            self.hashes = hashes
            next = Array(repeating: nil, count: hashes.count)
            first.reserveCapacity(hashes.count)
            for row in hashes.indices.reversed() { next[row] = first.updateValue(row, forKey: hashes[row]) }
        }

        /// Returns the first row that has the given hash and satisfies a condition.
        func find(_ hash: Int, where isWanted: (Int) -> Bool) -> Int? {
            var found = first[hash]
            while let row = found, !isWanted(row) { found = next[row] }
            return found
        }

        /// Changes the hash of a row. Rows with the same hash remain in order.
        mutating func rehash(_ row: Int, _ hash: Int) {
            guard hashes[row] != hash else { return }
            insert(next[row], after: previous(row, hashes[row]), hashes[row])
            let previous = previous(row, hash)
            next[row] = previous.map { next[$0] } ?? first[hash]
            insert(row, after: previous, hash)
            hashes[row] = hash
        }

        /// Returns the last row with the given hash that precedes the given row.
        private func previous(_ row: Int, _ hash: Int) -> Int? {
            guard var previous = first[hash], previous < row else { return nil }
            while let next = next[previous], next < row { previous = next }
            return previous
        }

        private mutating func insert(_ row: Int?, after previous: Int?, _ hash: Int) {
            if let previous { next[previous] = row } else { first[hash] = row }
        }
    }

    /// - Complexity: O(*n*), where *n* is the number of rows.
    init(_ sections: any SectionList) {
        var rows: [(any CellConfigurator, Position)] = []
        rows.reserveCapacity(sections.sectionNumbers.reduce(0) { $0 + sections.rowCount(of: $1) })
        for number in sections.sectionNumbers {
            sections.eachConfigurator(of: number) { rows.append(($0, (number, $1))) }
            for kind in SectionViewKind.allCases {
                if let view = sections.view(kind, of: number) { rows.append((view, (number, NSNotFound))) }
            }
        }
        self.rows = rows
        byObject.reserveCapacity(rows.count)
        for number in rows.indices.reversed() {
            if let next = byObject.updateValue(number, forKey: ObjectIdentifier(rows[number].0)) {
                nextOfObject[number] = next
            }
        }
    }

    /// Returns the index paths of the rows that the configurator itself represents, without headers and footers.
    ///
    /// - Complexity: O(*k*), where *k* is the number of these rows.
    func rows(of configurator: any CellConfigurator) -> [IndexPath] {
        var (paths, next) = ([IndexPath](), byObject[ObjectIdentifier(configurator)])
        while let number = next {
            let position = rows[number].position
            if position.row != NSNotFound { paths.append(IndexPath(row: position.row, section: position.section)) }
            next = nextOfObject[number]
        }
        return paths
    }

    /// Whether the list contains this configurator itself.
    func contains(_ configurator: any CellConfigurator) -> Bool { byObject[ObjectIdentifier(configurator)] != nil }

    /// Returns the first row, header or footer that the configurator itself represents or, if there is none, the first
    /// row, header or footer with the same type and identity.
    ///
    /// - Parameter kind: The kind of view that the configurator was shown in, or `nil` if the kind is not known. Only
    ///   configurators that are shown in views of this kind are compared by identity.
    func find(_ configurator: any CellConfigurator, _ kind: RowKind?) -> PlacedRow? {
        guard let number = byObject[ObjectIdentifier(configurator)] ?? findIdentity(configurator, kind) else {
            return nil
        }
        let (row, position) = rows[number]
        return (row, IndexPath(row: position.row, section: position.section))
    }

    /// - Complexity: O(1) in most cases, but O(*n*), where *n* is the number of rows, for the first call, for a call
    ///   after many items have changed, and for a custom configurator that is not found.
    private func findIdentity(_ configurator: any CellConfigurator, _ kind: RowKind?) -> Int? {
        if kind == .standalone { return nil }
        noteChanges()
        func isSame(_ row: Int) -> Bool {
            let found: RowKind = rows[row].position.row == NSNotFound ? .sectionView : .row
            return kind ?? found == found && rows[row].configurator.hasSameIdentity(as: configurator)
        }

        let found = identities?.find(RowIdentity(configurator).hashValue, where: isSame)
        // The index is not notified of changes to the items of custom configurators, so their hashes may be outdated.
        // If the hash lookup fails, all rows are compared instead.
        return found == nil && !(configurator is any TrackedItem) ? rows.indices.first(where: isSame) : found
    }

    private func noteChanges() {
        let now = ItemClock.now
        if let time = identities?.time, let changes = ItemClock.changes(since: time) {
            for object in changes {
                guard let row = byObject[object] else { continue }
                let hash = hash(row)
                identities?.rehash(row, hash)
            }
            identities?.time = now
        } else {
            identities = Identities(now, rows.indices.map(hash))
        }
    }

    private func hash(_ row: Int) -> Int { RowIdentity(rows[row].configurator).hashValue }
}
