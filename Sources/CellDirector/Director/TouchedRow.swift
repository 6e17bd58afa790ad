/// A row that the list makes several calls about, from the first to the last.
///
/// A list names rows by index paths, and each call of a touch may change the rows before the next one comes: a handler of
/// `.shouldHighlight` may ask for an update, and one of `.didSelect` move the row to the top of its model. A headless list
/// follows the row that it was touched on. What UIKit's lists do is not documented, so a later call may have the index path
/// of the first. Both are right here, because what was kept of the row is compared with the index path that is given:
///
/// - The row is there: the list has followed it, or nothing has moved. The call is about the row, and nothing is translated.
/// - The row is elsewhere, and the list says what it said the time before: it has not followed. The call is about the row,
///   wherever it is now; if it has gone, nothing is sent, which is reported once.
/// - The list says something else: it has begun with another row, without a press. That is the row at the index path.
///
/// A list that follows rows is never in the second case while it is about the same row: it says where the row is. It could be
/// only with another row that has got to where the first was touched, and such calls are kept apart: a row that loses the selection to the
/// touched one has a course of its own, a call that comes again or earlier in the order of ``TouchStep`` begins anew, and a handler that
/// touches another row leaves the touch that it serves as it was. What is left is a selection by keyboard, which has no
/// press, at the very index path of a press that was cancelled, after its row moved: it is taken for the end of that press.
@MainActor
final class TouchedRow {
    /// The row, with its binding, which is taken before anything that may carry out waiting work.
    let row: TrackedRow
    /// Where the row is in this call.
    fileprivate(set) var indexPath: IndexPath
    /// What the list said last.
    fileprivate var given: IndexPath
    fileprivate(set) var step: TouchStep
    /// How often the sections had changed when the row was at ``indexPath``.
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

/// The calls that a list makes about one row, course by course, in their order.
enum TouchStep: Int {
    // A finger on a row.
    case press, highlight, choose, chosen, mayPerform, perform
    /// Comes at any time, and begins nothing.
    case unhighlight
    // A row that loses the selection to the touched one.
    case mayDeselect, deselected
    // A row that is swiped open.
    case uncover, open, commit
    // A row that is dragged.
    case drag, drop
    // A row on which a selection of several begins.
    case maySelectSeveral, selectSeveral

    enum Course { case press, deselection, swipe, drag, severalRows }

    var course: Course {
        switch self {
        case .press, .highlight, .choose, .chosen, .mayPerform, .perform, .unhighlight: .press
        case .mayDeselect, .deselected: .deselection
        case .uncover, .open, .commit: .swipe
        case .drag, .drop: .drag
        case .maySelectSeveral, .selectSeveral: .severalRows
        }
    }

    /// Whether the call can be about the row of a course that has come this far.
    fileprivate func goesOn(from step: TouchStep) -> Bool {
        switch self {
        case .unhighlight: true
        // Delete is uncovered by a minus as well, of which nothing is heard.
        case .commit: step == .open
        case .drag: step == .drag
        default: step.rawValue < rawValue
        }
    }
}

/// The rows that the list is making calls about.
struct TouchedRows {
    private var press: TouchedRow?
    private var deselection: TouchedRow?
    private var swipe: TouchedRow?
    private var drag: TouchedRow?
    private var severalRows: TouchedRow?

