/// The lines of a script.
///
/// Lines end with LF, CRLF or the end of the script. A byte order mark at the start is skipped.
struct ScriptLines: Sequence, IteratorProtocol {
    private let file: String
    private let bytes: [UInt8]
    private var start: Int
    private var number = 0

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> ScriptLine? {
        guard start < bytes.count else { return nil }
        var line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        start = line.endIndex + 1
        number += 1
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return ScriptLine(bytes: line, file: file, number: number)
    }
}

/// A line of a script, without its line break.
struct ScriptLine {
    /// The bytes of the line, as a slice of the script's bytes, so that indices are offsets in the script.
    let bytes: ArraySlice<UInt8>
    let file: String
    /// The line number, counted from 1.
    let number: Int

    init(bytes: ArraySlice<UInt8>, file: String, number: Int) {
        (self.bytes, self.file, self.number) = (bytes, file, number)
    }

    /// Creates a line that does not belong to a file.
    init(_ text: String) { self.init(bytes: Array(text.utf8)[...], file: "", number: 1) }

    /// The maximum length of a line in bytes.
    static let lengthLimit = 1 << 16

    /// Checks that the line is not too long and that its bytes are UTF-8 without NUL.
    func check() throws(ScriptError) {
        guard bytes.count <= Self.lengthLimit else {
            let size = Self.lengthLimit / 1024
            throw error(at: bytes.startIndex, "this line is longer than \(size) KB; is this a script?")
        }
        let invalid = bytes.firstInvalidUTF8
        if let nul = bytes[..<(invalid ?? bytes.endIndex)].firstIndex(of: 0) {
            throw error(at: nul, "this line contains a NUL byte; a script is plain text")
        }
        if let invalid {
            let byte = String(bytes[invalid], radix: 16, uppercase: true)
            throw error(at: invalid, "the byte 0x\(byte) is not UTF-8; save the script as UTF-8")
        }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns an error at a byte offset, with the column counted in characters.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes between the start of the line and `offset`.
    func error(at offset: Int, _ message: String) -> ScriptError {
        let column = text(bytes.startIndex..<Swift.min(offset, bytes.endIndex)).count + 1
        return ScriptError(place: ScriptPlace(file: file, line: number, column: column), message: message)
    }
}
