import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests scripts that are played in several environments.
final class ReplayMatrixTests: XCTestCase {
    private let surroundings = ["iPhone SE, light", "iPhone SE, dark", "iPad mini, light", "iPad mini, dark"]

    /// Runs the sample's command-line tool and returns its exit status, its output and its reports. All durations are
    /// removed from the reports.
    private func call(_ arguments: [String]) throws -> (status: Int32, output: String, reports: [String]) {
        let folder = try SampleCommand.folder(in: self)
        let names = ["trace", "html", "junit"]
        let (status, output) = try SampleCommand.call(names.map { "--\($0)=\(folder)/\($0)" } + arguments)
        let reports = names.map { name in
            let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
            return text.replacingOccurrences(of: #"time="[0-9.]*"|"ms":[0-9]+,"#, with: "", options: .regularExpression)
        }
        return (status, output, reports)
    }

    func testEachTextSizeIsARunOfItsOwn() throws {
        let folder = try SampleCommand.folder(in: self)
        let text = "screen feed\nexpect rows 0 to 99 are visible"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/a.taps"))
        let (_, output, _) = try call(["--text-sizes", "large,accessibilityLarge", "\(folder)/a.taps"])
        let visible = output.matches(of: /rows 0 to (\d+) are visible/).compactMap { Int($0.1) }.filter { $0 != 99 }
        XCTAssertEqual(Set(visible).count, 2, "larger text shows fewer rows: \(output)")
        XCTAssert(output.contains("a.taps (accessibilityLarge)"), output)
        let wrong = try call(["--text-sizes", "accessibilityLarg", "\(folder)/a.taps"])
        XCTAssertEqual(wrong.status, 2)
        XCTAssert(wrong.output.contains("invalid text size \"accessibilityLarg\""), wrong.output)
    }

    func testEachDirectionIsARunOfItsOwn() throws {
        let folder = try SampleCommand.folder(in: self)
        let text = "screen todo\nswipe row 3 right\nexpect \"Delete\" in row 3 is visible"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/a.taps"))
        let (status, output, _) = try call(["--directions", "left to right, right to left", "\(folder)/a.taps"])
        XCTAssertEqual(status, 1, "a swipe to the right reveals Delete only with a right-to-left layout: \(output)")
        XCTAssert(output.contains("1 of 2 scripts passed"), output)
        XCTAssert(output.contains("a.taps (right to left)"), output)
        let wrong = try call(["--directions", "up", "\(folder)/a.taps"])
        XCTAssertEqual(wrong.status, 2)
        XCTAssert(wrong.output.contains("invalid direction \"up\""), wrong.output)
    }

    func testEachCombinationIsARunOfItsOwnInEveryReport() throws {
        let folder = try SampleCommand.folder(in: self)
        let text = "screen feed\nexpect rows 0 to 99 are visible\nexpect label 1 in row 0 shows \"Ada Lovelace\""
        for name in ["a", "b"] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).taps"))
        }
        let matrix = ["--devices", "iPhone SE, iPad mini", "--styles=light,dark"]
        let arguments = matrix + ["\(folder)/a.taps", "\(folder)/b.taps"]
        let one = try call(arguments)
        XCTAssertEqual(one.status, 1, one.output)
        let runs = ["a", "b"].flatMap { script in surroundings.map { "\(folder)/\(script).taps (\($0))" } }
        for run in runs {
            XCTAssert(one.output.contains("\n\(run)\n") || one.output.hasPrefix("\(run)\n"), one.output)
            XCTAssert(one.reports[0].contains(#""script":"\#(run)""#), one.reports[0])
            XCTAssert(one.reports[1].contains(#"{"script":"\#(run)"}"#), one.reports[1])
            XCTAssert(one.reports[2].contains(#"<testsuite name="\#(run)" file="\#(run.prefix { $0 != " " })""#))
        }
        XCTAssert(one.output.contains("0 of 8 scripts passed"), one.output)
        XCTAssert(one.output.contains("\(folder)/a.taps:2:1: error: "), "the failure is reported at its line")
        XCTAssertFalse(one.output.contains("\n\(folder)/a.taps\n"), "each run is listed with its surroundings")

        let many = try call(["--jobs=3"] + arguments)
        XCTAssertEqual(many.status, 1)
        XCTAssertEqual(many.output, one.output)
        for (a, b) in zip(many.reports, one.reports) { XCTAssert(a == b && !a.isEmpty) }

        let shards = try ["1/2", "2/2"].map { try call(["--shard", $0] + arguments).reports }
        for (number, shard) in shards.enumerated() {
            try Data(shard[0].utf8).write(to: URL(fileURLWithPath: "\(folder)/\(number).jsonl"))
        }
        let merged = try SampleCommand.call(
            ["merge", "--trace=\(folder)/all.jsonl", "\(folder)/1.jsonl", "\(folder)/0.jsonl"])
        XCTAssertEqual(merged.status, 0, merged.output)
        XCTAssertEqual(try String(contentsOfFile: "\(folder)/all.jsonl", encoding: .utf8), one.reports[0])
        let parts = shards.map { $0[2] }
        XCTAssert(parts[0].contains("a.taps (iPad mini, dark)") && !parts[0].contains("b.taps"))
        XCTAssert(parts[1].contains("b.taps (iPad mini, dark)") && !parts[1].contains("a.taps"))
    }

    func testTheDeviceDeterminesWhichRowsAreVisible() throws {
        let folder = try SampleCommand.folder(in: self)
        let text = "screen feed\nif row 12 is visible\nshow\nend"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/a.taps"))
        let result = try call(["--devices=iPhone SE,iPad Pro 13-inch", "\(folder)/a.taps"])
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssert(result.output.contains("# no: "), result.output)
        XCTAssert(result.output.contains("# yes"), result.output)
    }

    @MainActor
    func testDurationsAreThoseOfAllRuns() async throws {
        let folder = try SampleCommand.folder(in: self)
        let suites = ["iPhone SE", "iPad mini"].map {
            #"<testsuite name="a.taps (\#($0))" file="a.taps" tests="0" failures="0" skipped="0" time="2">"#
                + "\n</testsuite>\n"
        }
        let report =
            "<?xml version=\"1.0\"?>\n<testsuites name=\"taps\" tests=\"0\" failures=\"0\" skipped=\"0\" time=\"4\">\n"
            + suites.joined() + "</testsuites>\n"
        try Data(report.utf8).write(to: URL(fileURLWithPath: "\(folder)/last.xml"))
        XCTAssertEqual(try ReportMerge.durations(path: "\(folder)/last.xml"), ["a.taps": 4])
    }

    func testAnUnknownDeviceIsAnError() {
        func error(_ arguments: String...) -> String? {
            do throws(ReplayOptions.UsageError) {
                _ = try ReplayOptions(arguments)
                return nil
            } catch {
                return error.message
            }
        }
        XCTAssertNil(error("--devices=iPad mini", "--styles", "dark", "--update", "a.taps"))
        XCTAssertEqual(
            error("--devices", "iPhone SE,iPad Mini", "a.taps"),
            "invalid device \"iPad Mini\" for --devices; did you mean \"iPad mini\"?")
        XCTAssertEqual(
            error("--styles", "sepia", "a.taps"),
            "invalid style \"sepia\" for --styles; there is \"light\" and \"dark\"")
        XCTAssertEqual(
            error("--styles", "light,dark", "--update", "a.taps"),
            "--update writes one snapshot of each name; name one device, style and size, or none")
    }
}
