/// Work that a director does.
enum DirectorPhase: Int {
    // Work that takes time, so that other work may be requested meanwhile.

    /// The list displays or removes cells, or a view is being configured.
    case displaying
    /// The list waits for the answer to a question. Rows don't change before it has the answer.
    case answering
    /// A row has moved in the sections, but not yet in the list.
    case moving
    /// A single row is being changed. Changed items are shown after that change.
    case changingRow
    /// The rows are being updated, or must not be updated because of other work.
    case updating
    /// Views are being configured a second time, because their models are read a second time.
    case readingAgain
    /// The list has displayed views, and the work that waited for it is done. The updates that it causes are displayed
    /// immediately, because displaying them may cause further updates.
    case finishingLayout
    /// Index paths of visible rows are used, so the list must not be laid out once more before they have been used.
    case usingPositions

    // Work that is done before anything else can be requested.

    /// Views of this list that are out of date are configured, or models are read again.
    case showingChanges
    /// The changed items of all lists are shown.
    case showingItems
    /// The cells of a row are configured.
    case configuringRow
    /// Headers and footers are measured.
    case measuring
    /// Rows without cells are measured again.
    case measuringRows
    /// The visible cells are searched for a row.
    case searching
    /// The list's delegate is set again.
    case settingDelegate
    /// An update is applied as a difference.
    case batching
}

/// Work that a director does later.
final class DeferredWork {
    enum Kind {
        /// The rows are updated, or a single row is changed.
        case update, rowChange
        /// A single row is displayed, which has already changed.
        case rowDisplay
        /// The views of this list that are out of date are configured.
        case staleViews
        /// The items that have changed in any list are shown.
        case changedItems
        /// Observed models are read, because they may have changed.
        case models
        /// Models that views show are read, because a change to them may have been in progress when they were read.
        case shownModels
        /// Headers and footers are measured, or the list queries all heights.
        case sectionViews, heights
        /// The list checks again which methods its delegate implements.
        case delegate
        /// The list has moved a row: the row that the director has moved in its sections, or a different row.
        case move, wrongMove

        var isUpdate: Bool { changesRows || self == .rowDisplay }
        /// Whether the work changes rows, so that later changes must wait for it.
        var changesRows: Bool { self == .update || self == .rowChange }
    }

    /// What an update replaces, which may make an update before it unnecessary.
    enum Scope {
        case sections, rows, unknown

        func includes(_ earlier: Scope) -> Bool {
            earlier == .rows && self != .unknown || earlier == .sections && self == .sections
        }
    }

    /// The reason why the work waits.
    enum Reason {
        /// An update is running or waiting. The work is done after it.
        case update
        /// The list displays cells, or is about to. The work is done when the list has finished.
        case layout
        /// The same, but if a layout is in progress, the list must be laid out once more.
        case nextLayout
        /// The director is busy. The work is done as soon as it is not.
        case busy
        /// A model may be in the middle of an assignment. The work is done at the end of the main actor's turn.
        case turn
    }

    let kind: Kind
    fileprivate(set) var reason: Reason
    let scope: Scope
    /// Called when the update has been carried out.
    let completion: (() -> Void)?
    /// The number of requested updates of all rows that this update comprises: it may have made others unnecessary.
    fileprivate(set) var requestCount: Int
    let perform: @MainActor () -> Void

    init(
        kind: Kind, reason: Reason, scope: Scope = .unknown, completion: (() -> Void)? = nil,
        perform: @escaping @MainActor () -> Void
    ) {
        self.kind = kind
        self.reason = reason
        self.scope = scope
        self.completion = completion
        requestCount = kind == .update ? 1 : 0
        self.perform = perform
    }
}

/// The work that a director is doing, and the work that waits.
///
/// Handlers, cells and models run in the middle of a director's work, and may request other work. ``allows(_:)`` returns
/// whether work may begin now. Work that may not begin waits in a queue, with the reason why it waits.
struct DirectorPhases {
    /// The number of times that each phase is in progress, because phases can be nested.
    private var depths = SIMD8<Int32>()
    /// The work that waits, in the order in which it was requested.
    private(set) var waiting: [DeferredWork] = []
    /// Whether the list will call when it has finished displaying cells.
    var isLayoutAwaited = false
    /// Whether the list's rows differ from the director's, because the list has moved another row. If so, the next update
    /// must reload the list.
    var isOutOfStep = false
    /// Whether the updates that displaying the rows causes are dropped until the layout in progress has ended, because
    /// they kept causing each other.
    var hasGivenUp = false

    @inline(__always)
    mutating func begin(_ phase: DirectorPhase) { depths[phase.rawValue] += 1 }

    @inline(__always)
    mutating func end(_ phase: DirectorPhase) { depths[phase.rawValue] -= 1 }

    @inline(__always)
    func isRunning(_ phase: DirectorPhase) -> Bool { depths[phase.rawValue] > 0 }

    /// Whether the list displays views, or waits for an answer.
    var isDisplaying: Bool { isRunning(.displaying) || isRunning(.answering) }

    // MARK: Rules

