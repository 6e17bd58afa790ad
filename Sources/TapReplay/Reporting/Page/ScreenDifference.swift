/// What a screen has from the one before it, and what is new: the two drawings differ in a few lines where a row changes,
/// and where a list scrolls most lines stand elsewhere.
struct ScreenDifference {
    enum Part: Hashable {
        /// Lines that the earlier screen has.
        case kept(Range<Int>)
        case new(String)
    }

    private(set) var parts: [Part] = []

    /// - Complexity: O(lines²) for lines that stand in the earlier screen again and again, such as rules; else O(lines).
    init(from earlier: [String], to later: [String]) {
        let places = Dictionary(grouping: earlier.indices) { earlier[$0] }
        var index = 0
        while index < later.count {
            let runs = (places[later[index]] ?? []).map { start in
                start..<start + zip(earlier[start...], later[index...]).prefix { $0 == $1 }.count
            }
            if let longest = runs.max(by: { $0.count < $1.count }) {
                parts.append(.kept(longest))
                index += longest.count
            } else {
                parts.append(.new(later[index]))
                index += 1
            }
        }
    }
}

extension ScreenDifference: Encodable {
    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for part in parts {
            switch part {
            case .kept(let lines): try list.encode([lines.lowerBound, lines.count])
            case .new(let line): try list.encode(line)
            }
        }
    }
}
