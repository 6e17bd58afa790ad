/// Returns an array that contains, for each position after a change, the position of the same element before the
/// change, or -1 for an inserted element.
///
/// - Complexity: O(*before* + *after*).
package func sourcePositions(
    before: Int, after: Int, deletes: some Collection<Int>, inserts: some Collection<Int>,
    moves: some Collection<ListMove<Int>>
) -> [Int] {
    var isTaken = [Bool](repeating: false, count: before)
    for position in deletes { isTaken[position] = true }
    for move in moves { isTaken[move.source] = true }
    var positions = [Int](repeating: -2, count: after)
    for position in inserts { positions[position] = -1 }
    for move in moves { positions[move.target] = move.source }
    var next = 0
    for position in positions.indices where positions[position] == -2 {
        while isTaken[next] { next += 1 }
        positions[position] = next
        next += 1
    }
    return positions
}
