import Foundation

/// Reads a file, a pipe or a device whole.
enum InputFile {
    /// Why it can't be read.
    enum Problem: Error {
        case missing
        case folder
        case forbidden
        /// It has more bytes than are read; `nil`: a pipe or device does not say how many.
        case tooLarge(Int?)
        /// For another reason, in the system's words.
        case unreadable(String)

        fileprivate init(_ code: Int32) {
            switch code {
            case ENOENT: self = .missing
            case EISDIR: self = .folder
            case EACCES, EPERM: self = .forbidden
            default: self = .unreadable(String(cString: strerror(code)))
            }
        }
    }

    /// The bytes at a path, or of standard input where the path is `nil`; no more than a limit.
    static func bytes(at path: String?, atMost limit: Int) throws(Problem) -> [UInt8] {
        guard let path else { return try bytes(of: STDIN_FILENO, atMost: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Problem(errno) }
        defer { close(descriptor) }
        return try bytes(of: descriptor, atMost: limit)
    }

    private static func bytes(of descriptor: Int32, atMost limit: Int) throws(Problem) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Problem(errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw .folder }
        let size = Int(status.st_size)
        if size > limit { throw .tooLarge(size) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Problem(errno) }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
            if bytes.count > limit { throw .tooLarge(nil) }
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
