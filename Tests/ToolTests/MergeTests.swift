import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests merging the reports of several shards, as if the shards ran on different machines.
final class MergeTests: XCTestCase {
    private let kinds = ["trace", "html", "junit"]
    private let scripts = [
        "a.taps": "screen shelf\nexpect 9 rows\nplay \"d.taps\"",
        "b.taps": "screen shelf\ntap row 0\nexpect row 0 matches \"none\"\nshow",
        "c.taps": "screen shelf",
        "d.taps": "screen shelf\nrepeat 3 times\ntap row 1\nend\ntap row 99",
        "e <&\"é.taps": "screen shelf\nexpect 3 rows",
    ]

    @MainActor
    private func run(_ arguments: [String]) async -> Int32 {
        let command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        return await command.runSilently(arguments)
    }

    private func reports(_ folder: String, _ name: String) -> [String] {
        kinds.map { "--\($0)=\(folder)/\(name).\($0)" }
    }

    /// Returns the contents of the reports, with all durations removed.
    private func texts(_ folder: String, _ name: String, _ kinds: [String]? = nil) throws -> [String] {
        try (kinds ?? self.kinds).map { kind in
            try String(contentsOfFile: "\(folder)/\(name).\(kind)", encoding: .utf8)
                .replacingOccurrences(of: #"time="[0-9.]*"|"ms":[0-9]+,"#, with: "", options: .regularExpression)
        }
    }

    /// Plays the scripts in the given number of shards, and returns the folder and the paths of the reports. Every
    /// shard receives the script names in a different order.
    @MainActor
    private func shards(_ count: Int, _ options: [String] = []) async throws -> (folder: String, parts: [String]) {
        let folder = try temporaryFolder(scripts, in: self)
        var parts: [String] = []
        for number in 1...count {
            var names = scripts.keys.sorted().map { "\(folder)/\($0)" }
            names.swapAt(0, number % names.count)
            let own = reports(folder, "part\(number)")
            _ = await run(["--quiet", "--shard=\(number)/\(count)"] + options + own + names)
            parts += kinds.map { "\(folder)/part\(number).\($0)" }
        }
        return (folder, parts)
    }

    @MainActor
    func testMergedShardsReportTheSameAsOneRun() async throws {
        for count in [1, 3, 7] {
            let (folder, parts) = try await shards(count)
            _ = await run(["--quiet"] + reports(folder, "one") + scripts.keys.sorted().map { "\(folder)/\($0)" })
            let merged = await run(["merge"] + reports(folder, "all") + parts.shuffled())
            XCTAssertEqual(merged, 0)
            for (all, one) in zip(try texts(folder, "all"), try texts(folder, "one")) { XCTAssertEqual(all, one) }
            let folderHasDrafts = try FileManager.default.contentsOfDirectory(atPath: folder).contains {
                $0.hasPrefix(".")
            }
            XCTAssertFalse(folderHasDrafts)
        }
    }

    @MainActor
    func testShardsAreBalancedByTheDurationsOfAnEarlierReport() async throws {
        let folder = try temporaryFolder(
            ["long.taps": "screen shelf", "a.taps": "screen shelf", "b.taps": "screen shelf"], in: self)
        let names = ["a", "b", "long"].map { "\(folder)/\($0).taps" }
        let report = "\(folder)/earlier.xml"
        let suites = zip(names, ["1.000000", "2.000000", "9.500000"]).map { name, time in
            """
            <testsuite name="\(name)" file="\(name)" tests="0" failures="0" errors="0" skipped="0" time="\(time)">
            </testsuite>

            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="taps" tests="0" failures="0" errors="0" skipped="0" time="12.500000">
            \(suites.joined())</testsuites>

            """
        try text.write(toFile: report, atomically: true, encoding: .utf8)
        var played: [[String]] = []
        for number in 1...2 {
            let trace = "\(folder)/\(number).jsonl"
            let status = await run(
                ["--quiet", "--shard=\(number)/2", "--durations", report, "--trace", trace] + names)
            XCTAssertEqual(status, 0)
            let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
            XCTAssert(lines[0].hasSuffix(#","shard":"\#(number)/2"}"#), "\(lines[0])")
            played.append(lines.dropFirst().compactMap { line in names.first { line.contains($0) } })
        }
        XCTAssertEqual(played, [[names[2]], [names[0], names[1]]])
        let overwriting = await run(["--quiet", "--shard=1/2", "--durations", report, "--junit", report] + names)
        XCTAssertEqual(overwriting, 2)
        XCTAssertEqual(try String(contentsOfFile: report, encoding: .utf8), text)
        let unfit = await run(["--quiet", "--shard=1/2", "--durations", names[0]] + names)
        XCTAssertEqual(unfit, 2)
    }

    func testAnEmptyShardSucceedsAndReportsThatItIsEmpty() throws {
        let scripts = ["follow", "todo"].map { "Samples/Scripts/\($0).taps" }
        let (status, output) = try SampleCommand.call(["--shard=3/3", "--jobs=2"] + scripts)
        XCTAssertEqual(status, 0)
        XCTAssertEqual(output, "shard 3/3: none of the 2 scripts is in it\n")
    }

    func testAShardPlaysWithSeveralProcesses() throws {
        let scripts = ["follow", "todo", "settings", "search", "later"].map { "Samples/Scripts/\($0).taps" }
        let one = try SampleCommand.call(["--shard=1/2"] + scripts)
        let many = try SampleCommand.call(["--shard=1/2", "--jobs=2"] + scripts)
        XCTAssertEqual(one.status, 0, one.output)
        XCTAssertEqual(many.output, one.output)
        XCTAssert(one.output.contains("3 scripts, "), one.output)
    }

    // MARK: Errors

    @MainActor
    private func refusal(_ arguments: [String]) async throws -> String {
        let (status, output) = try SampleCommand.call(arguments)
        XCTAssertEqual(status, 2, output)
        return output
    }

    @MainActor
    func testMissingAndDuplicatePartsAreRefused() async throws {
        let (folder, parts) = try await shards(3)
        let junit = parts.filter { $0.hasSuffix("junit") }
        let all = "--junit=\(folder)/all.junit"
        let missing = try await refusal(["merge", all, junit[0], junit[2]])
        XCTAssertEqual(missing, "replay-taps: error: the JUnit report of shard 2/3 is missing among the parts\n")
        let twice = try await refusal(["merge", all, junit[0], junit[1], junit[1], junit[2]])
        XCTAssertEqual(twice, "\(junit[1]): error: this is shard 2/3, and so is \(junit[1])\n")
        let gone = try await refusal(["merge", all, junit[0], "\(folder)/gone.xml"])
        XCTAssertEqual(gone, "\(folder)/gone.xml: error: there is no such file\n")
        for kind in kinds {
            _ = await run(["--quiet", "--\(kind)=\(folder)/whole", "\(folder)/a.taps", "\(folder)/c.taps"])
            _ = await run(["--quiet", "--\(kind)=\(folder)/other", "\(folder)/b.taps", "\(folder)/./a.taps"])
            let doubled = try await refusal(["merge", "--\(kind)=\(folder)/all", "\(folder)/whole", "\(folder)/other"])
            XCTAssertEqual(doubled, "\(folder)/other: error: \(folder)/./a.taps is in \(folder)/whole, too\n")
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/all"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/all.junit"))
    }

    @MainActor
    func testDamagedPartsAreRefused() async throws {
        let (folder, parts) = try await shards(1)
        for (part, kind) in zip(parts, kinds) {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: part)))
            for end in [bytes.count - 1, bytes.count - 12, bytes.count / 2, 40, 0] {
                try Data(bytes[..<end]).write(to: URL(fileURLWithPath: "\(folder)/cut"))
                // Without its final line break, an XML or HTML report is still complete.
                if kind != "trace", end == bytes.count - 1 { continue }
                let output = try await refusal(["merge", "--\(kind)=\(folder)/all", "\(folder)/cut"])
                XCTAssert(output.hasPrefix("\(folder)/cut: error: this "), output)
                XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/all"))
            }
        }
        // Damages the JUnit report by removing a test case.
        let report = try String(contentsOfFile: parts[2], encoding: .utf8).components(separatedBy: "\n")
        let place = try XCTUnwrap(report.firstIndex { $0.hasPrefix("<testcase ") && $0.hasSuffix("/>") })
        let cut = (report[..<place] + report[(place + 1)...]).joined(separator: "\n")
        try cut.write(toFile: "\(folder)/cut", atomically: true, encoding: .utf8)
        let output = try await refusal(["merge", "--junit=\(folder)/all", "\(folder)/cut"])
        XCTAssert(output.contains("this JUnit report is damaged: the suite of "), output)
    }

