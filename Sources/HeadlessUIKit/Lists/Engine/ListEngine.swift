import Foundation

/// What a table and a collection view own: it measures rows as they come into sight, brings cells, headers and footers on and off
/// screen, carries out batches of updates, and keeps the selection and the scroll.
///
/// It knows neither of the two, but its ``ListEngineDelegate``. What it is doing, and what may interrupt that, is in ``ListPhases``.
@MainActor
package final class ListEngine {
    unowned let list: any ListEngineDelegate
    // What each touch reads: the check for overlapping access costs more there than the reading.
    @exclusivity(unchecked) var phases = ListPhases()
    var registry = CellRegistry()
    /// Where sections and rows lie; `nil`: that is to be asked for.
    @exclusivity(unchecked) var geometry: ListGeometry?
    /// How large the list was when that was asked for.
    var measuredSize = CGSize.zero
    /// Whether it is to be asked for again, though the rows are the same.
    var measuring = Measuring.isCurrent
    /// Whether heights are to be asked for that have no estimate.
    var lacksHeights = false
    /// The cells on screen, in the order of their rows.
    @exclusivity(unchecked) var shown: [(path: RowPath, cell: any ListCell)] = []
    /// Cells that were measured and are not on screen yet.
    var prepared: [(path: RowPath, cell: any ListCell)] = []
    /// The scroll views on screen of sections that scroll across the list's scroll.
    @exclusivity(unchecked) var carousels: [(section: Int, view: SectionScrollView)] = []
    /// The headers and footers on screen.
    var sectionViews: [(key: SectionViewKey, view: UIView)] = []
    /// The views on screen that the layout attaches to something.
    var attached: [(key: AttachedView.Key, view: any ReusableView, frame: CGRect)] = []
    /// How large attached views said that they are.
    var attachedSizes: [AttachedView.Key: CGSize] = [:]
    /// Whether some views on screen have other levels than cells.
    var stacksByLevel = false
    /// The request for a cell that the data source is answering now.
    var request: CellRequest?
    /// What waits until rows have been brought on and off screen.
    @exclusivity(unchecked) private var worksAfterLayout: [@MainActor () -> Void] = []
    @exclusivity(unchecked) var followed = FollowedRows()
    @exclusivity(unchecked) var selection = RowSelection<RowPath>()
    /// What the scroll is to keep once the rows in sight are measured; `nil`: it is as it should be.
    var pendingAnchor: ScrollAnchor?
    var prefetching = Prefetching()
    /// The row that shows its actions.
    @exclusivity(unchecked) var openRow: OpenRow?
    /// Whether the whole list is being edited.
    @exclusivity(unchecked) var isEditing = false
    /// The optional methods that the delegate and the data source turned out to leave out.
    @exclusivity(unchecked) var unimplemented: UnimplementedMethods = []
    /// What directors keep with the list, from one to the next.
    var keptByDirectors: AnyObject?

    init(_ list: any ListEngineDelegate) { self.list = list }

    // MARK: Reloading

    /// Asks for everything again, at the next layout. The selection is dropped, and no delegate is called (unverified).
    func reload() {
        guard isInUse() else { return }
        list.cancelMovement()
        geometry = nil
        phases.reloaded()
        followed.loseAll()
        selection = RowSelection()
        prefetching = Prefetching()
        list.setNeedsLayout()
    }

    // MARK: Layout

    /// Brings rows on and off screen, then does what waited for that.
    func layOut() {
        if !phases.isShowing { measureIfNeeded() }
        showRows()
        guard !phases.isShowing else { return }
        let works = worksAfterLayout
        worksAfterLayout = []
        for work in works { work() }
        updatePrefetching()
    }

    /// Does work at the end of the layout that is under way, else of the next one.
    func afterLayout(_ work: @escaping @MainActor () -> Void) {
        worksAfterLayout.append(work)
        list.setNeedsLayout()
    }

    /// Carries out what is pending in the list itself, unless that is happening right now. What is pending in cells alone
    /// waits, so that several changes of a cell's state are one update.
    func carryOutPending() {
        if phases.allowsLayout, list.hasPendingLayout { list.layoutIfNeeded() }
    }

    /// Carries out what waits for a layout to change the rows, before somebody counts them.
    func carryOutWorks() {
        if !worksAfterLayout.isEmpty { carryOutPending() }
    }

    // MARK: Registering

    /// Registers a class of a kind, or takes a registration back. Stops on another class.
    func register<Kind: UIView>(_ viewClass: AnyClass?, as kind: Kind.Type, _ key: CellRegistry.Key) {
        guard viewClass == nil || viewClass is Kind.Type else { return stop("must pass a class of kind \(kind)") }
        registry.register(viewClass, for: key)
    }

    // MARK: Following rows

    /// Follows a row through changes, as long as what is returned is kept.
    func follow(_ path: RowPath, outlivesReloads: Bool = true) -> FollowedRow {
        followed.follow(path, outlivesReloads: outlivesReloads)
    }

    // MARK: Being interrupted

    /// The answer to a question, unless who was asked has changed the rows that the phase is about.
    func ask<Answer>(_ question: () -> Answer) throws(RowsChanged) -> Answer {
        let answer = question()
        try checkRows()
        return answer
    }

    func checkRows() throws(RowsChanged) {
        if phases.isInterrupted { throw RowsChanged() }
    }

    // MARK: Stopping

    /// Stops as UIKit does; should the handler return, this list is out of use.
    func stop(_ reason: String, name: String = "NSInternalInconsistencyException") {
        let exception = ListException(reason, name: name)
        phases.stop(exception)
        ListException.raise(exception)
    }

    /// Whether the list may be used; says so if not.
    func isInUse() -> Bool {
        guard let failure = phases.failure else { return true }
        ListException.raise(.outOfUse(after: failure))
        return false
    }
}

// MARK: - Along the axis

extension ListEngine {
    var axis: ListAxis { list.axis }

    /// Where the window begins.
    var windowStart: Double {
        get { axis.along(list.boundsOrigin) }
        set { list.boundsOrigin = axis.moving(list.boundsOrigin, to: newValue) }
    }

    var windowLength: Double { axis.length(list.frame.size) }

    var windowEnd: Double { windowStart + windowLength }

    /// Whether the scroll lies below the top of the content.
    var isScrolled: Bool { windowStart > -axis.leading(list.adjustedContentInset) }
}
