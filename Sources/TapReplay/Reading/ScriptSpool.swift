#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A copy of standard input or of a pipe in a temporary file without a name, freed with this object.
public final class ScriptSpool: Sendable {
    /// The name of the source it is a copy of.
    public let name: String

    private let descriptor: Int32

    /// Copies the rest of the bytes, a chunk at a time.
    ///
    /// - Complexity: O(bytes), in constant memory.
    init(copying bytes: ScriptBytes, name: String) throws(ScriptError) {
        self.name = name
        var template = Array("\(Self.temporaryDirectory)/tap-replay-XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.failure(name) }
        // Without a name from now on, nothing is left behind however the program ends.
        unlink(template)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try chunk.withUnsafeMutableBufferPointer { buffer throws(ScriptError) in
                try bytes.read(into: buffer)
            }
            if count == 0 { return }
            try append(chunk[..<count])
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Reads from an offset; 0 at the end and -1 on an error, as `pread`.
    func read(into buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> Int {
        pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    }

    private func append(_ bytes: ArraySlice<UInt8>) throws(ScriptError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(name) }
            rest = rest.dropFirst(count)
        }
    }

    private static var temporaryDirectory: String {
        guard let path = getenv("TMPDIR"), path.pointee != 0 else { return "/tmp" }
        return String(cString: path)
    }

    private static func failure(_ name: String) -> ScriptError {
        ScriptError(
            place: ScriptPlace(file: name, line: 0, column: 0),
            message: "cannot be copied to \(temporaryDirectory): \(String(cString: strerror(errno)))")
    }
}
