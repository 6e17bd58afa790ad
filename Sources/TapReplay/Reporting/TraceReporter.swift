import CellDirector

/// Writes what was played as JSON Lines: what the file is, then one object a step. The same replay gives the same bytes.
///
/// <doc:Trace> says what each key means; who changes that takes another ``version``.
@MainActor
package final class TraceReporter: Reporter {
    nonisolated static let version = 1

    /// `nil` when it was put in its place, or left.
    private var draft: AtomicFile.Draft?
    private let writesScreens: Bool
    private let writesAll: Bool
    private var json = JSONWriter()
    private var error: (any Error)?
    /// The script that was named to the replay; the steps may be of one that it plays.
    private var script: String?

    /// What each trace begins with.
    nonisolated static let beginning = #"{"trace":"TapReplay","version":\#(version)"#

    /// - Parameters:
    ///   - path: A file, which is replaced when the trace is complete; `-` is standard output.
    ///   - sources: Files that the replay reads, which the trace may not overwrite.
    ///   - writesScreens: Whether steps that do not hold are written with their screen.
    ///   - writesAll: Whether the list's own unhandled dispatches, and questions, are written, too.
    ///   - shard: The part of the scripts that is played, which the trace names.
    package init(
        path: String, sparing sources: [String] = [], writesScreens: Bool = false, writesAll: Bool = false,
        shard: ReplayShard? = nil
    ) throws {
        self.writesScreens = writesScreens
        self.writesAll = writesAll
        draft = try AtomicFile(path: path, noun: "trace", sparing: sources).makeDraft()
        json.object {
            $0.add("trace", "TapReplay")
            $0.add("version", Self.version)
            $0.add("shard", shard?.description)
        }
        json.endLine()
    }

    package func began(_ name: String, of file: String) { script = name }

    package func played(_ step: PlayedStep) {
        guard error == nil else { return }
        json.object { json in
            let dispatches = step.dispatches.lazy.filter { self.writesAll || $0.isHeard && !$0.isQuestion }
            json.add("dispatches", dispatches, Self.write)
            json.add("difference", step.difference)
            json.add("failure", step.failure)
            json.add("faults", step.faults?.joined(separator: "\n"))
            json.add("file", step.file)
            json.add("knownFailure", step.knownFailure)
            json.add("line", step.line)
            if writesScreens, step.failure != nil { json.add("screen", step.screen) }
            if let script, script != step.file { json.add("script", script) }
            json.add("step", step.step)
        }
        json.endLine()
        do { if json.bytes.count > 1 << 16 { try flush() } } catch { self.error = error }
    }

    /// Adds steps as another trace has them.
    func copy(_ lines: [UInt8]) throws {
        try flush()
        try draft?.write(lines)
    }

    private static func write(_ dispatch: Dispatch, _ json: inout JSONWriter) {
        json.add("depth", dispatch.depth)
        json.add("handlerCount", dispatch.handlerCount)
        json.add("isCustom", dispatch.isCustom)
        json.add("isStopped", dispatch.isStopped)
        json.add("kind", dispatch.kind)
        json.add("name", dispatch.name)
        json.add("observerCount", dispatch.observerCount == 0 ? nil : dispatch.observerCount)
        json.add("payload", dispatch.payload)
        json.add("reuseIdentifier", dispatch.reuseIdentifier)
        json.add("row", dispatch.row)
        json.add("section", dispatch.section)
        json.add("sectionView", dispatch.sectionView)
        json.add("within", dispatch.within)
    }

    /// Writes what is left, and puts the trace in its place.
    package func finish() throws {
        defer { discard() }
        if let error { throw error }
        try flush()
        let whole = draft
        draft = nil
        try whole?.finish()
    }

    /// Leaves nothing behind of a trace that is not finished.
    package func discard() {
        draft?.discard()
        draft = nil
    }

    private func flush() throws {
        try draft?.write(json.bytes)
        json.removeAll()
    }
}
