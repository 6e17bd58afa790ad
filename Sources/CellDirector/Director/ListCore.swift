/// The implementation of a director, for tables and collection views. A core is retained by both its director and the
/// director's adapter.
///
/// A handler may release the director during a delegate call. In that case, the core still responds to the list, but
/// calls no handlers.
@MainActor
final class ListCore<Section: DirectedSection> {
    let list: any DirectedList<Section>
    let actionsProxy: CellActionProxy
    /// The director. An observer of the bus can be limited to messages from this director.
    weak var director: ListDirector<Section>?
    /// The list's data source and delegate.
    weak var adapter: ListAdapter?

    @exclusivity(unchecked) var keepsSelection = false
    var reloadThreshold: Int?
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    // The `@exclusivity(unchecked)` properties are read in every delegate call, and the exclusivity check would cost
    // more than the read itself.
    @exclusivity(unchecked) var sections: [Section] {
        didSet {
            index = nil
            changeCount &+= 1
        }
    }
    /// The number of times that the sections have changed.
    @exclusivity(unchecked) private(set) var changeCount = 0

    /// The index used to look up rows, built on the first lookup and discarded when the sections change.
    @exclusivity(unchecked) var index: RowIndex?
    /// The rows whose configurators may still be held by callers.
    var followedRows = FollowedRows()
    /// The updates that were requested while the list was busy.
    var waitingUpdates: [PendingUpdate<Section>] = []
    @exclusivity(unchecked) var isUpdating = false
    /// Whether the updates that displaying the rows causes are dropped, because they kept causing each other in the
    /// current layout.
    var hasGivenUp = false
    /// The sections that are made from observed models, if any.
    var observed: ObservedSections<Section>?
    /// Whether the models will be read again at the end of the current main-actor turn.
    var awaitsTurn = false
    /// Whether the models are being read again.
    var isReadingAgain = false
    /// Whether there are changed items whose views could not be configured yet because the list was busy.
    @exclusivity(unchecked) var hasUnshownChanges = false
    /// Whether changed items will be shown after the list's current or next layout.
    var showsChangesAfterLayout = false
    /// Whether a single row is being changed. Changed items are shown after that change.
    var isChangingRow = false
    /// The time of the last update that replaced the sections, measured by `ItemClock`.
    var comparedAt = ItemClock.now
    /// The cells that were on screen when the sections were replaced, until they are bound to their new configurators.
    @exclusivity(unchecked) var cellsToBind: [UIView]?
    /// The views that are being configured, from the outermost to the innermost.
    @exclusivity(unchecked) var configuredViews: [UIView] = []
    /// The nesting depth of calls in which the list displays or removes cells or waits for the answer to a question, or
    /// in which a view is configured.
    @exclusivity(unchecked) var displayDepth = 0
    /// The nesting depth of delegate calls in which the list waits for the answer to a question.
    @exclusivity(unchecked) var questionDepth = 0
    /// Whether a row has moved in the sections, but not yet in the list.
    @exclusivity(unchecked) var isMoving = false
    /// Whether the list moved a row other than the row that the director moved in its sections. If so, the next update
    /// must reload the list.
    var isOutOfStep = false
    /// The cell registrations, which are shared by the list's current director and all previous directors.
    let registrations: CellRegistrations
    /// The binding shared by the views that have left the screen.
    var vacantBinding: CellBinding?
    /// The views that show items but are neither cells nor section headers or footers.
    var standaloneViews: [WeakObject] = []
    /// The reuse identifiers whose rows were reported as replaced during editing.
    var reportedReplacements: Set<String> = []
    /// Whether it has already been reported that the list has a different director.
    var isReplacementReported = false
    /// The names of all actions, events and questions that a handler has ever been registered for.
    var handledNames: Set<ActionName> = []

    /// The rows that the user is currently interacting with.
    @exclusivity(unchecked) var touches = TouchedRows()
    /// The most recently requested context menus. There can be two menus, since one menu may open while another menu
    /// closes.
    var menus: [RowMenu] = []

    @_semantics("optimize.sil.specialize.generic.never")
    init(_ list: any DirectedList<Section>, _ sections: [Section], _ bus: CellActionBus) {
        self.list = list
        self.sections = sections
        registrations = list.registrations
        actionsProxy = CellActionProxy(bus: bus)
        actionsProxy.host = self
    }
}
