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
    @exclusivity(unchecked) final var keepsSelection = false
    final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The number of times that the sections have changed.
    @exclusivity(unchecked) final private(set) var changeCount = 0

    /// The index used to look up rows, built on the first lookup and discarded when the sections change.
    @exclusivity(unchecked) final var index: RowIndex?
    /// The rows whose configurators may still be held by callers.
    final var heldRows = HeldRows()
    /// The updates that were requested while the list was busy.
    final var waitingUpdates: [PendingUpdate] = []
    @exclusivity(unchecked) final var isUpdating = false
    /// Whether the models will be read again at the end of the current main-actor turn.
    final var awaitsTurn = false
    /// Whether the models are being read again.
    final var isReadingAgain = false
    /// Whether there are changed items whose views could not be configured yet because the list was busy.
    @exclusivity(unchecked) final var hasUnshownChanges = false
    /// Whether changed items will be shown after the list's current or next layout.
    final var showsChangesAfterLayout = false
    /// Whether a single row is being changed. Changed items are shown after that change.
    final var isChangingRow = false
    /// The cells that were on screen when the sections were replaced, until they are bound to their new configurators.
    @exclusivity(unchecked) final var cellsToBind: [UIView]?
    /// The views that are being configured, from the outermost to the innermost.
    @exclusivity(unchecked) final var configuredViews: [UIView] = []
    /// The nesting depth of calls in which the list displays or removes cells or waits for the answer to a question, or
    /// in which a view is configured.
    @exclusivity(unchecked) final var displayDepth = 0
    /// The nesting depth of delegate calls in which the list waits for the answer to a question.
    @exclusivity(unchecked) final var questionDepth = 0
    /// Whether a row has moved in the sections, but not yet in the list.
    @exclusivity(unchecked) final var isMoving = false
    /// Whether the list moved a row other than the row that the director moved in its sections. If so, the next update
    /// must reload the list.
    final var isOutOfStep = false
    /// The cell registrations, which are shared by the list's current director and all previous directors.
    final let registrations: CellRegistrations
    /// The binding shared by the views that have left the screen.
    final var vacantBinding: CellBinding?
    /// The views that show items but are neither cells nor section headers or footers.
    final var standaloneViews: [WeakObject] = []
    /// The problems that have been reported, of the kinds that are reported only once.
    final var reported: Set<CellActionProblem> = []
    /// The names of all actions, events and questions that a handler has ever been registered for.
    final var handledNames: Set<ActionName> = []

    /// The rows that the user is currently interacting with.
    @exclusivity(unchecked) final var touches = TouchedRows()
    /// The most recently requested context menus. There can be two menus, since one menu may open while another menu
    /// closes.
    final var menus: [RowMenu] = []

    init(_ list: any DirectedList, _ bus: CellActionBus) {
        self.list = list
        registrations = list.registrations
        actionsProxy = CellActionProxy(bus: bus)
        actionsProxy.host = self
    }

    /// Called when the sections have changed.
    final func contentsChanged() {
        index = nil
        changeCount &+= 1
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

    /// Called at the end of a turn of the main actor in which models were read.
    func readModelsAgain() {}
}