    @MainActor
    func testAMergeDoesNotOverwriteItsParts() async throws {
        let (folder, parts) = try await shards(1)
        for (part, kind) in zip(parts, kinds) {
            let before = try Data(contentsOf: URL(fileURLWithPath: part))
            let output = try await refusal(["merge", "--\(kind)=\(part)", part])
            XCTAssert(output.contains("would overwrite"), output)
            XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: part)), before)
        }
        let missingOption = try await refusal(["merge", "--junit=\(folder)/all", parts[2], parts[0]])
        XCTAssertEqual(missingOption, "\(parts[0]): error: this is a trace, and no --trace says where to write one\n")
        let missingPart = try await refusal(["merge", "--junit=\(folder)/all", "--trace=\(folder)/t", parts[2]])
        XCTAssertEqual(missingPart, "replay-taps: error: --trace needs a part that is a trace, but there is none\n")
    }

    @MainActor
    func testAMergedPageKeepsItsLimit() async throws {
        let steps = PageReporter.stepLimit / 2 + 100
        let long = "screen shelf\nrepeat \(steps) times\nexpect 60 rows\nend\nexpect 4 rows\nexpect 4 rows"
        let folder = try temporaryFolder(["a.taps": long, "b.taps": long, "c.taps": long], in: self)
        let names = ["a", "b", "c"].map { "\(folder)/\($0).taps" }
        for number in 1...2 {
            _ = await run(["--quiet", "--shard=\(number)/2", "--html=\(folder)/\(number).html"] + names)
        }
        _ = await run(["--quiet", "--html=\(folder)/one.html"] + names)
        let merged = await run(["merge", "--html=\(folder)/all.html", "\(folder)/2.html", "\(folder)/1.html"])
        XCTAssertEqual(merged, 0)
        let texts = try ["all", "one"].map { try self.texts(folder, $0, ["html"]) }
        XCTAssertEqual(texts[0], texts[1])
    }
}
