/// A step on a page.
struct PageStep: Codable {
    let line: Int
    var column: Int?
    let step: String
    /// The file of the step, if the step is in a script that the main script plays.
    var file: String?
    var failure: String?
    /// The lines that differ from the snapshot, if any.
    var difference: [String]?
    /// The reason that the step is known to fail, followed by the failure message.
    var knownFailure: String?
    /// The step's duration in milliseconds, or `nil` if it is shorter than ``PageReporter/shortestDuration`` or
    /// durations are omitted.
    var ms: Int?
    /// The number of steps before this step that are omitted from the page.
    var gap: Int?
    /// The difference between the screen after the step and the previous screen. It is `nil` if the screens are the
    /// same, and empty if there is no screen after the step.
    var screen: ScreenDifference?
    /// The difference between the picture after the step and the previous picture. It is `nil` if the pictures are the
    /// same, and empty if there is no picture after the step.
    var picture: ScreenDifference?
    /// The step's touch, in the format of ``PlayedStep/touch``.
    var touch: [Double]?
    /// The frame of the view that a failed step acts on or checks, in the format of ``PlayedStep/subject``.
    var subject: [Double]?
    /// The new faults on the screen after the step.
    var faults: [String]?
    /// The difference between the screen and its reference picture.
    var comparison: PictureMismatch?
    /// The indices of the lines that mark the view that the step acts on or checks. If the view is inside a row with
    /// several lines, only the first line of the row marks it.
    var meant: [Int]?
    var dispatches: [PageDispatch]?
    /// The number of omitted dispatches.
    var moreDispatches: Int?

    /// Creates a page step for a step that was played.
    init(_ step: PlayedStep, in script: String) {
        self.init(line: step.line, step: step.step, failure: step.failure)
        knownFailure = step.knownFailure?.clippedForPage
        if step.file != script { file = ScriptSpelling.escaped(step.file).clippedForPage }
        difference = step.difference.map(Self.lines)
        (touch, subject) = (step.touch, step.subject)
        faults = step.faults?.map(\.clippedForPage)
        comparison = step.comparison
        let all = PageDispatch.all(of: step.dispatches)
        if !all.isEmpty { dispatches = Array(all.prefix(Self.dispatchLimit)) }
        if all.count > Self.dispatchLimit { moreDispatches = all.count - Self.dispatchLimit }
    }

    /// Creates a page step for a reported failure.
    init(_ failure: ReplayFailure, in script: String) {
        self.init(line: failure.place.line, step: failure.step, failure: failure.message)
        if failure.place.file != script { file = ScriptSpelling.escaped(failure.place.file).clippedForPage }
        column = failure.place.column
        difference = failure.difference.map(Self.lines)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).prefix(differenceLimit)
            .map { String($0).clippedForPage }
    }

    private init(line: Int, step: String, failure: String?) {
        self.line = line
        self.step = step.clippedForPage
        self.failure = failure?.clippedForPage
    }

    private static let dispatchLimit = 200
    private static let differenceLimit = 200
}

/// A dispatch on a page, or several consecutive unhandled dispatches with the same name and depth.
struct PageDispatch: Codable {
    let text: String
    let kind: String
    let cell: String
    let depth: Int
    let handlers: Int
    /// The number of notified observers, or `nil` if there are none.
    var observers: Int?
    var stopped: Bool?
    /// Whether the dispatch is unhandled and was sent by the list itself.
    var unhandled: Bool?
    /// The number of unhandled dispatches with the same name and depth that directly follow this dispatch.
    var more: Int?

    private init(_ dispatch: Dispatch) {
        text = "\(dispatch)".clippedForPage
        kind = dispatch.kind
        cell = dispatch.reuseIdentifier.clippedForPage
        depth = dispatch.depth
        handlers = dispatch.handlerCount
        observers = dispatch.observerCount == 0 ? nil : dispatch.observerCount
        stopped = dispatch.isStopped
        unhandled = dispatch.isCounted ? nil : true
    }

    static func all(of dispatches: [Dispatch]) -> [PageDispatch] {
        var all: [PageDispatch] = []
        var last: Dispatch?
        for dispatch in dispatches {
            if let before = last, !dispatch.isCounted, !before.isCounted,
                (before.name, before.depth) == (dispatch.name, dispatch.depth)
            {
                all[all.count - 1].more = (all[all.count - 1].more ?? 0) + 1
            } else {
                all.append(PageDispatch(dispatch))
            }
            last = dispatch
        }
        return all
    }
}

extension String {
    /// The text in a displayable form, clipped if it is very long.
    var clippedForPage: String {
        let kept = unicodeScalars.prefix(2000)
        return kept.endIndex == unicodeScalars.endIndex ? printable : String(kept).printable + "…"
    }
}
