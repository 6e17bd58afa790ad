/// The lines that differ between two strings.
package struct LineDifference: Hashable, Sendable {
    /// The removed and inserted lines, in order. Lines removed from the first string begin with `-`, and lines inserted
    /// in the second string begin with `+`.
    package let lines: [String]

    /// The maximum number of lines, in both strings together, to compare in detail. If there are more and the strings
    /// differ, all lines count as removed or inserted, because comparing them would be slow. No screen has that many
    /// lines.
    private static let comparisonLimit = 1000

    /// Compares two strings, treating LF and CRLF as equal. A line break at the end is ignored.
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

    /// Whether the strings have the same lines.
    package var isEmpty: Bool { lines.isEmpty }

    /// The lines as printable text.
    package var text: String { lines.map(\.printable).joined(separator: "\n") }

    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
