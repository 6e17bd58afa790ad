import Foundation

/// Reads a file, a pipe or a device whole.
enum InputFile {
    /// Why it can't be read, in a sentence without a place.
    struct Refusal: Error {
        let description: String

        init(_ description: String) { self.description = description }

        /// What the system says.
        fileprivate init(_ code: Int32) {
            description =
                switch code {
                case ENOENT: "there is no such file"
                case EISDIR: "this is a folder, not a file"
                case EACCES, EPERM: "the file may not be read (permission denied)"
                default: "the file can't be read (\(String(cString: strerror(code)).lowercased()))"
                }
        }
    }

    /// The bytes of a file, of which only what is looked at takes memory.
    static func mapped(at path: String) throws(Refusal) -> Data {
        var status = stat()
        guard stat(path, &status) == 0, access(path, R_OK) == 0 else { throw Refusal(errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Refusal(EISDIR) }
        do { return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) } catch {
            throw Refusal(EIO)
        }
    }

    /// The bytes at a path, or of standard input where the path is `nil`; no more than a limit.
    static func bytes(at path: String?, atMost limit: Int) throws(Refusal) -> [UInt8] {
        let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard descriptor >= 0 else { throw Refusal(errno) }
        defer { if path != nil { close(descriptor) } }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Refusal(errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Refusal(EISDIR) }
        let size = Int(status.st_size)
        if size > limit { throw Refusal("the file has \(size >> 20) MB; at most \(limit >> 20) MB are read") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Refusal(errno) }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
            // A pipe or device does not say how many it has.
            if bytes.count > limit { throw Refusal("the file is too large; at most \(limit >> 20) MB are read") }
        }
    }
}

extension RandomAccessCollection<UInt8> {
    /// Where the bytes stop being UTF-8; `nil` if all of them are.
    var firstInvalidUTF8: Index? {
        guard contains(where: { $0 >= 0x80 }), String(validating: self, as: UTF8.self) == nil else { return nil }
        var valid = startIndex
        var decoder = UTF8()
        var rest = makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&rest) {
            formIndex(&valid, offsetBy: UTF8.width(scalar))
        }
        return valid
    }
}
