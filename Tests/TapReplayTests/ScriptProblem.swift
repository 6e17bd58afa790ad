@testable import TapReplay

/// Parses bytes as a script and returns a description of the first problem, or `nil` if there is none. Errors must have
/// a position in the script, and a step must print as text that parses to the same step.
func scriptProblem(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    var reader = ScriptReader(PlayedScripts())
    reader.read(ScriptLines(bytes, file: "fuzz"))
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for error in reader.errors {
        guard (1...lines.count).contains(error.place.line) else { return "a line outside the script: \(error)" }
        let length = String(decoding: lines[error.place.line - 1], as: UTF8.self).count
        guard (1...(length + 1)).contains(error.place.column) else { return "a column outside the line: \(error)" }
        if error.message.isEmpty { return "an error without words: \(error)" }
    }
    if reader.errors.count > ScriptErrors.countLimit { return "too many errors" }
    guard reader.errors.isEmpty else { return nil }
    do {
        let script = try Script(.text(text, name: "fuzz"))
        _ = script.tags
        _ = try? ScriptCheck.summary(of: script, screens: [("feed", ["refresh", "load more"]), ("cart", [])])
        return try playedProblem(script)
    } catch {
        return "what was read can't be read: \(error)"
    }
}

/// Checks the first 50 steps in playing order and returns a description of the first problem, or `nil` if there is
/// none.
private func playedProblem(_ script: Script) throws -> String? {
    var playhead = Playhead(script)
    for _ in 0..<50 {
        let next: (step: Step, action: Action)?
        do throws(ScriptError) {
            next = try playhead.next()
        } catch {
            // An error is acceptable here, because the current values of a step's variables can make the step invalid.
            if error.message.isEmpty { return "an error without words" }
            continue
        }
        guard let (step, action) = next else { return nil }
        if playhead.script.text(of: step, action).isEmpty { return "a step without words" }
        let words = action.description
        let again = try Script(.text(words, name: "again"))
        guard again.errors.isEmpty, case .action(let same) = again.steps.first?.content else {
            return "“\(words)” is not read again: \(again.errors)"
        }
        if same.description != words { return "“\(words)” is read as “\(same)”" }
    }
    return nil
}
