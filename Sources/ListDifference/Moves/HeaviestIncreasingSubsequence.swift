/// Returns the positions of all values that are not in a longest increasing subsequence, in ascending order. If there
/// are several longest subsequences, uses one that contains as many preferred values as possible. The values must be
/// distinct and non-negative.
///
/// Uses a Fenwick tree to find the best subsequence whose last value is less than a given value.
///
/// - Complexity: O(*v* + *k* log *v*), where *k* is the number of values and *v* is the greatest value; O(*k*) if the
///   values are already in order.
func positionsOutsideHeaviestIncreasingSubsequence(of values: [Int], isPreferred: [Bool]) -> [Int] {
    guard let greatest = values.max(), !zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) else { return [] }
    // The weight of a single value. It exceeds the weight that preferences can add to a shorter subsequence, so that
    // the length of a subsequence always takes precedence.
    let longer = values.count
    var best = [(weight: Int, position: Int)](repeating: (0, -1), count: greatest + 2)
    var previous: [Int] = []
    var heaviest = (weight: 0, position: -1)
    for (position, value) in values.enumerated() {
        var below = (weight: 0, position: -1)
        var index = value
        while index > 0 {
            if best[index].weight > below.weight { below = best[index] }
            index &= index - 1
        }
        previous.append(below.position)
        let weight = below.weight + longer + (isPreferred[position] ? 1 : 0)
        if weight > heaviest.weight { heaviest = (weight, position) }
        index = value + 1
        while index < best.count {
            if weight > best[index].weight { best[index] = (weight, position) }
            index += index & -index
        }
    }
    var isKept = [Bool](repeating: false, count: values.count)
    var kept = heaviest.position
    while kept >= 0 {
        isKept[kept] = true
        kept = previous[kept]
    }
    return values.indices.filter { !isKept[$0] }
}
