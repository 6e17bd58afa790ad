/// A row that is the subject of several successive delegate calls. The row is tracked from the first call to the last.
///
/// A list identifies rows by index path, and a handler may change the rows between two calls: a handler for
/// `.shouldHighlight` may request an update, and a handler for `.didSelect` may move the row to the top of the list. A
/// headless list tracks the touched row and passes its current index path. The behavior of UIKit is not documented, so
/// UIKit may still pass the index path of the first call in a later call. Both behaviors are supported, by comparing
/// the tracked row's current index path with the index path that the list passes:
///
/// - The index paths are equal: the list has tracked the row, or nothing has moved. The call is about this row.
/// - The index paths differ, and the list passes the same index path as in the previous call: the list has not tracked
///   the row. The call is about this row at its current index path. If the row is no longer in the list, no handler is
///   called, and a problem is reported once.
/// - The list passes a different index path than in the previous call: the call is about a different row. An example is
///   a row that is selected with the keyboard: the list does not report a press for it.
///
/// For a list that tracks rows, the second rule alone could lead to a mistake: a different row may have moved to the
/// index path where the first row was touched, so that a call about the different row repeats that index path. Three
/// further rules avoid this mistake. Calls about a row that loses the selection to the touched row belong to a
/// different ``TouchStep/Course``. If a call doesn't come after the previous call in the order of ``TouchStep``, it
/// begins a new touch. A handler that simulates a touch on a different row does not affect the touch that the handler
/// is called for. One case remains ambiguous: a keyboard selection has no press, so if it has the index path of a
/// cancelled press whose row has since moved, it is treated as the end of that press.
@MainActor
final class TouchedRow {
    /// The row and its binding, which are looked up before any pending work can be carried out.
    let row: TrackedRow
    /// The row's index path in the current call.
    fileprivate(set) var indexPath: IndexPath
    /// The index path that the list passed in the previous call.
    fileprivate var given: IndexPath
    fileprivate(set) var step: TouchStep
    /// The value of ``RowLookUp/changeCount`` when ``indexPath`` was determined.
    fileprivate var changeCount: Int
    fileprivate var isReported = false

    fileprivate init(_ row: TrackedRow, _ step: TouchStep, _ changeCount: Int) {
        self.row = row
        self.step = step
        self.changeCount = changeCount
        indexPath = row.indexPath
        given = row.indexPath
    }
}

/// The delegate calls that a list makes about one row, grouped by ``Course``, in the order they are made.
enum TouchStep: Int {
    // Calls about a row that is touched.
    case press, highlight, choose, chosen, mayPerform, perform
    /// A call that can occur at any time and does not begin a press.
    case unhighlight
    // Calls about a row that loses the selection to the touched row.
    case mayDeselect, deselected
    // Calls about a row that is swiped open.
    case uncover, open, commit
    // Calls about a row that is dragged.
    case drag, drop
    // Calls about a row where a multiple selection begins.
    case maySelectSeveral, selectSeveral

    enum Course: Int, CaseIterable { case press, deselection, swipe, drag, severalRows }

    var course: Course {
        switch self {
        case .press, .highlight, .choose, .chosen, .mayPerform, .perform, .unhighlight: .press
        case .mayDeselect, .deselected: .deselection
        case .uncover, .open, .commit: .swipe
        case .drag, .drop: .drag
        case .maySelectSeveral, .selectSeveral: .severalRows
        }
    }

    /// Whether this call can belong to the same touch as an earlier call of the same course.
    fileprivate func continues(from step: TouchStep) -> Bool {
        switch self {
        case .unhighlight: true
        // A commit belongs to the current swipe only if the swipe has opened the row. A tap on the minus control also
        // reveals the Delete button, but causes no delegate call, so the commit that follows begins a new touch.
        case .commit: step == .open
        case .drag: step == .drag
        default: step.rawValue < rawValue
        }
    }
}

/// The rows that the list is currently making delegate calls about. There is at most one row for each course.
struct TouchedRows {
    private var rows: [TouchedRow?] = TouchStep.Course.allCases.map { _ in nil }
    /// The most recently requested context menus, and their rows. There can be two menus, since one menu may open while
    /// another menu closes. Menus are retained only by the list, so that objects captured by a menu's actions are
    /// released together with the menu.
    var menus: [(configuration: WeakObject, row: TrackedRow)] = []

    subscript(course: TouchStep.Course) -> TouchedRow? {
        get { rows[course.rawValue] }
        set { rows[course.rawValue] = newValue }
    }
}

