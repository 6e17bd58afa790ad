import CellDirector

/// One of several parts of a set of scripts. Each part is played on a different machine. For example, `2/5` is the
/// second of five parts.
package struct ReplayShard: Hashable, Sendable, CustomStringConvertible {
    /// The number of this shard, counted from 1.
    package let number: Int
    package let count: Int

    /// The maximum number of shards. No test suite needs this many.
    package static let largestCount = 1000

    /// Parses a string such as `2/5`. Returns `nil` if the string is invalid.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        guard parts.count == 2, numbers.count == 2, (1...Self.largestCount).contains(numbers[1]),
            (1...numbers[1]).contains(numbers[0])
        else { return nil }
        (number, count) = (numbers[0], numbers[1])
    }

    package var description: String { "\(number)/\(count)" }

    /// Returns the indices of the scripts that belong to this shard, in the order of the scripts' names.
    ///
    /// The scripts are assigned to shards from the longest to the shortest, each to the shard with the smallest total
    /// duration so far, so the assignment does not depend on the order of `names`. A script whose duration is unknown
    /// is assumed to be of average length.
    ///
    /// - Parameters:
    ///   - names: The names of all scripts.
    ///   - durations: The durations of the scripts in an earlier replay in seconds, keyed by ``key(of:)``.
    /// - Returns: The indices of this shard's scripts in `names`.
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

    /// Returns a key for a script: its path without `.` components and repeated slashes, so that different spellings of
    /// the path have the same key.
    package static func key(of name: String) -> String {
        let parts = name.split(separator: "/").filter { $0 != "." }
        return (name.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    // MARK: Marks

    /// The comment that marks an XML or HTML report as part of a sharded run.
    var comment: String { "<!-- shard \(self) -->" }

    /// Parses the comment that marks a report. Returns `nil` if the comment is invalid.
    init?(comment line: String) {
        guard line.hasPrefix("<!-- shard "), line.hasSuffix(" -->") else { return nil }
        self.init(line.dropFirst(11).dropLast(4))
    }
}