    /// Whether work can begin now.
    @inline(__always)
    func allows(_ phase: DirectorPhase) -> Bool {
        switch phase {
        // The list decides when it displays cells, asks a question or moves a row.
        case .displaying, .answering, .moving, .readingAgain, .finishingLayout, .usingPositions: true
        // A moved row must first be moved in the list.
        case .updating: !isRunning(.updating) && !isRunning(.moving)
        // A change to a row comes after the updates that were requested before it.
        case .changingRow: !isRunning(.updating) && !isRunning(.answering) && !waiting.contains { $0.kind.changesRows }
        case .configuringRow: !isRunning(.moving)
        case .showingChanges: !isRunning(.updating) && !isDisplaying && !isRunning(.moving)
        case .showingItems: !isRunning(.changingRow)
        case .measuring: !isDisplaying
        // The list may be making the row's cell, and would start over.
        case .measuringRows: !isDisplaying || isRunning(.updating)
        // Outside of these phases, every visible cell is bound to its row.
        case .searching, .settingDelegate: !isDisplaying && !isRunning(.updating)
        case .batching: !isOutOfStep
        }
    }

    /// The reason why an update that is requested now must wait, or `nil` if it can be carried out now.
    var reasonToWait: DeferredWork.Reason? { isRunning(.updating) ? .update : isDisplaying ? .layout : nil }

    // MARK: Waiting work

    /// Adds work, and returns whether it was added. Except for updates, work of the same kind that waits for the same
    /// reason is added only once.
    @inline(never)
    mutating func add(_ work: DeferredWork) -> Bool {
        if !work.kind.isUpdate, waits(work.kind, for: work.reason) { return false }
        waiting.append(replacing(work))
        return true
    }

    /// Removes the last waiting update if an update makes it unnecessary, and returns the update. An update with a
    /// completion closure is carried out, because the closure may depend on its rows.
    private mutating func replacing(_ work: DeferredWork) -> DeferredWork {
        guard work.kind == .update, let last = waiting.lastIndex(where: \.kind.isUpdate), waiting[last].kind == .update,
            work.scope.includes(waiting[last].scope), waiting[last].completion == nil
        else { return work }
        work.requestCount += waiting.remove(at: last).requestCount
        return work
    }

    func waits(_ kind: DeferredWork.Kind, for reason: DeferredWork.Reason) -> Bool {
        waiting.contains { $0.kind == kind && $0.reason == reason }
    }

    /// Removes and returns the work that waits for a given reason. Waiting updates are returned but not removed, because
    /// they are carried out one after the other.
    @inline(never)
    mutating func take(waitingFor reason: DeferredWork.Reason) -> [DeferredWork] {
        let due = waiting.filter { $0.reason == reason }
        keep { $0.reason != reason || $0.kind.isUpdate }
        for work in waiting where work.reason == reason { work.reason = .update }
        return due
    }

    /// Returns whether the list must be asked to call when it has finished displaying cells.
    mutating func awaitLayout() -> Bool {
        defer { isLayoutAwaited = true }
        return !isLayoutAwaited
    }

    /// Called when the list has finished displaying cells. Returns the work that was waiting for it.
    mutating func layoutHasEnded() -> [DeferredWork] {
        isLayoutAwaited = false
        return take(waitingFor: .layout)
    }

    /// Makes the work that waits for the next layout wait for the list, because no layout is in progress. Returns whether
    /// there is any. Has no effect while index paths are used.
    mutating func layoutIsNext() -> Bool {
        if isRunning(.usingPositions) { return false }
        let due = waiting.filter { $0.reason == .nextLayout }
        keep { $0.reason != .nextLayout }
        for work in due {
            work.reason = .layout
            _ = add(work)
        }
        return !due.isEmpty
    }

    /// Whether work waits for the end of a layout that the list has not been asked for, or views are out of date that can
    /// be configured as soon as the list has finished displaying cells.
    ///
    /// Asked when the list has displayed a view.
    var mustAwaitLayout: Bool {
        if isDisplaying || isLayoutAwaited { return false }
        return waiting.contains { $0.reason == .layout } || !isRunning(.updating) && waits(.staleViews, for: .busy)
    }

    /// Removes and returns the work to configure the views that are out of date, or returns `nil` if there is none or the
    /// list is busy.
    @inline(never)
    mutating func takeStaleViews() -> DeferredWork? {
        allows(.showingChanges) ? takeFirst { $0.kind == .staleViews } : nil
    }

    // MARK: Waiting updates

    /// The updates and changes to rows that wait, in the order in which they are carried out.
    var updates: [DeferredWork] { waiting.filter(\.kind.isUpdate) }

    /// Removes and returns the update that is carried out next.
    @inline(never)
    mutating func takeUpdate() -> DeferredWork? { takeFirst(where: \.kind.isUpdate) }

    /// Makes all waiting updates wait until the list has finished displaying cells.
    @inline(never)
    mutating func delayUpdates() {
        for work in updates { work.reason = .layout }
    }

    /// Removes the waiting updates.
    mutating func dropUpdates() { keep { !$0.kind.isUpdate } }

    private mutating func takeFirst(where isWanted: (DeferredWork) -> Bool) -> DeferredWork? {
        waiting.firstIndex(where: isWanted).map { waiting.remove(at: $0) }
    }

    private mutating func keep(_ isKept: (DeferredWork) -> Bool) { waiting = waiting.filter(isKept) }
}
