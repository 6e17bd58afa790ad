import CellDirector

/// Prints a replay, in color if the output is a terminal that supports color and `NO_COLOR` is not set.
@MainActor
package final class TerminalReporter: Reporter {
    private let isQuiet: Bool
    private let summarizes: Bool
    private let output: OutputFile
    private let isColoured: Bool
    private let progress: ReplayProgress?
    private let clock = ContinuousClock()
    private var start: ContinuousClock.Instant
    private var waiting = ""
    private var shown: [String] = []
    /// The first error that occurred while writing the output.
    private var error: ReplayDataError?

    private let scriptCount: Int
    private var script = ""
    /// The file that contains the last printed step: the script itself, or a script that it plays.
    private var file = ""
    private var reports: [ReplayReport] = []
    private var checkedCount = 0

    /// - Parameter summarizes: Whether a quiet reporter prints a summary even if all steps passed.
    package init(isQuiet: Bool, summarizes: Bool = true, scriptCount: Int, to file: OutputFile) {
        self.isQuiet = isQuiet
        self.summarizes = summarizes
        self.scriptCount = scriptCount
        output = file
        let environment = ProcessInfo.processInfo.environment
        let isPlain = environment["TERM"] == "dumb"
        isColoured = file.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !isPlain
        // No progress line is needed if the steps themselves are printed.
        let showsSteps = !isQuiet && file.isTerminal
        progress =
            OutputFile.standardError.isTerminal && !isPlain && !showsSteps
            ? ReplayProgress { try? OutputFile.standardError.write($0) } : nil
        start = clock.now
    }

    private enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
    }

    private func styled(_ text: String, _ style: Style) -> String {
        isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Whether the reporter shows a progress line.
    package var showsProgress: Bool { progress != nil }

    package func progressed(_ stepCount: Int, of total: Int) {
        progress?.update(stepCount, of: total, after: clock.now - start)
    }

    package func began(_ name: String, of file: String) {
        start = clock.now
        script = ScriptSpelling.escaped(name)
        self.file = ScriptSpelling.escaped(file)
        if !isQuiet { line(styled(script, .bold)) }
    }

    package func checked(_ name: String, _ summary: ScriptSummary) {
        checkedCount += 1
        if !isQuiet { line("\(ScriptSpelling.escaped(name)): \(Self.count(summary.stepCount, "step")), nothing wrong") }
    }

    /// Prints a step and its dispatches.
    package func played(_ step: PlayedStep) {
        guard !isQuiet else { return }
        if case let name = ScriptSpelling.escaped(step.file), name != file {
            file = name
            line(styled(name, .bold))
        }
        let number = String(step.line)
        let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let held = step.knownFailure == nil ? styled("✓", .green) : styled("–", .dim)
        let mark = step.failure == nil ? held : styled("✗", .red)
        line("\(styled(gutter, .dim)) \(mark) \(step.step.printable)")
        if let known = step.knownFailure { line(styled("         known: \(known.printable)", .dim)) }
        for dispatched in step.dispatchedInBrief { line(styled("         → \(dispatched.printable)", .dim)) }
        for fault in step.faults ?? [] { line(styled("         ! \(fault.printable)", .dim)) }
        for drawing in shown { line(drawing) }
        shown = []
    }

    /// Prints a failure in the format of a compiler error, so that editors can find its location. If the failure
    /// contains a drawing of the screen or differences from a snapshot, prints them below it.
    package func failed(_ failure: ReplayFailure) {
        let words = isQuiet ? "\(failure)" : "\(failure.place): error: \(failure.message)"
        line(styled(words.printable, .red))
        for drawing in [failure.difference, failure.screen].compactMap(\.self) { line(drawing) }
    }

    /// Stores a drawing of the screen, to be printed below its step.
    package func showed(_ drawing: String) {
        if !isQuiet { shown.append(drawing) }
    }

    package func ended(_ report: ReplayReport) {
        progress?.erase()
        for drawing in shown { line(drawing) }
        shown = []
        reports.append(report)
        if !isQuiet { for file in report.snapshots { line("wrote \(ScriptSpelling.escaped(file))") } }
        if !isQuiet || !report.isSuccess { summarize(scriptCount > 1 ? "\(script): " : "", [report]) }
        flush()
    }

    /// Prints the names of the scripts that were not played because an earlier script failed.
    package func leftOut(_ names: [String]) {
        if !names.isEmpty { line("not played: " + names.map { ScriptSpelling.escaped($0) }.joined(separator: ", ")) }
    }

    package func finish() throws {
        if isQuiet, summarizes {
            if reports.count == 1, reports[0].isSuccess { summarize("", reports) }
            if checkedCount > 0 { line("\(Self.count(checkedCount, "script")), nothing wrong") }
        }
        if reports.count > 1, !isQuiet || summarizes || !reports.allSatisfy(\.isSuccess) {
            let held = reports.count(where: \.isSuccess)
            let scripts = Self.count(reports.count, "script")
            summarize(held == reports.count ? "\(scripts), " : "\(held) of \(scripts) passed; ", reports)
        }
        flush()
        if let error { throw error }
    }

    private func summarize(_ beginning: String, _ reports: [ReplayReport]) {
        func sum(_ count: (ReplayReport) -> Int) -> Int { reports.map(count).reduce(0, +) }
        var summary = beginning + Self.count(sum(\.stepCount), "step")
        let (failed, skipped) = (sum(\.failureCount), sum(\.skippedCount))
        let known = sum(\.knownFailureCount)
        summary += failed == 0 ? ", all passed" : ", \(failed) failed"
        if known > 0 { summary += failed == 0 ? " but \(known) known to fail" : ", \(known) known to fail" }
        if skipped > 0 { summary += ", \(skipped) skipped" }
        line(styled(summary, failed == 0 && skipped == 0 ? .green : .red))
    }

    private static func count(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

    // MARK: Writing

    private func line(_ text: String) {
        waiting += text + "\n"
        if waiting.utf8.count > 1 << 14 || isColoured { flush() }
    }

    private func flush() {
        if !waiting.isEmpty { progress?.erase() }
        do throws(ReplayDataError) { try output.write(waiting) } catch { self.error = self.error ?? error }
        waiting = ""
    }
}
