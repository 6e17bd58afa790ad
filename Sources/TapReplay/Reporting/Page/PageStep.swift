/// A step as a page shows it.
struct PageStep: Codable {
    let line: Int
    var column: Int?
    let step: String
    /// The script, where it is one that the script plays.
    var file: String?
    var failure: String?
    /// Where a snapshot is not matched, the lines that differ.
    var difference: [String]?
    /// Why it is known to fail, and why it did not hold.
    var knownFailure: String?
    /// How long it took, in milliseconds; `nil` if that is not worth telling.
    var ms: Int?
    /// How many steps before it are left out of the page.
    var gap: Int?
    /// The screen that it left, by what differs from the one before; empty if there is none.
    var screen: ScreenDifference?
    /// The picture of that screen, by what differs from the one before; empty if there is none.
    var picture: ScreenDifference?
    /// Where the finger touched the screen before it.
    var touch: [Double]?
    /// What is new of the faults of that screen.
    var faults: [String]?
    /// What does not look like its picture.
    var comparison: PictureMismatch?
    /// The lines of the screen that it meant.
    var meant: [Int]?
    var dispatches: [PageDispatch]?
    /// How many dispatches are left out.
    var moreDispatches: Int?

    /// A step that was played.
    init(_ step: PlayedStep, in script: String) {
        self.init(line: step.line, step: step.step, failure: step.failure)
        knownFailure = step.knownFailure?.clippedForPage
        if step.file != script { file = ScriptSpelling.escaped(step.file).clippedForPage }
        difference = step.difference.map(Self.lines)
        touch = step.touch
        faults = step.faults?.map(\.clippedForPage)
        comparison = step.comparison
        let all = PageDispatch.all(of: step.dispatches)
        if !all.isEmpty { dispatches = Array(all.prefix(Self.dispatchLimit)) }
        if all.count > Self.dispatchLimit { moreDispatches = all.count - Self.dispatchLimit }
    }

    /// A step that could not be played.
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

/// A dispatch as a page shows it, or several unhandled ones of a name.
struct PageDispatch: Codable {
    let text: String
    let kind: String
    let cell: String
    let depth: Int
    let handlers: Int
    /// How many observers were told of it; `nil`: none.
    var observers: Int?
    var stopped: Bool?
    /// Whether it is unhandled: only the list took part.
    var unheard: Bool?
    /// How many follow that differ in nothing but the row.
    var more: Int?

    private init(_ dispatch: Dispatch) {
        text = "\(dispatch)".clippedForPage
        kind = dispatch.kind
        cell = dispatch.reuseIdentifier.clippedForPage
        depth = dispatch.depth
        handlers = dispatch.handlerCount
        observers = dispatch.observerCount == 0 ? nil : dispatch.observerCount
        stopped = dispatch.isStopped
        unheard = dispatch.isHeard ? nil : true
    }

    static func all(of dispatches: [Dispatch]) -> [PageDispatch] {
        var all: [PageDispatch] = []
        var last: Dispatch?
        for dispatch in dispatches {
            if let before = last, !dispatch.isHeard, !before.isHeard,
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
    /// The text as it can be shown, without its end if it is very long.
    var clippedForPage: String {
        let kept = unicodeScalars.prefix(2000)
        return kept.endIndex == unicodeScalars.endIndex ? printable : String(kept).printable + "…"
    }
}
