/// A problem that a bus reports at runtime, such as an unhandled custom action. See ``CellActionBus/onProblem``.
///
/// Two problems are equal if they are of the same kind and concern the same action, row, view or list.
public struct CellActionProblem: Hashable, Sendable {
    /// What is wrong.
    ///
    /// Later versions may add kinds, so a `switch` over a kind needs a `default`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The kind's name, such as `unhandled`.
        public let description: String

        private init(_ name: String) { description = name }

        /// No handler is registered for a custom action. Reported once for each combination of action and configurator
        /// type.
        public static let unhandled = Kind("unhandled")
        /// The action was sent from a view that shows no row. Either the view is not in a cell of any director, or its
        /// cell has been reused, has gone off screen, shows a row that is no longer in the list, or belonged to a
        /// director that has been deallocated. Also reported if a custom director passes a cell that does not have the
        /// type that the configurator expects.
        public static let noRow = Kind("noRow")
        /// The action has handlers, but they were not called, because the row has no cell.
        public static let noCell = Kind("noCell")
        /// The target row of an operation (a reload, an update, a scroll, an event or a touch) is no longer in the list.
        public static let rowIsGone = Kind("rowIsGone")
        /// A row was replaced while it was being edited, swiped or dragged: the row is identified by its value, and the
        /// value changed. Reported once for each reuse identifier.
        public static let replacedWhileEdited = Kind("replacedWhileEdited")
        /// A list was given a new director. As a result, either the previous director's handlers, observation and
        /// pending updates are lost, or the list has lost all its rows. This problem is also reported if the app tries
        /// to change the rows through the previous director, which no longer controls the list.
        public static let directorReplaced = Kind("directorReplaced")
        /// A director was released while its list was still on screen. The list's rows no longer respond.
        public static let directorReleased = Kind("directorReleased")
        /// An asynchronous handler threw an error.
        public static let failed = Kind("failed")
        /// An operation on a list was abandoned after 100 rounds.
        ///
        /// Each round made another round necessary, because configuring a view changed its item, or scrolling changed
        /// the target position. The list keeps the state that it had after the last round.
        public static let unstable = Kind("unstable")
    }

    public let kind: Kind
    /// The name of the action, row event or question, or of another operation, such as "reload".
    public let operation: String?
    /// The reuse identifier of the row's cell.
    public let reuseIdentifier: String?
    /// The type of the table or collection view.
    public let list: String?
    /// What is wrong, as a sentence without a period.
    public let sentence: String
    /// What to do about it, or a question about what was meant; `nil` if there is no general advice.
    public let advice: String?

    private init(
        _ kind: Kind, operation: String? = nil, reuseIdentifier: String? = nil, list: String? = nil,
        _ sentence: String, advice: String? = nil
    ) {
        self.kind = kind
        self.operation = operation
        self.reuseIdentifier = reuseIdentifier
        self.list = list
        self.sentence = sentence
        self.advice = advice
    }

    /// The number of rounds after which an operation is abandoned if it is still not stable.
    package static let roundLimit = 100
}

extension CellActionProblem: CustomStringConvertible {
    /// The ``sentence`` and the ``advice``.
    public var description: String { advice.map { "\(sentence); \($0)" } ?? sentence }
}

// MARK: - The problems

extension CellActionProblem {
    /// A problem of the kind ``Kind/unhandled``.
    ///
    /// `payload` is the type of the action's payload, or `nil` if it has none. `nearest` is a description of the most similar
    /// action that has a handler, which may be the action that was intended.
    public static func unhandled(
        action: String, payload: String? = nil, reuseIdentifier: String, nearest: String?
    ) -> Self {
        let name = payload.map { "CellAction<\($0)>(\"\(action)\")" } ?? ".custom(\"\(action)\")"
        let parameters = payload == nil ? "" : "config, cell, payload in "
        return Self(
            .unhandled, operation: action, reuseIdentifier: reuseIdentifier,
            "no handler for \"\(action)\" of \(reuseIdentifier)",
            advice: nearest.map { "did you mean \($0)?" }
                ?? "add a handler, as in `actionsProxy.on(\(name)) { \(parameters)… }`")
    }

    /// A problem of the kind ``Kind/noRow``.
    ///
    /// `view` is the type of the view, or a description of it.
    public static func noRow(action: String, view: String) -> Self {
        Self(
            .noRow, operation: action,
            "\"\(action)\" was sent from \(view), which currently shows no row of a director, "
                + "so no handler was called",
            advice: "send it while the view is in the cell of a row")
    }

    /// A problem of the kind ``Kind/noCell``.
    public static func noCell(action: String, reuseIdentifier: String) -> Self {
        Self(
            .noCell, operation: action, reuseIdentifier: reuseIdentifier,
            "\"\(action)\" of \(reuseIdentifier) has handlers, but the row has no cell on screen",
            advice: "handle the row event \"\(action)Row\", which needs none")
    }

    /// A problem of the kind ``Kind/rowIsGone``.
    public static func rowIsGone(operation: String, reuseIdentifier: String) -> Self {
        Self(
            .rowIsGone, operation: operation, reuseIdentifier: reuseIdentifier,
            "\"\(operation)\" of \(reuseIdentifier) came after its row had left the list",
            advice: "use it only while the director has the row")
    }

    /// A problem of the kind ``Kind/replacedWhileEdited``.
    public static func replacedWhileEdited(reuseIdentifier: String) -> Self {
        Self(
            .replacedWhileEdited, reuseIdentifier: reuseIdentifier,
            "a row of \(reuseIdentifier) was replaced while it was being edited, since its value is its identity "
                + "and has changed",
            advice: "give its configurator an identity of its own, as in init(item:id:)")
    }

    /// A problem of the kind ``Kind/directorReplaced``.
    public static func directorReplaced(list: String) -> Self {
        Self(
            .directorReplaced, list: list,
            "the \(list) got another director, so the rows and handlers of the previous one are lost",
            advice: "make one director for each list; if a lazy property holds it, use the property only in "
                + "viewDidLoad() or later, because an earlier use makes two directors")
    }

    /// A problem of the kind ``Kind/directorReleased``.
    public static func directorReleased(list: String) -> Self {
        Self(
            .directorReleased, list: list,
            "the director of the \(list) was released while the list is on screen, so its rows no longer respond",
            advice: "keep the director in a property, such as one of the list's controller")
    }

    /// A problem of the kind ``Kind/failed``.
    ///
    /// `error` is a description of the error.
    public static func failed(action: String, reuseIdentifier: String, error: String) -> Self {
        Self(
            .failed, operation: action, reuseIdentifier: reuseIdentifier,
            "the handler of \"\(action)\" of \(reuseIdentifier) failed: \(error)",
            advice: "catch the error in the handler, and show it")
    }

    /// A problem of the kind ``Kind/unstable``.
    ///
    /// `reason` says why each round made another round necessary.
    public static func unstable(operation: String, list: String, reason: String) -> Self {
        Self(
            .unstable, operation: operation, list: list,
            "\(operation) in \(list) was stopped after \(roundLimit) rounds: \(reason)")
    }
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
        problemObservers.insert(observer)
        return observer.subscription
    }

    @MainActor
    package func report(_ problem: CellActionProblem) {
        onProblem(problem)
        for case let observer? in problemObservers.entries where !observer.subscription.isCancelled {
            observer.body(problem)
        }
    }
}
