import Foundation

/// The shared implementation of tables and collection views: it measures rows as they become visible, shows and removes
/// cells, headers and footers, performs batches of updates, and maintains the selection and the scroll position.
///
/// It accesses the list only through ``ListEngineDelegate``. ``ListPhases`` tracks the work in progress and its
/// interruptions.
@MainActor
package final class ListEngine {
    unowned let list: any ListEngineDelegate
    // Read on every touch. Checking for overlapping access would take longer than reading the value.
    @exclusivity(unchecked) var phases = ListPhases()
    var registry = CellRegistry()
    /// The layout, if it determines the position of each element itself; `nil` if the list uses the geometry.
    @exclusivity(unchecked) var placing: (any ListPlacing)?
    /// The positions of sections and rows; `nil` if the row counts and heights have yet to be requested.
    @exclusivity(unchecked) var geometry: ListGeometry?
    /// The row counts that were requested when the list was reloaded, until the geometry is computed.
    var reloadedCounts: [Int]?
    /// Whether the row counts have ever been requested.
    var hasCounted = false
    /// The size of the list when the geometry was measured.
    var measuredSize = CGSize.zero
    /// The value of the list's `insetsAcross` when the geometry was measured.
    var measuredInsets = InsetsAcross()
    /// The sizes that must be measured again at the next layout, even though the rows have not changed.
    var measuring = Measuring.isCurrent
    /// Whether heights without an estimate have yet to be requested.
    var lacksHeights = false
    /// The visible cells, in the order of their rows.
    @exclusivity(unchecked) var shown: [(path: RowPath, cell: any ListCell)] = []
    /// Cells that were measured but are not shown yet.
    var prepared: [(path: RowPath, cell: any ListCell)] = []
    /// The row that is being edited outside the visible area; `nil` if there is none.
    var editedRow: EditedRow?
    /// The view behind the rows. It doesn't move when the rows are scrolled.
    var backgroundView: UIView? { didSet { exchangeBackgroundView(oldValue) } }
    /// The visible scroll views of sections that scroll orthogonally.
    @exclusivity(unchecked) var carousels: [(section: Int, view: SectionScrollView)] = []
    /// The visible headers and footers.
    var sectionViews: [(key: SectionViewKey, view: UIView)] = []
    /// The visible views that the layout attaches to items, groups, sections or the list.
    var attached: [(key: AttachedView.Key, view: any ReusableView, frame: CGRect)] = []
    /// The measured sizes of attached views.
    var attachedSizes: [AttachedView.Key: CGSize] = [:]
    /// Whether visible views may have z-order levels different from the cells' level.
    var stacksByLevel = false
    /// The request for a cell that the data source is currently answering; `nil` if there is none.
    var request: CellRequest?
    /// Work to perform after the list has updated its visible rows.
    @exclusivity(unchecked) private var worksAfterLayout: [@MainActor () -> Void] = []
    @exclusivity(unchecked) var followed = FollowedRows()
    @exclusivity(unchecked) var selection = RowSelection<RowPath>()
    /// The anchor to restore after the visible rows have been measured; `nil` if the scroll position is final.
    var pendingAnchor: ScrollAnchor?
    var prefetching = Prefetching()
    /// The row whose actions are shown.
    @exclusivity(unchecked) var openRow: OpenRow?
    /// The drag that began in the list and has not ended; `nil` if there is none.
    weak var activeDrag: RowDrag?
    /// The rows that the list shows in addition to those of the data source.
    @exclusivity(unchecked) var placeholders: [Placeholder] = []
    /// The row that has the focus, or that had it when the focus left the list.
    var focusedRow: FollowedRow?
    /// Whether a drag is over the list.
    var hasActiveDrop = false
    /// Where the finger is during a drag.
    var dropPlace = DropPlace()
    /// Whether the app has set that rows can or can't be dragged; `nil` for the default.
    var allowsDrags: Bool?
    /// Whether the list is in editing mode.
    @exclusivity(unchecked) var isEditing = false
    /// The optional methods that the delegate and the data source are known not to implement.
    @exclusivity(unchecked) var unimplemented: UnimplementedMethods = []
    /// Stored for the CellDirector library: state that a list keeps when its `TableDirector` or `CollectionDirector` is
    /// replaced.
    var keptByDirectors: AnyObject?

    init(_ list: any ListEngineDelegate) { self.list = list }

    // MARK: Reloading

    /// Discards all rows and requests them again at the next layout. Clears the selection without calling the delegate
    /// (unverified).
    ///
    /// - Parameter countsNow: Whether the number of rows is requested at once, unless rows are being counted or shown.
    func reload(countsNow: Bool = false) {
        guard isInUse(), !holdsChange() else { return }
        list.cancelMovement()
        geometry = nil
        reloadedCounts = nil
        placing?.willReload()
        phases.reloaded()
        followed.removeAllPaths()
        placeholders = []
        selection = RowSelection()
        prefetching = Prefetching()
        list.setNeedsLayout()
        // A reload while rows are shown or updated may be followed by changes that are not carried out.
        guard countsNow, !phases.isShowing, phases.nested == 0, phases.allows(.counting), phases.block == nil else {
            return
        }
        let changes = phases.changeCount
        let counts = count()
        if phases.changeCount == changes { reloadedCounts = counts }
    }

    // MARK: Layout

    /// Updates the visible rows, then performs the work that was waiting for the layout, and updates prefetching.
    func layOut() {
        if !phases.isShowing { measureIfNeeded() }
        showRows()
        guard !phases.isShowing else { return }
        let works = worksAfterLayout
        worksAfterLayout = []
        for work in works { work() }
        if let placing { updatePrefetching(placing) } else { updatePrefetching() }
        // Placed last, because showing the rows may change the content offset, for example to limit it to the content.
        placeBackgroundView()
        list.contentScrolled?()
    }

    /// Performs work at the end of the current layout or, if there is none, at the end of the next layout.
    func afterLayout(_ work: @escaping @MainActor () -> Void) {
        worksAfterLayout.append(work)
        list.setNeedsLayout()
    }

    /// Performs the list's pending layout, unless rows are being counted or shown. Pending layouts of individual cells
    /// are not performed, so that several changes to a cell's state are combined into one update.
    func carryOutPending() {
        if phases.allowsLayout, list.hasPendingLayout { list.layoutIfNeeded() }
    }

    /// Performs the work that is waiting for the layout, because it may change the rows. Called before the number of
    /// sections or rows is returned.
    func carryOutWorks() {
        if !worksAfterLayout.isEmpty { carryOutPending() }
    }

    // MARK: Registration

    /// Registers a class; `nil` removes the registration. Raises an exception if the class is not of the given kind.
    func register<Kind: UIView>(_ viewClass: AnyClass?, as kind: Kind.Type, _ key: CellRegistry.Key) {
        guard viewClass == nil || viewClass is Kind.Type else { return stop("must pass a class of kind \(kind)") }
        registry.register(viewClass, for: key)
    }

    // MARK: Following rows

    /// Returns an object that tracks a row's position as the list changes. The row is tracked for as long as the object
    /// is retained.
    func follow(_ path: RowPath, outlivesReloads: Bool = true) -> FollowedRow {
        followed.follow(path, outlivesReloads: outlivesReloads)
    }

    // MARK: Interruption

    /// Returns the result of a call to the delegate or data source. Throws if the call has changed the rows that the
    /// current phase is working on.
    func ask<Answer>(_ question: () -> Answer) throws(RowsChanged) -> Answer {
        let answer = question()
        try checkRows()
        return answer
    }

    func checkRows() throws(RowsChanged) {
        if phases.isInterrupted { throw RowsChanged() }
    }

    // MARK: Exceptions

    /// Raises an exception, as UIKit does. If the exception handler returns (see ``ListException``), the list becomes
    /// unusable.
    func stop(_ reason: String, name: String = "NSInternalInconsistencyException") {
        let exception = ListException(reason, name: name)
        phases.stop(exception)
        ListException.raise(exception)
    }

    /// Whether the list is usable. If not, raises an exception.
    func isInUse() -> Bool {
        guard let failure = phases.failure else { return true }
        ListException.raise(.outOfUse(after: failure))
        return false
    }
}

// MARK: - Coordinates along the axis

extension ListEngine {
    var axis: ListAxis { list.axis }

    /// The start of the visible area.
    var windowStart: Double {
        get { axis.along(list.boundsOrigin) }
        set { list.boundsOrigin = axis.moving(list.boundsOrigin, to: newValue) }
    }

    var windowLength: Double { axis.length(list.untransformedFrame.size) }

    var windowEnd: Double { windowStart + windowLength }

    /// Whether the list is scrolled away from the start of its content.
    var isScrolled: Bool { windowStart > -axis.leading(list.adjustedContentInset) }
}
