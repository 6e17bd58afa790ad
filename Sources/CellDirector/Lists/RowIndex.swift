/// Where each row of a list is, found by its configurator or by its identity.
///
/// It outlives the call that makes it, and an item that changes may be another identity. So a row's identity is a number here, the
/// hash that it had, which only says where to look first.
@MainActor
struct RowIndex {
    private typealias Position = (section: Int, row: Int)

    private let rows: [(configurator: any CellConfigurator, position: Position)]
    private var byObject: [ObjectIdentifier: Int] = [:]
    /// Made when somebody looks for a row by another configurator than its own.
    private var identities: Identities?

    /// The rows by the hashes of their identities.
    private struct Identities {
        /// When the rows were hashed, on the clock that all items share.
        var time: Int
        private var hashes: [Int]
        /// The first row of each hash, and after each row the next of its hash.
        private var first: [Int: Int] = [:]
        private var next: [Int?]

        init(_ time: Int, _ hashes: [Int]) {
            self.time = time
            self.hashes = hashes
            next = Array(repeating: nil, count: hashes.count)
            first.reserveCapacity(hashes.count)
            for row in hashes.indices.reversed() { next[row] = first.updateValue(row, forKey: hashes[row]) }
        }

        /// The first row of a hash that is wanted.
        func find(_ hash: Int, where isWanted: (Int) -> Bool) -> Int? {
            var found = first[hash]
            while let row = found, !isWanted(row) { found = next[row] }
            return found
        }

        /// A row has another hash, among whose rows it keeps its place.
        mutating func rehash(_ row: Int, _ hash: Int) {
            guard hashes[row] != hash else { return }
            insert(next[row], after: previous(row, hashes[row]), hashes[row])
            let previous = previous(row, hash)
            next[row] = previous.map { next[$0] } ?? first[hash]
            insert(row, after: previous, hash)
            hashes[row] = hash
        }

        /// The last of the rows of a hash that come before a row.
        private func previous(_ row: Int, _ hash: Int) -> Int? {
            guard var previous = first[hash], previous < row else { return nil }
            while let next = next[previous], next < row { previous = next }
            return previous
        }

        private mutating func insert(_ row: Int?, after previous: Int?, _ hash: Int) {
            if let previous { next[previous] = row } else { first[hash] = row }
        }
    }

    /// - Complexity: O(rows).
    init<Section: DirectedSection>(_ sections: [Section], in list: any DirectedList<Section>) {
        var rows: [(any CellConfigurator, Position)] = []
        rows.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
        for (number, section) in sections.enumerated() {
            list.eachConfigurator(of: section) { rows.append(($0, (number, $1))) }
            for kind in SectionViewKind.allCases {
                if let view = list.view(kind, of: section) { rows.append((view, (number, NSNotFound))) }
            }
        }
        self.rows = rows
        byObject.reserveCapacity(rows.count)
        for (number, row) in rows.enumerated() where byObject[ObjectIdentifier(row.0)] == nil {
            byObject[ObjectIdentifier(row.0)] = number
        }
    }

    /// Whether the list holds the very configurator.
    func contains(_ configurator: any CellConfigurator) -> Bool { byObject[ObjectIdentifier(configurator)] != nil }

    /// The first row, header or footer that the very configurator represents, else the first of its type with its identity.
    ///
    /// - Parameter kind: What the configurator was shown as: another kind is another thing. `nil`: that is not known.
    mutating func find(
        _ configurator: any CellConfigurator, _ kind: RowKind?
    ) -> (configurator: any CellConfigurator, indexPath: IndexPath)? {
        guard let number = byObject[ObjectIdentifier(configurator)] ?? findIdentity(configurator, kind) else {
            return nil
        }
        let (row, position) = rows[number]
        return (row, IndexPath(row: position.row, section: position.section))
    }

    /// - Complexity: O(1), but O(rows) for the first call, for one after many changes of items, and for a custom configurator
    ///   that is not found.
    private mutating func findIdentity(_ configurator: any CellConfigurator, _ kind: RowKind?) -> Int? {
        if kind == .standalone { return nil }
        noteChanges()
        func isSame(_ row: Int) -> Bool {
            let found: RowKind = rows[row].position.row == NSNotFound ? .sectionView : .row
            return kind ?? found == found && rows[row].configurator.hasSameIdentity(as: configurator)
        }

        let found = identities?.find(RowIdentity(configurator).hashValue, where: isSame)
        // Nobody says when the item of a custom configurator changes.
        return found == nil && !(configurator is any TrackedItem) ? rows.indices.first(where: isSame) : found
    }

    private mutating func noteChanges() {
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
