#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Cuts a source into lines, in one buffer whose size does not depend on the script's.
///
/// LF and CRLF end a line, and so does the end of the script. A byte order mark at the start is skipped.
final class ScriptLines {
    /// The longest line, in bytes without its end.
    static let lengthLimit = 1 << 16

    /// The number of the last line, counted from 1.
    private(set) var number = 0

    private let bytes: ScriptBytes
    private let file: String
    private let chunkSize: Int
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// The offset of the buffer's first byte in the source.
    private var origin = 0
    /// The bytes read and not yet given out.
    private var start = 0
    private var end = 0
    private var isAtEnd = false

    init(_ bytes: ScriptBytes, file: String, chunkSize: Int) {
        self.bytes = bytes
        self.file = file
        self.chunkSize = max(1, chunkSize)
        // The longest line with the CR of its end, and room for a chunk.
        buffer = .allocate(capacity: Self.lengthLimit + 1 + self.chunkSize)
    }

    deinit {
        buffer.deallocate()
    }

    /// The next line without its end, as bytes that stay until the next call; `nil` after the last.
    ///
    /// - Throws: ``ScriptError`` if the line is too long or the source cannot be read on. The next call goes on with the
    ///   line after.
    func next() throws(ScriptError) -> UnsafeBufferPointer<UInt8>? {
        var searched = 0
        while true {
            if let lineEnd = lineEnd(from: start + searched) {
                let line = start..<lineEnd
                start = lineEnd + 1
                return try give(line)
            }
            searched = end - start
            if searched > Self.lengthLimit + 1 {
                number += 1
                try skipLine()
                throw tooLong()
            }
            guard try refill() else {
                guard searched > 0 else { return nil }
                let line = start..<end
                start = end
                return try give(line)
            }
        }
    }

    /// A place between two lines.
    struct Mark {
        fileprivate let offset: Int
        fileprivate let number: Int
    }

    /// Where the next line begins.
    var mark: Mark { Mark(offset: origin + start, number: number) }

    /// Goes back to a place that was passed, in the buffer if it is still there.
    func goBack(to mark: Mark) throws(ScriptError) {
        number = mark.number
        if mark.offset >= origin {
            start = mark.offset - origin
            return
        }
        try bytes.seek(to: mark.offset)
        (origin, start, end, isAtEnd) = (mark.offset, 0, 0, false)
    }

    /// Whether the lines can be read a second time.
    var canGoBack: Bool { bytes.isSeekable }

    private func give(_ range: Range<Int>) throws(ScriptError) -> UnsafeBufferPointer<UInt8> {
        number += 1
        var range = range
        if range.upperBound > range.lowerBound, buffer[range.upperBound - 1] == UInt8(ascii: "\r") {
            range = range.lowerBound..<(range.upperBound - 1)
        }
        guard range.count <= Self.lengthLimit else { throw tooLong() }
        if number == 1, range.count >= 3, buffer[range.lowerBound] == 0xEF, buffer[range.lowerBound + 1] == 0xBB,
            buffer[range.lowerBound + 2] == 0xBF
        {
            range = (range.lowerBound + 3)..<range.upperBound
        }
        return UnsafeBufferPointer(rebasing: buffer[range])
    }

    /// The offset of the next LF.
    private func lineEnd(from offset: Int) -> Int? {
        guard offset < end, let base = buffer.baseAddress,
            let found = memchr(base + offset, Int32(UInt8(ascii: "\n")), end - offset)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Moves what is left to the front and reads a chunk behind it; `false` at the end.
    private func refill() throws(ScriptError) -> Bool {
        guard !isAtEnd else { return false }
        if start > 0, let base = buffer.baseAddress {
            memmove(base, base + start, end - start)
            origin += start
            (start, end) = (0, end - start)
        }
        let free = buffer[end..<min(buffer.count, end + chunkSize)]
        do throws(ScriptError) {
            let count = try bytes.read(into: UnsafeMutableBufferPointer(rebasing: free))
            end += count
            isAtEnd = count == 0
        } catch {
            // What was read of the line is of no use, and reading on would only fail again.
            isAtEnd = true
            start = end
            throw error
        }
        return !isAtEnd
    }

    /// Drops everything up to the next LF.
    private func skipLine() throws(ScriptError) {
        while true {
            if let lineEnd = lineEnd(from: start) {
                start = lineEnd + 1
                return
            }
            start = end
            guard try refill() else { return }
        }
    }

    private func tooLong() -> ScriptError {
        ScriptError(
            place: ScriptPlace(file: file, line: number, column: 1),
            message: "this line is longer than \(Self.lengthLimit / 1024) KB; is this a script?")
    }
}
