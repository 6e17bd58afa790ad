import CellDirector

/// Writes what was played as JSON Lines: one object a step. The same replay gives the same bytes.
@MainActor
final class ReplayTrace {
    private let file: FileHandle
    private let path: String
    private let encoder = JSONEncoder()
    private var waiting = Data()
    private var error: (any Error)?

    /// - Parameter path: A file, which is made anew; `-` is standard output.
    init(path: String) throws {
        self.path = path
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if path == "-" {
            file = .standardOutput
            return
        }
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let opened = FileHandle(forWritingAtPath: path)
        else { throw ReplayDataError("\(path): error: the trace can't be written here") }
        file = opened
    }

    func write(_ step: PlayedStep) {
        do {
            waiting += try encoder.encode(step) + Data("\n".utf8)
            if waiting.count > 1 << 16 { try flush() }
        } catch {
            self.error = self.error ?? error
        }
    }

    /// Writes what is left.
    func close() throws {
        if error == nil { try flush() }
        if let error {
            throw ReplayDataError("\(path): error: the trace could not be written: \(error.localizedDescription)")
        }
    }

    private func flush() throws {
        try file.write(contentsOf: waiting)
        waiting.removeAll(keepingCapacity: true)
    }
}
