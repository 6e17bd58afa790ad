import CellDirector
import TapReplay

/// Support for interactive sessions.
extension ReplayCommand {
    /// Reads and plays steps on a screen, line by line, until the input ends.
    ///
    /// - Returns: The exit status, which is 1 if the input isn't a terminal and either a step failed or the input ended
    ///   inside a block. A line that can't be read is no failure: the next line corrects it.
    func interact(
        _ screen: String, _ settings: ReplaySettings, sparing sources: [String] = []
    ) async throws -> Int32 {
        try checkName(of: screen)
        let session = try ReplaySession(screen: screen, sparing: sources, interruption: StepInterruption()) {
            var options = ReplayPlayer.Options()
            options.reportsSteps = true
            return ReplayPlayer(screens: screens, settings: settings, options: options, bus: bus)
        }
        defer { session.end() }
        let output = OutputFile.standardOutput
        let reader = LineReader(write: { try? output.write($0) }, completions: { session.completions(of: $0) })
        var status: Int32 = 0
        var number = 0
        var answer = await session.begin()
        if reader.isTerminal { answer.lines.append("enter a step, or help; Tab completes") }
        while true {
            var lines = answer.lines
            if let refusal = answer.refusal {
                // Without a terminal, the error includes the line number and the column, in the same way as an error in
                // a script.
                let place = reader.isTerminal ? "" : "<stdin>:\(number):\(answer.column): "
                let column = reader.isTerminal && answer.column > 1 ? " (column \(answer.column))" : ""
                lines.insert("\(place)error: \(refusal)\(column)", at: 0)
                if !reader.isTerminal, answer.isFailure { status = 1 }
            }
            try output.write(lines.map { $0 + "\n" }.joined())
            if answer.isOver { return status }
            let line = reader.line(after: session.isInBlock ? "… " : "> ")
            if line == nil, !reader.isTerminal {
                guard let block = session.openBlock else { return status }
                try output.write(
                    "<stdin>:\(number):1: error: the input ends before the \"end\" of `\(block.printable)`\n")
                return 1
            }
            number += 1
            answer = await session.take(line ?? "quit")
        }
    }
}
