import CellDirector

/// Writes a replay as JUnit XML, which CI servers read: a suite for each script and a case for each step.
///
/// The file is written after all scripts have been played, either completely or not at all.
@MainActor
package final class JUnitReporter: Reporter {
    private let file: AtomicFile
    /// Returns the current time in seconds since an arbitrary reference time.
    private let time: () -> Double

    private var suites = ""
    private var total = JUnitCounts()
    private let shard: ReplayShard?

    /// The name of the run, and the script's file.
    private var (script, scriptFile) = ("", "")
    private var cases = ""
    private var counts = JUnitCounts()
    /// The number of cases with each name. It is used to make names unique, because servers merge cases with equal
    /// names.
    private var names: [String: Int] = [:]
    private var lastTime = 0.0
    private var shown: [String] = []
    /// The number of passed steps and the number of failed steps that have no test case because the report is full.
    private var (heldMore, failedMore) = (0, 0)
    private var failureCount = 0

    /// The maximum size of all cases in bytes.
    ///
    /// libxml2 does not read much larger files. When the report is full, cases are added only for failed steps, and
    /// only for a limited number of them.
    private let byteLimit: Int
    static let largestSize = 8 << 20
    private var isFull: Bool { suites.utf8.count + cases.utf8.count >= byteLimit }
    /// The last step, if it failed and its failure has not been reported yet.
    private var failing: PlayedStep?

    /// Creates a reporter that writes a JUnit report.
    ///
    /// - Parameters:
    ///   - path: The file to write, which is replaced at the end; `-` is standard output.
    ///   - sources: Files that the report must not overwrite.
    ///   - shard: The shard of scripts that is played. It is recorded in the report.
    ///   - byteLimit: The maximum size of all cases in bytes.
    ///   - time: A closure that returns the current time in seconds since an arbitrary reference time.
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
        if heldMore > 0 { add("\(Self.steps(heldMore, "more ")) without a failure", scriptFile, line: nil, "") }
        if failedMore > 0 {
            counts.failures += 1
            let message = "\(Self.steps(failedMore, "more ")) failed"
            add(message, scriptFile, line: nil, "<failure message=\"\(message)\" type=\"failure\"/>\n")
        }
        (heldMore, failedMore) = (0, 0)
        if report.skippedCount > 0 {
            skip("the rest", "\(Self.steps(report.skippedCount)) \(report.skippedCount == 1 ? "was" : "were") skipped")
        }
        endSuite()
    }

    package func leftOut(_ names: [String]) {
        for name in names {
            began(name)
            skip("the script", "not played, because an earlier one failed")
            endSuite()
        }
    }

    package func finish() throws {
        try file.write(Self.report([suites.utf8], total, shard))
    }

    /// Returns a report that consists of the given suites.
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

    private static func steps(_ count: Int, _ word: String = "") -> String {
        "\(count) \(word)\(count == 1 ? "step" : "steps")"
    }

    private func skip(_ name: String, _ reason: String) {
        counts.skipped += 1
        add(name, scriptFile, line: nil, "<skipped message=\"\(xml(reason))\"/>\n")
    }

    /// Adds a case whose duration is the time since the previous case.
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

    /// Returns an XML element with the step's dispatches, its faults and the screens that it showed, or an empty string
    /// if there are none.
    private func output(of step: PlayedStep?) -> String {
        let lines = (step?.dispatchedInBrief ?? []) + (step?.faults ?? []).map { "! \($0)" } + shown
        shown = []
        return lines.isEmpty ? "" : "<system-out>\(xml(lines.joined(separator: "\n"), keepsLines: true))</system-out>\n"
    }

    /// The script's name in the form that servers use to group cases: `Scripts.follow` for `Scripts/follow.taps`.
    private var className: String {
        let name = scriptFile.hasSuffix(".taps") ? scriptFile.dropLast(5) : scriptFile[...]
        let folders = name.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
        return folders + (script.hasPrefix(scriptFile) ? script.dropFirst(scriptFile.count) : "")
    }
}

/// Returns a time in seconds with six decimal places.
private func seconds(_ time: Double) -> String { String(format: "%.6f", max(0, time)) }

/// Escapes text for an XML attribute or, if `keepsLines` is `true`, for the contents of an XML element.
///
/// Characters that XML does not allow are replaced by `�`.
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
        // Bidirectional control characters are also replaced, because they would change the order of the following
        // text.
        case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
