import CellDirector

/// A report of a replay that played some of the scripts.
struct ReportPart {
    enum Kind: String {
        case trace, page
        case junit = "JUnit report"
    }

    let path: String
    let kind: Kind
    /// The shard that was played, or `nil` if the report doesn't name a shard.
    let shard: ReplayShard?
    let data: Data
    /// The pieces of the report, one for each run of a script.
    private(set) var pieces: [Piece] = []

    /// The part of a report that belongs to one run of a script.
    struct Piece {
        let script: String
        /// The script's file name, if a JUnit report provides it.
        ///
        /// It differs from `script`, the name of the run, if a script is played in several configurations.
        var file: String?
        let range: Range<Int>
        /// The counts of the suite in a JUnit report.
        var counts = JUnitCounts()
        /// The records of the script in a page.
        var records: [PageRecord] = []
    }

    /// The reason that a report is damaged.
    private struct Damage: Error {
        let description: String
    }

    /// Reads a report and detects its kind from its contents.
    ///
    /// - Throws: A ``ReplayDataError`` if the file can't be read, is not a report, or is damaged.
    init(path: String) throws(ReplayDataError) {
        self.path = path
        let place = "\(ScriptSpelling.escaped(path)): error: "
        do throws(InputFile.Refusal) { data = try InputFile.mapped(at: path) } catch {
            throw ReplayDataError(place + error.description)
        }
        let lines = String(decoding: data.prefix(200), as: UTF8.self).split(separator: "\n").map(String.init)
        let (first, second) = (lines.first ?? "", lines.dropFirst().first ?? "")
        if first.hasPrefix(TraceReporter.beginning) {
            kind = .trace
            shard = first.split(separator: #""shard":""#).last.flatMap { ReplayShard($0.dropLast(2)) }
        } else if first.hasPrefix("<?xml"), second.hasPrefix("<testsuites name=\"taps\"") || second.hasPrefix("<!--") {
            kind = .junit
            shard = ReplayShard(comment: second)
        } else if first == "<!doctype html>" {
            kind = .page
            shard = ReplayShard(comment: second)
        } else {
            throw ReplayDataError(place + "this is not a trace, JUnit report or page of a replay")
        }
        do {
            pieces =
                switch kind {
                case .trace: try Self.traced(in: data)
                case .junit: try Self.suites(in: data)
                case .page: try Self.records(in: data)
                }
        } catch {
            let reason = (error as? Damage)?.description ?? "it can't be read as one"
            throw ReplayDataError(place + "this \(kind.rawValue) is damaged: \(reason)")
        }
    }

    // MARK: Traces

    private struct TracedStep: Decodable {
        let file: String
        let line: Int
        let step: String
        let script: String?
    }

    private static func traced(in data: Data) throws -> [Piece] {
        guard data.last == UInt8(ascii: "\n") else { throw Damage(description: "its last line is not whole") }
        let decoder = JSONDecoder.forReports
        var pieces: [Piece] = []
        for (number, line) in lines(of: data).enumerated().dropFirst() {
            guard let step = try? decoder.decode(TracedStep.self, from: data[line]) else {
                throw Damage(description: "line \(number + 1) is not a step")
            }
            let script = step.script ?? step.file
            var start = line.lowerBound
            if let last = pieces.last, last.script == script {
                start = last.range.lowerBound
                pieces.removeLast()
            }
            pieces.append(Piece(script: script, range: start..<line.upperBound))
        }
        return pieces
    }

    /// Returns the byte ranges of all lines that end with a line break, including the line break.
    private static func lines(of data: Data) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        data.withUnsafeBytes { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
                lines.append(start..<index + 1)
                start = index + 1
            }
        }
        return lines
    }

    // MARK: JUnit reports

    private static func suites(in data: Data) throws -> [Piece] {
        var pieces: [Piece] = []
        var (total, sum) = (JUnitCounts(), JUnitCounts())
        var open: (script: String, file: String?, start: Int, counts: JUnitCounts, cases: Int)?
        var isOver = false
        for range in lines(of: data) {
            // Skips lines that don't begin with `<`, because they contain the text of steps, such as drawings.
            guard data[range.lowerBound] == UInt8(ascii: "<") else { continue }
            let line = String(decoding: data[range], as: UTF8.self)
            if line.hasPrefix("<testsuites ") {
                total = try JUnitCounts(attributesOf: line)
            } else if line.hasPrefix("<testsuite ") {
                guard open == nil, let name = JUnitCounts.attribute("name", of: line) else {
                    throw Damage(description: "a suite has no end, or no name")
                }
                open = (
                    name, JUnitCounts.attribute("file", of: line), range.lowerBound,
                    try JUnitCounts(attributesOf: line), 0
                )
            } else if line.hasPrefix("<testcase ") {
                open?.cases += 1
            } else if line.hasPrefix("</testsuite>") {
                guard let suite = open else { throw Damage(description: "a suite has no beginning") }
                guard suite.cases == suite.counts.tests else {
                    throw Damage(
                        description: "the suite of \(ScriptSpelling.escaped(suite.script)) counts "
                            + "\(suite.counts.tests) cases, but has \(suite.cases)")
                }
                pieces.append(
                    Piece(
                        script: suite.script, file: suite.file, range: suite.start..<range.upperBound,
                        counts: suite.counts))
                sum += suite.counts
                open = nil
            } else if line.hasPrefix("</testsuites>") {
                isOver = true
            }
        }
        guard isOver, open == nil else { throw Damage(description: "its end is missing") }
        guard total.tests == sum.tests, total.failures == sum.failures, total.skipped == sum.skipped else {
            throw Damage(description: "it counts \(total.tests) cases, but its suites have \(sum.tests)")
        }
        return pieces
    }

    /// Returns the total duration of each script in seconds, keyed by ``ReplayShard/key(of:)``.
    ///
    /// - Throws: ``ReplayDataError`` if the file can't be read or is not a complete JUnit report.
    static func durations(path: String) throws(ReplayDataError) -> [String: Double] {
        let report = try ReportPart(path: path)
        guard report.kind == .junit else {
            throw ReplayDataError(
                "\(ScriptSpelling.escaped(path)): error: --durations takes a JUnit report, but this is a "
                    + report.kind.rawValue)
        }
        return Dictionary(
            report.pieces.map { (ReplayShard.key(of: $0.file ?? $0.script), $0.counts.time) }, uniquingKeysWith: +)
    }

    // MARK: Pages

    private static func records(in data: Data) throws -> [Piece] {
        let (beginning, end) = (Data(#" id="replay">["#.utf8), Data("]</script>".utf8))
        guard let start = data.range(of: beginning), let stop = data.range(of: end, in: start.upperBound..<data.count),
            data.suffix(20).range(of: Data("</html>".utf8)) != nil
        else { throw Damage(description: "its end, or what was played, is missing") }
        let json = Data("[".utf8) + data[start.upperBound..<stop.lowerBound] + Data("]".utf8)
        var pieces: [Piece] = []
        for record in try JSONDecoder.forReports.decode([PageRecord].self, from: json) {
            if case .script(let name) = record {
                pieces.append(Piece(script: name, range: 0..<0))
            } else if pieces.isEmpty {
                throw Damage(description: "it has a step of no script")
            } else {
                pieces[pieces.count - 1].records.append(record)
            }
        }
        for piece in pieces {
            guard case .end? = piece.records.last else {
                throw Damage(description: "the end of \(piece.script) is missing")
            }
        }
        return pieces
    }
}
