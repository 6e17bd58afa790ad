import Foundation

/// The bytes of a font file or of one of its tables. What is beyond the end reads as zero.
struct FontBytes: Sendable {
    private let bytes: ArraySlice<UInt8>

    init(_ data: Data) { bytes = ArraySlice(data) }
    private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// Returns an unsigned number of two bytes.
    func short(_ offset: Int) -> Int {
        guard offset >= 0, offset + 1 < bytes.count else { return 0 }
        let start = bytes.startIndex + offset
        return Int(bytes[start]) << 8 | Int(bytes[start + 1])
    }

    /// Returns a signed number of two bytes.
    func signed(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: short(offset))) }

    /// Returns an unsigned number of four bytes.
    func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }

    /// Returns some bytes as ASCII; `nil` if they are not.
    func text(_ offset: Int, _ count: Int) -> String? {
        guard let part = part(offset, count), part.bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(decoding: part.bytes, as: UTF8.self)
    }

    /// Returns a string of big-endian UTF-16; `nil` if it is cut off.
    func wideText(_ offset: Int, _ count: Int) -> String? {
        guard let part = part(offset, count) else { return nil }
        return String(decoding: (0..<count / 2).map { UInt16(part.short(2 * $0)) }, as: UTF16.self)
    }

    /// Returns the given part, or everything from an offset on; `nil` if it is cut off.
    func part(_ offset: Int, _ count: Int? = nil) -> FontBytes? {
        guard offset >= 0, offset <= bytes.count, (count ?? 0) >= 0, offset + (count ?? 0) <= bytes.count else {
            return nil
        }
        let start = bytes.startIndex + offset
        return FontBytes(bytes[start..<(count.map { start + $0 } ?? bytes.endIndex)])
    }
}
