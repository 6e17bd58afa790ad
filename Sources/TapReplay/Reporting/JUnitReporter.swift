import CellDirector

/// Writes what was played as JUnit XML, which CI servers read: a suite a script, a case a step. The file is written when all
/// scripts are over, whole or not at all.
@MainActor
package final class JUnitReporter: Reporter {
    private let file: AtomicFile
    /// The time in seconds, from whenever.
    private let time: () -> Double

    private var suites = ""
    private var total = JUnitCounts()
    private let shard: ReplayShard?

    /// What the run is called, and the script's file.
    private var (script, scriptFile) = ("", "")
    private var cases = ""
    private var counts = JUnitCounts()
    /// How often each name was given: servers take cases of one name for one.
    private var names: [String: Int] = [:]
    private var lastTime = 0.0
    private var shown: [String] = []
    /// Steps that are not told one by one, since the report is full.
    private var (heldMore, failedMore) = (0, 0)
    private var failureCount = 0

    /// How many bytes the cases have, since libxml2 reads no file of much more; after that, only the first steps that do not
    /// hold have cases of their own.
    private let byteLimit: Int
    static let largestSize = 8 << 20
    private var isFull: Bool { suites.utf8.count + cases.utf8.count >= byteLimit }
    /// The step that was played last, until its failure is known.
    private var failing: PlayedStep?

    /// - Parameters:
    ///   - path: A file, which is replaced at the end; `-` is standard output.
    ///   - sources: Files that the report may not overwrite.
    ///   - shard: The part of the scripts that is played, which the report names.
    ///   - byteLimit: How many bytes the cases may have.
    ///   - time: The time in seconds, from whenever.
    package init(
        path: String, sparing sources: [String] = [], shard: ReplayShard? = nil, byteLimit: Int = largestSize,
        time: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
    ) throws(ReplayDataError) {
        file = try AtomicFile(path: path, noun: "report", sparing: sources)
        self.time = time
        self.shard = shard
        self.byteLimit = byteLimit
    }

    package func began(_ name: String, of file: String) {
        (script, scriptFile) = (name, file)
        cases = ""
        counts = JUnitCounts()
        names.removeAll(keepingCapacity: true)
        lastTime = time()
    }

    package func showed(_ drawing: String) { if !isFull { shown.append(drawing) } }

    package func played(_ step: PlayedStep) {
        guard step.failure == nil else { return failing = step }
        if isFull { return heldMore += 1 }
        let skipped = step.knownFailure.map { "<skipped message=\"\(xml($0))\"/>\n" } ?? ""
        if !skipped.isEmpty { counts.skipped += 1 }
        add(step.step, step.file, line: step.line, skipped + output(of: step))
    }

    package func failed(_ failure: ReplayFailure) {
        let step = failing
        failing = nil
        if isFull {
            if failureCount >= ReplayReport.failureLimit { return failedMore += 1 }
            failureCount += 1
        }
        let drawings = [failure.difference, failure.screen ?? step?.screen].compactMap(\.self)
        let text = (["\(failure)"] + drawings).joined(separator: "\n")
        counts.failures += 1
        add(
            failure.step, failure.place.file, line: failure.place.line,
            "<failure message=\"\(xml(failure.message))\" type=\"failure\">\(xml(text, keepsLines: true))</failure>\n"
                + output(of: step))
    }

    package func ended(_ report: ReplayReport) {
        if heldMore > 0 { add("\(heldMore) more steps without a failure", scriptFile, line: nil, "") }
        if failedMore > 0 {
            counts.failures += 1
            let message = "\(failedMore) more steps did not hold"
            add(message, scriptFile, line: nil, "<failure message=\"\(message)\" type=\"failure\"/>\n")
        }
        (heldMore, failedMore) = (0, 0)
        if report.skippedCount > 0 { skip("the rest", "\(report.skippedCount) steps were left out") }
        endSuite()
    }

    package func leftOut(_ names: [String]) {
        for name in names {
            began(name)
            skip("the script", "not played, because one before did not hold")
            endSuite()
        }
    }

    package func finish() throws {
        try file.write(Self.report([suites.utf8], total, shard))
    }

    /// A report of suites.
    static func report(
        _ suites: [some Sequence<UInt8>], _ total: JUnitCounts, _ shard: ReplayShard? = nil
    ) -> [UInt8] {
        let comment = shard.map { "\($0.comment)\n" } ?? ""
        let beginning = """
            <?xml version="1.0" encoding="UTF-8"?>
            \(comment)<testsuites name="taps" \(total.attributes)>

            """
        return Array(beginning.utf8) + suites.joined() + Array("</testsuites>\n".utf8)
    }

    // MARK: Elements

    private func skip(_ name: String, _ reason: String) {
        counts.skipped += 1
        add(name, scriptFile, line: nil, "<skipped message=\"\(xml(reason))\"/>\n")
    }

    /// Adds a case, which took the time since the one before.
    private func add(_ name: String, _ file: String, line: Int?, _ content: String) {
        let now = time()
        let taken = now - lastTime
        lastTime = now
        counts.tests += 1
        counts.time += taken
        let name = line.map { "\($0): \(name)" } ?? name
        let number = names[name, default: 0] + 1
        names[name] = number
        cases += "<testcase name=\"\(xml(number == 1 ? name : "\(name) (\(number))"))\" classname=\"\(xml(className))\""
        cases += " file=\"\(xml(file))\"" + (line.map { " line=\"\($0)\"" } ?? "") + " time=\"\(seconds(taken))\""
        cases += content.isEmpty ? "/>\n" : ">\n\(content)</testcase>\n"
    }

    private func endSuite() {
        suites += "<testsuite name=\"\(xml(script))\" file=\"\(xml(scriptFile))\" \(counts.attributes)>\n"
        suites += cases + "</testsuite>\n"
        total += counts
        cases = ""
    }

    /// What a step dispatched, and the screens that were shown by it.
    private func output(of step: PlayedStep?) -> String {
        let lines = (step?.dispatchedInBrief ?? []) + (step?.faults ?? []).map { "! \($0)" } + shown
        shown = []
        return lines.isEmpty ? "" : "<system-out>\(xml(lines.joined(separator: "\n"), keepsLines: true))</system-out>\n"
    }

    /// The script's name as servers group cases by it, `Scripts.follow` of `Scripts/follow.taps`.
    private var className: String {
        let name = scriptFile.hasSuffix(".taps") ? scriptFile.dropLast(5) : scriptFile[...]
        let folders = name.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
        return folders + (script.hasPrefix(scriptFile) ? script.dropFirst(scriptFile.count) : "")
    }
}

/// A time in seconds, to the microsecond.
private func seconds(_ time: Double) -> String { String(format: "%.6f", max(0, time)) }

/// A text as XML has it in an attribute or, where it keeps its lines, in an element; what XML can't have is `�`.
private func xml(_ text: String, keepsLines: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "\n", "\t": escaped += keepsLines ? String(scalar) : "&#\(scalar.value);"
        case "\r": escaped += "&#13;"
        // Nor are there signs that turn the direction of what follows.
        case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
