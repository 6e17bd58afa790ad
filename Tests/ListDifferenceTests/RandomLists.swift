import TestSupport

/// Generates random pairs of lists. The lists of a pair are unrelated or differ by a few or many edits. They can be
/// short or long, and can contain duplicates.
struct RandomLists {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(state: seed) }
    init(ledBy bytes: [UInt8]) { generator = SplitMix64(ledBy: bytes) }

    /// Whether the generator has unused fuzzer bytes.
    var isLed: Bool { generator.isLed }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func entries(_ count: Int, ids: Int) -> [Entry] {
        (0..<count).map { _ in Entry(number(0...ids), ["", "a", "b"][number(0...2)]) }
    }

    mutating func unique(_ count: Int) -> [Entry] {
        (0..<count).map { Entry($0) }.shuffled(using: &generator)
    }

    /// Returns the list after the given number of random edits: deletions, insertions, moves, updates and, unless
    /// `unique` is `true`, copies.
    mutating func edited(_ list: [Entry], edits: Int, unique: Bool) -> [Entry] {
        var list = list
        var new = 1_000
        for _ in 0..<edits {
            switch number(0...4) {
            case 0 where !list.isEmpty: list.remove(at: number(0...list.count - 1))
            case 1 where !list.isEmpty:
                let moved = list.remove(at: number(0...list.count - 1))
                list.insert(moved, at: number(0...list.count))
            case 2 where !list.isEmpty: list[number(0...list.count - 1)].text += "x"
            case 3 where !list.isEmpty && !unique:
                list.insert(list[number(0...list.count - 1)], at: number(0...list.count))
            default:
                list.insert(Entry(new), at: number(0...list.count))
                new += 1
            }
        }
        return list
    }

    /// Returns two lists of numbers with many duplicates.
    mutating func numbers() -> (source: [Int], target: [Int]) {
        let most = number(0...5)
        let source = (0..<number(0...12)).map { _ in number(0...most) }
        guard number(0...2) > 0 else { return (source, (0..<number(0...12)).map { _ in number(0...most) }) }
        return (source, edited(source.map { Entry($0) }, edits: number(0...5), unique: false).map(\.id))
    }

    mutating func pair() -> (source: [Entry], target: [Entry]) {
        switch number(0...5) {
        case 0:
            let ids = number(0...12)
            return (entries(number(0...10), ids: ids), entries(number(0...10), ids: ids))
        case 1:
            return (
                unique(number(0...12)).filter { _ in number(0...3) > 0 },
                unique(number(0...12)).filter { _ in number(0...3) > 0 }
            )
        case 2:
            let list = entries(number(1...60), ids: number(1...90))
            return (list, edited(list, edits: number(0...6), unique: false))
        case 3:
            let list = unique(number(1...60))
            return (list, edited(list, edits: number(0...6), unique: true))
        case 4:
            let list = entries(number(1...40), ids: 200)
            return (list, edited(list, edits: number(0...60), unique: false))
        default:
            let list = unique(number(1...40))
            return (list, edited(list, edits: number(0...60), unique: true))
        }
    }
}
