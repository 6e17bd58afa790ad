import Foundation

/// Reads the whole contents of files, pipes and devices.
enum InputFile {
    /// The reason that a file can't be read. It does not include the file's path or a line number.
    struct Refusal: Error {
        let description: String

        init(_ description: String) { self.description = description }

        /// Creates a reason from a system error number.
        fileprivate init(_ code: Int32) {
            description =
                switch code {
                case ENOENT: "there is no such file"
                case EISDIR: "this is a folder, not a file"
                case EACCES, EPERM: "the file can't be read (permission denied)"
                default: "the file can't be read (\(String(cString: strerror(code)).lowercased()))"
                }
        }
    }

    /// Returns the contents of a file. The file is mapped into memory if possible.
    static func mapped(at path: String) throws(Refusal) -> Data {
        var status = stat()
        guard stat(path, &status) == 0, access(path, R_OK) == 0 else { throw Refusal(errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Refusal(EISDIR) }
        do { return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) } catch {
            throw Refusal(EIO)
        }
    }

    /// Returns the contents of a file or, if the path is `nil`, of standard input.
    ///
    /// - Throws: ``Refusal`` if the file can't be read, or if there are more bytes than the limit.
    static func bytes(at path: String?, atMost limit: Int) throws(Refusal) -> [UInt8] {
        let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard descriptor >= 0 else { throw Refusal(errno) }
        defer { if path != nil { close(descriptor) } }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Refusal(errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Refusal(EISDIR) }
        let size = Int(status.st_size)
        if size > limit { throw Refusal("the file is \((size - 1) >> 20 + 1) MB; at most \(limit >> 20) MB are read") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Refusal(errno) }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
            // The size of a pipe or device is not known in advance, so the limit is checked again after each chunk.
            if bytes.count > limit { throw Refusal("the file is too large; at most \(limit >> 20) MB are read") }
        }
    }
}

extension RandomAccessCollection<UInt8> {
    /// The index of the first byte that is not valid UTF-8, or `nil` if all bytes are valid.
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
