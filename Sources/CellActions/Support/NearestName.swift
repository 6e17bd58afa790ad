/// Returns the candidate that was probably meant by `name`: the candidate with the smallest edit distance from `name`.
/// Case is ignored. A candidate whose distance is greater than 1 is considered only if the distance is at most a third
/// of the length of the longer of the two names. Returns `nil` if no candidate is close enough.
///
/// - Complexity: O(*n* × *m*²), where *n* is the number of candidates that are about as long as `name` and *m* is the
///   length of `name`.
package func nearestName(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (distance: Int, name: String)?
    for candidate in names {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let allowed = max(1, max(wanted.count, letters.count) / 3)
        let limit = min(allowed, best.map { $0.distance - 1 } ?? allowed)
        if let distance = editDistance(wanted, letters, atMost: limit) { best = (distance, candidate) }
        if best?.distance == 0 { break }
    }
    return best?.name
}

/// Returns the edit distance between two names, or `nil` if it exceeds a limit.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let replaced = diagonal + (letter == b[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
        guard row.contains(where: { $0 <= limit }) else { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
}
