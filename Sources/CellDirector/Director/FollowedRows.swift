/// The rows that somebody comes back to with a configurator that no longer says which row is meant: another may have replaced it,
/// and the row's identity may have changed since.
@MainActor
struct FollowedRows {
    private final class Row {
        private(set) weak var configurator: (any CellConfigurator)?
        /// What represented the row last, if that is another.
        private var successor: (any CellConfigurator)?
        /// How many handlers that were begun with the configurator are running.
        var handlerCount = 0

        init(_ configurator: any CellConfigurator) { self.configurator = configurator }

        /// What represented the row last.
        var latest: (any CellConfigurator)? {
            get { successor ?? configurator }
            set { successor = newValue === configurator ? nil : newValue }
        }

        /// Whether the row must be followed: a handler is running, or somebody holds a configurator of another identity.
        var isNeeded: Bool {
            guard let configurator else { return false }
            return handlerCount > 0 || successor.map { !$0.hasSameIdentity(as: configurator) } ?? false
        }
    }

    /// By the configurators that are held.
    private var rows: [ObjectIdentifier: Row] = [:]
    /// At how many rows those that need not be followed are let go.
    private var limit = 16

    // MARK: What is followed

    /// A handler begins with a configurator, whose row another may represent by now.
    mutating func beginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {
        let row = row(of: configurator)
        row.handlerCount += 1
        if latest !== configurator { row.latest = latest }
    }

    /// A handler that began with a configurator has ended.
    func endHandler(_ configurator: any CellConfigurator) { known(configurator)?.handlerCount -= 1 }

    /// Another configurator represents the row of one that somebody may come back with.
    mutating func follow(_ configurator: any CellConfigurator, as latest: any CellConfigurator) {
        row(of: configurator).latest = latest
    }

    /// Another configurator represents a row from now on.
    func replace(_ old: any CellConfigurator, by new: any CellConfigurator) {
        for row in rows.values where row.latest === old { row.latest = new }
    }

    /// What represented a row last; `nil` if it is not followed.
    func latest(_ configurator: any CellConfigurator) -> (any CellConfigurator)? { known(configurator)?.latest }

    private func known(_ configurator: any CellConfigurator) -> Row? {
        guard !rows.isEmpty, let row = rows[ObjectIdentifier(configurator)], row.configurator === configurator else {
            return nil
        }
        return row
    }

    private mutating func row(of configurator: any CellConfigurator) -> Row {
        if let row = known(configurator) { return row }
        if rows.count >= limit {
            removeUnneeded()
            limit = max(16, 2 * rows.count)
        }
        let row = Row(configurator)
        rows[ObjectIdentifier(configurator)] = row
        return row
    }

    private mutating func removeUnneeded() { rows = rows.filter { $0.value.isNeeded } }

    // MARK: Through an update

    /// Finds the rows in the sections of an update, before anything can change their identities. A row that these don't have
    /// keeps what represented it last, by which it may come back.
    ///
    /// - Parameter kind: What the list showed a configurator as.
    /// - Returns: What to do as soon as the list has the sections.
    /// - Complexity: O(rows of the sections) if any row is followed.
    mutating func find<Section: DirectedSection>(
        in sections: [Section], _ list: any DirectedList<Section>, _ kind: (any CellConfigurator) -> RowKind?
    ) -> () -> Void {
        removeUnneeded()
        if rows.isEmpty { return {} }
        var index = RowIndex(sections, in: list)
        let found = rows.values.compactMap { row in
            row.latest.flatMap { index.find($0, kind(row.configurator ?? $0)) }.map {
                (row: row, latest: $0.configurator)
            }
        }
        return { for (row, latest) in found { row.latest = latest } }
    }
}
