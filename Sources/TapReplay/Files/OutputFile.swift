import CellDirector

/// A stream or file to which a replay writes.
package struct OutputFile {
    private let name: String
    private let descriptor: Int32

    package static let standardOutput = OutputFile(name: "standard output", descriptor: STDOUT_FILENO)
    package static let standardError = OutputFile(name: "standard error", descriptor: STDERR_FILENO)

    /// Opens the null device for each standard stream that is closed. Without this, a file that is opened later could
    /// get the stream's descriptor and receive the printed output.
    package static func fillStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Wraps an open file descriptor.
    package init(name: String, descriptor: Int32) {
        self.name = name
        self.descriptor = descriptor
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    package func write(_ text: String) throws(ReplayDataError) { try write(Array(text.utf8)) }

    package func write(_ bytes: [UInt8]) throws(ReplayDataError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                let reason = String(cString: strerror(errno)).lowercased()
                throw ReplayDataError("\(ScriptSpelling.escaped(name)): error: this could not be written (\(reason))")
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the file. Standard streams stay open.
    func close() {
        if descriptor > STDERR_FILENO { _ = systemClose(descriptor) }
    }

    /// Returns the standard stream to which a path refers. This is standard output for `-`, or the stream that is
    /// redirected to the file at the path. Returns `nil` for any other path.
    static func standard(at path: String) -> OutputFile? {
        if path == "-" { return .standardOutput }
        var (file, status) = (stat(), stat())
        guard stat(path, &file) == 0, file.st_mode & S_IFMT == S_IFREG else { return nil }
        for stream in [standardOutput, standardError] where fstat(stream.descriptor, &status) == 0 {
            if status.st_dev == file.st_dev, status.st_ino == file.st_ino { return stream }
        }
        return nil
    }

    /// Returns whether two paths refer to the same regular file.
    static func isSame(_ one: String, _ other: String) -> Bool {
        var (a, b) = (stat(), stat())
        guard stat(one, &a) == 0, stat(other, &b) == 0, a.st_mode & S_IFMT == S_IFREG else { return false }
        return a.st_dev == b.st_dev && a.st_ino == b.st_ino
    }
}

private let systemWrite = write
private let systemClose = close
