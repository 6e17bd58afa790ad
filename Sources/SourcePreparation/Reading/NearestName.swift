/// Finds the name that was perhaps meant by a wrong one.
enum NearestName {
    /// Returns the name with the smallest edit distance, in which two swapped characters count as one edit, or `nil` if none is similar.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the total length of the names and *m* the length of the wrong one.
    static func of(_ wrong: String, among names: some Sequence<String>) -> String? {
        let limit = max(1, wrong.count / 3)
        var best: (name: String, distance: Int)?
        for name in names.sorted() where abs(name.count - wrong.count) <= limit {
            let distance = distance(Array(wrong.lowercased()), Array(name.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    /// Returns a suggestion to append to a message, or an empty string if no name is similar.
    static func suggestion(for wrong: String, among names: some Sequence<String>) -> String {
        of(wrong, among: names).map { "; did you mean \($0)?" } ?? ""
    }

    /// Returns the number of insertions, removals, substitutions and swaps of neighbors between two names.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var rows = [Array(0...second.count)]
        for (number, character) in first.enumerated() {
            var row = [number + 1]
            for (place, other) in second.enumerated() {
                let last = rows[number]
                var best = min(last[place] + (character == other ? 0 : 1), row[place] + 1, last[place + 1] + 1)
                if number > 0, place > 0, character == second[place - 1], other == first[number - 1] {
                    best = min(best, rows[number - 1][place - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
