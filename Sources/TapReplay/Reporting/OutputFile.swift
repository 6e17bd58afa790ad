import CellDirector

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A stream or file that a replay writes to.
struct OutputFile {
    private let name: String
    private let descriptor: Int32

    static let standardOutput = OutputFile(name: "standard output", descriptor: STDOUT_FILENO)
    static let standardError = OutputFile(name: "standard error", descriptor: STDERR_FILENO)

    private init(name: String, descriptor: Int32) {
        self.name = name
        self.descriptor = descriptor
    }

    /// Opens a file as it is, and does not replace it: it may be a pipe or a device.
    init(path: String, for what: String = "trace") throws(ReplayDataError) {
        self.init(name: path, descriptor: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
        if descriptor < 0 { throw Self.noPlace(path, for: what) }
    }

    /// Why something can't be written to a path, by what the system said last.
    private static func noPlace(_ path: String, for what: String) -> ReplayDataError {
        let reason = String(cString: strerror(errno)).lowercased()
        return ReplayDataError("\(ScriptSpelling.escaped(path)): error: the \(what) can't be written here (\(reason))")
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    func write(_ text: String) throws(ReplayDataError) { try write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) throws(ReplayDataError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.notWritten(name) }
            rest = rest.dropFirst(count)
        }
    }

    private static func notWritten(_ name: String) -> ReplayDataError {
        let reason = String(cString: strerror(errno)).lowercased()
        return ReplayDataError("\(ScriptSpelling.escaped(name)): error: this could not be written (\(reason))")
    }

    /// Closes a file; a stream stays open.
    func close() {
        if descriptor > STDERR_FILENO { _ = systemClose(descriptor) }
    }
}

// MARK: - Whole or not at all

extension OutputFile {
    /// Checks, before it is known what is to be written, that a file can be replaced.
    ///
    /// - Parameter sources: Files that may not be overwritten.
    static func checkPlace(_ path: String, for what: String, sparing sources: [String]) throws(ReplayDataError) {
        if let source = sources.first(where: { isSameFile($0, path) }) {
            let (path, source) = (ScriptSpelling.escaped(path), ScriptSpelling.escaped(source))
            throw ReplayDataError("\(path): error: the \(what) would overwrite \(source), which the replay uses")
        }
        switch kind(of: path) {
        case S_IFDIR:
            errno = EISDIR
            throw noPlace(path, for: what)
        case S_IFREG, nil:
            // The file beside it, which takes its place, has to be made.
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            if access(folder, W_OK) != 0 { throw noPlace(path, for: what) }
        default: break
        }
    }

    /// Replaces a file, or leaves it as it is if that fails. What is no file, a pipe or a device, is written to.
    static func replace(_ path: String, with bytes: [UInt8]) throws(ReplayDataError) {
        let kind = kind(of: path)
        if kind != nil, kind != S_IFREG {
            let file = try OutputFile(path: path, for: "report")
            defer { file.close() }
            return try file.write(bytes)
        }
        // Where a link leads is replaced, not the link.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let part = "\(target).\(getpid()).part"
        do throws(ReplayDataError) {
            let file = try OutputFile(name: path, path: part)
            defer { file.close() }
            try file.write(bytes)
            guard rename(part, target) == 0 else { throw notWritten(path) }
        } catch {
            unlink(part)
            throw error
        }
    }

    private init(name: String, path: String) throws(ReplayDataError) {
        self.init(name: name, descriptor: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
        if descriptor < 0 { throw Self.notWritten(name) }
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Whether two paths lead to one file.
    static func isSameFile(_ one: String, _ other: String) -> Bool {
        var (a, b) = (stat(), stat())
        guard stat(one, &a) == 0, stat(other, &b) == 0, a.st_mode & S_IFMT == S_IFREG else { return false }
        return a.st_dev == b.st_dev && a.st_ino == b.st_ino
    }
}

private let systemWrite = write
private let systemClose = close
