/// A problem that a bus reports at runtime, such as an unhandled custom action. See ``CellActionBus/onProblem``.
public enum CellActionProblem: Hashable, Sendable {
    /// No handler is registered for a custom action. Reported once for each combination of action and configurator
    /// type.
    ///
    /// `nearest` describes the most similar action that has a handler. This may be the action that was intended.
    case unhandled(action: String, reuseIdentifier: String, nearest: String?)
    /// The action was sent from a view that shows no row. Either the view is not in a cell of any director, or its cell
    /// has been reused, has gone off screen, shows a row that is no longer in the list, or belonged to a director that
    /// has been deallocated. Also reported if a custom director passes a cell that does not have the type that the
    /// configurator expects.
    case noRow(action: String, view: String)
    /// The action has handlers, but they were not called, because the row has no cell.
    case noCell(action: String, reuseIdentifier: String)
    /// The target row of an operation (a reload, an update, a scroll, an event or a touch) is no longer in the list.
    case rowIsGone(operation: String, reuseIdentifier: String)
    /// A row was replaced while it was being edited, swiped or dragged: the row is identified by its value, and the
    /// value changed.
    ///
    /// Reported once for each reuse identifier.
    case replacedWhileEdited(reuseIdentifier: String)
    /// A list was given a new director. As a result, either the previous director's handlers, observation and pending
    /// updates are lost, or the list has lost all its rows. This problem is also reported if the app tries to change
    /// the rows through the previous director, which no longer controls the list.
    case directorReplaced(list: String)
    /// A director was released while its list was still on screen. The list's rows no longer respond.
    case directorReleased(list: String)
    /// An asynchronous handler threw an error.
    case failed(action: String, reuseIdentifier: String, error: String)
    /// An operation on a list was abandoned after 100 rounds.
    ///
    /// Each round made another round necessary, because configuring a view changed its item, or scrolling changed the
    /// target position. The list keeps the state that it had after the last round.
    case unstable(operation: String, list: String, reason: String)
}

extension CellActionProblem: CustomStringConvertible {
    /// A one-sentence description of the problem.
    public var description: String {
        switch self {
        case .unhandled(let action, let reuseIdentifier, let nearest):
            let hint = nearest.map { "; did you mean \($0)?" } ?? ""
            return "no handler for \"\(action)\" of \(reuseIdentifier)\(hint)"
        case .noRow(let action, let view):
            return "\"\(action)\" was sent from \(view), which currently shows no row of a director, "
                + "so no handler was called"
        case .noCell(let action, let reuseIdentifier):
            return "\"\(action)\" of \(reuseIdentifier) has handlers, but the row has no cell on screen; "
                + "handle the row event \"\(action)Row\", which needs none"
        case .rowIsGone(let operation, let reuseIdentifier):
            return "\"\(operation)\" of \(reuseIdentifier) came after its row had left the list"
        case .replacedWhileEdited(let reuseIdentifier):
            return
                "a row of \(reuseIdentifier) was replaced while it was being edited, since its value is its identity "
                + "and has changed; give its configurator an identity of its own, as in init(item:id:)"
        case .directorReplaced(let list):
            return "the \(list) got another director, so the rows and handlers of the previous one are lost; "
                + "make one director for each list; if a lazy property holds it, use the property only in "
                + "viewDidLoad() or later, because an earlier use makes two directors"
        case .directorReleased(let list):
            return
                "the director of the \(list) was released while the list is on screen, "
                + "so its rows no longer respond; keep the director in a property, such as one of the list's controller"
        case .failed(let action, let reuseIdentifier, let error):
            return "the handler of \"\(action)\" of \(reuseIdentifier) failed: \(error)"
        case .unstable(let operation, let list, let reason):
            return "\(operation) in \(list) was stopped after \(Self.roundLimit) rounds: \(reason)"
        }
    }

    /// The number of rounds after which an operation is abandoned if it is still not stable.
    package static let roundLimit = 100
}

// MARK: - Observers of problems

/// An observer that is called for each problem, in addition to the ``CellActionBus/onProblem`` closure.
final class ProblemObserver: Registered, Sendable {
    let subscription = CellActionSubscription()
    let body: @MainActor @Sendable (CellActionProblem) -> Void

    init(_ body: @escaping @MainActor @Sendable (CellActionProblem) -> Void) { self.body = body }
}

extension CellActionBus {
    /// Adds an observer that is called for each problem, after ``onProblem``. Observers are called in the order in
    /// which they were added.
    @discardableResult
    public func addProblemObserver(
        _ observer: @escaping @MainActor @Sendable (CellActionProblem) -> Void
    ) -> CellActionSubscription {
        let observer = ProblemObserver(observer)
        let number = problemObservers.withLock { $0.append(observer) }
        observer.subscription.whenCancelled { [weak self] in
            // What the closure captured is released on the main actor, and outside the lock, because a `deinit` may
            // cancel another subscription.
            onMainActor { [weak self] in
                let removed = self?.problemObservers.withLock { $0.remove(number) }
                withExtendedLifetime(removed) {}
            }
        }
        return observer.subscription
    }

    @MainActor
    package func report(_ problem: CellActionProblem) {
        onProblem(problem)
        for case let observer? in problemObservers.withLock({ $0.entries }) where !observer.subscription.isCancelled {
            observer.body(problem)
        }
    }
}
