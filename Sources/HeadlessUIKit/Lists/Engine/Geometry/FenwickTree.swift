/// The prefix sums of a list of numbers. Each number can be changed individually.
///
/// - Complexity: O(*n*) to create a tree of *n* numbers; O(log *n*) for every other operation.
struct FenwickTree {
    private var sums: [Double]

    init(zeros count: Int) { sums = Array(repeating: 0, count: count + 1) }

    init(_ values: [Double]) {
        sums = [0] + values
        for index in 1..<max(sums.count, 1) {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var count: Int { sums.count - 1 }

    /// Returns the sum of the first `count` numbers.
    func sum(first count: Int) -> Double {
        var index = count
        var sum = 0.0
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    mutating func add(_ difference: Double, at position: Int) {
        var index = position + 1
        while index < sums.count {
            sums[index] += difference
            index += index & -index
        }
    }

    /// Returns the index of the first number at which the running sum exceeds `target`; the last index if it never
    /// does. The numbers must not be negative.
    func position(ofSum target: Double) -> Int {
        var position = 0
        var rest = target
        var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = position + step
            if next <= count, sums[next] <= rest {
                position = next
                rest -= sums[next]
            }
            step >>= 1
        }
        return min(position, count - 1)
    }
}