extension RowCore {
    /// Returns the row that a delegate call is about, or `nil` if there is no such row or it is no longer in the list.
    /// See ``TouchedRow``.
    ///
    /// - Parameter message: The action, event or question to report if the row is no longer in the list.
    func touched(
        _ message: some CustomStringConvertible, at indexPath: IndexPath, _ step: TouchStep
    ) -> TouchedRow? {
        if let kept = touches[step.course], step.continues(from: kept.step), step != .drag || isDragged(kept) {
            let now = kept.changeCount == lookUp.changeCount ? kept.indexPath : find(kept.row)?.indexPath
            if now == indexPath || indexPath == kept.given {
                kept.given = indexPath
                if step != .unhighlight { kept.step = step }
                guard let now else {
                    if !kept.isReported { report(message.description, isTooLateFor: kept.row.last.configurator) }
                    kept.isReported = true
                    return nil
                }
                kept.indexPath = now
                kept.changeCount = lookUp.changeCount
                return kept
            }
        }
        let begun = trackCell(indexPath).map { TouchedRow($0, step, lookUp.changeCount) }
        if step != .unhighlight { touches[step.course] = begun }
        return begun
    }

    /// Whether the row is still being dragged. This must be checked because the list makes no delegate call when a row
    /// is dropped at its original position.
    private func isDragged(_ kept: TouchedRow) -> Bool { cell(of: kept.row)?.cell.isBeingReordered ?? false }

    /// Calls handlers for a touched row. A handler that simulates a touch on a different row does not affect this
    /// touch.
    func whileTouched<Result>(_ work: () -> Result) -> Result {
        let (press, deselection) = (touches[.press], touches[.deselection])
        defer { (touches[.press], touches[.deselection]) = (press, deselection) }
        return work()
    }

    // MARK: Questions and actions about a touched row

    /// Returns whether the list should highlight a row. This call begins a touch, even if no handler answers.
    @inline(never)
    func shouldHighlight(_ indexPath: IndexPath) -> Bool {
        let question = RowQuestion<Void, Bool>.shouldHighlight
        return touched(question, at: indexPath, .press).flatMap { ask(question, about: $0) } ?? true
    }

    /// Returns the answer to a question about a touched row, or `nil` if no handler answers.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, about touch: TouchedRow) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileTouched { ask(question, (), about: touch.row) }
    }

    /// Returns the answer to a question about a touched row. Returns `nil` if no handler answers or the list has a
    /// different director, and `false` if the row is no longer in the list.
    func ask(_ question: RowQuestion<Void, Bool>, at indexPath: IndexPath, _ step: TouchStep) -> Bool? {
        if actionsProxy.canSkip(question) { return nil }
        guard let touch = touched(question, at: indexPath, step) else { return isAttached ? false : nil }
        return ask(question, about: touch)
    }

    /// Returns the index path of the row to select or deselect. A handler can answer with a different row, or with
    /// `nil` for no row. If no handler answers, returns the touched row's current index path, or `nil` if the row is no
    /// longer in the list. If the list has a different director, returns the given index path.
    @inline(never)
    func choose(
        _ question: RowQuestion<Void, IndexPath?>, at indexPath: IndexPath, _ step: TouchStep
    ) -> IndexPath? {
        guard let touch = touched(question, at: indexPath, step) else { return isAttached ? nil : indexPath }
        if actionsProxy.canSkip(question) { return touch.indexPath }
        var given: IndexPath?
        let answer = whileTouched {
            ask(question, (), about: touch.row) { given = $0 }
        }
        let now = find(touch.row)?.indexPath
        guard let answer else { return now }
        guard let named = answer, named != given else { return answer == nil ? nil : now }
        touches[step.course] = trackCell(named).map { TouchedRow($0, step, lookUp.changeCount) }
        return named
    }

    /// Posts an action about a touched row.
    @inline(never)
    func post(_ action: CellAction<Void>, at indexPath: IndexPath, _ step: TouchStep) {
        if actionsProxy.canSkip(action) { return }
        if let touch = touched(action, at: indexPath, step) { whileTouched { post(action, about: touch.row) } }
    }

    /// Posts an action about a touched row, if the row has a cell, and then a row event.
    @inline(never)
    func post(
        _ action: CellAction<Void>, and event: RowEvent<Void>, at indexPath: IndexPath, _ step: TouchStep
    ) {
        if actionsProxy.canSkip(action), actionsProxy.canSkip(event) { return }
        if let touch = touched(action, at: indexPath, step) {
            whileTouched { post(action, and: event, about: touch.row) }
        }
    }
}
