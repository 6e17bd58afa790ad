/// Returns a description of the first problem in the systems generated from the bytes, or `nil` if there is none. A
/// small system (``RandomWalk``) is compared with the exact model, and a system that resembles a layout
/// (``RandomEdits``) is compared with an identical system created from scratch.
func layoutProblem(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let rest = Array(bytes.dropFirst())
    if first % 2 == 0 {
        var walk = RandomWalk(ledBy: rest)
        while walk.isLed {
            if let problem = walk.problemInOneSystem() { return "\(problem)\n\(walk)" }
        }
    } else {
        var edits = RandomEdits(ledBy: rest)
        while edits.isLed {
            if let problem = edits.problem(variables: 2 + Int(first / 2) % 11, steps: 12) { return problem }
        }
    }
    return nil
}
