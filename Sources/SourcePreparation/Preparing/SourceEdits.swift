/// A set of replacements in a source file. The replacements preserve line numbers.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    /// Replaces a range with spaces, except for tabs and line breaks, so that the following code keeps its column.
    mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
        let text = bytes[range].map { $0.isLineEnd || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(range: range, text: String(decoding: text, as: UTF8.self)))
    }

    /// Replaces a range with new text, followed by the line breaks of the range.
    mutating func replace(_ range: Range<Int>, of bytes: [UInt8], by text: String) {
        edits.append(Edit(range: range, text: text + String(decoding: bytes[range].filter(\.isLineEnd), as: UTF8.self)))
    }

    /// Inserts text at an offset.
    mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

    /// Returns the source with all edits applied. If two edits overlap, only the edit that begins first is applied. If
    /// both begin at the same offset, only the longer one is applied. An insertion doesn't overlap a replacement at the
    /// same offset: its text is inserted before the replacement.
    ///
    /// - Complexity: O(*n* + *e* log *e*), where *n* is the length of the source and *e* is the number of edits.
    func apply(to bytes: [UInt8]) -> [UInt8] {
        guard !edits.isEmpty else { return bytes }
        let order = edits.indices.sorted { first, second in
            let (one, other) = (edits[first].range, edits[second].range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.isEmpty != other.isEmpty { return one.isEmpty }
            return one.count != other.count ? one.count > other.count : first < second
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64 * edits.count)
        var offset = 0
        for edit in order.lazy.map({ edits[$0] }) where edit.range.lowerBound >= offset {
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.text.utf8
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }
}
