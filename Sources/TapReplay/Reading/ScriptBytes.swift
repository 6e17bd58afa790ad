#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The bytes of a source, read once from its beginning to its end, a chunk at a time.
final class ScriptBytes {
    private enum Origin {
        case descriptor(Int32)
        case text(String)
        case spool(ScriptSpool)
    }

    private let name: String
    private let origin: Origin
    private let closesDescriptor: Bool
    /// Whether the source can be read a second time.
    let isSeekable: Bool
    private var offset = 0

    /// Opens the source.
    ///
    /// - Throws: ``ScriptError`` of the whole file if it is missing, a directory, or not readable.
    init(_ source: ScriptSource) throws(ScriptError) {
        name = source.name
        switch source {
        case .text(var text, name: _):
            text.makeContiguousUTF8()
            origin = .text(text)
            (closesDescriptor, isSeekable) = (false, true)
        case .spool(let spool):
            origin = .spool(spool)
            (closesDescriptor, isSeekable) = (false, true)
        case .standardInput:
            origin = .descriptor(0)
            (closesDescriptor, isSeekable) = (false, false)
        case .file(path: let path):
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.failure(path, errno) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else {
                let code = errno
                close(descriptor)
                throw Self.failure(path, code)
            }
            guard status.st_mode & S_IFMT != S_IFDIR else {
                close(descriptor)
                throw Self.failure(path, EISDIR)
            }
            origin = .descriptor(descriptor)
            (closesDescriptor, isSeekable) = (true, status.st_mode & S_IFMT == S_IFREG)
        }
    }

    deinit {
        if closesDescriptor, case .descriptor(let descriptor) = origin { close(descriptor) }
    }

    /// Fills the start of the buffer with the next bytes and returns how many they are; 0 only at the end.
    func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(ScriptError) -> Int {
        while true {
            let count =
                switch origin {
                case .descriptor(let descriptor): systemRead(descriptor, buffer)
                case .spool(let spool): spool.read(into: buffer, at: offset)
                case .text(let text): copy(text, to: buffer)
                }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.failure(name, errno) }
            offset += count
            return count
        }
    }

    /// Goes to an offset of a seekable source, to read on from there.
    func seek(to offset: Int) throws(ScriptError) {
        if case .descriptor(let descriptor) = origin, lseek(descriptor, off_t(offset), SEEK_SET) < 0 {
            throw Self.failure(name, errno)
        }
        self.offset = offset
    }

    private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Android)
        Android.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private func copy(_ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        // A contiguous text always offers its storage; without it nothing would be read.
        text.utf8.withContiguousStorageIfAvailable { bytes in
            let count = min(buffer.count, bytes.count - offset)
            _ = buffer.update(fromContentsOf: bytes[offset..<(offset + count)])
            return count
        } ?? 0
    }

    private static func failure(_ name: String, _ code: Int32) -> ScriptError {
        let message =
            switch code {
            case ENOENT: "there is no such file"
            case EISDIR: "this is a directory, not a script"
            case EACCES, EPERM: "the file may not be read (permission denied)"
            default: "cannot be read: \(String(cString: strerror(code)))"
            }
        return ScriptError(place: ScriptPlace(file: name, line: 0, column: 0), message: message)
    }
}