    subscript(course: TouchStep.Course) -> TouchedRow? {
        get {
            switch course {
            case .press: press
            case .deselection: deselection
            case .swipe: swipe
            case .drag: drag
            case .severalRows: severalRows
            }
        }
        set {
            switch course {
            case .press: press = newValue
            case .deselection: deselection = newValue
            case .swipe: swipe = newValue
            case .drag: drag = newValue
            case .severalRows: severalRows = newValue
            }
        }
    }
}

extension ListCore {
    /// The row that a call of the list is about: see ``TouchedRow``. `nil`: there is none, or it has gone.
    ///
    /// - Parameter message: What is reported if the row has gone.
    func touched(
        _ message: some CustomStringConvertible, at indexPath: IndexPath, _ step: TouchStep
    ) -> TouchedRow? {
        if let kept = touches[step.course], step.goesOn(from: kept.step), step != .drag || isDragged(kept) {
            let now = kept.changeCount == changeCount ? kept.indexPath : find(kept.row)?.indexPath
            if now == indexPath || indexPath == kept.given {
                kept.given = indexPath
                if step != .unhighlight { kept.step = step }
                guard let now else {
                    if !kept.isReported { report(message.description, isTooLateFor: kept.row.last.configurator) }
                    kept.isReported = true
                    return nil
                }
                kept.indexPath = now
                kept.changeCount = changeCount
                return kept
            }
        }
        let begun = followCell(indexPath).map { TouchedRow($0, step, changeCount) }
        if step != .unhighlight { touches[step.course] = begun }
        return begun
    }

    /// Of a row that was dropped where it was, nothing is heard.
    private func isDragged(_ kept: TouchedRow) -> Bool { cell(of: kept.row)?.cell.isBeingReordered ?? false }

    /// Lets handlers hear of a touched row. One that touches another leaves the touch as it was.
    func whileTouched<Result>(_ work: () -> Result) -> Result {
        let (press, deselection) = (touches[.press], touches[.deselection])
        defer { (touches[.press], touches[.deselection]) = (press, deselection) }
        return work()
    }

    // MARK: Questions and actions of a touch

    /// A touch begins with this question, whoever answers it.
    func shouldHighlight(_ indexPath: IndexPath) -> Bool {
        let question = RowQuestion<Void, Bool>.shouldHighlight
        return touched(question, at: indexPath, .press).flatMap { ask(question, about: $0) } ?? true
    }

    /// The answer to a question about a touched row, `nil` if nobody answers.
    func ask<Answer>(_ question: RowQuestion<Void, Answer>, about touch: TouchedRow) -> Answer? {
        if actionsProxy.canSkip(question) { return nil }
        return whileTouched { ask(question, (), about: touch.row) }
    }

    /// The same, of a row that may be gone: then the answer is no.
    func ask(_ question: RowQuestion<Void, Bool>, at indexPath: IndexPath, _ step: TouchStep) -> Bool? {
        if actionsProxy.canSkip(question) { return nil }
        guard let touch = touched(question, at: indexPath, step) else { return isAttached ? false : nil }
        return ask(question, about: touch)
    }

    /// Which row is selected or deselected in place of a touched one: that row, wherever it is, another, or none.
    func choose(
        _ question: RowQuestion<Void, IndexPath?>, at indexPath: IndexPath, _ step: TouchStep
    ) -> IndexPath? {
        guard let touch = touched(question, at: indexPath, step) else { return isAttached ? nil : indexPath }
        if actionsProxy.canSkip(question) { return touch.indexPath }
        var told: IndexPath?
        let answer = whileTouched {
            ask(question, (), about: touch.row) { told = $0 }
        }
        let now = find(touch.row)?.indexPath
        guard let answer else { return now }
        guard let named = answer, named != told else { return answer == nil ? nil : now }
        touches[step.course] = followCell(named).map { TouchedRow($0, step, changeCount) }
        return named
    }

    /// An action about a touched row.
    func post(_ action: CellAction<Void>, at indexPath: IndexPath, _ step: TouchStep) {
        if actionsProxy.canSkip(action) { return }
        if let touch = touched(action, at: indexPath, step) { whileTouched { post(action, about: touch.row) } }
    }

    /// Something about a touched row that is an action where the row has a cell, and a row event in any case.
    func post(
        _ action: CellAction<Void>, and event: RowEvent<Void>, at indexPath: IndexPath, _ step: TouchStep
    ) {
        if actionsProxy.canSkip(action), actionsProxy.canSkip(event) { return }
        if let touch = touched(action, at: indexPath, step) {
            whileTouched { post(action, and: event, about: touch.row) }
        }
    }
}
