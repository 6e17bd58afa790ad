/// What a director keeps about its list.
@MainActor
final class ListState<Section: DirectedSection> {
    var sections: [Section]
    /// Where the configurators stand, once somebody has asked.
    var index: ConfiguratorIndex?
    /// The updates that were asked for while one is under way.
    var waitingUpdates: [PendingUpdate<Section>] = []
    var isUpdating = false
    /// The cells that were on screen when the sections were exchanged, until they have got their new configurators.
    var unsettledCells: [UIView]?
    /// How many of the list's calls for cells that come and go are under way, one inside the other.
    var displayDepth = 0
    /// Whether a row has its new place in the sections, and not yet in the list.
    var isMoving = false
    var registrations = CellRegistrations()
    /// With more changes than this an update reloads the list instead of animating them.
    var reloadThreshold: Int?

    /// The row that a person swiped open.
    var openRow: RememberedRow?
    /// The row on which a selection of several rows began.
    var multipleSelectionRow: RememberedRow?
    /// The context menus that were asked for last: one may come while another goes.
    var menus: [RowMenu] = []

    @MainActor
    init(_ sections: [Section]) {
        self.sections = sections
    }

    /// Whether there is such a row.
    func hasRow(at indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && sections[indexPath.section].rows.indices.contains(indexPath.row)
    }

    /// From now on these are the sections.
    func show(_ sections: [Section]) {
        self.sections = sections
        index = nil
    }

    /// Moves a row to another place. A place behind the end of its section is the end.
    func moveRow(at source: IndexPath, to destination: IndexPath) {
        guard hasRow(at: source), sections.indices.contains(destination.section) else { return }
        let row = sections[source.section].rows.remove(at: source.row)
        let end = sections[destination.section].rows.count
        sections[destination.section].rows.insert(row, at: min(destination.row, end))
        index = nil
    }
}
