/// The work that a list is doing.
enum ListPhase {
    case idle
    /// A block of updates is open.
    case gathering
    /// The data source is being asked for the row counts.
    case counting
    /// Sections with known row counts are being measured.
    case measuring
    /// The visible rows are being updated.
    case showing
    /// The prefetching data source is being notified of rows that are no longer needed.
    case announcing
    /// A row is being dragged.
    case dragging
    /// The list is unusable after an exception.
    case outOfUse
}

/// Thrown when the rows have changed while work on them was in progress.
struct RowsChanged: Error {}

/// A list's nested phases of work, and their interruptions.
///
/// Any object that the list calls may change the list: a displayed cell may delete rows, and a data source that is
/// asked for row counts may reload the list. Work that identifies rows by their positions is then out of date. It
/// therefore runs in a phase: ``allows(_:)`` returns whether it may begin now, ``rowsChanged()`` and ``stop(_:)``
/// interrupt all running phases, and ``end()`` returns whether the phase ended without an interruption. If counting or
/// showing rows is interrupted, it starts over; all other interrupted work is abandoned.
struct ListPhases {
    private struct Running {
        let phase: ListPhase
        var isInterrupted = false
    }

    /// The running phases; the innermost is last.
    private var running: [Running] = []
    /// The number of rows in each section, stored while the list counts or measures rows, because the delegate may ask
    /// for it in the meantime.
    var counts: [Int]?
    /// The updates that are being collected. A block may begin in one phase and end in another.
    var block: UpdateBlock?
    /// The number of times that the rows have changed. It is compared before and after calls to the delegate or the
    /// data source, to detect changes to the rows.
    private(set) var changeCount = 0
    /// What the list is requesting, measuring or showing.
    var subject = Subject.unknown
    /// What the list was showing when the innermost phase was interrupted.
    private(set) var disturber = Subject.unknown
    /// Whether the list has given up, because showing or counting the rows keeps changing them. Changes are then not
    /// carried out while rows are counted, measured or shown.
    var hasGivenUp = false
    /// Whether a change has not been carried out, so that the row counts may be out of date.
    var hasHeldChanges = false
    /// The number of nested updates, and whether a warning has been logged because there were too many.
    var nested = 0
    var hasReportedNesting = false
    /// The exception that made the list unusable.
    private(set) var failure: ListException?

    /// A part of the list that calls to the delegate, the data source or a view are about.
    enum Subject: Hashable {
        case unknown
        case row(RowPath)
        case sectionView(SectionViewKey)
        case attached(AttachedView.Key)
    }

    /// The innermost phase.
    var current: ListPhase {
        if failure != nil { return .outOfUse }
        return running.last?.phase ?? (block == nil ? .idle : .gathering)
    }

    /// Whether the rows have changed since the innermost phase began.
    var isInterrupted: Bool { running.last?.isInterrupted ?? false }

    var isShowing: Bool { running.contains { $0.phase == .showing } }
    var isCounting: Bool { running.contains { $0.phase == .counting || $0.phase == .measuring } }

    // MARK: Allowed phases

    /// Whether a phase can begin now.
    func allows(_ phase: ListPhase) -> Bool {
        switch phase {
        // While updates are collected, the data source may already have changed, but the geometry has not.
        case .showing, .announcing: failure == nil && !isShowing && block == nil && !isCounting
        // Row counts can't be requested while they are already being requested. The counts after a batch of updates are
        // requested without this check.
        case .counting: failure == nil && !isCounting
        case .idle, .gathering, .measuring, .dragging, .outOfUse: failure == nil
        }
    }

    /// Whether a pending layout can be performed now: while rows are being shown or counted, it would have no effect.
    var allowsLayout: Bool { !isShowing && !isCounting }

    // MARK: Beginning and ending

    mutating func begin(_ phase: ListPhase) {
        running.append(Running(phase: phase))
        if phase == .showing { subject = .unknown }
    }

    /// Ends the innermost phase.
    ///
    /// - Returns: Whether the phase ended without an interruption.
    @discardableResult
    mutating func end() -> Bool { running.popLast().map { !$0.isInterrupted } ?? true }

    // MARK: Collecting updates

    /// Begins a block of updates. The outermost block records the row counts before the updates.
    mutating func openBlock(_ before: @autoclosure () -> [Int]) {
        if block == nil { block = UpdateBlock(before: before()) }
        block?.depth += 1
    }

    /// Ends a block of updates.
    ///
    /// - Returns: The block to perform; `nil` if the block was nested in another block, or if no block was open.
    mutating func closeBlock() -> UpdateBlock? {
        guard let closed = block else { return nil }
        block?.depth -= 1
        guard closed.depth == 1 else { return nil }
        block = nil
        return closed
    }

    // MARK: Interruption

    /// Interrupts all phases because rows were inserted, deleted, moved or reloaded.
    mutating func rowsChanged() {
        changeCount += 1
        if !isInterrupted { disturber = subject }
        for index in running.indices { running[index].isInterrupted = true }
    }

    /// Interrupts all phases because everything will be requested again.
    mutating func reloaded() {
        rowsChanged()
        block?.isReloaded = true
    }

    /// Makes the list unusable. Only the first exception is kept.
    mutating func stop(_ exception: ListException) {
        rowsChanged()
        if failure == nil { failure = exception }
    }
}

/// Updates that are collected to be performed together.
struct UpdateBlock {
    /// The number of rows in each section before the updates.
    let before: [Int]
    /// The number of open blocks, including the outermost block.
    var depth = 0
    var updates: [BatchUpdate] = []
    /// The rows to reconfigure after the updates.
    var reconfigured: [FollowedRow] = []
    var completions: [(Bool) -> Void] = []
    /// Whether the list was reloaded while the block was open.
    var isReloaded = false
}
