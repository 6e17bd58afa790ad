import XCTest

/// Tests the files that a replay leaves behind when it is killed while writing.
final class KilledReplayTests: XCTestCase {
    func testFilesAreUnchangedAndTheNextReplayRemovesTemporaryFiles() throws {
        let folder = try SampleCommand.folder(in: self)
        let (endless, short) = ("\(folder)/endless.taps", "\(folder)/short.taps")
        try "screen feed\nrepeat 10000000 times\n    tap row 1\nend\n".write(
            toFile: endless, atomically: true, encoding: .utf8)
        try "screen feed\ntap \"Follow\" in row 1\n".write(toFile: short, atomically: true, encoding: .utf8)
        let (trace, report) = ("\(folder)/taps.jsonl", "\(folder)/taps.xml")
        try "of the last run\n".write(toFile: trace, atomically: true, encoding: .utf8)
        let options = ["--trace", trace, "--junit", report]
        // Restores the default action for SIGINT. The tests may run in a shell script's background job, where SIGINT is
        // ignored, and child processes inherit that setting.
        let interrupt = signal(SIGINT, SIG_DFL)
        defer { signal(SIGINT, interrupt) }

        for signal in [SIGKILL, SIGTERM, SIGINT] {
            let process = try SampleCommand.start(options + [endless])
            let output = try XCTUnwrap(process.standardOutput as? Pipe).fileHandleForReading
            // The first output shows that some steps were played. The process can't finish, because the rest of its
            // output is not read.
            XCTAssertFalse(output.availableData.isEmpty)
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            XCTAssertEqual(try String(contentsOfFile: trace, encoding: .utf8), "of the last run\n")
            XCTAssertEqual(try shown(in: folder), ["endless.taps", "short.taps", "taps.jsonl"])
        }
        XCTAssertFalse(try hidden(in: folder).isEmpty, "the killed processes leave temporary files behind")

        XCTAssertEqual(try SampleCommand.call(options + [short]).status, 0)
        XCTAssertEqual(try shown(in: folder), ["endless.taps", "short.taps", "taps.jsonl", "taps.xml"])
        XCTAssertEqual(try hidden(in: folder), [])
        XCTAssertTrue(try String(contentsOfFile: trace, encoding: .utf8).contains("tap \\\"Follow\\\" in row 1"))
    }

    func testATemporaryFileOfARunningProcessIsKept() throws {
        let folder = try SampleCommand.folder(in: self)
        let (endless, trace) = ("\(folder)/endless.taps", "\(folder)/taps.jsonl")
        try "screen feed\nrepeat 10000000 times\n    tap row 1\nend\n".write(
            toFile: endless, atomically: true, encoding: .utf8)
        let process = try SampleCommand.start(["--trace", trace, endless])
        defer { kill(process.processIdentifier, SIGKILL) }
        XCTAssertFalse(try XCTUnwrap(process.standardOutput as? Pipe).fileHandleForReading.availableData.isEmpty)
        XCTAssertEqual(try SampleCommand.call(["--trace", trace, "Samples/Scripts/follow.taps"]).status, 0)
        XCTAssertEqual(try hidden(in: folder), [".taps.jsonl.trace.\(process.processIdentifier)"])
    }

    private func shown(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    private func hidden(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(".") }.sorted()
    }
}
