import CellDirector

/// Writes a replay as JSON Lines: a header, then one object for each step.
///
/// Each replay of a script writes the same bytes. <doc:Trace> documents the keys; increase ``version`` when changing
/// the keys.
@MainActor
package final class TraceReporter: Reporter {
    nonisolated static let version = 1

    /// The temporary file; `nil` once it has been completed or discarded.
    private var draft: AtomicFile.Draft?
    private let writesScreens: Bool
    private let writesAll: Bool
    private var json = JSONWriter()
    private var error: (any Error)?
    /// The script that is being played. Some of its steps may be in other scripts that it plays.
    private var script: String?

    /// The beginning of every trace.
    nonisolated static let beginning = #"{"trace":"TapReplay","version":\#(version)"#

    /// Creates a reporter that writes a trace.
    ///
    /// - Parameters:
    ///   - path: The file to write, which is replaced when the trace is complete; `-` is standard output.
    ///   - sources: Files that the replay reads and that the trace must not overwrite.
    ///   - writesScreens: Whether to write the screens of failed steps.
    ///   - writesAll: Whether to also write unhandled dispatches that come from the lists themselves, and the questions
    ///     that lists ask.
    ///   - shard: The shard that is being played, which is recorded in the trace; `nil` if all scripts are played.
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
            let dispatches = step.dispatches.lazy.filter { self.writesAll || $0.isCounted && !$0.isQuestion }
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

    /// Adds lines from another trace.
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

    /// Writes the remaining steps and moves the trace to its destination.
    package func finish() throws {
        defer { discard() }
        if let error { throw error }
        try flush()
        let whole = draft
        draft = nil
        try whole?.finish()
    }

    /// Deletes the temporary file of an unfinished trace.
    package func discard() {
        draft?.discard()
        draft = nil
    }

    private func flush() throws {
        try draft?.write(json.bytes)
        json.removeAll()
    }
}
