/// Tracks the rows of configurators that callers still hold. Such a configurator may no longer identify its row,
/// because a new configurator has replaced it or because the row's identity has changed.
@MainActor
struct HeldRows {
    private final class Row {
        private(set) weak var configurator: (any CellConfigurator)?
        /// The configurator that most recently represented the row, if it differs from ``configurator``.
        private var successor: (any CellConfigurator)?
        /// The number of running asynchronous handlers that were started for the configurator.
        var handlerCount = 0

        init(_ configurator: any CellConfigurator) { self.configurator = configurator }

        /// The configurator that most recently represented the row.
        var latest: (any CellConfigurator)? {
            get { successor ?? configurator }
            set { successor = newValue === configurator ? nil : newValue }
        }

        /// Whether the row must still be tracked. This is the case if its configurator still exists, and if either a
        /// handler is running for it or the latest configurator has a different identity.
        var isNeeded: Bool {
            guard let configurator else { return false }
            return handlerCount > 0 || successor.map { !$0.hasSameIdentity(as: configurator) } ?? false
        }
    }

    /// The tracked rows, keyed by the configurators that callers hold.
    private var rows: [ObjectIdentifier: AnyObject] = [:]
    /// When this many rows are tracked, the rows that no longer need tracking are removed.
    private var limit = 16

    // MARK: Tracking

    /// Called when an asynchronous handler starts for a configurator. A newer configurator may already represent the
    /// row.
    mutating func beginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {
        let row = row(of: configurator)
        row.handlerCount += 1
        if latest !== configurator { row.latest = latest }
    }

    /// Called when an asynchronous handler that was started for a configurator has ended.
    func endHandler(_ configurator: any CellConfigurator) { known(configurator)?.handlerCount -= 1 }

    /// Records that a newer configurator represents the row of a configurator that callers may still use.
    mutating func keep(_ configurator: any CellConfigurator, as latest: any CellConfigurator) {
        row(of: configurator).latest = latest
    }

    /// Records that a configurator has been replaced by a new configurator.
    func replace(_ old: any CellConfigurator, by new: any CellConfigurator) {
        for row in rows.values.lazy.map(Self.row) where row.latest === old { row.latest = new }
    }

    /// Returns the configurator that most recently represented the given configurator's row, or `nil` if the row is not
    /// tracked.
    func latest(_ configurator: any CellConfigurator) -> (any CellConfigurator)? { known(configurator)?.latest }

    private func known(_ configurator: any CellConfigurator) -> Row? {
        guard !rows.isEmpty, let row = rows[ObjectIdentifier(configurator)].map(Self.row),
            row.configurator === configurator
        else { return nil }
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

    private mutating func removeUnneeded() {
        for (key, row) in rows where !Self.row(row).isNeeded { rows[key] = nil }
    }

    private static func row(_ object: AnyObject) -> Row { unsafeDowncast(object, to: Row.self) }

    // MARK: Updates

    /// Finds the tracked rows in the sections of an update. Must be called before the rows' identities can change. A
    /// row that is not in these sections keeps its latest configurator, which is used to find the row if it reappears.
    ///
    /// - Parameter kind: A closure that returns the kind of view in which the list last showed a configurator.
    /// - Returns: A closure that records the rows' latest configurators. Call it as soon as the list has been given the
    ///   sections.
    /// - Complexity: O(*n*) if any row is tracked, where *n* is the number of rows in the sections.
    mutating func find(
        in sections: any SectionList, _ kind: (any CellConfigurator) -> RowKind?
    ) -> () -> Void {
        removeUnneeded()
        if rows.isEmpty { return {} }
        let index = RowIndex(sections)
        let found = rows.values.compactMap { object in
            let row = Self.row(object)
            return row.latest.flatMap { index.find($0, kind(row.configurator ?? $0)) }.map {
                (row: row, latest: $0.configurator)
            }
        }
        return { for (row, latest) in found { row.latest = latest } }
    }
}
