import CellDirector
import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests replays with several processes, which must produce the same output and reports as a replay with one process.
final class ReplayJobsTests: XCTestCase {
    private func folder() throws -> String { try SampleCommand.folder(in: self) }

    /// Runs the sample's command-line tool and returns its exit status, its output and its reports. All durations are
    /// removed from the reports.
    private func call(_ arguments: [String]) throws -> (status: Int32, output: String, reports: [String]) {
        let folder = try folder()
        let names = ["trace", "page", "junit"]
        let options = zip(["--trace", "--html", "--junit"], names).map { "\($0)=\(folder)/\($1)" }
        let (status, output) = try SampleCommand.call(options + arguments)
        let reports = names.map { name in
            let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
            return text.replacingOccurrences(of: #"time="[0-9.]*"|"ms":[0-9]+,"#, with: "", options: .regularExpression)
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

    func testSeveralProcessesReportTheSameAsOne() throws {
        let scripts = try scripts()
        let one = try call(scripts)
        let many = try call(["--jobs=3"] + scripts)
        XCTAssertEqual([one.status, many.status], [1, 1], many.output)
        XCTAssertEqual(many.output, one.output)
        XCTAssert(one.output.contains("5 of 7 scripts passed"), one.output)
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
        XCTAssert(many.output.contains("0 of 2 scripts passed"), many.output)
    }

    func testErrorsAreReportedOnce() throws {
        let wrong = try folder() + "/wrong.taps"
        try Data("tpa".utf8).write(to: URL(fileURLWithPath: wrong))
        let many = try call(["--jobs=2", wrong] + scripts())
        XCTAssertEqual(many.status, 2)
        XCTAssertEqual(many.output, "\(wrong):1:1: error: unknown step \"tpa\"; did you mean \"tap\"?\n")
    }

    func testAWatchStopsAtTheFirstFailureOfAllProcesses() throws {
        let folder = try folder()
        let paths = ["one", "two"].map { "\(folder)/\($0).taps" }
        for path in paths {
            try Data("screen feed\nexpect 3 rows\nexpect 4 rows".utf8).write(to: URL(fileURLWithPath: path))
        }
        let (status, output) = try SampleCommand.call(["--watch", "--jobs", "2"] + paths)
        XCTAssertEqual(status, 1)
        XCTAssert(output.contains("one.taps:2:1: error: "), output)
        XCTAssertFalse(output.contains(":3:1: error: "), output)
        XCTAssert(output.contains("not played: \(paths[1])\n"), output)
    }

    @MainActor
    func testProcessesThatEndEarlyOrCannotBeStartedLeaveNoReports() async throws {
        let folder = try folder()
        let paths = ["one", "two"].map { "\(folder)/\($0).taps" }
        for path in paths { try Data("screen shelf".utf8).write(to: URL(fileURLWithPath: path)) }
        var command = ReplayCommand(name: "replay", version: "1", screens: [Shelf.screen(bus: .default)])
        for executable in ["/usr/bin/true", "/no/such/program"] {
            command.executable = executable
            let reports = ["trace", "html", "junit"].map { "--\($0)=\(folder)/\($0)" }
            let status = await command.runSilently(["--quiet", "--jobs=2"] + reports + paths)
            XCTAssertEqual(status, 2)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            XCTAssertEqual(files, ["one.taps", "two.taps"], executable)
        }
    }

    /// The number of rows is read when the screen is opened, which happens only in the process that plays the script.
    @MainActor
    func testSettingsThatScreensReadInAnotherProcessAreNotReportedAsUnused() async throws {
        let folder = try folder()
        let paths = ["one", "two"].map { "\(folder)/\($0).taps" }
        for path in paths { try Data("screen late".utf8).write(to: URL(fileURLWithPath: path)) }
        let late = ReplayScreen(
            "late", load: { $0 },
            make: {
                _ = $0.rowCount; return UIViewController()
            })
        let bus = CellActionBus()
        let player = ReplayPlayer(screens: [late], settings: ReplaySettings(rowCount: 3), bus: bus)
        XCTAssertEqual(player.readSettings, [])
        let report = try await player.play(.file(path: paths[0]))
        XCTAssertEqual(player.readSettings, .rowCount)

        for (settings, isWarned) in [(ReadSettings.rowCount, false), ([], true), (.dataFile, true)] {
            let record = try JSONEncoder.forReports.encode(JobRecord(event: .ended(report, settings), time: 1))
            let program = "#!/bin/sh\necho '\(String(decoding: record, as: UTF8.self))' >&3\n"
            let path = try temporaryFile(Array(program.utf8), named: "program.sh", in: self)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            var command = ReplayCommand(name: "replay", version: "1", screens: [late], bus: bus)
            command.executable = path
            let log = try temporaryFile([], in: self)
            let status = await silently(to: log) { await command.run(["--quiet", "--jobs=2", "--rows=3"] + paths) }
            let output = try String(contentsOfFile: log, encoding: .utf8)
            XCTAssertEqual(status, 0, output)
            XCTAssertEqual(output.contains("warning: --rows has no effect"), isWarned, output)
        }
    }

    @MainActor
    func testNoFileDescriptorIsLeftOpenIfAProcessCannotBeStarted() throws {
        // Leaves enough file descriptors for both ends of the first process's pipe, but for only one end of the second
        // process's pipe.
        var places: [Int32] = []
        for _ in 0..<3 { places.append(dup(STDIN_FILENO)) }
        for place in places { close(place) }
        try withPlaces(upTo: try XCTUnwrap(places.max())) {
            XCTAssertThrowsError(try ReplayJobs(3, of: "/usr/bin/true", [], ReplayClock())) { error in
                XCTAssert("\(error)".contains("can't be started again (too many open files)"), "\(error)")
            }
        }
        var left: [Int32] = []
        for _ in 0..<3 { left.append(dup(STDIN_FILENO)) }
        for place in left { close(place) }
        XCTAssertEqual(left, places)
    }

    func testTheReportsNameAProcessThatIsKilledAndHaveTheOtherScripts() throws {
        let folder = try folder()
        let (process, output) = try startEndlessly(["--junit=\(folder)/report.xml"])
        // The first output shows that some steps were played.
        XCTAssertEqual(try output.read(upToCount: 1)?.count, 1)
        kill(try child(of: process), SIGKILL)
        let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 1)
        let message =
            "endless.taps:3:1: error: its process stopped at this line or later: signal 9 (killed)"
        XCTAssertTrue(text.contains(message), String(text.suffix(1000)))
        let report = try String(contentsOfFile: "\(folder)/report.xml", encoding: .utf8)
        XCTAssertTrue(report.contains("signal 9"), "the report contains the failure")
        XCTAssertTrue(report.contains("follow.taps"), "the report contains the suite of the other script")
    }

    /// Kills the process with SIGKILL, as the system does when it runs out of memory. The child process keeps the
    /// output open until the child process ends.
    func testAChildProcessEndsWithItsParent() throws {
        let (process, output) = try startEndlessly(["--quiet"])
        let child = try child(of: process)
        defer { kill(child, SIGKILL) }
        let ended = expectation(description: "the child process ends")
        DispatchQueue.global().async {
            _ = output.readDataToEndOfFile()
            ended.fulfill()
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        wait(for: [ended], timeout: 120)
    }

    /// Starts the sample's command-line tool with two jobs, the first of which plays an endless script.
    private func startEndlessly(_ options: [String]) throws -> (process: Process, output: FileHandle) {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/proc/self/cmdline"), "child processes are in /proc")
        let endless = "\(try folder())/endless.taps"
        try "screen feed\nrepeat 10000000 times\n    tap row 1\nend\n".write(
            toFile: endless, atomically: true, encoding: .utf8)
        let process = try SampleCommand.start(["--jobs=2"] + options + [endless, "Samples/Scripts/follow.taps"])
        return (process, try XCTUnwrap(process.standardOutput as? Pipe).fileHandleForReading)
    }

    /// Returns the ID of the child process that runs the first job, after waiting until the process exists.
    private func child(of process: Process) throws -> pid_t {
        let id = process.processIdentifier
        let deadline = Date(timeIntervalSinceNow: 120)
        while process.isRunning, Date() < deadline {
            let children = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
            for child in children.split(separator: " ").compactMap({ pid_t($0) }) {
                let words = try? String(contentsOfFile: "/proc/\(child)/cmdline", encoding: .utf8)
                if words?.contains("--job=0/2") == true { return child }
            }
        }
        return try XCTUnwrap(nil, "there is no child process")
    }

    /// Runs a closure with a limit on open files, so that no file descriptor greater than `place` can be opened.
    private func withPlaces(upTo place: Int32, _ body: () throws -> Void) throws {
        #if canImport(Darwin)
        let files = RLIMIT_NOFILE
        #else
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var before = rlimit()
        XCTAssertEqual(getrlimit(files, &before), 0)
        var limit = rlimit(rlim_cur: rlim_t(place + 1), rlim_max: before.rlim_max)
        XCTAssertEqual(setrlimit(files, &limit), 0)
        defer { XCTAssertEqual(setrlimit(files, &before), 0) }
        try body()
    }

    @MainActor
    func testAProcessThatStopsEarlyIsReportedWithItsScript() throws {
        let jobs = try ReplayJobs(2, of: "/usr/bin/true", [], ReplayClock())
        defer { jobs.end() }
        XCTAssertThrowsError(try jobs.play(0, "a.taps", of: "a.taps", [])) { error in
            XCTAssertEqual("\(error)", "a.taps: error: the process that plays it has stopped: it ended with status 0")
        }
        XCTAssertThrowsError(try ReplayJobs(1, of: "/no/such/program", [], ReplayClock())) { error in
            XCTAssertEqual(
                "\(error)", "/no/such/program: error: this can't be started again (no such file or directory)")
        }
    }
}
