import CellDirector
import Foundation

/// A file that is written either completely or not at all, even if the process is interrupted.
///
/// The contents are written to a temporary file in the same folder. This temporary file then replaces the file. Pipes
/// and devices are written to directly.
package struct AtomicFile {
    private let path: String
    private let noun: String

    /// Whether the path refers to a pipe, a device or a standard stream. These can't be replaced.
    private let isStream: Bool
    /// The standard stream to which the path refers, if any.
    private let standard: OutputFile?

    /// Checks that a file can be written, and creates a value for writing to it.
    ///
    /// - Parameters:
    ///   - path: The path to write to; `-` is standard output.
    ///   - noun: A noun for the file in error messages.
    ///   - others: Files that must not be overwritten, and folders to which no file may be written.
    package init(path: String, noun: String, sparing others: [String]) throws(ReplayDataError) {
        self.noun = noun
        standard = OutputFile.standard(at: path)
        if path == "-" {
            (self.path, isStream) = (path, true)
            return
        }
        // If the path is a symbolic link, the link's destination is replaced instead of the link itself.
        let target = Self.target(of: path)
        let folder = Self.folder(of: target)
        if let other = others.first(where: { OutputFile.isSame($0, path) || Self.isFolder($0, folder) }) {
            let (path, other) = (ScriptSpelling.escaped(path), ScriptSpelling.escaped(other))
            throw ReplayDataError("\(path): error: the \(noun) would overwrite \(other), which the replay uses")
        }
        self.path = target
        var status = stat()
        let exists = stat(path, &status) == 0
        isStream = standard != nil || exists && status.st_mode & S_IFMT != S_IFREG
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw refusal(EISDIR) }
        let isWritable = access(isStream ? self.path : Self.folder(of: self.path), W_OK) == 0
        if !isWritable { throw refusal(errno) }
    }

    /// Writes the whole file at once.
    package func write(_ bytes: [UInt8]) throws(ReplayDataError) {
        let draft = try makeDraft()
        do throws(ReplayDataError) {
            try draft.write(bytes)
        } catch {
            draft.discard()
            throw error
        }
        try draft.finish()
    }

    /// A temporary file that is written piece by piece and replaces the file when ``finish()`` is called.
    struct Draft {
        fileprivate let whole: AtomicFile
        fileprivate let file: OutputFile
        /// The temporary file's path, or `nil` for a stream.
        fileprivate let path: String?

        func write(_ bytes: [UInt8]) throws(ReplayDataError) { try file.write(bytes) }

        /// Moves the temporary file to its destination.
        func finish() throws(ReplayDataError) {
            file.close()
            guard let path else { return }
            var status = stat()
            if stat(whole.path, &status) == 0 { chmod(path, status.st_mode & 0o7777) }
            if rename(path, whole.path) != 0 {
                let code = errno
                unlink(path)
                throw whole.refusal(code)
            }
        }

        /// Deletes the temporary file.
        func discard() {
            file.close()
            if let path { unlink(path) }
        }
    }

    func makeDraft() throws(ReplayDataError) -> Draft {
        if let standard { return Draft(whole: self, file: standard, path: nil) }
        if isStream { return Draft(whole: self, file: try file(path, O_WRONLY | O_CLOEXEC), path: nil) }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let (folder, prefix) = (Self.folder(of: path), ".\(name.prefix(100)).\(noun).")
        for other in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            // Deletes the temporary files of processes that no longer exist.
            guard other.hasPrefix(prefix), let process = pid_t(other.dropFirst(prefix.count)), process > 0,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink("\(folder)/\(other)")
        }
        let draft = "\(folder)/\(prefix)\(getpid())"
        let file = try file(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
        return Draft(whole: self, file: file, path: draft)
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

    /// Creates a folder and the folders that contain it, unless they already exist.
    static func makeFolder(_ path: String) throws(ReplayDataError) {
        let beginning = path.hasPrefix("/") ? "/" : ""
        let parts = path.split(separator: "/")
        for count in parts.indices.map({ $0 + 1 }) {
            let folder = beginning + parts.prefix(count).joined(separator: "/")
            var status = stat()
            let exists = stat(folder, &status) == 0
            if exists, status.st_mode & S_IFMT == S_IFDIR { continue }
            let code = exists ? ENOTDIR : mkdir(folder, 0o777) == 0 || errno == EEXIST ? 0 : errno
            if code != 0 {
                let reason = String(cString: strerror(code)).lowercased()
                throw ReplayDataError(
                    "\(ScriptSpelling.escaped(folder)): error: the folder can't be created (\(reason))")
            }
        }
    }

    /// Returns the path with symbolic links resolved, whether or not the file exists. Returns `-` unchanged.
    package static func place(_ path: String) -> String {
        if path == "-" { return path }
        let path = target(of: path)
        let folder = folder(of: path)
        return real(path) ?? "\(real(folder) ?? folder)/\(path.split(separator: "/").last ?? "")"
    }

    /// Returns the destination of a path that may be a symbolic link. The destination does not have to exist.
    private static func target(of path: String) -> String {
        var target = path
        for _ in 0..<linkLimit {
            if let real = real(target) { return real }
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { return target }
            target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
        }
        return path
    }

    /// The maximum number of symbolic links to follow.
    private static let linkLimit = 40

    /// Returns the real path with symbolic links resolved, or `nil` if the file does not exist.
    static func real(_ path: String) -> String? {
        let real = realpath(path, nil)
        defer { free(real) }
        return real.map { String(cString: $0) }
    }

    /// Returns whether two paths refer to the same folder.
    private static func isFolder(_ one: String, _ other: String) -> Bool {
        var (a, b) = (stat(), stat())
        guard stat(one, &a) == 0, a.st_mode & S_IFMT == S_IFDIR, stat(other, &b) == 0 else { return false }
        return a.st_dev == b.st_dev && a.st_ino == b.st_ino
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
