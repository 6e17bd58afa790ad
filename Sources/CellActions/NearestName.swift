/// The name that was perhaps meant: the one with the fewest slips of the finger (a letter more, less, or another), if
/// they are at most a third of its letters.
///
/// - Complexity: O(names × letters²).
package func nearestName(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased())
    let ranked = names.enumerated().map { offset, candidate in
        (distance: editDistance(wanted, Array(candidate.lowercased())), offset: offset, name: candidate)
    }
    guard let best = ranked.min(by: { ($0.distance, $0.offset) < ($1.distance, $1.offset) }),
        best.distance <= max(1, max(wanted.count, best.name.count) / 3)
    else { return nil }
    return best.name
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let replaced = diagonal + (letter == b[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
