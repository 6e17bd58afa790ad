/// What a screen has from the one before it, and what is new: the two drawings differ in a few lines where a row changes,
/// and where a list scrolls most lines stand elsewhere.
struct ScreenDifference {
    enum Part: Hashable {
        /// Lines that the earlier screen has.
        case kept(Range<Int>)
        case new(String)
        /// A line that was new in an earlier picture, by its number among those of the script.
        case known(Int)
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

// MARK: - Putting together

extension ScreenDifference {
    /// Whether the lines that it keeps are in the earlier screen.
    func fits(_ earlier: [String]) -> Bool {
        parts.allSatisfy { part in
            switch part {
            case .kept(let lines): lines.upperBound <= earlier.count
            case .new: true
            case .known: false
            }
        }
    }

    /// The later screen, made of the earlier one, which it must fit; `nil` if there is none.
    func applied(to earlier: [String]) -> [String]? {
        if parts.isEmpty { return nil }
        return parts.flatMap { part in
            switch part {
            case .kept(let lines): Array(earlier[lines])
            case .new(let line): [line]
            case .known: [String]()
            }
        }
    }
}

// MARK: - Lines that come again

extension ScreenDifference {
    /// The new lines of all pictures of a script so far: what comes again is written as a number.
    struct Lines {
        private var numbers: [String: Int] = [:]
        private var all: [String] = []

        fileprivate mutating func add(_ line: String) {
            numbers[line] = all.count
            all.append(line)
        }

        fileprivate func number(of line: String) -> Int? { numbers[line] }
        fileprivate subscript(number: Int) -> String? { all.indices.contains(number) ? all[number] : nil }
    }

    /// Writes lines that are known as numbers, and knows the others from now on.
    mutating func shorten(_ lines: inout Lines) {
        parts = parts.map { part in
            guard case .new(let line) = part else { return part }
            if let number = lines.number(of: line) { return .known(number) }
            lines.add(line)
            return part
        }
    }

    /// Puts lines in the place of their numbers. A number of no line stays.
    mutating func lengthen(_ lines: inout Lines) {
        parts = parts.map { part in
            if case .new(let line) = part { lines.add(line) }
            guard case .known(let number) = part, let line = lines[number] else { return part }
            return .new(line)
        }
    }
}

extension ScreenDifference: Decodable {
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            if let line = try? list.decode(String.self) {
                parts.append(.new(line))
                continue
            }
            if let number = try? list.decode(Int.self) {
                parts.append(.known(number))
                continue
            }
            let numbers = try list.decode([Int].self)
            guard numbers.count == 2, numbers[0] >= 0, (0...Int.max - numbers[0]).contains(numbers[1]) else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "no range of lines")
            }
            parts.append(.kept(numbers[0]..<numbers[0] + numbers[1]))
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
            case .known(let number): try list.encode(number)
            }
        }
    }
}
