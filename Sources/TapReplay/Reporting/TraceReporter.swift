import CellDirector

/// Writes what was played as JSON Lines: one object a step. The same replay gives the same bytes.
@MainActor
final class TraceReporter: Reporter {
    private let draft: WholeFile.Draft
    private let writesScreens: Bool
    private let encoder = JSONEncoder()
    private var waiting: [UInt8] = []
    private var error: (any Error)?

    /// - Parameters:
    ///   - path: A file, which is replaced when the trace is complete; `-` is standard output.
    ///   - sources: Files that the replay reads, which the trace may not overwrite.
    ///   - writesScreens: Whether steps that do not hold are written with their screen.
    init(path: String, sparing sources: [String] = [], writesScreens: Bool = false) throws {
        self.writesScreens = writesScreens
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        draft = try WholeFile(path: path, noun: "trace", sparing: sources).makeDraft()
    }

    func played(_ step: PlayedStep) {
        guard error == nil else { return }
        var step = step
        if !writesScreens || step.failure == nil { step.screen = nil }
        do {
            waiting += try encoder.encode(step) + [UInt8(ascii: "\n")]
            if waiting.count > 1 << 16 { try flush() }
        } catch {
            self.error = error
        }
    }

    /// Writes what is left, and puts the trace in its place.
    func finish() throws {
        do {
            if let error { throw error }
            try flush()
        } catch {
            draft.discard()
            throw error
        }
        try draft.finish()
    }

    private func flush() throws {
        try draft.write(waiting)
        waiting.removeAll(keepingCapacity: true)
    }
}
