import CellDirector

/// Writes what was played as JSON Lines: one object a step. The same replay gives the same bytes.
@MainActor
final class TraceReporter: Reporter {
    private let file: OutputFile
    private let encoder = JSONEncoder()
    private var waiting: [UInt8] = []
    private var error: (any Error)?

    /// - Parameters:
    ///   - path: A file, which is made anew; `-` is standard output.
    ///   - sources: Files that the replay reads, which the trace may not overwrite.
    init(path: String, sparing sources: [String] = []) throws {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let source = sources.first(where: { OutputFile.isSame($0, path) }) {
            let (path, source) = (ScriptSpelling.escaped(path), ScriptSpelling.escaped(source))
            throw ReplayDataError("\(path): error: the trace would overwrite \(source), which the replay reads")
        }
        file = path == "-" ? .standardOutput : try OutputFile(path: path)
    }

    func played(_ step: PlayedStep) {
        guard error == nil else { return }
        do {
            waiting += try encoder.encode(step) + [UInt8(ascii: "\n")]
            if waiting.count > 1 << 16 { try flush() }
        } catch {
            self.error = error
        }
    }

    /// Writes what is left.
    func finish() throws {
        if let error { throw error }
        try flush()
        file.close()
    }

    private func flush() throws {
        try file.write(waiting)
        waiting.removeAll(keepingCapacity: true)
    }
}
