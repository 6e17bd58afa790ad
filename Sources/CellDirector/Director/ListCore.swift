/// What a director does, of whatever list: its public face and what answers the list both hold on to it.
///
/// A handler may let the director go while the list is running. What the list still says then is answered here, and reaches no
/// handler any more.
@MainActor
final class ListCore<Section: DirectedSection> {
    let list: any DirectedList<Section>
    let actionsProxy: CellActionProxy
    /// The public face, for observers of one director.
    weak var director: ListDirector<Section>?
    /// What answers the list as its data source and delegate.
    weak var adapter: ListAdapter?

    @exclusivity(unchecked) var keepsSelection = false
    var reloadThreshold: Int?
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    // What is read for each thing that the list says: the check for overlapping access costs more there than the reading.
    @exclusivity(unchecked) var sections: [Section] {
        didSet {
            index = nil
            changeCount &+= 1
        }
    }
    /// How often the sections have changed.
    @exclusivity(unchecked) private(set) var changeCount = 0

    /// Where the rows stand, once somebody has asked.
    @exclusivity(unchecked) var index: RowIndex?
    /// The rows that somebody comes back to.
    var followedRows = FollowedRows()
    /// The updates that were asked for while the list could not take them.
    var waitingUpdates: [PendingUpdate<Section>] = []
    @exclusivity(unchecked) var isUpdating = false
    /// The sections that follow a model, if any do.
    var observed: ObservedSections<Section>?
    /// Whether models are read once more when this turn of the main actor has ended, and whether they are right now.
    var awaitsTurn = false
    var isReadingAgain = false
    /// Whether handlers changed items while their views could not be configured.
    @exclusivity(unchecked) var hasUnshownChanges = false
    /// When an update last compared the rows' items, on the clock that all items share.
    var comparedAt = ItemClock.now
    /// The cells that were on screen when the sections were exchanged, until they have got their new configurators.
    @exclusivity(unchecked) var cellsToBind: [UIView]?
    /// How many of the list's calls for cells that come and go are under way, one inside the other.
    @exclusivity(unchecked) var displayDepth = 0
    /// How many questions of the list are under way, one inside the other.
    @exclusivity(unchecked) var questionDepth = 0
    /// Whether a row has its new place in the sections, and not yet in the list.
    @exclusivity(unchecked) var isMoving = false
    /// Whether the list has moved another row than the sections have: its next update is a reload.
    var isOutOfStep = false
    /// What the list has registered for all its directors.
    let registrations: CellRegistrations
    /// The views that show items and are no rows, headers or footers of sections.
    var standaloneViews: [WeakObject] = []
    /// The reuse identifiers of rows that were replaced while the user edited them, and reported.
    var reportedReplacements: Set<String> = []
    /// Whether it was reported that another director has taken the list.
    var isReplacementReported = false
    /// The names of all actions, events and questions that a handler was ever registered for.
    var handledNames: Set<ActionName> = []

    /// The rows that the user is touching.
    @exclusivity(unchecked) var touches = TouchedRows()
    /// The context menus that were asked for last: one may come while another goes.
    var menus: [RowMenu] = []

    init(_ list: any DirectedList<Section>, _ sections: [Section], _ bus: CellActionBus) {
        self.list = list
        self.sections = sections
        registrations = list.registrations
        actionsProxy = CellActionProxy(bus: bus)
        actionsProxy.host = self
    }
}
