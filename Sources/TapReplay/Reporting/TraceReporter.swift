import CellDirector

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Writes what was played as JSON Lines: one object a step. The same replay gives the same bytes.
@MainActor
final class TraceReporter: Reporter {
    private let file: FileHandle
    private let path: String
    private let encoder = JSONEncoder()
    private var waiting = Data()
    private var error: (any Error)?

    /// - Parameters:
    ///   - path: A file, which is made anew; `-` is standard output.
    ///   - sources: Files that the replay reads, which the trace may not overwrite.
    init(path: String, sparing sources: [String] = []) throws {
        self.path = path
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if path == "-" {
            file = .standardOutput
            return
        }
        if let source = sources.first(where: { Self.isSameFile($0, path) }) {
            throw ReplayDataError("\(path): error: the trace would overwrite \(source), which the replay reads")
        }
        // Opened as it is, and not replaced: it may be a pipe or a device.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno)).lowercased()
            throw ReplayDataError("\(path): error: the trace can't be written here (\(reason))")
        }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func played(_ step: PlayedStep) {
        guard error == nil else { return }
        do {
            waiting += try encoder.encode(step) + Data("\n".utf8)
            if waiting.count > 1 << 16 { try flush() }
        } catch {
            self.error = error
        }
    }

    /// Writes what is left.
    func finish() throws {
        do {
            if error == nil { try flush() }
        } catch {
            self.error = error
        }
        if let error {
            throw ReplayDataError("\(path): error: the trace could not be written: \(error.localizedDescription)")
        }
    }

    private func flush() throws {
        try file.write(contentsOf: waiting)
        waiting.removeAll(keepingCapacity: true)
    }

    private static func isSameFile(_ one: String, _ other: String) -> Bool {
        var (a, b) = (stat(), stat())
        guard stat(one, &a) == 0, stat(other, &b) == 0, a.st_mode & S_IFMT == S_IFREG else { return false }
        return a.st_dev == b.st_dev && a.st_ino == b.st_ino
    }
}
