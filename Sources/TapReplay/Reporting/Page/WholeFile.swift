import CellDirector

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file that is written whole or not at all: it is made beside the place, and takes the place when it is complete. A pipe
/// or a device is written to as it is.
struct WholeFile {
    private let path: String
    private let noun: String

    /// Whether the place is no file that could be replaced.
    private let isStream: Bool

    /// - Parameters:
    ///   - path: A place that can be written; `-` is standard output.
    ///   - noun: What the file is, for the sentences.
    ///   - others: Files that may not be overwritten.
    init(path: String, noun: String, sparing others: [String]) throws(ReplayDataError) {
        self.noun = noun
        if path == "-" {
            (self.path, isStream) = (path, true)
            return
        }
        if let other = others.first(where: { OutputFile.isSame($0, path) }) {
            let (path, other) = (ScriptSpelling.escaped(path), ScriptSpelling.escaped(other))
            throw ReplayDataError("\(path): error: the \(noun) would overwrite \(other), which the replay uses")
        }
        // What a link leads to is replaced, not the link.
        let real = realpath(path, nil)
        defer { free(real) }
        self.path = real.map { String(cString: $0) } ?? path
        var status = stat()
        let exists = stat(path, &status) == 0
        isStream = exists && status.st_mode & S_IFMT != S_IFREG
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw refusal(EISDIR) }
        let isWritable = access(isStream ? self.path : Self.folder(of: self.path), W_OK) == 0
        if !isWritable { throw refusal(errno) }
    }

    func write(_ bytes: [UInt8]) throws(ReplayDataError) {
        if path == "-" { return try OutputFile.standardOutput.write(bytes) }
        if isStream {
            let file = try file(path, O_WRONLY | O_CLOEXEC)
            defer { file.close() }
            return try file.write(bytes)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let draft = "\(Self.folder(of: path))/.\(name.prefix(100)).\(getpid())"
        let file = try file(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
        do throws(ReplayDataError) {
            defer { file.close() }
            try file.write(bytes)
        } catch {
            unlink(draft)
            throw error
        }
        var status = stat()
        if stat(path, &status) == 0 { chmod(draft, status.st_mode & 0o7777) }
        if rename(draft, path) != 0 {
            let code = errno
            unlink(draft)
            throw refusal(code)
        }
    }

    private func file(_ path: String, _ flags: Int32) throws(ReplayDataError) -> OutputFile {
        let descriptor = open(path, flags, 0o666)
        if descriptor < 0 { throw refusal(errno) }
        return OutputFile(name: self.path, descriptor: descriptor)
    }

    private func refusal(_ code: Int32) -> ReplayDataError {
        let reason = String(cString: strerror(code)).lowercased()
        return ReplayDataError("\(ScriptSpelling.escaped(path)): error: the \(noun) can't be written here (\(reason))")
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
