/// What a list is doing, from the innermost work outwards.
enum ListPhase {
    case idle
    /// A block of updates is open.
    case gathering
    /// The data source is asked how many rows there are.
    case counting
    /// Sections are measured, of which the counts are known.
    case measuring
    /// Rows are brought on and off screen.
    case showing
    /// Its data source is notified which rows will be needed soon.
    case announcing
    /// A finger drags a row.
    case dragging
    /// The list stopped.
    case outOfUse
}

/// The rows are others than those that the work under way began with.
struct RowsChanged: Error {}

/// The phases that a list is in, one inside the other, and what interrupts them.
///
/// Whoever is asked or told something by the list may change it: a cell that is displayed deletes rows, a data source that is asked
/// for counts reloads. Work that knows rows by their positions is out of date then. It runs in a phase: ``begin(_:)`` says
/// whether it can now, ``rowsChanged()`` and ``stop(_:)`` interrupt everything that runs, and ``end()`` says whether the
/// work came to its end undisturbed. Rows in sight that were interrupted are shown from the beginning; whatever else was
/// interrupted is given up.
struct ListPhases {
    private struct Running {
        let phase: ListPhase
        var isInterrupted = false
    }

    /// The innermost last.
    private var running: [Running] = []
    /// How many rows each section has, while the list counts or measures: the delegate may ask for it meanwhile.
    var counts: [Int]?
    /// The updates that are being gathered. A block may begin in one phase and end in another.
    var block: UpdateBlock?
    /// How often the rows have changed: compared before and after heights are asked for.
    private(set) var changeCount = 0
    /// Why the list is out of use.
    private(set) var failure: ListException?

    /// The innermost phase.
    var current: ListPhase {
        if failure != nil { return .outOfUse }
        return running.last?.phase ?? (block == nil ? .idle : .gathering)
    }

    /// Whether the work of the innermost phase is out of date.
    var isInterrupted: Bool { running.last?.isInterrupted ?? false }

    var isShowing: Bool { running.contains { $0.phase == .showing } }
    var isCounting: Bool { running.contains { $0.phase == .counting || $0.phase == .measuring } }

    // MARK: What may begin

    /// Whether a phase can begin now.
    func allows(_ phase: ListPhase) -> Bool {
        switch phase {
        // While updates are gathered the data source may have changed already, and the geometry has not.
        case .showing, .announcing: failure == nil && !isShowing && block == nil && !isCounting
        // Counts that are being asked for are not asked for once more; those after a batch are, at any time.
        case .counting: failure == nil && !isCounting
        case .idle, .gathering, .measuring, .dragging, .outOfUse: failure == nil
        }
    }

    /// Whether a layout that is pending can be carried out now: it would do nothing while rows are shown or counted.
    var allowsLayout: Bool { !isShowing && !isCounting }

    // MARK: Beginning and ending

    mutating func begin(_ phase: ListPhase) { running.append(Running(phase: phase)) }

    /// The innermost phase has ended.
    ///
    /// - Returns: Whether nothing interrupted it.
    @discardableResult
    mutating func end() -> Bool { running.popLast().map { !$0.isInterrupted } ?? true }

    // MARK: Gathering

    /// A block of updates begins: the first of several, one inside the other, has the counts from before.
    mutating func openBlock(_ before: @autoclosure () -> [Int]) {
        if block == nil { block = UpdateBlock(before: before()) }
        block?.depth += 1
    }

    /// A block ends.
    ///
    /// - Returns: What is to be carried out, if it was the outermost.
    mutating func closeBlock() -> UpdateBlock? {
        guard let closed = block else { return nil }
        block?.depth -= 1
        guard closed.depth == 1 else { return nil }
        block = nil
        return closed
    }

    // MARK: Interrupting

    /// Rows were inserted, deleted, moved or reloaded.
    mutating func rowsChanged() {
        changeCount += 1
        for index in running.indices { running[index].isInterrupted = true }
    }

    /// Everything is to be asked for again.
    mutating func reloaded() {
        rowsChanged()
        block?.isReloaded = true
    }

    /// The list is out of use. The first reason counts.
    mutating func stop(_ exception: ListException) {
        rowsChanged()
        if failure == nil { failure = exception }
    }
}

/// The updates that are gathered before they are carried out together.
struct UpdateBlock {
    /// How many rows each section had before.
    let before: [Int]
    /// How many blocks are open, one inside the other.
    var depth = 0
    var updates: [BatchUpdate] = []
    var completions: [(Bool) -> Void] = []
    /// Whether the list was reloaded meanwhile.
    var isReloaded = false
}
