import CellDirector

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Prints a replay for a person to read: in colour on a terminal, plain when piped.
@MainActor
final class TerminalReporter: Reporter {
    private let isQuiet: Bool
    private let descriptor: Int32
    private let isColoured: Bool
    private let progress: ReplayProgress?
    private let clock = ContinuousClock()
    private var start: ContinuousClock.Instant
    private var waiting = ""
    private var shown: [String] = []

    init(isQuiet: Bool, usesStandardError: Bool) {
        self.isQuiet = isQuiet
        descriptor = usesStandardError ? STDERR_FILENO : STDOUT_FILENO
        let environment = ProcessInfo.processInfo.environment
        let isPlain = environment["TERM"] == "dumb"
        isColoured = isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && !isPlain
        // Where the steps themselves run over the terminal, they say how far the replay is.
        let showsSteps = !isQuiet && isatty(descriptor) == 1
        progress =
            isatty(STDERR_FILENO) == 1 && !isPlain && !showsSteps
            ? ReplayProgress { Self.write($0, to: STDERR_FILENO) } : nil
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

    /// Whether there is a terminal to say on how far the replay is.
    var showsProgress: Bool { progress != nil }

    func progressed(_ stepCount: Int, of total: Int) {
        progress?.update(stepCount, of: total, after: clock.now - start)
    }

    func began(_ name: String) {
        start = clock.now
        if !isQuiet { line(styled(name, .bold)) }
    }

    func checked(_ name: String, _ summary: ScriptSummary) {
        line("\(name): \(Self.count(summary.stepCount, "step")), nothing wrong")
    }

    /// A step, and what it dispatched.
    func played(_ step: PlayedStep) {
        guard !isQuiet else { return }
        let number = String(step.line)
        let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
        let mark = step.failure == nil ? styled("✓", .green) : styled("✗", .red)
        line("\(styled(gutter, .dim)) \(mark) \(Self.printable(step.step))")
        for dispatched in step.dispatchedInBrief { line(styled(Self.printable("         → \(dispatched)"), .dim)) }
        for drawing in shown { line(drawing) }
        shown = []
    }

    func failed(_ failure: ReplayFailure) {
        if isQuiet {
            line(Self.printable("\(failure)"))
        } else {
            line(styled(Self.printable("         \(failure.place): error: \(failure.message)"), .red))
        }
    }

    /// The screen; what a step shows stands below the step.
    func showed(_ drawing: String) {
        if isQuiet { line(drawing) } else { shown.append(drawing) }
    }

    func ended(_ report: ReplayReport) {
        progress?.erase()
        for drawing in shown { line(drawing) }
        shown = []
        var summary = Self.count(report.stepCount, "step")
        summary += report.failureCount == 0 ? ", all held" : ", \(report.failureCount) did not hold"
        if report.skippedCount > 0 { summary += ", \(report.skippedCount) left out" }
        line(styled(summary, report.isSuccess ? .green : .red))
        flush()
    }

    /// The scripts that were not played because one before them failed.
    func leftOut(_ names: [String]) {
        guard !names.isEmpty else { return }
        line("not played: " + names.joined(separator: ", "))
        flush()
    }

    /// A text that leaves the terminal as it is, whatever a script or its data holds.
    private static func printable(_ text: String) -> String { String(text.map(\.printable)) }

    private static func count(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

    // MARK: Writing

    private func line(_ text: String) {
        waiting += text + "\n"
        if waiting.utf8.count > 1 << 14 || isColoured { flush() }
    }

    private func flush() {
        if !waiting.isEmpty { progress?.erase() }
        Self.write(waiting, to: descriptor)
        waiting = ""
    }

    deinit { Self.write(waiting, to: descriptor) }

    nonisolated static func write(_ text: String, to descriptor: Int32) {
        let file = descriptor == STDERR_FILENO ? FileHandle.standardError : .standardOutput
        try? file.write(contentsOf: Data(text.utf8))
    }
}
