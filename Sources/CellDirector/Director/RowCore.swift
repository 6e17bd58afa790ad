/// The part of a director that does not depend on the type of its sections: it shows rows in views, and carries the
/// messages about the rows.
///
/// It finds rows in ``contents``, and with ``row(at:)``. Its subclass ``ListCore`` owns the sections and updates them. A
/// core is retained by both its director and the director's adapter. A handler may release the director during a
/// delegate call. In that case, the core still responds to the list, but calls no handlers.
@MainActor
class RowCore {
    final let list: any DirectedList
    final let actionsProxy: CellActionProxy
    /// The director. An observer of the bus can be limited to messages from this director.
    final weak var director: AnyObject?
    /// The list's data source and delegate.
    final weak var adapter: ListAdapter?

    // The `@exclusivity(unchecked)` properties are read in every delegate call, and the exclusivity check would cost
    // more than the read itself.

    /// What the director is doing, and the work that waits.
    @exclusivity(unchecked) final var phases = DirectorPhases()
    /// Finds rows in the sections.
    @exclusivity(unchecked) final var lookUp = RowLookUp()
    /// The rows whose configurators may still be held by callers.
    final var heldRows = HeldRows()
    @exclusivity(unchecked) final var views = ShownViews()
    /// The rows that the user is currently interacting with.
    @exclusivity(unchecked) final var touches = TouchedRows()
    /// The sentences of the problems that have been reported, of the kinds that are reported only once.
    final var reported: [String] = []

    init(_ list: any DirectedList, _ bus: CellActionBus) {
        self.list = list
        actionsProxy = CellActionProxy(bus: bus)
        actionsProxy.host = self
    }

    // MARK: The sections

    /// The sections that the list shows.
    var contents: any SectionList { [TableSection]() }

    /// Returns the row at an index path, or `nil` if there is none.
    func row(at indexPath: IndexPath) -> (any CellConfigurator)? { contents.configurator(at: indexPath) }

    /// Moves a row that the user has dragged, in the sections only.
    ///
    /// - Returns: The row's configurator, or `nil` if there is no such row or no such section.
    func moveRow(at source: IndexPath, to destination: IndexPath) -> (any CellConfigurator)? { nil }

    /// Requests an update to the current sections.
    func updateUnchanged() {}

    // MARK: Observed models

    /// Whether the sections are made from models that are observed.
    var isObserving: Bool { false }

    /// Updates the list if an observed model has changed. Called before the rows are accessed.
    func updateIfStale() {}

    /// Called when updates have been dropped, one of which may have read the models.
    func updatesWereDropped() {}

    /// Called at the end of a turn of the main actor in which models were read.
    func readModelsAgain() {}
}
