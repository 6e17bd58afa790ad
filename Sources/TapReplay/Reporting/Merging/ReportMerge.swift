import CellDirector

/// Merges partial reports. The result is the report that a single replay would have written if it had played all
/// scripts in the order of their names.
@MainActor
package enum ReportMerge {
    /// Merges the partial reports of each kind into one file.
    ///
    /// Nothing is written unless all parts are complete and fit together.
    ///
    /// - Parameters:
    ///   - parts: The paths of the partial reports, in any order; their kinds are detected by content.
    ///   - trace: The file to write the merged trace to, or `nil` if no part is a trace. `-` is standard output. The
    ///     same applies to `page` and `junit`.
    /// - Throws: A ``ReplayDataError`` if a part is missing, duplicated or damaged, or if a file can't be written.
    /// - Complexity: O(*n*) in time and memory, where *n* is the total length of the parts. The parts are
    ///   memory-mapped.
    package static func merge(_ parts: [String], trace: String?, page: String?, junit: String?) throws {
        let reports = try parts.map { path throws(ReplayDataError) in try ReportPart(path: path) }
        func pieces(
            _ kind: ReportPart.Kind, _ target: String?, _ option: String
        ) throws(ReplayDataError) -> [(report: ReportPart, piece: ReportPart.Piece)] {
            let own = reports.filter { $0.kind == kind }
            if target == nil, let report = own.first {
                throw refusal(report, "this is a \(kind.rawValue), and no \(option) says where to write one")
            }
            if target != nil, own.isEmpty {
                throw ReplayDataError("error: \(option) needs a part that is a \(kind.rawValue), but there is none")
            }
            return try fitted(own)
        }
        let traced = try pieces(.trace, trace, "--trace")
        let shown = try pieces(.page, page, "--html")
        let suites = try pieces(.junit, junit, "--junit")
        let writer = try trace.map { try TraceReporter(path: $0, sparing: parts) }
        defer { writer?.discard() }
        let drawer = try page.map { try PageReporter(path: $0, sparing: parts) }
        let file = try junit.map { path throws(ReplayDataError) in
            try AtomicFile(path: path, noun: "report", sparing: parts)
        }
        for (report, piece) in shown {
            guard drawer?.take(piece.records, of: piece.script) != false else {
                throw refusal(report, "this page is damaged: a screen of \(piece.script) can't be read")
            }
        }
        for (report, piece) in traced { try writer?.copy(Array(report.data[piece.range])) }
        try writer?.finish()
        try drawer?.finish()
        let total = suites.reduce(into: JUnitCounts()) { $0 += $1.piece.counts }
        try file?.write(JUnitReporter.report(suites.map { $0.report.data[$0.piece.range] }, total))
    }

    /// Returns the duration of each script in an earlier JUnit report in seconds, keyed by ``ReplayShard/key(of:)``.
    package static func durations(path: String) throws(ReplayDataError) -> [String: Double] {
        try ReportPart.durations(path: path)
    }

    /// Checks that reports of one kind fit together, and returns their pieces, sorted by the names of the scripts.
    private static func fitted(
        _ reports: [ReportPart]
    ) throws(ReplayDataError) -> [(report: ReportPart, piece: ReportPart.Piece)] {
        try checkShards(reports)
        var owners: [String: Int] = [:]
        var all: [(script: String, number: Int, piece: ReportPart.Piece)] = []
        for (number, report) in reports.enumerated() {
            for piece in report.pieces {
                let key = ReplayShard.key(of: piece.script)
                if let owner = owners[key], owner != number {
                    let other = ScriptSpelling.escaped(reports[owner].path)
                    throw refusal(report, "\(ScriptSpelling.escaped(piece.script)) is in \(other), too")
                }
                owners[key] = number
                all.append((ReplayShard.key(of: script(ofRun: piece.script)), number, piece))
            }
        }
        return all.enumerated().sorted { ($0.element.script, $0.offset) < ($1.element.script, $1.offset) }
            .map { (reports[$0.element.number], $0.element.piece) }
    }

    /// Returns the script's name without the configuration of a run: `a.taps` for `a.taps (iPad mini, dark)`.
    ///
    /// Pieces are sorted by this name. Runs of the same script stay in the order in which they were played, because
    /// they are all in one part.
    private static func script(ofRun name: String) -> String {
        guard name.hasSuffix(")"), let start = name.range(of: " (", options: .backwards)?.lowerBound else {
            return name
        }
        return String(name[..<start])
    }

    /// If any of the reports is for a shard, checks that there is exactly one report for each shard.
    private static func checkShards(_ reports: [ReportPart]) throws(ReplayDataError) {
        var owners: [ReplayShard: ReportPart] = [:]
        for report in reports {
            guard let shard = report.shard else { continue }
            if let other = owners[shard] {
                throw refusal(report, "this is shard \(shard), and so is \(ScriptSpelling.escaped(other.path))")
            }
            if let other = owners.keys.first, other.count != shard.count {
                throw refusal(report, "this is shard \(shard), but another part is one of \(other.count) shards")
            }
            owners[shard] = report
        }
        guard let shard = owners.keys.first else { return }
        let numbers = Set(owners.keys.map(\.number))
        guard let missing = (1...shard.count).first(where: { !numbers.contains($0) }) else { return }
        throw ReplayDataError(
            "error: the \(reports[0].kind.rawValue) of shard \(missing)/\(shard.count) is missing among the parts")
    }

    private static func refusal(_ report: ReportPart, _ reason: String) -> ReplayDataError {
        ReplayDataError("\(ScriptSpelling.escaped(report.path)): error: \(reason)")
    }
}
