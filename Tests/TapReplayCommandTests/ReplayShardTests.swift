import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests which scripts each shard plays.
final class ReplayShardTests: XCTestCase {
    private func shares(_ names: [String], _ count: Int, _ durations: [String: Double] = [:]) -> [[String]] {
        (1...count).map { number in
            let shard = ReplayShard("\(number)/\(count)")
            return shard?.share(of: names, durations: durations).map { names[$0] } ?? []
        }
    }

    private let names = (0..<17).map { "Scripts/\($0).taps" }

    func testEachScriptBelongsToOneShardWhateverTheOrder() {
        var random = SplitMix64(state: 7)
        let durations = Dictionary(uniqueKeysWithValues: names.dropFirst(3).enumerated().map { ($1, Double($0)) })
        for durations in [[:], durations] {
            for count in [1, 2, 5, 16, 17, 40] {
                let one = shares(names, count, durations)
                XCTAssertEqual(one.flatMap(\.self).sorted(), names.sorted())
                XCTAssertEqual(shares(names.shuffled(using: &random), count, durations), one)
            }
        }
    }

    func testWithoutDurationsScriptCountsDifferByAtMostOne() {
        XCTAssertEqual(shares(names, 5).map(\.count), [4, 4, 3, 3, 3])
        XCTAssertEqual(shares(["a", "b"], 3).map(\.count), [1, 1, 0])
    }

    func testTheLongestScriptIsAssignedToTheLeastLoadedShard() {
        let durations = ["long": 10.0, "a": 3, "b": 3, "c": 4]
        XCTAssertEqual(shares(["a", "b", "c", "long"], 2, durations), [["long"], ["a", "b", "c"]])
        // A script without a known duration is assigned the average duration of the other scripts, 5 seconds.
        XCTAssertEqual(shares(["a", "b", "c", "long", "new"], 2, durations), [["b", "long"], ["a", "c", "new"]])
        XCTAssertEqual(
            shares(["a", "b"], 2, ["a": 0, "b": 0]), [["a"], ["b"]],
            "scripts with a duration of 0 are distributed evenly")
    }

    func testAScriptIsTheSameHoweverItsPathIsSpelled() {
        XCTAssertEqual(shares(["./a.taps", "b.taps", "a.taps"], 2), [["./a.taps", "a.taps"], ["b.taps"]])
        XCTAssertEqual(ReplayShard.key(of: "/x//./y.taps"), "/x/y.taps")
    }

    func testOnlyAValidPartIsParsed() throws {
        let shard = try XCTUnwrap(ReplayShard("2/5"))
        XCTAssertEqual([shard.number, shard.count], [2, 5])
        for text in [
            "", "2", "0/5", "6/5", "2/0", "-1/5", "2/5/1", "2/", "/5", "a/b", "1/1001", "1/99999999999999999999",
        ] {
            XCTAssertNil(ReplayShard(text), text)
        }
    }
}
