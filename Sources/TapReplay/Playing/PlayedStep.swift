/// A step that was played, with its dispatches and its failure, if any.
///
/// See <doc:Trace> for the format of steps in a trace.
public struct PlayedStep: Codable {
    /// The script's file.
    public let file: String
    /// The line of the step, counted from 1.
    public let line: Int
    /// The step's source, with variables replaced by their values.
    ///
    /// The source of an `if` step is followed by the result of its condition, which is either `  # yes`, or `  # no: `
    /// and the reason.
    public let step: String
    let dispatches: [Dispatch]
    /// The reason that the step failed, or `nil` if it passed or if ``knownFailure`` contains the reason.
    public let failure: String?
    /// The reason given with `known to fail`, followed by a colon and the failure message. It is `nil` if the step
    /// passed or was not marked as known to fail.
    public var knownFailure: String?
    /// The lines that differ from the snapshot, if any. Expected lines begin with `-`, actual lines with `+`.
    public var difference: String?
    /// The screen after the step, as text, or `nil` if it was not requested. The options can request it for failed
    /// steps alone, or for failed steps and all steps that act on the screen.
    ///
    /// If the step failed, the view that it acts on or checks is marked with `✗`.
    public var screen: String?
    /// The screen after the step, as SVG, or `nil` if it was not requested. The options can request it for steps that
    /// failed, acted on the screen or showed it.
    public var picture: String?
    /// One sentence for each new fault on the screen after this step. A fault is new if it was neither in the previous
    /// picture nor in an earlier picture of a controller of the same type. The array is `nil` if there are no new
    /// faults or if they were not requested.
    public var faults: [String]?
    /// The expected and the actual picture, if the step failed because they differ.
    package var comparison: PictureMismatch?
    /// The step's touch, in points relative to the screen as it was before the step. The array contains the x and y
    /// coordinates of the touch's location, the x and y components of its movement, and 1 for a long press or 0 for any
    /// other touch.
    package var touch: [Double]?
    /// The frame of the view that a failed step acts on or checks, in points relative to the screen: the x and y
    /// coordinates of its origin, its width and its height. It is `nil` if there is no such view, or if pictures were not
    /// requested.
    package var subject: [Double]?

    /// Descriptions of the step's dispatches that are custom, handled, or observed by name.
    ///
    /// Nested dispatches are indented according to their depth.
    public var dispatched: [String] { handled.map(Self.words) }

    /// A shortened version of ``dispatched``.
    ///
    /// If more than four consecutive dispatches have the same name and depth, as when cells appear on screen, only the
    /// first and the last are listed. The number of omitted dispatches is shown between them.
    package var dispatchedInBrief: [String] {
        var lines: [String] = []
        var rest = handled[...]
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

    private var handled: [Dispatch] { dispatches.filter(\.isCounted) }

    private static func words(_ dispatch: Dispatch) -> String {
        let isUnhandled = dispatch.handlerCount == 0 && dispatch.isStopped == nil
        let note = isUnhandled ? dispatch.isObserved ? " (only observed)" : " (unhandled)" : ""
        return String(repeating: "  ", count: dispatch.depth) + "\(dispatch)\(note)"
    }
}
