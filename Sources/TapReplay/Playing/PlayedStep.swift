/// A step that was played: a line of a trace.
public struct PlayedStep: Encodable {
    /// The script.
    public let file: String
    /// Where the step stands, counted from 1.
    public let line: Int
    /// The step as it is written.
    public let step: String
    let dispatches: [Dispatch]
    /// Why it did not hold; `nil` if it did.
    public let failure: String?

    /// What the step dispatched that somebody handles or a cell sent, each in words, inner ones indented by their depth.
    public var dispatched: [String] {
        dispatches.filter(\.isHeard).map { dispatch in
            let note = dispatch.handlerCount == 0 ? " (nobody handles it)" : ""
            return String(repeating: "  ", count: dispatch.depth) + "\(dispatch)\(note)"
        }
    }
}
