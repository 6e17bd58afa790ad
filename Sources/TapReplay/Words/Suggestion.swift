import CellActions

/// Suggests the word that the author of a script probably meant.
package enum Suggestion {
    /// Returns `; did you mean "tap"?`, or an empty string if no word is similar.
    package static func clause(for word: String, among words: [String]) -> String {
        nearest(to: word, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// Returns the nearest word, preferring a word that differs only by two swapped letters.
    ///
    /// A swap is the most common typo, but its edit distance of two would exceed the limit for a short word.
    package static func nearest(to word: String, among words: [String]) -> String? {
        guard word.utf8.count <= 100 else { return nil }
        let letters = Array(word.lowercased())
        return words.first { isSwap(letters, Array($0.lowercased())) } ?? nearestName(to: word, among: words)
    }

    private static func isSwap(_ a: [Character], _ b: [Character]) -> Bool {
        guard a.count == b.count, let first = a.indices.first(where: { a[$0] != b[$0] }), first + 1 < a.count else {
            return false
        }
        return a[first] == b[first + 1] && a[first + 1] == b[first] && a[(first + 2)...] == b[(first + 2)...]
    }

    /// Returns a list such as `"a"`, `"a" or "b"`, or `"a", "b" or "c"`.
    package static func list(_ words: [String], and conjunction: String = "or") -> String {
        let quoted = words.map { "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// Returns a part of a script's source, shortened to fit in a message.
    static func clipped(_ source: String) -> String {
        (source.count <= 40 ? source : source.prefix(39) + "…").printable
    }
}
