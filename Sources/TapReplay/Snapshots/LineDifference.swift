/// The lines that differ between two strings.
package struct LineDifference: Hashable, Sendable {
    /// The lines that occur in only one of the strings, in order. Lines from the first string begin with `-`, and lines
    /// from the second string begin with `+`.
    package let lines: [String]

    /// The maximum number of lines to compare in detail. No screen has that many lines, and comparing more lines would
    /// be slow.
    private static let comparisonLimit = 1000

    /// Compares two strings, treating all kinds of line breaks as equal.
    ///
    /// - Complexity: O(*n* × *d*), where *n* is the number of lines and *d* is the number of differences.
    package init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        guard old.count + new.count <= Self.comparisonLimit else {
            lines = old == new ? [] : old.map { "- \($0)" } + new.map { "+ \($0)" }
            return
        }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append("- \(old[left])")
                left += 1
            } else if inserted.contains(right) {
                lines.append("+ \(new[right])")
                right += 1
            } else {
                left += 1
                right += 1
            }
        }
        self.lines = lines
    }

    /// Whether the strings are equal.
    package var isEmpty: Bool { lines.isEmpty }

    /// The lines as printable text.
    package var text: String { lines.map(\.printable).joined(separator: "\n") }

    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
