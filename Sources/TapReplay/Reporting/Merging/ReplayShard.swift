import CellDirector

/// A part of the scripts, for one of several machines: `2/5` is the second of five.
package struct ReplayShard: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let number: Int
    package let count: Int

    /// More machines than any suite is played on.
    package static let largestCount = 1000

    /// The shard of a text such as `2/5`; `nil` if it is none.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        guard parts.count == 2, numbers.count == 2, (1...Self.largestCount).contains(numbers[1]),
            (1...numbers[1]).contains(numbers[0])
        else { return nil }
        (number, count) = (numbers[0], numbers[1])
    }

    package var description: String { "\(number)/\(count)" }

    /// Which of some scripts belong to the shard, in the order of their names.
    ///
    /// Each belongs to one shard, whatever the order in which they are named: the longest goes first, and to the shard that has
    /// the least. A script whose duration nobody knows is taken for an average one.
    ///
    /// - Parameters:
    ///   - names: The scripts as they are named.
    ///   - durations: How long scripts lasted earlier, in seconds, by ``key(of:)``.
    /// - Returns: The places of the scripts in the names.
    package func share(of names: [String], durations: [String: Double] = [:]) -> [Int] {
        let keys = names.map(Self.key)
        let known = Set(keys).compactMap { durations[$0] }.sorted()
        let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        let longestFirst = Set(keys).map { (key: $0, duration: durations[$0] ?? average) }
            .sorted { ($1.duration, $0.key) < ($0.duration, $1.key) }
        var shards = Array(repeating: (duration: 0.0, count: 0), count: count)
        var own: Set<String> = []
        for (key, duration) in longestFirst {
            guard let least = shards.indices.min(by: { shards[$0] < shards[$1] }) else { break }
            shards[least].duration += duration
            shards[least].count += 1
            if least == number - 1 { own.insert(key) }
        }
        return names.indices.filter { own.contains(keys[$0]) }.sorted { (keys[$0], $0) < (keys[$1], $1) }
    }

    /// What a script is known by, however its path is spelled.
    package static func key(of name: String) -> String {
        let parts = name.split(separator: "/").filter { $0 != "." }
        return (name.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    // MARK: Marks

    /// The comment by which an XML or HTML report says that it is one of a shard.
    var comment: String { "<!-- shard \(self) -->" }

    /// The shard that such a comment names.
    init?(comment line: String) {
        guard line.hasPrefix("<!-- shard "), line.hasSuffix(" -->") else { return nil }
        self.init(line.dropFirst(11).dropLast(4))
    }
}
