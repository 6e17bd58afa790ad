/// The difference between two consecutive screens: ranges of lines kept from the earlier screen, and new lines.
///
/// The difference is usually small: if a row changes, only a few lines are new, and if a list scrolls, most lines are
/// kept and only change their position.
struct ScreenDifference {
    enum Part: Hashable {
        /// A range of lines of the earlier screen.
        case kept(Range<Int>)
        case new(String)
        /// The index in ``Lines`` of a line that has already been recorded as new in this picture or an earlier picture
        /// of the script.
        case known(Int)
    }

    private(set) var parts: [Part] = []

    /// Compares two screens.
    ///
    /// - Complexity: O(*n*), where *n* is the number of lines, or O(*n*²) if some lines occur many times in the earlier
    ///   screen, as horizontal rules do.
    init(from earlier: [String], to later: [String]) {
        let places = Dictionary(grouping: earlier.indices) { earlier[$0] }
        var index = 0
        while index < later.count {
            let starts = places[later[index]] ?? []
            let runs = starts.map { start -> Range<Int> in
                let count = zip(earlier[start...], later[index...]).prefix { $0 == $1 }.count
                return start..<(start + count)
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
    /// Returns whether the difference can be applied to the earlier screen. This is the case if the earlier screen
    /// contains all ranges of kept lines, and if no `known` parts are left.
    func fits(_ earlier: [String]) -> Bool {
        parts.allSatisfy { part in
            switch part {
            case .kept(let lines): lines.upperBound <= earlier.count
            case .new: true
            case .known: false
            }
        }
    }

    /// Returns the later screen, or `nil` if there is none. The difference must fit the earlier screen.
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
    /// The new lines of all pictures of a script so far. Lines that occur again are replaced with their numbers.
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

    /// Replaces known lines with their numbers, and adds the other new lines to the known lines.
    mutating func shorten(_ lines: inout Lines) {
        parts = parts.map { part in
            guard case .new(let line) = part else { return part }
            if let number = lines.number(of: line) { return .known(number) }
            lines.add(line)
            return part
        }
    }

    /// Replaces numbers with the lines that they represent, and adds the new lines to the known lines. Invalid numbers
    /// stay unchanged.
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
