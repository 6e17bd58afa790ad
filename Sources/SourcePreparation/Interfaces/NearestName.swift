/// Finds the name that was perhaps meant by a wrong one.
enum NearestName {
    /// Returns the name with the smallest edit distance, or `nil` if none is similar.
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

    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (number, character) in first.enumerated() {
            var corner = row[0]
            row[0] = number + 1
            for (place, other) in second.enumerated() {
                let substitution = corner + (character == other ? 0 : 1)
                corner = row[place + 1]
                row[place + 1] = min(substitution, row[place] + 1, row[place + 1] + 1)
            }
        }
        return row[second.count]
    }
}
