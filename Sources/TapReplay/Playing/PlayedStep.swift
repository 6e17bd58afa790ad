/// A step that was played, what it dispatched and why it failed.
///
/// What a trace writes of it, <doc:Trace> says.
public struct PlayedStep: Codable {
    /// The script.
    public let file: String
    /// Where the step is, counted from 1.
    public let line: Int
    /// The step as it is written, with the values of its variables. An `if` is followed by its verdict, `  # yes` or
    /// `  # no: ` and why.
    public let step: String
    let dispatches: [Dispatch]
    /// Why it did not hold; `nil` if it did.
    public let failure: String?
    /// Of a step that is known to fail, and did: why that is known, and why it did not hold.
    public var knownFailure: String?
    /// Where a snapshot is not matched, the lines that differ: after `-` as they were, after `+` as they are.
    public var difference: String?
    /// The screen after the step as text, if asked for: of each step that did something, or only of those that did not
    /// hold. In these what was meant is marked with `✗`.
    public var screen: String?
    /// The screen after the step as SVG, if asked for, of each step that did something or shows the screen.
    public var picture: String?
    /// The faults of the screen after the step that it did not have before, if asked for, each a sentence.
    public var faults: [String]?
    /// Of a step that does not look like its picture, what its page shows.
    package var comparison: PictureMismatch?
    /// Where the finger touched the screen before it, in points: where, how far it moved from there, and 1 if it stayed for a while.
    package var touch: [Double]?

    /// The step's handled or custom dispatches, in words. Inner ones are indented by their depth.
    public var dispatched: [String] { heard.map(Self.words) }

    /// The same in short: of more than four of one name in a row, as of cells that come on screen, the first and the last.
    package var dispatchedInBrief: [String] {
        var lines: [String] = []
        var rest = heard[...]
        while let first = rest.first {
            let run = rest.prefix { $0.name == first.name && $0.depth == first.depth }
            rest = rest.dropFirst(run.count)
            if run.count > 4, let last = run.last {
                lines += [Self.words(first), "… \(run.count - 2) more …", Self.words(last)]
            } else {
                lines += run.map(Self.words)
            }
        }
        return lines
    }

    private var heard: [Dispatch] { dispatches.filter(\.isHeard) }

    private static func words(_ dispatch: Dispatch) -> String {
        let note = dispatch.handlerCount == 0 && dispatch.isStopped == nil ? " (unhandled)" : ""
        return String(repeating: "  ", count: dispatch.depth) + "\(dispatch)\(note)"
    }
}
