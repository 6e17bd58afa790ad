import XCTest

@testable import TapReplay

/// The command line in processes of its own: what several tell is what one tells.
final class ReplayJobsTests: XCTestCase {
    private func folder() throws -> String { try SampleCommand.folder(in: self) }

    /// Calls the sample's command line, with all reports.
    private func call(_ arguments: [String]) throws -> (status: Int32, output: String, reports: [String]) {
        let folder = try folder()
        let names = ["trace", "page", "junit"]
        let options = zip(["--trace", "--html", "--junit"], names).map { "\($0)=\(folder)/\($1)" }
        let (status, output) = try SampleCommand.call(options + arguments)
        let reports = names.map { name in
            let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
            return text.replacingOccurrences(of: #"time="[0-9.]*""#, with: "", options: .regularExpression)
        }
        return (status, output, reports)
    }

    private func scripts() throws -> [String] {
        let folder = try folder()
        let wrong = "# @wrong\nscreen feed\nexpect 3 rows\nplay \"part.taps\"\nexpect 3 rows\nshow"
        for (name, text) in [("part", "tap \"Follow\" in row 0"), ("one", wrong), ("two", wrong)] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).taps"))
        }
        let samples = ["follow", "todo", "settings", "search", "later"].map { "Samples/Scripts/\($0).taps" }
        return [samples[0], samples[1], "\(folder)/one.taps", samples[2], "\(folder)/two.taps", samples[3], samples[4]]
    }

    func testSeveralProcessesTellWhatOneTells() throws {
        let scripts = try scripts()
        let one = try call(scripts)
        let many = try call(["--jobs=3"] + scripts)
        XCTAssertEqual([one.status, many.status], [1, 1], many.output)
        XCTAssertEqual(many.output, one.output)
        XCTAssert(one.output.contains("5 of 7 scripts held"), one.output)
        for (a, b) in zip(many.reports, one.reports) { XCTAssert(a == b && !a.isEmpty) }
    }

    func testTheFirstFailureEndsAllProcesses() throws {
        let scripts = try scripts()
        let one = try call(["--stop", "--quiet"] + scripts)
        let many = try call(["--stop", "--quiet", "--jobs", "4"] + scripts)
        XCTAssertEqual([one.status, many.status], [1, 1], many.output)
        XCTAssertEqual(many.output, one.output)
        XCTAssert(one.output.contains("not played: "), one.output)
        for (a, b) in zip(many.reports, one.reports) { XCTAssert(a == b && !a.isEmpty) }
    }

    func testScriptsAreChosenByTheirTags() throws {
        let scripts = try scripts()
        let many = try call(["--tag=wrong", "--jobs=9"] + scripts)
        XCTAssertEqual(many.status, 1)
        XCTAssert(many.output.contains("0 of 2 scripts held"), many.output)
    }

    func testWhatIsWrongIsToldOnce() throws {
        let wrong = try folder() + "/wrong.taps"
        try Data("tpa".utf8).write(to: URL(fileURLWithPath: wrong))
        let many = try call(["--jobs=2", wrong] + scripts())
        XCTAssertEqual(many.status, 2)
        XCTAssertEqual(many.output, "\(wrong):1:1: error: unknown step \"tpa\"; did you mean \"tap\"?\n")
    }

    @MainActor
    func testAProcessThatStopsEarlyIsToldWithItsScript() throws {
        let clock = ReplayClock()
        let jobs = try ReplayJobs(2, of: "/usr/bin/true", [], clock)
        defer { jobs.end() }
        XCTAssertThrowsError(try jobs.play(0, "a.taps", [])) { error in
            XCTAssertEqual("\(error)", "a.taps: error: the process that plays it has stopped")
        }
        XCTAssertThrowsError(try ReplayJobs(1, of: "/no/such/program", [], clock)) { error in
            XCTAssertEqual(
                "\(error)", "/no/such/program: error: this can't be started again (no such file or directory)")
        }
    }
}
